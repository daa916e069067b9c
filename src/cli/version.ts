import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../config/root.js'
import { type Command, readArguments } from './command.js'

export const version: Command = {
  name: 'version',
  synopsis: '',
  summary: 'Print the version.',
  details: [],
  async run(argv, { print }) {
    readArguments(argv, {})
    print(`${JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version}\n`)
  },
}
