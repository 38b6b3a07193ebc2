import type { SuiteRow } from '../../model/run/suite.ts'

const nameLength = 200

/** Shortens names that are too long for a table and appends numbers to duplicates, in order. */
export function distinctRows(rows: readonly SuiteRow[]): readonly SuiteRow[] {
  const usedByName = new Map<string, number>()
  return rows.map((row) => {
    const plain = shorten(row.name)
    const times = (usedByName.get(plain) ?? 0) + 1
    usedByName.set(plain, times)
    return { ...row, name: times === 1 ? plain : `${plain} [${String(times)}]` }
  })
}

function shorten(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  return line.length <= nameLength - 10 ? line : `${line.slice(0, nameLength - 11)}…`
}
