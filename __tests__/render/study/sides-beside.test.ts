import { describe, expect, it } from 'vitest'
import type { StudyTable } from '../../../src/model/run/study.ts'
import { studyLines } from '../../../src/render/study/study-lines.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const table: StudyTable = {
  title: 'An addon on two APIs',
  rowLabel: 'Perf Test',
  metric: 'time',
  unit: 's',
  decimals: 2,
  between: { base: 'v8', head: 'napi' },
  rows: [
    { label: 'write-sorted.js', parameters: { keys: 'sorted' } },
    { label: 'write-random.js', parameters: { keys: 'random' } },
  ],
  columns: [{ label: 'time' }],
}

function linesOf(changes: Partial<StudyTable> = {}): readonly string[] {
  const idOf = (keys: string) => `leveldown/write keys=${keys}`
  const result = resultWith([
    findingOf({ id: idOf('sorted'), verdict: 'regression', change: 0.05, base: 95 }),
    findingOf({ id: idOf('random'), verdict: 'unchanged', change: 0, base: 170 }),
  ])
  const benchmarks = ['sorted', 'random'].map((keys) =>
    benchmarkOf(idOf(keys), { name: 'write', parameters: { keys } }),
  )
  const study = { suite: 'leveldown', source: 'a study', tables: [{ ...table, ...changes }] }
  return studyLines({ ...result, plan: { ...result.plan, benchmarks, study } }, 120)
}

describe('a study that printed its two sides next to each other', () => {
  it('has them so, with the change and its verdict', () => {
    expect(linesOf()).toEqual([
      'An addon on two APIs',
      '',
      'base: b52dd91, head: 7c1e0d9',
      'Perf Test         v8, s  napi, s  Delta',
      'write-sorted.js   95.00    99.75  +5.0%  slower (+4.2 … +5.8%)',
      'write-random.js  170.00   170.00   0.0%  same (−0.8 … +0.8%)',
    ])
  })

  it('names the column where there are several', () => {
    const columns = [{ label: 'time' }, { label: 'least', judged: false as const }]
    expect(linesOf({ columns })[3]).toMatch(
      /^Perf Test +v8: time, s +napi: time, s +Delta: time, s +v8: least, s +napi: least, s +Delta: least, s$/,
    )
  })
})
