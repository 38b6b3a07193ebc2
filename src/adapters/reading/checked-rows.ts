import type { SuiteRow } from '../../model/run/suite.ts'

const mostRows = 1000
const nameLength = 200

/** The rows of one process, each with a short unique name and a number above zero; a RowsError for any other. */
export function checkedRows(rows: readonly SuiteRow[]): readonly SuiteRow[] {
  if (rows.length === 0) throw new RowsError('expected at least one result, got none')
  if (rows.length > mostRows) {
    throw new RowsError(
      `expected at most ${mostRows} results of one process, got ${rows.length}: split the suite`,
    )
  }
  const seenNames = new Set<string>()
  for (const { name, value } of rows) {
    const quotedName = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
    if (name.trim() === '') throw new RowsError('expected every result to have a name, got none')
    if (name.length > nameLength) {
      throw new RowsError(
        `expected names of at most ${nameLength} characters, got ${name.length} in ${quotedName}`,
      )
    }
    if (seenNames.has(name)) {
      throw new RowsError(`expected every result to have a unique name, got ${quotedName} twice`)
    }
    if (!Number.isFinite(value) || value <= 0) {
      throw new RowsError(`expected a number above 0 for ${quotedName}, got ${String(value)}`)
    }
    seenNames.add(name)
  }
  return rows
}

/** The output of a suite's process does not contain valid results. */
export class RowsError extends Error {
  override readonly name = 'RowsError'
}

/** Shortens names that are too long for a table and appends numbers to duplicates, in order. */
export function distinctRows(rows: readonly SuiteRow[]): readonly SuiteRow[] {
  const countByName = new Map<string, number>()
  return rows.map((row) => {
    const shortName = shorten(row.name)
    const times = (countByName.get(shortName) ?? 0) + 1
    countByName.set(shortName, times)
    return { ...row, name: times === 1 ? shortName : `${shortName} [${String(times)}]` }
  })
}

function shorten(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  return line.length <= nameLength - 10 ? line : `${line.slice(0, nameLength - 11)}…`
}

/** What is said of a benchmark that threw. */
export function thrownText({ name, error }: Readonly<Record<'name' | 'error', string>>): string {
  return `${name.slice(0, 60)} threw ${error.replaceAll(/\s+/g, ' ').slice(0, 300)}`
}
