import { describe, expect, it } from 'vitest'
import { contestsOfStudy } from '../../../src/plan/contenders/contests-of-study.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/model/run/study.ts'
import { studyCsv } from '../../../src/render/study/study-csv.ts'
import { studyLines } from '../../../src/render/study/study-lines.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const table: StudyTable = {
  title: 'Chains',
  rowLabel: 'depth',
  metric: 'time',
  unit: 'ms',
  decimals: 1,
  rows: { by: 'depth' },
  columns: [
    { label: 'async', parameters: { library: 'async' } },
    { label: 'q', parameters: { library: 'q' }, ratioTo: 'async' },
  ],
}
const benchmarks = ['async', 'q'].map((library) =>
  benchmarkOf(`chain library=${library}`, { name: 'chain', parameters: { library, depth: 1 } }),
)

function result(contests: boolean): Result {
  const own = contestsOfStudy(benchmarks, [table])
  const findings = benchmarks.map(({ id }, at) =>
    findingOf({ id, verdict: 'unchanged', change: 0, base: at === 0 ? 0.001 : 0.031 }),
  )
  const study = { suite: 'promises', source: 'somebody', tables: [table] }
  const plain = resultWith(findings, { plan: { benchmarks, study } })
  if (!contests) return plain
  const [first] = own
  return {
    ...plain,
    plan: { ...plain.plan, benchmarks: [...benchmarks, ...own] },
    findings: [
      ...findings,
      findingOf({ id: first?.id ?? '', verdict: 'regression', change: 30, margin: 2, base: 0.001 }),
    ],
  }
}

describe('the ratio columns of a study', () => {
  it('have an interval and a verdict where the two were compared, on the side where they were', () => {
    const lines = studyLines(result(true), 120)
    expect(lines.filter((line) => line.includes('31×, 29 … 33, slower'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('(31.00×)'))).toHaveLength(1)
  })

  it('are turned round where a table divides the other way', () => {
    const [async = { label: '' }, q = { label: '' }] = table.columns
    const back = {
      ...table,
      columns: [
        { ...async, ratioTo: 'q' },
        { label: q.label, parameters: { library: 'q' } },
      ],
    }
    const { plan, ...rest } = result(true)
    const study = { suite: 'promises', source: 'somebody', tables: [table, back] }
    const csv = studyCsv({ ...rest, plan: { ...plan, study } }) ?? ''
    expect(csv).toContain('31,29,33,slower')
    expect(csv).toMatch(
      /,0\.03226,0\.0303,0\.03448,faster|,0\.0322\d*,0\.0303\d*,0\.0344\d*,faster/,
    )
  })

  it('are plain ratios where they were not', () => {
    const lines = studyLines(result(false), 120)
    expect(lines.filter((line) => line.includes('(31.00×)'))).toHaveLength(2)
    expect(studyCsv(result(false))).not.toContain(',slower,')
  })

  it('are in the CSV with both ends', () => {
    const csv = studyCsv(result(true)) ?? ''
    expect(csv).toContain('judged ratio,ratio low,ratio high,ratio verdict')
    expect(csv).toContain('31,29,33,slower')
  })
})
