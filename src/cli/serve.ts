import { loadConfig } from '../config/config.js'
import { printConfig } from '../config/print-config.js'
import { type Command, readArguments } from './command.js'

export const serve: Command = {
  name: 'serve',
  synopsis: '[--print-config]',
  summary: 'Run the service until it is told to stop.',
  details: [['--print-config', 'print every setting as the environment gives it, secrets hidden, and end']],
  async run(argv, { print }) {
    const { values } = readArguments(argv, { 'print-config': { type: 'boolean' } })
    const config = loadConfig(process.env)
    if (values['print-config']) return print(printConfig(config))
    // Only here, so that the other commands load no model runtime.
    const service = await import('../main.js')
    await service.serve(config)
  },
}
