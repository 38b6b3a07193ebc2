import { describe, expect, it } from 'vitest'
import { foreignNames } from '../../src/render/text/names.ts'
import { alikeText, othersText } from '../../src/render/rows/row-text.ts'
import { rowsOf } from '../../src/render/rows/row.ts'
import { stateOf } from '../../src/render/comment/page.ts'
import { tallyText } from '../../src/render/comment/tally.ts'
import { failureOf, findingOf, resultWith, wholeFinding } from '../fakes/results.ts'
import { timeMetric } from '../fakes/plans.ts'
import type { Metric } from '../../src/model/judging/metric.ts'

describe('rowsOf', () => {
  it('gives one row to a benchmark, led by the gating metric with the worst verdict', () => {
    const [row, ...rest] = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'unchanged', change: 0 }),
        findingOf({ id: 'a', metric: 'cpu', verdict: 'inconclusive', change: 0.01 }),
        findingOf({ id: 'a', metric: 'peak-memory', verdict: 'regression', change: 0.2 }),
      ]),
    )
    expect(rest).toEqual([])
    expect(row?.metric?.id).toBe('peak-memory')
    expect(row?.word).toBe('larger')
    expect(row?.otherFindings.map(({ metric, word }) => `${metric?.id} ${word}`)).toEqual([
      'cpu unknown',
      'time same',
    ])
  })

  it('names no other metric that is the same or unknown, too', () => {
    const [row] = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'unchanged', change: 0 }),
        findingOf({ id: 'a', metric: 'cpu', verdict: 'unchanged', change: 0 }),
      ]),
    )
    expect(row?.metric?.id).toBe('time')
    expect(row?.otherFindings).toEqual([])
  })

  it('names every other metric that claims the same change', () => {
    const [row] = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'regression', change: 0.1 }),
        findingOf({ id: 'a', metric: 'peak-memory', verdict: 'unchanged', change: 0 }),
        findingOf({ id: 'a', metric: 'cpu', verdict: 'regression', change: 0.048 }),
      ]),
    )
    if (row === undefined) throw new Error('expected a row, got none')
    expect(alikeText(row, foreignNames)).toBe('also CPU time +4.8%')
    expect(othersText(row, 3, foreignNames)).toBe('peak memory same')
  })

  it('leaves out no claim for want of room', () => {
    const [row] = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'regression', change: 0.1 }),
        findingOf({ id: 'a', metric: 'cpu', verdict: 'unchanged', change: 0 }),
        findingOf({ id: 'a', metric: 'peak-memory', verdict: 'improvement', change: -0.2 }),
      ]),
    )
    if (row === undefined) throw new Error('expected a row, got none')
    expect(othersText(row, 0, foreignNames)).toBe('peak memory −20.0% smaller')
  })

  it('leads with the metric that fails the check', () => {
    const [row] = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'regression', change: 0.1 }),
        findingOf({
          id: 'a',
          metric: 'cpu',
          verdict: 'regression',
          change: 0.3,
          beyondLimit: true,
        }),
      ]),
    )
    expect(row?.metric?.id).toBe('cpu')
  })

  it('leaves out metrics that only inform, and sizes of the built sides', () => {
    const rows = rowsOf(
      resultWith([
        findingOf({ id: 'a', verdict: 'unchanged', change: 0 }),
        findingOf({ id: 'a', metric: 'gc-pause', verdict: 'regression', change: 0.5 }),
        {
          ...findingOf({ id: 'package', metric: 'addon-size', verdict: 'regression', change: 1 }),
          judged: null,
        },
      ]),
    )
    expect(rows.map(({ benchmarkId, word }) => [benchmarkId, word])).toEqual([['a', 'same']])
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
    expect(rows.map(({ benchmarkId }) => benchmarkId)).toEqual([
      'half the rate',
      'slower',
      'slightly slower',
      'failed',
      'much faster',
      'faster',
      'unknown',
      'same',
    ])
  })

  it('does not take the names of object members for its own', () => {
    const rows = rowsOf(
      resultWith([
        findingOf({ id: '__proto__', verdict: 'regression', change: 0.1 }),
        findingOf({ id: 'constructor', verdict: 'unchanged', change: 0 }),
      ]),
    )
    expect(rows.map(({ benchmarkId }) => benchmarkId)).toEqual(['__proto__', 'constructor'])
  })
})

describe('the floor of a row', () => {
  it('is what its pairs can see', () => {
    const finding = findingOf({ id: 'a', verdict: 'unchanged', change: 0, margin: 0.01 })
    expect(rowsOf(resultWith([finding]))[0]?.floor).toBe(finding.judged?.smallestDetectable)
  })

  it('is none where nothing was judged', () => {
    expect(rowsOf(resultWith([wholeFinding('b', 'failed')]))[0]?.floor).toBeNull()
  })
})

describe('the state of a result', () => {
  const a = { id: 'a', change: 0.1 } as const
  const regression = findingOf({ ...a, verdict: 'regression' })
  const improvement = findingOf({ ...a, id: 'b', verdict: 'improvement' })
  const unknown = findingOf({ ...a, id: 'c', verdict: 'inconclusive' })
  const same = findingOf({ ...a, id: 'd', verdict: 'unchanged' })
  const failed = wholeFinding('e', 'failed')

  it.each([
    ['slower', [same, improvement, regression, failed], '1 slower, 1 failed, 1 faster, 1 same'],
    ['failed', [same, improvement, failed], '1 failed, 1 faster, 1 same'],
    ['faster', [same, improvement, unknown], '1 faster, 1 unknown, 1 same'],
    ['unknown', [same, unknown], 'could not tell, 1 unknown, 1 same'],
    ['same', [same], 'no change, 1 same'],
    ['nothing', [wholeFinding('f', 'added')], 'nothing measured, 1 added'],
    ['nothing', [], 'nothing to measure'],
  ] as const)('is %s', (state, findings, tally) => {
    const result = resultWith(findings)
    const rows = rowsOf(result)
    expect(stateOf(result, rows)).toBe(state)
    expect(tallyText(result, rows, state)).toBe(tally)
  })

  it('is no build when a side did not build and nothing could be measured', () => {
    const failures = [failureOf({ stage: 'build', side: 'head', benchmarkId: null })]
    const result = resultWith([], { failures })
    expect(stateOf(result, rowsOf(result))).toBe('no-build')
    expect(tallyText(result, [], 'no-build')).toBe('head does not build')
  })
})
