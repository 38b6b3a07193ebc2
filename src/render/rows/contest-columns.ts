import type { Metric } from '../../model/judging/metric.ts'
import { valueText } from '../text/format.ts'
import type { ContestRow } from './contest-rows.ts'
import { contestOthers, contestWords } from './contest-sentence.ts'

/** One column of the table of contenders, in a comment and on the page. */
export interface ContestColumn {
  readonly title: string
  readonly align: 'left' | 'centre' | 'right'
  /** A name comes from the measured code, so whoever shows it escapes it. */
  readonly kind: 'name' | 'strong' | 'text'
  /** @param label - renders the name of a metric */
  readonly cell: (row: ContestRow, label: (metric: Metric) => string) => string
}

const name = { align: 'left', kind: 'name' } as const

const value = { align: 'right', kind: 'text' } as const

const columns: readonly ContestColumn[] = [
  { title: 'Benchmark', ...name, cell: ({ shared }) => shared },
  { title: 'Contender', ...name, cell: ({ contest }) => contest.labels.head },
  { title: 'Against', ...name, cell: ({ contest }) => contest.labels.base },
  { title: 'Result', align: 'left', kind: 'strong', cell: (row) => contestWords(row).result },
  { title: '95% CI', align: 'centre', kind: 'text', cell: intervalCell },
  { title: 'Reference value', ...value, cell: (row) => valueCell(row, row.finding.baseCentre) },
  { title: 'Contender value', ...value, cell: (row) => valueCell(row, row.finding.headCentre) },
  { title: 'Pairs', ...value, cell: ({ finding }) => String(finding.judged?.pairs ?? 0) },
  { title: 'Other metrics', align: 'left', kind: 'text', cell: contestOthers },
]

/** The columns that rows need: they name their benchmark only where there is one to name. */
export function contestColumns(rows: readonly ContestRow[]): readonly ContestColumn[] {
  return rows.some(({ shared }) => shared !== '') ? columns : columns.slice(1)
}

function intervalCell(row: ContestRow): string {
  const { interval } = contestWords(row)
  return interval === '' ? '–' : interval
}

function valueCell({ metric }: ContestRow, centre: number | null): string {
  return valueText(centre, metric?.unit ?? 's')
}
