/** What a cell of a CSV file can hold; `null` is empty. */
export type CsvCell = string | number | boolean | null

/** One line of a CSV file with its line end (RFC 4180). No cell can be run by a spreadsheet. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoted(unformulated(cell)) : String(cell)
}

/** Spreadsheets take text that begins like this for a formula and run it. */
function unformulated(text: string): string {
  return /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  const visible = text.replaceAll('\0', '\uFFFD')
  return /[",\r\n]/.test(visible) ? `"${visible.replaceAll('"', '""')}"` : visible
}
