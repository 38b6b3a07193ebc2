import { describe, expect, it } from 'vitest'
import { settlingOf, settlingText } from '../../../src/render/rows/settling.ts'
import type { Finding } from '../../../src/model/judging/result.ts'
import { findingOf, judgedOf } from '../../fakes/results.ts'

const facts = { id: 'a', verdict: 'inconclusive', change: 0.01, base: 1 } as const

function unknownRow(pairsToSettle: number, minutesToSettle: number, codes: string[]): Finding {
  const warnings = codes.map((code) => ({ code, text: code }))
  return {
    ...findingOf(facts),
    judged: { ...judgedOf(facts), pairsToSettle, warnings },
    minutesToSettle,
  }
}

describe('settlingOf', () => {
  it('advises no more than an hour', () => {
    expect(settlingOf(unknownRow(200, 60, []))).toEqual({ pairs: 200, seconds: 3600 })
    expect(settlingOf(unknownRow(201, 60.1, []))).toBe('hopeless')
    expect(settlingText(unknownRow(2974, 412, []))).toBe(
      'No sensible number of pairs would settle it here.',
    )
  })

  it('names the machine where other programs used it, and no number of pairs', () => {
    const text = settlingText(unknownRow(10, 1, ['contention']))
    expect(text).toContain('free the machine')
    expect(text).not.toMatch(/\d/)
  })

  it('names the machine, too, where too few pairs count for an interval', () => {
    const row = unknownRow(0, 0, ['contention'])
    const judged = judgedOf(facts)
    judged.ci = [null, null]
    judged.warnings = row.judged?.warnings ?? []
    expect(settlingText({ ...row, judged })).toContain('free the machine')
  })

  it('says nothing where nothing is known', () => {
    expect(settlingText(unknownRow(0, 0, ['contention']))).toBe('')
  })
})
