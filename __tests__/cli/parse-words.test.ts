import { expect, it } from 'vitest'
import { parseWords } from '../../src/cli/parse-words.ts'
import { settingsOf } from '../../src/settings/words.ts'

const options = ['pairs', 'only', 'benchmarks', 'threshold'] as const

it('the words after a command are positionals, settings and switches in any order', () => {
  const words = parseWords(
    ['main', '--pairs', '24', '--json', 'HEAD', '--only=a*', '--only', 'b'],
    options,
    ['json'],
  )
  expect(words.positionals).toEqual(['main', 'HEAD'])
  expect(words.switches).toEqual(new Set(['json']))
  expect(settingsOf(words, options)).toEqual({ pairs: 24, only: ['a*', 'b'] })
})

it.each([
  [['--pair', '3'], 'unknown option --pair; did you mean --pairs? see --help'],
  [['--treshold', '3'], 'unknown option --treshold; did you mean --threshold? see --help'],
  [['--frobnicate'], 'unknown option --frobnicate; see --help'],
  [['--pairs'], 'expected a value after --pairs, got none; see --help'],
  [
    ['--pairs', '-3'],
    'expected a value after --pairs, got another option; write --pairs=VALUE if it begins with a dash',
  ],
  [['--json=3'], '--json takes no value; see --help'],
])('the words after a command %j are refused with a hint', (argv, message) => {
  expect(() => parseWords(argv, options, ['json'])).toThrow(message)
})

it('the words after a command may not give a single value twice', () => {
  const words = parseWords(['--pairs', '1', '--pairs', '2'], options, [])
  expect(() => settingsOf(words, options)).toThrow('--pairs can be given only once')
})
