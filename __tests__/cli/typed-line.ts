import { analyse } from '../../src/cli/analyse.ts'
import { clean } from '../../src/cli/clean.ts'
import type { Command } from '../../src/cli/command.ts'
import { compare } from '../../src/cli/compare.ts'
import { doctor } from '../../src/cli/doctor.ts'
import { init } from '../../src/cli/init.ts'
import { replay } from '../../src/cli/replay.ts'
import { suites } from '../../src/cli/suites.ts'
import { versus } from '../../src/cli/versus.ts'
import { commandOfPart } from '../../src/cli/parse-words.ts'
import { parts } from '../../src/parts/index.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { settingNames } from '../../src/settings/settings.ts'
import { splitWords } from '../../src/settings/split-words.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'

export const partCommands = parts.flatMap((part) => part.commands ?? [])

/** Every command of the program, by its name. */
export const commands: Readonly<Record<string, Command>> = {
  compare,
  versus,
  init,
  analyse,
  suites,
  replay,
  clean,
  doctor,
  ...Object.fromEntries(partCommands.map((one) => [one.name, commandOfPart(one)])),
}

/** What a command says to these words, without doing anything: it is asked for its help as well. */
export async function helpAfter(name: string, words: readonly string[]): Promise<string> {
  const command = commands[name]
  if (command === undefined) throw new UsageError(`expected a command, got "${name}"`)
  return (await ranCommand(command, [...words, '--help'])).said
}

/** What a line of words, typed in a folder, is refused with. */
export async function refusalIn(directory: string, line: string): Promise<string> {
  const [name = '', ...words] = line.split(' ')
  const command = commands[name]
  if (command === undefined) throw new Error(`expected a command, got "${name}"`)
  const environment = { ...process.env, DEADHEAT_CACHE: temporaryFolder() }
  const refusal: unknown = await ranCommand(command, words, { directory, environment }).then(
    ({ said }) => new Error(`expected a refusal, got ${said}`),
    (error: unknown) => error,
  )
  if (!(refusal instanceof UsageError)) throw refusal
  return refusal.message
}

/**
 * Checks the words after the program's name as far as they can be checked without doing anything:
 * that there is such a command, that it has these options, and that the values are what they expect.
 *
 * @throws UsageError when one is wrong
 */
export async function checkWords(words: readonly string[]): Promise<void> {
  const [name = '', ...rest] = words
  if (name === '--help' || name === '--version') return
  const dashes = rest.indexOf('--')
  const own = dashes < 0 ? rest : rest.slice(0, dashes)
  await helpAfter(name, own)
  for (const [index, word] of own.entries()) {
    const [option, value = own[index + 1] ?? ''] = word.split('=', 2)
    const setting = settingNames().find((each) => `--${each}` === option)
    if (setting !== undefined) settingFromText(setting, value, word)
  }
}

/**
 * The words of the program in one line of a shell, for each time that it is called there; pipes,
 * redirections, `sudo` and other programs before it are passed over.
 */
export function callsIn(line: string): readonly (readonly string[])[] {
  const calls = line.split(/\s*(?:&&|\|)\s*/).map((part) => {
    const words = splitWords(part.replace(/\s[<>]\s*\S+/g, ''))
    const start = words.findIndex((word) => /(?:^|\/)(?:deadheat|cli\.js)$/.test(word))
    return start < 0 ? [] : words.slice(start + 1)
  })
  return calls.filter((words) => words.length > 0)
}
