import type { Command } from './command.js'
import { columns } from './table.js'

export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, synopsis, summary }) => [`  lekha ${name} ${synopsis}`.trimEnd(), summary])
  return `Usage:\n${columns(rows)}\n"lekha help COMMAND" says more. Settings are environment variables: docs/settings.md.\n`
}

export function helpOf(command: Command): string {
  const usage = `Usage: lekha ${command.name} ${command.synopsis}`.trimEnd()
  const details = columns(command.details.map(([argument, meaning]) => [`  ${argument}`, meaning]))
  return `${usage}\n${command.summary}\n${details}`
}
