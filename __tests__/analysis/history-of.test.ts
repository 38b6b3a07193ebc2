import { describe, expect, it } from 'vitest'
import { foresightNotes } from '../../src/analysis/stopping/foresight.ts'
import { historyOf } from '../../src/analysis/history-of.ts'
import { historySchema, type HistoryRow } from '../../src/model/judging/history.ts'
import type { Finding } from '../../src/model/judging/result.ts'
import { benchmarkOf, planOf, revisionOf } from '../fakes/plans.ts'
import { findingOf, informingMetrics, resultWith, wholeFinding } from '../fakes/results.ts'

const revision = revisionOf('base')
const revisions = { base: revision, head: { ...revision, side: 'head' as const } }

/** A run of one revision against itself. */
function unchanged(...findings: readonly Finding[]) {
  return resultWith(findings, { plan: { revisions } })
}

const parse = { id: 'parse', verdict: 'unchanged' } as const

describe('historyOf', () => {
  it('takes the largest certain difference as floor and the median spread', () => {
    const history = historyOf([
      unchanged(findingOf({ ...parse, change: 0.012, margin: 0.004 })),
      unchanged(findingOf({ ...parse, change: -0.02, margin: 0.005 })),
      unchanged(findingOf({ ...parse, change: 0.05, margin: 0.06 })),
    ])
    expect(historySchema.parse(history)).toEqual(history)
    expect(history.rows).toEqual([
      {
        benchmarkId: 'parse',
        metric: 'time',
        floor: expect.closeTo(1 / 0.98 - 1, 12),
        pairSpread: 0.01,
        runs: 3,
      },
    ])
  })

  it('keeps metrics apart, leaves out what only informs and what failed, and sorts', () => {
    const facts = { verdict: 'unchanged', change: 0.001 } as const
    const { rows } = historyOf([
      unchanged(
        findingOf({ id: 'b', ...facts }),
        findingOf({ id: 'a', metric: 'peak-memory', ...facts }),
        findingOf({ id: 'a', metric: 'cpu', ...facts }),
        findingOf({ id: 'a', metric: informingMetrics[0]?.id ?? '', ...facts }),
        { ...findingOf({ id: 'c', ...facts }), verdict: 'failed' },
        wholeFinding('d', 'added'),
      ),
    ])
    expect(rows.map(({ benchmarkId, metric }) => `${benchmarkId} ${metric}`)).toEqual([
      'a cpu',
      'a peak-memory',
      'b time',
    ])
    expect(rows.every(({ floor }) => floor === 0)).toBe(true)
  })

  it('refuses results in which somebody changed something, and results of nothing', () => {
    const changed = resultWith([findingOf({ ...parse, change: 0.05 })])
    expect(() => historyOf([unchanged(findingOf({ ...parse, change: 0 })), changed])).toThrow(
      'expected results of a revision against itself, got b52dd91 against 7c1e0d9',
    )
    expect(() => historyOf([unchanged()])).toThrow('expected results with judged rows, got none')
  })
})

function known(benchmarkId: string, pairSpread: number, floor = 0): HistoryRow {
  return { benchmarkId, metric: 'time', floor, pairSpread, runs: 3 }
}

describe('foresightNotes', () => {
  it('say what all pairs together would call, the worst benchmark first', () => {
    const history = [known('one', 0.01), known('two', 0.04), known('three', 0.9)]
    expect(foresightNotes(planOf({ history }))).toEqual([
      '60 pairs here detect 2.2 % of time on two',
      '60 pairs here detect 0.55 % of time on one',
    ])
  })

  it('promise nothing below the floor, and nothing without a history', () => {
    expect(foresightNotes(planOf({ history: [known('one', 0.001, 0.05)] }))).toEqual([
      '60 pairs here detect 5 % of time on one',
    ])
    expect(foresightNotes(planOf())).toEqual([])
    const looks = [8]
    const plan = planOf({ history: [known('one', 0.01)], policy: { ...planOf().policy, looks } })
    expect(foresightNotes(plan)).toEqual([])
  })

  it('stay short', () => {
    const ids = Array.from({ length: 14 }, (_, at) => `b${String(at)}`)
    const history = ids.map((id, at) => known(id, 0.01 + at / 1000))
    const notes = foresightNotes(planOf({ benchmarks: ids.map((id) => benchmarkOf(id)), history }))
    expect(notes).toHaveLength(11)
    expect(notes.at(-1)).toBe('and less on 4 more benchmarks')
  })
})
