import type { RecordLine } from './record-line.ts'

/** What a record consists of: files of lines, one for each key and month. */
const recordPath = /^\w[\w.-]{0,49}\/(?<month>\d{4}-\d{2})\.ndjson$/

/** Whether a path, relative to the record, is one of its files. */
export function isRecordPath(path: string): boolean {
  return recordPath.test(path)
}

/** The file that a line belongs to, relative to the record. */
export function recordPathOf({ key, measuredAt }: Pick<RecordLine, 'key' | 'measuredAt'>): string {
  return `${key}/${measuredAt.slice(0, 7)}.ndjson`
}

/**
 * The files that are dropped by the rule: all of a key that are older than its newest `months` months
 * with lines. Whole files go, so that no line is ever changed.
 *
 * @param months - how many are kept, at least 1
 */
export function outdatedPathsOf(paths: readonly string[], months: number): readonly string[] {
  const newestFirst = paths.filter(isRecordPath).toSorted().toReversed()
  const counts = new Map<string, number>()
  return newestFirst.filter((path) => {
    const key = path.slice(0, path.indexOf('/'))
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > months
  })
}
