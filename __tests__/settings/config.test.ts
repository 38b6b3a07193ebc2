import { describe, expect, it } from 'vitest'
import { settingsFromConfig } from '../../src/settings/config.ts'

describe('a config file', () => {
  it('may be empty', () => {
    expect(settingsFromConfig(null, 'deadheat.yml')).toEqual({})
  })

  it('takes typed values, values with units, and commands as words or as a line', () => {
    const data = {
      'node-version': [20, '22.10', 'lts'],
      pairs: 24,
      threshold: '3%',
      budget: 600,
      commands: [
        { name: 'start', command: ['node', '-e', ''] },
        { name: 'list', command: 'ls "a b"' },
      ],
      build: ['make all', ['node', 'x y.js']],
      configure: '--without-intl --fully-static',
      'build-environment': ['CFLAGS=-O2'],
    }
    expect(settingsFromConfig(data, 'deadheat.yml')).toEqual({
      'node-version': ['20', '22.10', 'lts'],
      pairs: 24,
      threshold: 0.03,
      budget: 600,
      commands: [
        { name: 'start', command: ['node', '-e', ''] },
        { name: 'list', command: ['ls', 'a b'] },
      ],
      build: [
        ['make', 'all'],
        ['node', 'x y.js'],
      ],
      configure: ['--without-intl', '--fully-static'],
      'build-environment': ['CFLAGS=-O2'],
    })
  })

  it.each([
    [{ pair: 3 }, 'deadheat.yml: unknown key "pair"; did you mean "pairs"?'],
    [{ xyzzyxyzzy: 3 }, /^deadheat\.yml: unknown key "xyzzyxyzzy"; known are benchmarks, suite/],
    [{ limit: 2 }, 'deadheat.yml: limit: 2 is 200 %; write 2%'],
    [{ limit: '2' }, 'deadheat.yml: limit: 2 is 200 %; write 2%'],
    [{ threshold: 5 }, 'deadheat.yml: threshold: 5 is 500 %; write 5%'],
    [{ 'github-token': 'x' }, /unknown key "github-token"/],
    [{ pairs: 'many' }, /^deadheat\.yml: pairs: invalid input: expected number/],
    [{ threshold: 'much' }, 'deadheat.yml: threshold must be a share such as 2% or 0.02'],
    [['pairs'], /^deadheat\.yml: invalid input: expected object, received array/],
    [{ 'node-version': 22.1 }, /node-version: .*(?:quotes|invalid)/],
    [{ commands: [{ name: 'a' }] }, /^deadheat\.yml: commands: 0: command: /],
  ])('refuses %j and says where and what was expected', (data, message) => {
    expect(() => settingsFromConfig(data, 'deadheat.yml')).toThrow(message)
  })
})
