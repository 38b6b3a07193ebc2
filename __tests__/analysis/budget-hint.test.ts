import { describe, expect, it } from 'vitest'
import { budgetHint } from '../../src/analysis/result/budget-hint.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import type { Finding } from '../../src/model/judging/result.ts'
import { pilotOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { failureOf, findingOf, judgedOf } from '../fakes/results.ts'

/** A finding about the time of a benchmark with so many pairs. */
function found(
  id: string,
  judged: Partial<JudgedRow> & Pick<JudgedRow, 'pairs'>,
  verdict: 'inconclusive' | 'unchanged' = 'inconclusive',
): Finding {
  const facts = { id, verdict, change: 0.01, base: 1 } as const
  return { ...findingOf(facts), judged: { ...judgedOf(facts), warnings: [], ...judged } }
}

/** The hint of a run of 300 s, whose blocks took so many seconds by benchmark. */
function hintOf(
  seconds: Readonly<Record<string, number>>,
  findings: readonly Finding[],
  failedId?: string,
): ReturnType<typeof budgetHint> {
  const run = {
    plan: planOf({
      benchmarks: Object.keys(seconds).map((id) => benchmarkOf(id)),
      budgetSeconds: 300,
    }),
    pilots: Object.entries(seconds).flatMap(([id, blockSeconds]) =>
      blockSeconds === 0 ? [] : [pilotOf(id, { blockSeconds })],
    ),
    samples: [],
    failures: failedId === undefined ? [] : [failureOf({ benchmarkId: failedId })],
  }
  return budgetHint({ run, seconds: 304 }, findings)
}

describe('budgetHint', () => {
  it('says what would decide the rows that have a forecast', () => {
    const findings = ['a', 'b', 'c'].map((id) => found(id, { pairs: 16, pairsToSettle: 20 }))
    const done = found('d', { pairs: 16, pairsToSettle: 0 }, 'unchanged')
    expect(hintOf({ a: 5, b: 5, c: 7, d: 9 }, [...findings, done])).toBe(
      'about 6 min more would probably decide 3 of 3 open rows: give --budget 11min',
    )
  })

  it('brings the others to the fewest pairs that can call anything, and those that never began', () => {
    const begun = found('b', { pairs: 4, pairsToSettle: 4 })
    const forecast = found('c', { pairs: 12, pairsToSettle: 4 })
    expect(hintOf({ a: 3, b: 3, c: 3, d: 3 }, [begun, forecast], 'd')).toBe(
      'about 2 min more would probably decide 1 of 3 open rows and bring 2 of 3 open rows to 11 pairs: give --budget 7min',
    )
  })

  it('counts no row that no time would decide, and none that was not even tried', () => {
    const busy = { code: 'contention', text: 'other work' } as const
    const findings = [
      found('a', { pairs: 16, pairsToSettle: 9000 }),
      found('b', { pairs: 16, pairsToSettle: 8, warnings: [busy] }),
      found('c', { pairs: 16, pairsToSettle: 8 }),
    ]
    expect(hintOf({ a: 3, b: 3, c: 3, d: 0 }, findings)).toBe(
      'about 1 min more would probably decide 1 of 4 open rows: give --budget 6min',
    )
  })

  it('asks for no more than an hour, and leaves out rows that take longer', () => {
    const findings = ['a', 'b'].map((id) => found(id, { pairs: 16, pairsToSettle: 8 }))
    expect(hintOf({ a: 600, b: 60 }, findings)).toMatch(/decide 1 of 2 .* --budget 14min$/)
    expect(hintOf({ a: 600, b: 600 }, findings)).toBe('')
  })

  it('says nothing where all is decided', () => {
    const done = found('a', { pairs: 16, pairsToSettle: 0 }, 'unchanged')
    expect(hintOf({ a: 3 }, [done])).toBeNull()
  })
})
