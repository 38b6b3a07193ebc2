import type { SuiteRow } from '../../model/run/suite.ts'

const rowsAtMost = 1000
const nameLength = 200

/**
 * Validates the rows of one process: at least one, not too many, each with a short unique name and
 * a number above zero.
 *
 * @throws RowsError that names the first invalid row
 */
export function checkedRows(rows: readonly SuiteRow[]): readonly SuiteRow[] {
  if (rows.length === 0) throw new RowsError('expected at least one result, got none')
  if (rows.length > rowsAtMost) {
    throw new RowsError(
      `expected at most ${rowsAtMost} results of one process, got ${rows.length}: split the suite`,
    )
  }
  const seenNames = new Set<string>()
  for (const { name, value } of rows) {
    const shownText = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
    if (name.trim() === '') throw new RowsError('expected every result to have a name, got none')
    if (name.length > nameLength) {
      throw new RowsError(
        `expected names of at most ${nameLength} characters, got ${name.length} in ${shownText}`,
      )
    }
    if (seenNames.has(name)) {
      throw new RowsError(`expected every result to have a unique name, got ${shownText} twice`)
    }
    if (!Number.isFinite(value) || value <= 0) {
      throw new RowsError(`expected a number above 0 for ${shownText}, got ${String(value)}`)
    }
    seenNames.add(name)
  }
  return rows
}

/** The output of a suite's process does not contain valid results. */
export class RowsError extends Error {
  override readonly name = 'RowsError'
}
