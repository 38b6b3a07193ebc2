/** Content of a CSV cell; `null` is empty. */
export type CsvCell = string | number | boolean | null

/**
 * One line of a CSV file with its line end (RFC 4180). Cells are escaped so that no spreadsheet
 * runs them as formulas.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

/** Spreadsheets run text that begins like this as a formula. */
const formulaStart = /^(?=[=+\-@\t\r\n|%])/

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const visible = cell.replace(formulaStart, "'").replaceAll(/[^\P{Cc}\t\r\n]/gu, '\uFFFD')
  return /[",\r\n]/.test(visible) ? `"${visible.replaceAll('"', '""')}"` : visible
}
