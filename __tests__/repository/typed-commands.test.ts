import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { commandOfPart } from '../../src/cli/command-of-part.ts'
import type { Command } from '../../src/cli/command.ts'
import { analyse } from '../../src/cli/analyse.ts'
import { clean } from '../../src/cli/clean.ts'
import { compare } from '../../src/cli/compare.ts'
import { doctor } from '../../src/cli/doctor.ts'
import { init } from '../../src/cli/init.ts'
import { parseWords } from '../../src/cli/parse-words.ts'
import { replay } from '../../src/cli/replay.ts'
import { suites } from '../../src/cli/suites.ts'
import { versus } from '../../src/cli/versus.ts'
import { parts } from '../../src/parts/index.ts'
import { settingNamesOf } from '../../src/settings/settings.ts'
import { splitWords } from '../../src/settings/split-words.ts'
import { settingsOf } from '../../src/settings/words.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { trackedFiles, TOP } from './tracked-files.ts'

/** A command line of a page or of a kept run, without what a shell does before it. */
interface Typed {
  readonly file: string
  readonly line: string
}

const keptSchema = z.object({ command: z.string() })
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) })

const commands = new Map<string, Command>([
  ['analyse', analyse],
  ['clean', clean],
  ['compare', compare],
  ['init', init],
  ['replay', replay],
  ['versus', versus],
  ['suites', suites],
  ['doctor', doctor],
  ...parts.flatMap(({ commands: own = [] }) =>
    own.map((command) => [command.name, commandOfPart(command)] as const),
  ),
])

const files = trackedFiles().filter((path) =>
  /^(?:README|CONTRIBUTING|docs\/.*|benchmarks\/(?:.*\/)?README)\.md$|^docs\/studies\/.*\.json$/.test(
    path,
  ),
)

/** A command of ours, behind a prompt, another command or a variable. */
const pattern =
  /^(?:\$ |.*&& |\w+=\S+ )?((?:deadheat [a-z]+(?![^ ])|npx node \S|npm run \S+ -- ).*)/

const typed = files.flatMap((file): readonly Typed[] => {
  const text = readFileSync(join(TOP, file), 'utf8')
  if (file.endsWith('.json')) {
    const kept = keptSchema.safeParse(JSON.parse(text)).data
    // A run that was joined from several names the first one.
    return kept === undefined
      ? []
      : [{ file, line: kept.command.replace(/ \(and \d+ more\)$/, '') }]
  }
  const code = [...text.matchAll(/^```\w*\n([\s\S]*?)^```|`([^`]+)`/gm)]
  const lines = code.flatMap(([, block, span = '']) => block?.split('\n') ?? [span])
  return lines.flatMap((line) => {
    const [, command] = pattern.exec(line.replaceAll(/\s+/g, ' ')) ?? []
    return command === undefined ? [] : [{ file, line: command.replace(/ #.*$/, '') }]
  })
})

const ofProgram = typed.filter(({ line }) => line.startsWith('deadheat '))
const ofScripts = typed.filter(({ line }) => !line.startsWith('deadheat '))

it('study --help has the defaults and the exit codes of a study', async () => {
  const study = commands.get('study')
  if (study === undefined) throw new Error('expected a command study, got none')
  const { out } = await ranCommand(study, ['--help'])
  const text = out.replaceAll(/\s+/g, ' ')
  expect(text).toContain('or sweep. Default: published. --set')
  expect(text).toContain('as soon as it is decided. Default: as many as its number of rows needs.')
  expect(text).toContain('1 between two sides, a regression beyond the limit')
})

it('finds the commands of the studies', () => {
  expect(ofProgram.length).toBeGreaterThan(50)
  expect(ofScripts.length).toBeGreaterThan(1)
})

it.each(ofProgram)('$file: $line', async ({ line }) => {
  const [, name = '', ...words] = splitWords(line)
  const command = commands.get(name)
  if (command === undefined) throw new Error(`expected a command, got ${name}`)
  // The help comes once all words are parsed, and nothing is measured; what measures nothing is run as it is.
  const isCheap = name === 'suites'
  expect((await ranCommand(command, isCheap ? words : [...words, '--help'])).code).toBe(0)
  const names = settingNamesOf('option')
  const switches = ['json', 'keep', 'resume', 'quick', 'list']
  if (!['compare', 'study', 'versus'].includes(name)) return
  expect(() => settingsOf(parseWords(words, names, switches), names)).not.toThrow()
})

it.each(ofScripts)('$file: $line', ({ line }) => {
  const { scripts } = packageSchema.parse(
    JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')),
  )
  const [, kind, name = ''] = /^(npm run|npx node) (\S+)/.exec(line) ?? []
  const path = kind === 'npm run' ? scripts[name]?.replace(/^node /, '') : name
  // The benches have their options together.
  const texts = [path ?? '', 'scripts/benches.ts'].map((one) =>
    readFileSync(join(TOP, one), 'utf8'),
  )
  const text = texts.join('\n')
  const options = [...line.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
  expect(
    options.filter((option) => !new RegExp(`^ +'?${option}'?: \\{ type`, 'm').test(text)),
  ).toEqual([])
})
