import { describe, expect, it } from 'vitest'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { settingNames } from '../../src/settings/settings.ts'

describe('a setting written as text', () => {
  it.each([
    ['pairs', '24', { pairs: 24 }],
    ['threshold', '2%', { threshold: 0.02 }],
    ['limit', '.03', { limit: 0.03 }],
    ['budget', '90s', { budget: 90 }],
    ['budget', '20min', { budget: 1200 }],
    ['budget', '1.5h', { budget: 5400 }],
    ['timeout', '10', { timeout: 10 }],
    ['only', 'crypto/*, url', { only: ['crypto/*', 'url'] }],
    ['node-version', ' 22 ', { 'node-version': ['22'] }],
    ['node-version', '20, >=22 <23,lts', { 'node-version': ['20', '>=22 <23', 'lts'] }],
    [
      'commands',
      'start = node -e ""\n\nlist=ls "a b"',
      {
        commands: [
          { name: 'start', command: ['node', '-e', ''] },
          { name: 'list', command: ['ls', 'a b'] },
        ],
      },
    ],
    [
      'build',
      'make all\nnode x.js',
      {
        build: [
          ['make', 'all'],
          ['node', 'x.js'],
        ],
      },
    ],
    [
      'configure',
      '--without-intl "--prefix=/a b"\n--debug',
      { configure: ['--without-intl', '--prefix=/a b', '--debug'] },
    ],
    [
      'build-environment',
      'CFLAGS=-O2 -g\nCXX=clang++',
      { 'build-environment': ['CFLAGS=-O2 -g', 'CXX=clang++'] },
    ],
  ] as const)('%s reads %j', (name, written, expected) => {
    expect(settingFromText(name, written, `--${name}`)).toEqual(expected)
  })

  it.each([
    ['pairs', 'many', '--pairs must be a whole number, got "many"'],
    ['pairs', '0', /^--pairs cannot be "0": expected at least 1$/],
    ['preset', 'qick', /expected quick or published or sweep; did you mean "quick"\?$/],
    ['preset', 'everything', /expected quick or published or sweep$/],
    ['threshold', '200%', /^--threshold cannot be "200%": expected less than 1$/],
    ['limit', '2', '--limit: 2 is 200%; write 2%'],
    ['threshold', '2 percent', '--threshold must be a share such as 2% or 0.02, got "2 percent"'],
    ['budget', 'soon', '--budget must be a time such as 90s, 20min or 2h, got "soon"'],
    ['recipe', 'cargo', /expected package or install or addon or node or command$/],
    ['commands', 'node -e ""', '--commands must be NAME=COMMAND, got "node -e \\"\\""'],
    ['environment', 'NODE_OPTIONS=--import=x', /"NODE_OPTIONS=--import=x": this variable decides/],
    ['build', 'make "all', `expected a closing " in the command: make "all`],
  ] as const)('%s refuses %j and says what it expects', (name, written, message) => {
    expect(() => settingFromText(name, written, `--${name}`)).toThrow(message)
  })

  it.each(settingNames())('%s shows nobody the words of a schema', (name) => {
    const texts = ['', '0', '-1', 'x', '~', '1e9', '999999999', 'a'.repeat(2000)]
    const refusals = texts.flatMap((written) => {
      try {
        settingFromText(name, written, `--${name}`)
        return []
      } catch (error) {
        return [String(error)]
      }
    })
    expect(refusals.join('\n')).not.toMatch(/invalid|too (?:small|big)|received|pattern/i)
  })
})
