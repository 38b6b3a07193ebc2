import type { Column } from '../text/columns.ts'
import type { NameForm } from '../text/names.ts'
import { valueText } from '../text/format.ts'
import type { ContestRow } from './contest-rows.ts'
import { contestOthers, contestWords } from './contest-sentence.ts'

type ContestColumns = Readonly<
  Record<
    | 'benchmark'
    | 'contender'
    | 'against'
    | 'result'
    | 'interval'
    | 'base'
    | 'head'
    | 'pairs'
    | 'others',
    Column<ContestRow>
  >
>

const value = { align: 'right', keep: 'third' } as const

/** The columns from which the tables of contenders choose. */
export function contestColumns(names: NameForm): ContestColumns {
  return {
    benchmark: {
      title: 'Benchmark',
      align: 'left',
      cell: ({ shared }) => (shared === '' ? '' : names.name(shared)),
    },
    contender: {
      title: 'Contender',
      align: 'left',
      cell: ({ contest }) => names.name(contest.labels.head),
    },
    against: {
      title: 'Against',
      align: 'left',
      cell: ({ contest }) => names.name(contest.labels.base),
    },
    result: { title: 'Result', align: 'left', cell: (row) => contestWords(row).result },
    interval: {
      title: '95% CI',
      align: 'centre',
      cell: (row) => contestWords(row).interval || '–',
    },
    base: { title: 'Reference value', ...value, cell: (row) => valueCell(row, 'baseCentre') },
    head: { title: 'Contender value', ...value, cell: (row) => valueCell(row, 'headCentre') },
    pairs: {
      title: 'Pairs',
      align: 'right',
      cell: ({ finding }) => String(finding.judged?.pairs ?? 0),
    },
    others: {
      title: 'Other metrics',
      align: 'left',
      keep: 'first',
      cell: (row) => contestOthers(row, names),
    },
  }
}

function valueCell({ finding, metric }: ContestRow, centre: 'baseCentre' | 'headCentre'): string {
  return valueText(finding[centre], metric?.unit ?? 's')
}
