import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fittedTo, overviewHelp } from '../../src/settings/help.ts'
import { settingNames } from '../../src/settings/settings.ts'
import { callsIn, checkWords, commands, helpAfter, partCommands } from './typed-line.ts'

const overview = overviewHelp(partCommands.map((command) => command.overview))
const names = Object.keys(commands)
const texts = await Promise.all(names.map((name) => helpAfter(name, [])))
const topics = [
  ['deadheat', overview] as const,
  ...names.map((name, at) => [name, texts[at] ?? ''] as const),
]
const written = topics.flatMap(([, text]) => optionsIn(text))
const everyOption = [
  ...new Set([...settingNames(), ...namesInSource()].map((name) => `--${name}`).concat(written)),
]

/** What the commands ask for when they take their words apart; a forgotten one is in no help. */
function namesInSource(): readonly string[] {
  const sources = globSync(fileURLToPath(new URL('../../src/cli/*.ts', import.meta.url)))
  return sources.flatMap((path) => {
    const calls = readFileSync(path, 'utf8').match(/(?:parseWords|createCommand)\([^)]*\)/g) ?? []
    return calls.flatMap((call) =>
      [...call.matchAll(/'([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    )
  })
}

/** Options of our own; what follows `--` in an example belongs to another program. */
function optionsIn(text: string): readonly string[] {
  return text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []
}

/** Lines of the help that are commands to type, whole, the lines that they go on in included. */
function examplesIn(text: string): readonly string[] {
  const lines = text.replaceAll(/[|\\]\n\s*/g, '| ').split('\n')
  return lines
    .filter((line) => /^ {2}(?:deadheat |echo |sudo )/.test(line))
    .map((line) => line.trim().replace(/\s{2,}.*$/, ''))
}

async function takes(name: string, option: string): Promise<boolean> {
  try {
    await helpAfter(name, [`${option}=1`])
    return true
  } catch (error) {
    return !(error instanceof Error && error.message.startsWith('unknown option'))
  }
}

describe('the help', () => {
  it.each(names)('of %s names every option it has, and no other', async (name) => {
    const text = await helpAfter(name, [])
    const own = text
      .replaceAll(/^ {2}(?:deadheat|echo|sudo) .*$/gm, '')
      .replaceAll(/-- \w.*$/gm, '')
    for (const option of everyOption) {
      if (option === '--help' || option === '--version') continue
      expect(`${option}: ${optionsIn(own).includes(option)}`).toBe(
        `${option}: ${await takes(name, option)}`,
      )
    }
  })

  it.each(topics)('of %s shows examples that can be typed', async (topic, text) => {
    const examples = examplesIn(text)
    expect(examples).not.toEqual(topic === 'analyse' || topic === 'doctor' ? null : [])
    for (const example of examples) {
      const calls = callsIn(example)
      expect(calls).not.toEqual([])
      for (const words of calls) await checkWords(words)
    }
  })
})

describe('a help in 60 columns', () => {
  it.each(topics)('of %s has no line that is longer, but for words that are', (_, text) => {
    const lines = fittedTo(text, 60).split('\n')
    expect(lines.filter((line) => line.length > 60 && line.trim().split(' ').length > 2)).toEqual(
      [],
    )
    expect(
      lines
        .join(' ')
        .match(/\S+/g)
        ?.filter((word) => word !== '\\'),
    ).toEqual(text.match(/\S+/g)?.filter((word) => word !== '\\'))
  })
})

describe('the words of a typed line', () => {
  it('are those after the program, wherever it stands', () => {
    expect(
      callsIn(`echo '{}' | deadheat analyse > out.json && sudo deadheat doctor --json`),
    ).toEqual([['analyse'], ['doctor', '--json']])
    expect(callsIn('node path/to/deadheat/dist/cli.js compare main HEAD')).toEqual([
      ['compare', 'main', 'HEAD'],
    ])
  })

  it.each([
    ['compare main HEAD --treshold 5%', 'unknown option --treshold'],
    ['compare main HEAD --threshold much', '--threshold'],
    ['measure', 'expected a command'],
  ])('%s is refused', async (line, message) => {
    await expect(checkWords(line.split(' '))).rejects.toThrow(message)
  })
})
