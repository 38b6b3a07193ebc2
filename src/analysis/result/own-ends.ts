import { eachSide, sides, type BySide, type Side } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { faultOf, type Failure } from '../../model/judging/failure.ts'
import type { JudgedRow, Warning } from '../../model/judging/judged-row.ts'
import type { OwnEnds } from '../../model/judging/result.ts'
import { comparesSides, labelsOf, type Benchmark } from '../../model/run/benchmark.ts'
import type { BlockKind } from '../../model/run/sample.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { suiteKey } from '../../model/run/suite.ts'
import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'

/** What a row's verdict is worth where processes of it ended by themselves. */
export type OwnEndsWord = 'failed' | 'unknown' | 'kept'

/**
 * The word for a row by how many processes of each side ended by themselves: by their own exit or error, or at the
 * time limit of the user. What was measured is conditional on success, so a row of which head ended so more often
 * than base is never the same or faster. docs/statistics.md has how often unchanged code gets each word.
 */
export function wordOfOwnEnds({ base, head }: BySide<number>): OwnEndsWord {
  if (base === 0 && head > 1) return 'failed'
  return head > base ? 'unknown' : 'kept'
}

/** How often processes of a row ended by themselves, and how they last did. */
export interface RowEnds {
  readonly counts: OwnEnds
  /** Names of the two. */
  readonly labels: BySide<string>
  readonly word: OwnEndsWord
  readonly last: BySide<Failure | null>
}

/** The rows of which a process ended by itself, of all machines; those of a suite share their processes. */
export function rowEndsOf(
  benchmarks: readonly Benchmark[],
  entries: readonly JournalEntry[],
): ReadonlyMap<string, RowEnds> {
  const keys = new Map(benchmarks.map((each) => [each.id, suiteKey(each) ?? each.id]))
  const pairs = entries.flatMap(startedIn)
  const startedById = groupedBy(pairs, ({ id }) => id)
  const repeatedByKey = groupedBy(
    pairs.filter(({ isRepeated }) => isRepeated),
    ({ id }) => keys.get(id ?? ''),
  )
  return new Map(
    benchmarks.flatMap((benchmark) => {
      const again = repeatedByKey.get(keys.get(benchmark.id)) ?? []
      const rest = (startedById.get(benchmark.id) ?? []).filter(({ isRepeated }) => !isRepeated)
      return again.length === 0
        ? []
        : [[benchmark.id, endsOf(benchmark, [...again, ...rest])] as const]
    }),
  )
}

function endsOf(benchmark: Benchmark, pairs: readonly StartedPair[]): RowEnds {
  const { id: benchmarkId } = benchmark
  const startedOf = (side: Side): number =>
    pairs.reduce((sum, pair) => sum + pair.processes[side], 0)
  const failuresOf = (side: Side): readonly Failure[] =>
    pairs.flatMap(({ failure }) =>
      failure !== null && faultOf([failure]) === side ? [{ ...failure, benchmarkId }] : [],
    )
  const [base, head] = [failuresOf('base'), failuresOf('head')]
  const failed = { base: base.length, head: head.length }
  const wordOfContest = failed.base === failed.head ? 'kept' : 'unknown'
  return {
    counts: { benchmarkId, failed, processes: eachSide(startedOf) },
    labels: labelsOf(benchmark),
    // Either of two contenders may be the broken one, and none can fail the check.
    word: comparesSides(benchmark) ? wordOfOwnEnds(failed) : wordOfContest,
    last: { base: base.at(-1) ?? null, head: head.at(-1) ?? null },
  }
}

/** Processes of both sides that were started for a block or a pilot, and what broke it. */
interface StartedPair {
  readonly id: string | null
  readonly processes: BySide<number>
  readonly failure: Failure | null
  /** Whether it was started again; of a suite, for all of its rows. */
  readonly isRepeated: boolean
}

function startedIn(entry: JournalEntry): readonly StartedPair[] {
  const unbroken = { failure: null, isRepeated: false }
  if ('sample' in entry) {
    const { benchmarkId: id, kind, links } = entry.sample.block
    return [{ id, processes: startedFor(kind, links), ...unbroken }]
  }
  if (entry.type === 'pilot')
    return [{ id: entry.pilot.benchmarkId, processes: startedFor('pilot'), ...unbroken }]
  if (entry.type !== 'attempt' && entry.type !== 'failure') return []
  const { failure } = entry
  const isRepeated = entry.type === 'attempt'
  const processes = startedFor(isRepeated ? entry.kind : 'pair')
  return [{ id: failure.benchmarkId, processes, failure, isRepeated }]
}

function startedFor(kind: BlockKind | 'pilot', links = 1): BySide<number> {
  return kind === 'control' ? { base: 2 * links, head: 0 } : { base: links, head: links }
}

/** `head ended by itself in 3 of 14 processes, base in none`: who did so more often comes first. */
export function ownEndsText({ counts: { failed, processes }, labels }: RowEnds): string {
  const [more, less]: readonly [Side, Side] =
    failed.base > failed.head ? ['base', 'head'] : ['head', 'base']
  const ofLess = failed[less] === 0 ? 'none' : `${failed[less]} of ${processes[less]}`
  return `${labels[more]} ended by itself in ${failed[more]} of ${processes[more]} processes, ${labels[less]} in ${ofLess}`
}

/** The failures of a run, with those of rows that ended too often on head, each for every side that ever ended it. */
export function failuresWith(
  rowEnds: ReadonlyMap<string, RowEnds>,
  failures: readonly Failure[],
): readonly Failure[] {
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const more = [...rowEnds].flatMap(([id, { word, last }]) =>
    sides.flatMap((side) => {
      const isTold = failures.some((each) => each.benchmarkId === id && each.side === side)
      const isFailed = failedIds.has(id) || (word === 'failed' && side === 'head')
      return isTold || !isFailed ? [] : (last[side] ?? [])
    }),
  )
  return [...failures, ...more].map((failure) => {
    const { side, benchmarkId, message } = failure
    const ends = rowEnds.get(benchmarkId ?? '')
    const { failed, processes } = ends?.counts ?? {}
    // Where every process does, nobody needs the count.
    if (ends === undefined || side === null || failed?.[side] === processes?.[side]) return failure
    return { ...failure, message: `${ownEndsText(ends)}: ${message}`.slice(0, 2000) }
  })
}

const leavesMore = {
  code: 'undone-on-head',
  text: 'what head alone leaves to be done after its calls is in no number',
}

/** What is known of rows besides their numbers, by the benchmark's id. */
export interface RowDoubts {
  readonly rowEnds: ReadonlyMap<string, RowEnds>
  /** How a limit of ours has cut a run. */
  readonly cut: ReadonlyMap<string | null, string>
  /** Of which head alone leaves something to be done after its calls. */
  readonly leavingRows: ReadonlySet<string>
}

/** A judged row with what else is known of it, as warnings; it may take "the same" and "faster" back. */
export function withDoubts(
  judgedRow: JudgedRow,
  { rowEnds, cut, leavingRows }: RowDoubts,
): JudgedRow {
  const row = leavingRows.has(judgedRow.name)
    ? withWarning(judgedRow, leavesMore, { isOpen: true })
    : judgedRow
  const ends = rowEnds.get(row.name)
  const message = cut.get(row.name)
  const isOpen = ends !== undefined && ends.word !== 'kept'
  const rowWithEnds =
    ends === undefined
      ? row
      : withWarning(row, { code: 'own-ends', text: ownEndsText(ends) }, { isOpen })
  const text = message?.slice(0, 900)
  return text === undefined
    ? rowWithEnds
    : withWarning(rowWithEnds, { code: 'out-of-share', text }, { isOpen: true })
}

function withWarning(
  row: JudgedRow,
  { code, text }: Warning,
  { isOpen }: { readonly isOpen: boolean },
): JudgedRow {
  const isGreen = row.verdict === 'unchanged' || row.verdict === 'improvement'
  if (isOpen && isGreen)
    return inconclusiveRow(row, { code, text: `${toldVerdict(row.verdict)}, but ${text}` })
  // What did not end in a number may have been beyond any limit.
  const news = { ...row, warnings: [{ code, text }, ...row.warnings] }
  return isOpen ? { ...news, atWorst: null } : news
}
