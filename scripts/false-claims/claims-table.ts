/** What one table said, in which nothing had changed. */
export type Table = {
  readonly rows: number
  /** Names of the rows that were called slower or faster. */
  readonly called: readonly string[]
}

/** The promise: of tables in which nothing changed, at most this share may call a row. */
const PROMISE = 0.01

/**
 * Markdown about tables of a program against itself: how many called something, and the interval of
 * that share.
 *
 * @returns `tooMany` when the share cannot be that of the promise: the whole interval is beyond it
 */
export function claimsTable(tables: readonly Table[]): {
  readonly text: string
  readonly tooMany: boolean
} {
  const wrong = tables.filter(({ called }) => called.length > 0).length
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const { low, high } = wilson(wrong, tables.length)
  const names = tables.flatMap(({ called }, index) =>
    called.map((name) => `- table ${String(index + 1)}: \`${name.replaceAll('`', "'")}\``),
  )
  const text = [
    '### False claims: the same code on both sides',
    '',
    `| Tables | Rows | Tables with a claim | Share | 95 % CI | Promised |`,
    '|--:|--:|--:|--:|:-:|--:|',
    `| ${tables.length} | ${rows} | ${wrong} | ${percent(wrong / Math.max(1, tables.length))} | ${percent(low)} … ${percent(high)} | ${percent(PROMISE)} |`,
    ...(names.length > 0 ? ['', ...names] : []),
    '',
  ].join('\n')
  return { text, tooMany: low > PROMISE }
}

/** The 95 % score interval of a share (Wilson 1927). */
function wilson(hits: number, total: number): { readonly low: number; readonly high: number } {
  if (total === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = hits / total
  const middle = share + (z * z) / (2 * total)
  const half = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
