/** Content of a CSV cell; `null` is empty. */
export type CsvCell = string | number | boolean | null

/**
 * One line of a CSV file with its line end (RFC 4180). Cells are escaped so that no spreadsheet
 * runs them as formulas.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoteField(escapeFormula(cell)) : String(cell)
}

/** Spreadsheets run text that begins like this as a formula. */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text
}

function quoteField(text: string): string {
  const visible = text.replaceAll('\0', '\uFFFD')
  return /[",\r\n]/.test(visible) ? `"${visible.replaceAll('"', '""')}"` : visible
}
