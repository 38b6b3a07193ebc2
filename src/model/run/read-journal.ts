import { assertFormat, complaintOf } from '../complaint-of.ts'
import { type JournalEntry, journalEntrySchema, journalFormat } from './journal.ts'
import { parseJson } from '../parse-json.ts'
import { UsageError } from '../usage-error.ts'
import type { Sample } from './sample.ts'

/**
 * The entries of a journal, by its whole lines, some at a time: a run of days has one of 100 MB, whose text is never
 * in memory as a whole. A last line that was cut off is ignored. A UsageError that names the file when it is not a
 * journal, or one in another format.
 */
export async function readJournal(
  lines: AsyncIterable<readonly string[]>,
  file: string,
): Promise<readonly JournalEntry[]> {
  const parse = journalParser(file)
  const entries: JournalEntry[] = []
  for await (const chunk of lines) entries.push(...chunk.map(parse))
  return entries
}

/**
 * Parses a journal into its entries, in order.
 *
 * A last line without a line end was cut off while it was written and is ignored. Any other invalid
 * line is an error: the file is not a journal, or was changed.
 *
 * @param file - the journal's name, for messages
 * @throws UsageError with the number of the line, or for another format
 */
export function parseJournal(text: string, file: string): readonly JournalEntry[] {
  return text.split('\n').slice(0, -1).map(journalParser(file))
}

/** Returns what parses a journal's next line, so that nobody holds all; a UsageError with the file and line. */
function journalParser(file: string): (line: string) => JournalEntry {
  let lineNumber = 0
  // A benchmark's own metrics may be differences, which can be below zero.
  let sizes: ReadonlySet<string> = new Set()
  return (line) => {
    lineNumber++
    const place = `${file} line ${lineNumber}`
    const data = parseEntry(line, place)
    // Only the first line names a format.
    assertFormat(data, { format: journalFormat, what: 'a journal', file })
    const entry = entryOf(data, place)
    if (entry.type === 'run') {
      const { metrics } = entry.plan
      sizes = new Set(metrics.flatMap(({ id, own: isOwn }) => (isOwn === true ? [] : [id])))
    }
    if (entry.type === 'sample') assertNoneBelowZero(entry.sample, sizes, place)
    return entry
  }
}

function entryOf(data: unknown, place: string): JournalEntry {
  const validation = journalEntrySchema.safeParse(data)
  if (validation.success) return validation.data
  const complaint = complaintOf(validation.error, data)
  throw new UsageError(`expected an entry of a journal in ${place}, got ${complaint}`)
}

/** A time below zero was not measured; left out in silence, its row would be missing. */
function assertNoneBelowZero(
  { base, head }: Sample,
  sizes: ReadonlySet<string>,
  place: string,
): void {
  for (const [id, value] of [...Object.entries(base), ...Object.entries(head)]) {
    if (value !== null && value < 0 && sizes.has(id)) {
      throw new UsageError(`expected ${id} of at least 0 in ${place}, got ${String(value)}`)
    }
  }
}

function parseEntry(line: string, place: string): unknown {
  const entry = parseJson(line)
  if (entry !== null) return entry
  // It may be anything: without what would steer a terminal.
  const printable = line.slice(0, 60).replaceAll(/\p{C}/gu, '�')
  throw new UsageError(`expected an entry of a journal in ${place}, got ${printable}`)
}
