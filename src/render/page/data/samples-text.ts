import { csvLine } from '../../text/csv-line.ts'
import { restoreValues } from './quantised.ts'
import type { PageRow } from './page-row.ts'
import type { BlockColumns, RowDetail } from './row-detail.ts'

const kinds: Readonly<Record<string, string>> = {
  w: 'warm-up',
  p: 'pair',
  d: 'disturbed',
  c: 'control',
  r: 'rebuild',
}

const figures = [
  'coin',
  'metric',
  'unit',
  'base',
  'head',
  'started_at_s',
  'steal_ratio',
  'run_delay_ratio',
]
const noFigures = figures.map(() => null)

/** The first line of the samples as the page has them. */
export const samplesHead = csvLine(['benchmark', 'node', 'kind', ...figures])

/**
 * The samples of one row, one line for each block and metric, or a line that says that it was not measured;
 * values are rounded as the page has them.
 */
export function samplesText(
  { id, node, verdict }: Pick<PageRow, 'id' | 'node' | 'verdict'>,
  { blocks, metrics }: Pick<RowDetail, 'blocks' | 'metrics'>,
): string {
  if (verdict === 'not-measured') return csvLine([id, node, verdict, ...noFigures])
  if (blocks === null) return ''
  return metrics
    .flatMap(({ id: metric, unit, series }) => {
      if (series === null) return []
      const bases = restoreValues(series.base)
      const ratios = restoreValues(series.ratio)
      return bases.map((base, at) => {
        const ratio = ratios[at] ?? null
        const head = base === null || ratio === null ? null : base * Math.exp(ratio)
        return csvLine([
          id,
          node,
          ...blockCells(blocks, at),
          metric,
          unit,
          sevenDigits(base),
          sevenDigits(head),
          ...stateCells(blocks, at),
        ])
      })
    })
    .join('')
}

function blockCells({ kinds: letters, coins }: BlockColumns, at: number): readonly string[] {
  return [kinds[letters[at] ?? ''] ?? '', coins[at] === 'B' ? 'BH' : 'HB']
}

function stateCells(
  { at: seconds, steal, delay }: BlockColumns,
  at: number,
): readonly (number | null)[] {
  return [seconds?.[at] ?? null, thousandthsRatio(steal[at]), thousandthsRatio(delay[at])]
}

function thousandthsRatio(thousandths: number | null | undefined): number | null {
  return thousandths === null || thousandths === undefined ? null : thousandths / 1000
}

function sevenDigits(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(7))
}
