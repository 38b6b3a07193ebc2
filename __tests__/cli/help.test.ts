import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
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
    return calls.join().match(/(?<=')[a-z-]+(?=')/g) ?? []
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

it.each(names)('the help of %s names every option it has, and no other', async (name) => {
  const text = await helpAfter(name, [])
  const own = text.replaceAll(/^ {2}(?:deadheat|echo|sudo) .*$/gm, '').replaceAll(/-- \w.*$/gm, '')
  for (const option of everyOption) {
    if (option === '--help' || option === '--version') continue
    expect(`${option}: ${optionsIn(own).includes(option)}`).toBe(
      `${option}: ${await takes(name, option)}`,
    )
  }
})

it.each(topics)('the help of %s shows examples that can be typed', async (topic, text) => {
  const examples = examplesIn(text)
  expect(examples).not.toEqual(topic === 'analyse' || topic === 'doctor' ? null : [])
  for (const example of examples) {
    const calls = callsIn(example)
    expect(calls).not.toEqual([])
    for (const words of calls) await checkWords(words)
  }
})

it.each(topics)('the help of %s fits 60 columns, but for words that are longer', (_, text) => {
  const lines = fittedTo(text, 60).split('\n')
  const long = lines.filter((line) => line.length > 60)
  expect(long.filter((line) => line.trim().split(' ').length > 2)).toEqual([])
  const wordsIn = (all: string) => all.match(/\S+/g)?.filter((word) => word !== '\\')
  expect(wordsIn(lines.join(' '))).toEqual(wordsIn(text))
})

it('a line of the help that is exactly as wide as the terminal stays whole', () => {
  const line = '  deadheat compare main HEAD --only '.padEnd(60, 'x')
  expect(fittedTo(`${line}\n${line}x`, 60).split('\n')[0]).toBe(line)
})

it.each([
  ['compare main HEAD --treshold 5%', 'unknown option --treshold'],
  ['compare main HEAD --threshold much', '--threshold'],
  ['measure', 'expected a command'],
])('the typed line %s is refused', async (line, message) => {
  await expect(checkWords(line.split(' '))).rejects.toThrow(message)
})
