import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CommandLineError } from './command.js'
import { commands, findCommand } from './commands.js'
import { helpOf } from './help.js'

/** A command that is called wrongly says so before it opens the store or prints anything. */
const silent = { print: assert.fail, note: assert.fail }

const wrong: readonly [string[], RegExp][] = [
  [['token', 'create'], /--name is missing/],
  [['token', 'create', '--name', ' '], /--name is missing/],
  [['token', 'create', '--name', 'two\nlines'], /--name takes one line/],
  [['token', 'create', '--name', 'a', '--scopes', 'poetry'], /no operation "poetry".*cheque/],
  [['token', 'create', '--name', 'a', '--scopes', ''], /no operation ""/],
  [['token', 'create', '--name', 'a', '--expires', 'soon'], /--expires takes/],
  [['token', 'create', '--name', 'a', '--expires', '2001-01-01'], /not in the future/],
  [['token', 'create', '--name', 'a', '--rate', '0'], /--rate takes/],
  [['token', 'create', '--name', 'a', '--quota', '1e3'], /--quota takes/],
  [['token', 'create', '--nam', 'a'], /^Unknown option '--nam'\.$/],
  [['token', 'create', '--name'], /--name <value>.*missing/],
  [['token', 'list', 'all'], /"all" is one argument too many/],
  [['token', 'rotate'], /ID is missing/],
  [['token', 'rotate', 'x', '--overlap', 'long'], /--overlap takes/],
  [['token', 'revoke', 'x', 'y'], /"y" is one argument too many/],
  [['token', 'usage', '--days', '0'], /--days takes/],
  [['serve', 'now'], /"now" is one argument too many/],
]

describe('the commands', () => {
  for (const [argv, message] of wrong)
    it(`refuse ${JSON.stringify(argv.join(' '))}`, async () => {
      const { command, rest } = findCommand(argv)!
      await assert.rejects(
        command.run(rest, silent),
        (error) => error instanceof CommandLineError && message.test(error.message),
      )
    })

  it('are found by their words alone', () => {
    assert.equal(findCommand(['token', 'list', '--json'])?.command.name, 'token list')
    assert.deepEqual(findCommand(['token', 'list', '--json'])?.rest, ['--json'])
    for (const argv of [[], ['token'], ['tokens'], ['list']]) assert.equal(findCommand(argv), undefined)
  })

  it('have help that fits a terminal', () => {
    for (const command of commands) for (const line of helpOf(command).split('\n')) assert.ok(line.length <= 100, line)
  })
})
