import { complaintOf } from '../../model/complaint-of.ts'
import { parseJson } from '../../model/parse-json.ts'
import { UsageError } from '../../model/usage-error.ts'
import { recordLineSchema, type RecordLine } from './record-line.ts'

/** One file of a record: the lines of one key and month. */
export interface RecordFile {
  /** Relative to the record: `default/2026-03.ndjson`. */
  readonly path: string
  readonly text: string
}

/**
 * The lines of a record, in the order in which they were written. A last line without a line end was
 * cut off while it was written and is ignored.
 *
 * @throws UsageError with the file and the line of what is no line of a record
 */
export function parseRecord(files: readonly RecordFile[]): readonly RecordLine[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line, at) => {
        const data = parseJson(line)
        const validation = recordLineSchema.safeParse(data)
        if (validation.success) return validation.data
        const complaint = complaintOf(validation.error, data)
        throw new UsageError(
          `expected a line of a record in ${path} line ${at + 1}, got ${complaint}`,
        )
      }),
  )
}
