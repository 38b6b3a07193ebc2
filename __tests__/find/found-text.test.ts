import { describe, expect, it } from 'vitest'
import { skippedNotes } from '../../src/find/found-text.ts'

describe('combinations that a benchmark leaves out', () => {
  it('are told once for each reason', () => {
    const skipped = [
      { parameters: { n: 4 }, reason: 'two CPUs' },
      { parameters: { n: 8 }, reason: 'two CPUs' },
      { parameters: { n: 0 }, reason: 'nothing to do' },
    ]
    expect(
      skippedNotes([
        { module: 'napa/execute.cjs', parameters: [{ n: 1 }], skipped },
        { module: 'napa/store.cjs', parameters: [{}] },
      ]),
    ).toEqual(['napa/execute: 2 left out: two CPUs', 'napa/execute: 1 left out: nothing to do'])
  })
})
