import { describe, expect, it } from 'vitest'
import { foreignNames } from '../../src/render/text/escape.ts'
import { alikeText, othersText } from '../../src/render/rows/row-text.ts'
import { type Row, rowsOf } from '../../src/render/rows/row.ts'
import { stateOf, tallyText } from '../../src/render/rows/tally.ts'
import { findingOf, resultWith, wholeFinding, type RowFacts } from '../fakes/results.ts'
import { timeMetric } from '../fakes/plans.ts'
import type { Metric } from '../../src/model/judging/metric.ts'

const rowsWith = (...facts: readonly RowFacts[]): readonly Row[] =>
  rowsOf(resultWith(facts.map(findingOf)))

describe('rowsOf', () => {
  const same = { verdict: 'unchanged', change: 0 } as const
  const slower = { verdict: 'regression', change: 0.1 } as const
  const [cpu, memory] = [{ metric: 'cpu' }, { metric: 'peak-memory' }] as const

  it('lets a row be led by the metric that fails the check', () => {
    const failing = { ...slower, ...cpu, change: 0.3, beyondLimit: true }
    const [row] = rowsWith({ id: 'a', ...slower }, { id: 'a', ...failing })
    expect(row?.metric?.id).toBe('cpu')
    expect(row && alikeText(row, foreignNames)).toBe('also time +10.0%')
  })

  it('leaves out no claim for want of room', () => {
    const smaller = { ...memory, verdict: 'improvement', change: -0.2 } as const
    const [row] = rowsWith(
      ...[slower, { ...same, ...cpu }, smaller].map((each) => ({ id: 'a', ...each })),
    )
    expect(row && othersText(row, 0, foreignNames)).toBe('peak memory −20.0% smaller')
  })

  it('sorts worst first, by the size of the change whichever way is good', () => {
    const rate: Metric = { ...timeMetric, id: 'rate', unit: 'per_s', better: 'higher' }
    const result = resultWith([
      findingOf({ id: 'same', verdict: 'unchanged', change: 0 }),
      findingOf({ id: 'much faster', verdict: 'improvement', change: -0.5 }),
      findingOf({ id: 'slightly slower', verdict: 'regression', change: 0.05 }),
      findingOf({ id: 'half the rate', metric: 'rate', verdict: 'regression', change: -0.5 }),
      findingOf({ id: 'slower', verdict: 'regression', change: 0.5 }),
      findingOf({ id: 'faster', verdict: 'improvement', change: -0.1 }),
      findingOf({ id: 'unknown', verdict: 'inconclusive', change: 0.1 }),
      wholeFinding('failed', 'failed'),
    ])
    const rows = rowsOf({ ...result, plan: { ...result.plan, metrics: [timeMetric, rate] } })
    expect(rows.map(({ benchmarkId }) => benchmarkId).join(', ')).toBe(
      'half the rate, slower, slightly slower, failed, much faster, faster, unknown, same',
    )
  })

  it('does not take the names of object members for its own', () => {
    const ids = ['__proto__', 'constructor']
    expect(rowsWith(...ids.map((id) => ({ id, ...slower }))).map((row) => row.benchmarkId)).toEqual(
      ids,
    )
  })
})

// The others are those of the golden files.
const a = { id: 'a', change: 0.1 } as const
const regression = findingOf({ ...a, verdict: 'regression' })
const improvement = findingOf({ ...a, id: 'b', verdict: 'improvement' })
const same = findingOf({ ...a, id: 'd', verdict: 'unchanged' })
const failed = wholeFinding('e', 'failed')

it.each([
  ['slower', [same, improvement, regression, failed], '1 slower, 1 failed, 1 faster, 1 same'],
  ['failed', [same, improvement, failed], '1 failed, 1 faster, 1 same'],
  ['untouched', [wholeFinding('f', 'added')], 'nothing to measure, 1 new'],
] as const)('the state of a result is %s', (state, findings, tally) => {
  const result = resultWith(findings)
  const rows = rowsOf(result)
  expect(stateOf(result, rows)).toBe(state)
  expect(tallyText(result, rows, state)).toBe(tally)
})
