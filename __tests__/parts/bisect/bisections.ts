import type { Revision } from '../../../src/model/build/revision.ts'
import type { BySide, Side } from '../../../src/model/build/side.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import type { BisectRecord, LoneChange } from '../../../src/parts/bisect/bisect-record.ts'
import { revisionOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const count = 16
const culprit = 10

export function bisectedCommit(at: number): string {
  return String(at + 1)
    .padStart(2, '0')
    .repeat(20)
}

const sort = { benchmarkId: 'sort', metric: 'time', error: 0.0025, threshold: 0.02 }

/** The change alone, as its commit against the one before it. */
export const bisectedAlone: LoneChange = {
  ...sort,
  type: 'alone',
  at: culprit,
  previous: culprit - 1,
  verdict: 'regression',
  estimate: 0.05,
  ci: [0.04, 0.06],
  pairs: 24,
  functions: [
    { name: 'compareMain', file: 'classes/semver.js', line: 125, own: true, share: 0.97 },
  ],
}

/** The record of a bisection of sixteen commits, of which the eleventh has made it 5% slower. */
export function bisectRecord(ends: Partial<BySide<string>> = {}): BisectRecord {
  const { base = 'f'.repeat(40), head = bisectedCommit(count - 1) } = ends
  return {
    start: {
      type: 'start',
      good: { spec: base, label: base.slice(0, 7), title: '' },
      commits: Array.from({ length: count }, (_, at) => {
        const spec = at === count - 1 ? head : bisectedCommit(at)
        return { spec, label: spec.slice(0, 7), title: `change ${at}` }
      }),
    },
    steps: [count - 1, 7, 11, 9, 10].map((at) => {
      const estimate = at >= culprit ? 0.05 : 0.001
      const verdict = at >= culprit ? 'regression' : 'unchanged'
      const ci: [number, number] = [estimate - 0.005, estimate + 0.005]
      return { ...sort, type: 'measured', at, verdict, estimate, ci, pairs: 16 }
    }),
    alone: bisectedAlone,
  }
}

export function bisectedResult(record: BisectRecord): Result {
  const { good, commits } = record.start
  const revision = (side: Side, { spec, label } = good): Revision => ({
    ...revisionOf(side),
    spec,
    label,
    sha: spec,
  })
  const revisions = { base: revision('base'), head: revision('head', commits.at(-1)) }
  const finding = findingOf({ id: 'sort', verdict: 'regression', change: 0.05 })
  return resultWith([finding], { plan: { revisions }, parts: { bisect: record } })
}

/** A record as it stands in the journal of BAD against GOOD. */
export function bisectText({ start, steps, alone }: BisectRecord): string {
  const entries = [start, ...steps, ...(alone === null ? [] : [alone])]
  return entries
    .map((entry) => `${JSON.stringify({ type: 'part', part: 'bisect', entry })}\n`)
    .join('')
}
