import { markdownTable } from '../markdown-table.ts'

/** What one table said, in which nothing had changed. */
type Table = {
  readonly rows: number
  /** Names of the rows that were called slower or faster. */
  readonly called: readonly string[]
}

/** Both tables of a comparison, each with its own promise: of the metrics that decide the verdict, and of the others. */
export type Tables = Readonly<Record<'verdict' | 'others', Table>>

/** The promise: of tables in which nothing changed, at most this share may call a row. */
const PROMISE = 0.01

/** Markdown about a program against itself: how often something was called; `tooMany` beyond the promise. */
export function claimsTable(comparisons: readonly Tables[]): { text: string; tooMany: boolean } {
  const kinds = (['verdict', 'others'] as const).map((kind) =>
    countsOf(
      kind === 'verdict' ? 'of the verdict' : 'the others',
      comparisons.map((tables) => tables[kind]),
    ),
  )
  const names = comparisons.flatMap(({ verdict, others }, index) =>
    [...verdict.called, ...others.called].map(
      (name) => `- comparison ${String(index + 1)}: \`${name.replaceAll('`', "'")}\``,
    ),
  )
  const text = [
    '### False claims: the same code on both sides',
    '',
    markdownTable(
      'Metrics|>Comparisons|>Rows|>Comparisons with a claim|>Share|>95% CI|>Promised'.split('|'),
      kinds.map(({ cells }) => cells),
    ),
    ...(names.length > 0 ? ['', ...names] : []),
    '',
  ].join('\n')
  return { text, tooMany: kinds.some(({ low }) => low > PROMISE) }
}

function countsOf(name: string, tables: readonly Table[]) {
  const wrong = tables.filter(({ called }) => called.length > 0).length
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const { low, high } = wilson(wrong, tables.length)
  const share = percent(wrong / Math.max(1, tables.length))
  const interval = `${percent(low)} … ${percent(high)}`
  const counts = [tables.length, rows, wrong].map(String)
  return { cells: [name, ...counts, share, interval, percent(PROMISE)], low }
}

/** The 95% score interval of a share (Wilson 1927). */
function wilson(hits: number, total: number) {
  if (total === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = hits / total
  const middle = share + (z * z) / (2 * total)
  const half = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
