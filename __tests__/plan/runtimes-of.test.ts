import { describe, expect, it } from 'vitest'
import { runtimeLabels, runtimesOf } from '../../src/plan/runtimes-of.ts'

const none = { base: {}, head: {} }

describe('runtimesOf', () => {
  it.each([
    ['nothing', {}, none, [['path', 'path']], false],
    ['one for both', { 'node-version': ['22'] }, none, [['22', '22']], false],
    ['one for one side', {}, { ...none, head: { node: '22' } }, [['path', '22']], true],
    [
      'the same for each',
      {},
      { base: { node: '20' }, head: { node: '20' } },
      [['20', '20']],
      false,
    ],
    [
      'one with each revision',
      {},
      { base: { node: '8' }, head: { node: '20' } },
      [['8', '20']],
      true,
    ],
    [
      'a revision’s over the setting',
      { 'node-version': ['22'] },
      { ...none, base: { node: '8' } },
      [['8', '22']],
      true,
    ],
    [
      'several',
      { 'node-version': ['20', '22'] },
      none,
      [
        ['20', '20'],
        ['22', '22'],
      ],
      false,
    ],
  ])('takes %s', (_, settings, revisions, pairs, apart) => {
    const variants = pairs.map(([base, head]) => ({ base, head }))
    expect(runtimesOf(settings, revisions)).toEqual({ variants, apart })
  })

  it('refuses several for both and one for a side', () => {
    const revisions = { ...none, base: { node: '8' } }
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
