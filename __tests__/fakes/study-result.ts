import type { Result } from '../../src/model/judging/result.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { benchmarkOf } from './plans.ts'
import { findingOf, resultWith } from './results.ts'

const table: StudyTable = {
  title: 'Total time of a round',
  rowLabel: 'library',
  metric: 'time',
  unit: 'ms',
  decimals: 2,
  rows: { by: 'library' },
  columns: [
    { label: 'sync', parameters: { mode: 'sync' } },
    { label: 'async', parameters: { mode: 'async' }, ratioTo: 'sync' },
  ],
  published: { q: { sync: 99, async: 330 }, jquery: { sync: 1 } },
  note: 'The round has 500 loops.',
}

/** What stands in the plan of a study with these tables. */
export function studyParts(tables: readonly StudyTable[], source = 'a study, 2013') {
  return { studies: { source, tables: [...tables] } }
}

/** A result of a suite whose study printed one table. */
export function studyResult(changes: Partial<StudyTable> = {}): Result {
  const rows = ['q', 'native'].flatMap((library) =>
    ['sync', 'async'].map((mode) => ({ library, mode })),
  )
  const idOf = ({ library, mode }: { library: string; mode: string }) =>
    `promises/chain library=${library} mode=${mode}`
  const result = resultWith(
    rows.map((row, index) =>
      findingOf({
        id: idOf(row),
        verdict: index === 0 ? 'regression' : 'unchanged',
        change: index === 0 ? 0.5 : 0,
        base: 0.001 * (index + 1),
      }),
    ),
  )
  const benchmarks = rows.map((row) => benchmarkOf(idOf(row), { name: 'chain', parameters: row }))
  const parts = studyParts([{ ...table, ...changes }])
  return { ...result, plan: { ...result.plan, benchmarks, parts } }
}
