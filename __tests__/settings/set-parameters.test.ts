import { describe, expect, it } from 'vitest'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { setParameters } from '../../src/settings/build-variables.ts'

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
