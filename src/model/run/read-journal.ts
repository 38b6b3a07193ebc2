import { type JournalEntry, journalEntrySchema } from './journal.ts'
import { journalConverter } from '../journal-converter.ts'
import { parseJson } from '../parse-json.ts'
import { UsageError } from '../usage-error.ts'
import type { Plan } from './plan.ts'
import type { Sample } from './sample.ts'

/**
 * The entries of a journal, read line by line: a run of days has a journal of 100 MB, whose text is never in
 * memory as a whole. A last line that was cut off is ignored.
 *
 * @param lines - its whole lines, some at a time
 * @param file - its name, for messages
 * @param share - makes its entries share names with those of the other shards
 * @throws UsageError when it is not a journal
 */
export async function readJournal(
  lines: AsyncIterable<readonly string[]>,
  file: string,
  share = sharedNames(),
): Promise<readonly JournalEntry[]> {
  const parse = journalParser(file, share)
  const entries: JournalEntry[] = []
  for await (const some of lines) {
    for (const line of some) entries.push(...parse(line))
  }
  return entries
}

/**
 * Makes entries of a table share the names of its benchmarks: each is in the journal of every shard, and in
 * every line of it, and would be in memory as often.
 *
 * @returns what yields an entry that equals the one it is given
 */
export function sharedNames(): (entry: JournalEntry) => JournalEntry {
  const names = new Map<string, string>()
  const shareName = (name: string): string => {
    const knownName = names.get(name)
    if (knownName !== undefined) return knownName
    names.set(name, name)
    return name
  }
  return (entry) => {
    if (entry.type === 'run') {
      const { plan } = entry
      if (plan.shard === undefined) return entry
      const shard = { ...plan.shard, rows: plan.shard.rows.map(shareName) }
      return { ...entry, plan: { ...plan, shard } }
    }
    if (entry.type !== 'sample' && entry.type !== 'disturbed') return entry
    const { sample } = entry
    const block = { ...sample.block, benchmarkId: shareName(sample.block.benchmarkId) }
    return { ...entry, sample: { ...sample, block } }
  }
}

/**
 * Parses a journal into its entries, in order.
 *
 * A last line without a line end was cut off while it was written and is ignored. Any other invalid
 * line is an error: the file is not a journal, or was changed. Journals of before are converted.
 *
 * @param file - the journal's name, for messages
 * @param share - makes its entries share names with those of the other shards
 * @throws UsageError with the number of the line
 */
export function parseJournal(
  text: string,
  file: string,
  share = sharedNames(),
): readonly JournalEntry[] {
  return text.split('\n').slice(0, -1).flatMap(journalParser(file, share))
}

/**
 * Parses the lines of a journal one after the other, so that nobody has to hold its whole text. Journals
 * of before are converted.
 *
 * @param file - the journal's name, for messages
 * @param share - makes its entries share names with those of the other shards
 * @returns what parses the next whole line; it throws UsageError with the number of the line
 */
export function journalParser(
  file: string,
  share = sharedNames(),
): (line: string) => readonly JournalEntry[] {
  const present = journalConverter()
  let lines = 0
  let sizes: ReadonlySet<string> = new Set()
  return (line) => {
    lines++
    const place = `${file} line ${lines}`
    const entry = entryOf(present(parseEntry(line, place)), place)
    if (entry.type === 'run') sizes = sizesOf(entry.plan)
    if (entry.type === 'sample') assertNoneBelowZero(entry.sample, sizes, place)
    return [share(entry)]
  }
}

function entryOf(data: unknown, place: string): JournalEntry {
  const validation = journalEntrySchema.safeParse(data)
  if (validation.success) return validation.data
  const issue = validation.error.issues[0]
  const path = issue?.path.map(String).join('.') ?? ''
  throw new UsageError(`expected an entry of a journal in ${place}, got ${path}: ${issue?.message}`)
}

/** The metrics that are sizes: a benchmark's own may be differences, which can be below zero. */
function sizesOf({ metrics }: Plan): ReadonlySet<string> {
  return new Set(metrics.flatMap(({ id, own: isOwn }) => (isOwn === true ? [] : [id])))
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

/** The beginning of a line that may be anything, without what would steer a terminal. */
function printable(line: string): string {
  return line.slice(0, 60).replaceAll(/\p{C}/gu, '�')
}

function parseEntry(line: string, place: string): unknown {
  const entry = parseJson(line)
  if (entry !== null) return entry
  throw new UsageError(`expected an entry of a journal in ${place}, got ${printable(line)}`)
}
