import { describe, expect, it } from 'vitest'
import { metrics } from '../../../src/metrics/index.ts'
import type { StudyTable } from '../../../src/parts/studies/study.ts'
import { studyNotes } from '../../../src/parts/studies/study-notes.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

const table: StudyTable = {
  title: 'Times',
  rowLabel: 'n',
  metric: 'time',
  unit: 'ms',
  decimals: 1,
  rows: { by: 'count' },
  columns: [{ label: 'plus', parameters: { way: 'plus' } }],
}
const benchmark = benchmarkOf('mine/join', { parameters: { way: 'plus', count: 10 } })

function notesOf(given: Partial<StudyTable>): readonly string[] {
  const plan = { ...planOf({ benchmarks: [benchmark] }), metrics: [...metrics] }
  return studyNotes([{ ...table, ...given }], plan)
}

describe('studyNotes', () => {
  it('says nothing of tables that show something', () => {
    expect(notesOf({})).toEqual([])
    expect(notesOf({ rows: [{ label: 'ten', parameters: { count: 10 } }] })).toEqual([])
  })

  it.each<Partial<StudyTable>>([
    { rows: { by: 'cuont' } },
    { rows: [{ label: 'ten', parameters: { count: 11 } }] },
    { columns: [{ label: 'plus', parameters: { way: 'minus' } }] },
    { columns: [{ label: 'plus', name: 'nothing' }] },
  ])('names a table that stays empty: %j', (given) => {
    expect(notesOf(given)).toEqual([
      'the table "Times" of the suite shows nothing here: no benchmark has its rows and columns',
    ])
  })

  it('names a metric that there is not, once', () => {
    const columns = [{ label: 'plus' }, { label: 'cost', metric: 'cpuu' }]
    expect(notesOf({ metric: 'tiem', columns })).toEqual([
      'the table "Times" of the suite shows the metric "tiem", which there is not: did you mean "time"',
      'the table "Times" of the suite shows the metric "cpuu", which there is not: did you mean "cpu"',
    ])
  })
})
