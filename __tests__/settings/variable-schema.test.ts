import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variablesOf } from '../../src/model/run/start-of.ts'
import { variableSchema, setParameters } from '../../src/settings/variable-schema.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'

function accepts(line: string): boolean {
  return variableSchema.safeParse(line).success
}

describe('a variable for builds', () => {
  it.each(['CFLAGS=-O2 -g', 'CC=clang', 'LDFLAGS=-Wl,-z,now', 'V8_FLAGS=', 'LD=ld.lld', 'A=b=c'])(
    'may be %s',
    (line) => {
      expect(accepts(line)).toBe(true)
    },
  )

  it.each(['CFLAGS', '=x', '1A=x', 'A B=x', ' A=x', 'A-B=x', 'A\n=x'])('is not %j', (line) => {
    expect(accepts(line)).toBe(false)
  })

  it('has no name that looks like a secret', () => {
    const words = ['TOKEN', 'SECRET', 'PASSWORD', 'PASSPHRASE', 'API_KEY', 'AUTH', 'CREDENTIALS']
    const around = fc.stringMatching(/^(?:[A-Z]{1,8}_)?$/)
    const cases = fc.boolean()
    fc.assert(
      fc.property(around, fc.constantFrom(...words), cases, (before, word, small) => {
        const name = `${before}${word}`
        expect(accepts(`${small ? name.toLowerCase() : name}=x`)).toBe(false)
      }),
    )
  })

  const decisive =
    'PATH NODE_OPTIONS LD_PRELOAD DYLD_INSERT_LIBRARIES BASH_ENV GITHUB_ENV ACTIONS_RUNTIME_URL INPUT_BASE ' +
    'npm_config_build_from_source GIT_SSH_COMMAND DEADHEAT_CHILD TMPDIR OPENSSL_CONF'
  it.each(decisive.split(' '))('cannot be %s, which decides what runs', (name) => {
    expect(accepts(`${name}=x`)).toBe(false)
  })
})

it('buildVariables cuts at the first sign, and lets the later of two count', () => {
  expect(variablesOf(['A=1', 'FLAGS=-DX=1', 'A=2'])).toEqual({ A: '2', FLAGS: '-DX=1' })
})

describe('values for parameters', () => {
  it.each([
    ['servers=5', { servers: ['5'] }],
    ['clients=1, 2,4', { clients: ['1', '2', '4'] }],
    ['value="a, b",c', { value: ['a, b', 'c'] }],
    ['value=a "quoted" word', { value: ['a "quoted" word'] }],
    ['value=one " alone', { value: ['one " alone'] }],
    ['sortSplitString=', { sortSplitString: [''] }],
    ['value=a=b', { value: ['a=b'] }],
  ])('in %j', (line, expected) => {
    expect(setParameters([line])).toEqual(expected)
  })

  it('are those of the last line of a name', () => {
    expect(setParameters(['files=30', 'files=3'])).toEqual({ files: ['3'] })
  })

  it.each(['servers', '=5', 'a b=1'])('are refused in %j', (line) => {
    expect(() => settingFromText('set', line, '--set')).toThrow('expected NAME=VALUE')
  })
})
