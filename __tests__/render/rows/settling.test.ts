import { expect, it } from 'vitest'
import { settlingOf, settlingText } from '../../../src/render/rows/settling.ts'
import type { Finding } from '../../../src/model/judging/result.ts'
import { judgeRow, pairsOf, rowOf } from '../../analysis/rows.ts'
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

it.each([
  [
    unknownRow(5, 1, ['contention']),
    'About 5 more pairs (1 min) would settle it, and fewer while no other programs use its CPUs.',
  ],
  [
    unknownRow(40, 4, ['head-scatters', 'two-speeds']),
    'About 40 more pairs (4 min) would settle it. Only the runs of head lie far apart, at two speeds: that is in its code.',
  ],
  [
    unknownRow(2974, 412, []),
    'About 2,974 more pairs (6 h 52 min) would settle it. Instead, use a quieter machine, longer benchmarks or a wider `threshold`.',
  ],
  [
    unknownRow(25_000, 412, ['contention']),
    'More than 10,000 pairs would settle it, and fewer while no other programs use its CPUs.',
  ],
  [unknownRow(0, 0, ['contention']), ''],
])('settlingOf says a number wherever one is known, and what makes it large', (row, text) => {
  expect(settlingText(row)).toBe(text)
})

it('settlingOf asks for the pairs to the first look that can call, and does not blame the machine for a budget', () => {
  const waited = Array.from({ length: 8 }, () => ({ runDelayRatio: 0.3, stealRatio: 0 }))
  const row = rowOf(pairsOf(8, { effect: 0.09, noise: 0.005 }), {
    metric: 'peak-memory',
    unit: 'B',
    contention: waited,
  })
  const judged = judgeRow(row, { family: 12, early: true })
  expect(judged).toMatchObject({ verdict: 'inconclusive', pairsToSettle: 4 })
  const finding = { ...findingOf(facts), judged, minutesToSettle: 1 }
  expect(settlingText(finding)).toBe('About 4 more pairs (1 min) would settle it.')
})

it('settlingOf advises no more than an hour', () => {
  expect(settlingOf(unknownRow(200, 60, []))?.isSensible).toBe(true)
  expect(settlingOf(unknownRow(201, 60.1, []))?.isSensible).toBe(false)
})

it('settlingOf names the machine alone where most pairs were dropped for it', () => {
  const row = unknownRow(10, 1, ['contention'])
  if (row.judged !== null) row.judged = { ...row.judged, pairs: 3, dropped: 4 }
  expect(settlingText(row)).toBe(
    'Other programs used its CPUs: free the machine and measure again.',
  )
})
