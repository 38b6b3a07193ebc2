import { describe, expect, it } from 'vitest'
import { runtimeLabels, runtimesOf } from '../../src/plan/runtimes-of.ts'

/** A revision that names this Node.js, or none. */
const naming = (node: string) => (node === '' ? {} : { node })

describe('runtimesOf', () => {
  it.each([
    ['nothing', [], '', '', 'path/path', false],
    ['one for both', ['22'], '', '', '22/22', false],
    ['one for one side', [], '', '22', 'path/22', true],
    ['the same for each', [], '20', '20', '20/20', false],
    ['one with each revision', [], '8', '20', '8/20', true],
    ['a revision’s over the setting', ['22'], '8', '', '8/22', true],
    ['several', ['20', '22'], '', '', '20/20 22/22', false],
  ])('takes %s', (_, versions, base, head, pairs, apart) => {
    const settings = versions.length === 0 ? {} : { 'node-version': versions }
    const taken = runtimesOf(settings, { base: naming(base), head: naming(head) })
    expect(taken.variants.map((each) => `${each.base}/${each.head}`).join(' ')).toBe(pairs)
    expect(taken.apart).toBe(apart)
  })

  it('refuses several for both and one for a side', () => {
    const revisions = { base: naming('8'), head: {} }
    expect(() => runtimesOf({ 'node-version': ['20', '22'] }, revisions)).toThrow(
      'got 20, 22 for both and 8 for one',
    )
  })
})

describe('runtimeLabels', () => {
  it('are what was written where that is a version, else the version', () => {
    expect(runtimeLabels(['22', 'v20.1', 'lts'], ['22.3.0', '20.1.4', '24.9.0'])).toEqual([
      '22',
      '20.1',
      '24.9.0',
    ])
  })

  it('refuse two of the same version', () => {
    expect(() => runtimeLabels(['22', '^22'], ['22.3.0', '22.3.0'])).toThrow('got 22.3.0 twice')
  })
})
