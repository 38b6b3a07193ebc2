import { describe, expect, it } from 'vitest'
import type * as declared from '../../schemas/judge.d.ts'
import * as judge from '../../src/judge.ts'

describe('deadheat/judge', () => {
  it('is what its declarations say', () => {
    // "npm run types" compares them; here is what exists at all.
    const module: typeof declared = judge
    expect(Object.keys(module).toSorted()).toEqual([
      'UsageError',
      'judge',
      'parseJournal',
      'resultOf',
    ])
  })
})
