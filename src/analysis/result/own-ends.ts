import { sides, type BySide, type Side } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { faultOf, type Failure } from '../../model/judging/failure.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import type { OwnEnds } from '../../model/judging/result.ts'
import { contestOf, type Benchmark } from '../../model/run/benchmark.ts'
import type { BlockKind } from '../../model/run/block.ts'
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

/**
 * The rows of which a process ended by itself and was started again. The rows of a suite share their processes.
 *
 * @param entries - of the journals of all machines
 */
export function rowEndsOf(
  benchmarks: readonly Benchmark[],
  entries: readonly JournalEntry[],
): ReadonlyMap<string, RowEnds> {
  const repeatedIds = new Set(
    entries.flatMap((entry) => (entry.type === 'attempt' ? [entry.failure.benchmarkId] : [])),
  )
  if (repeatedIds.size === 0) return new Map()
  const keys = new Map(benchmarks.map((benchmark) => [benchmark.id, keyOf(benchmark)]))
  const repeatedKeys = new Set([...repeatedIds].map((id) => keys.get(id ?? '')))
  const pairsByKey = groupedBy(entries.flatMap(startedIn), ({ id }) => keys.get(id))
  return new Map(
    benchmarks
      .filter((benchmark) => repeatedKeys.has(keyOf(benchmark)))
      .map((benchmark) => [
        benchmark.id,
        endsOf(benchmark, pairsByKey.get(keyOf(benchmark)) ?? []),
      ]),
  )
}

/** What the rows have in common that share processes. */
function keyOf(benchmark: Benchmark): string {
  return suiteKey(benchmark) ?? benchmark.id
}

function endsOf(benchmark: Benchmark, ofKey: readonly StartedPair[]): RowEnds {
  const { id } = benchmark
  // A pair of a suite has a sample for each of its rows, and a failure for all of them.
  const pairs = ofKey.filter((pair) => pair.id === id || pair.failure !== null)
  const failuresOf = (side: Side): readonly Failure[] =>
    pairs.flatMap(({ failure }) =>
      failure !== null && faultOf([failure]) === side ? [{ ...failure, benchmarkId: id }] : [],
    )
  const count = (side: Side): number => pairs.reduce((sum, pair) => sum + pair.processes[side], 0)
  const failed = { base: failuresOf('base').length, head: failuresOf('head').length }
  const contest = contestOf(benchmark)
  return {
    counts: { benchmarkId: id, failed, processes: { base: count('base'), head: count('head') } },
    labels: contest?.labels ?? { base: 'base', head: 'head' },
    // Either of two contenders may be the broken one, and none can fail the check.
    word:
      contest === null ? wordOfOwnEnds(failed) : failed.base === failed.head ? 'kept' : 'unknown',
    last: { base: failuresOf('base').at(-1) ?? null, head: failuresOf('head').at(-1) ?? null },
  }
}

/** Processes of both sides that were started for a block or a pilot, and what broke it. */
interface StartedPair {
  readonly id: string
  readonly processes: BySide<number>
  readonly failure: Failure | null
}

function startedIn(entry: JournalEntry): readonly StartedPair[] {
  if ('sample' in entry) {
    const { benchmarkId: id, kind, links } = entry.sample.block
    return [{ id, processes: startedFor(kind, links), failure: null }]
  }
  if (entry.type === 'pilot')
    return [{ id: entry.pilot.benchmarkId, processes: startedFor('pilot'), failure: null }]
  if (entry.type !== 'attempt' && entry.type !== 'failure') return []
  const { failure } = entry
  const processes = startedFor(entry.type === 'attempt' ? entry.kind : 'pair')
  return failure.benchmarkId === null ? [] : [{ id: failure.benchmarkId, processes, failure }]
}

function startedFor(kind: BlockKind | 'pilot', links = 1): BySide<number> {
  return kind === 'control' ? { base: 2 * links, head: 0 } : { base: links, head: links }
}

/** `head ended by itself in 3 of 14 processes, base in none`: who did so more often comes first. */
export function endsText({ counts: { failed, processes }, labels }: RowEnds): string {
  const [more, less]: readonly [Side, Side] =
    failed.base > failed.head ? ['base', 'head'] : ['head', 'base']
  const ofLess = failed[less] === 0 ? 'none' : `${failed[less]} of ${processes[less]}`
  return `${labels[more]} ended by itself in ${failed[more]} of ${processes[more]} processes, ${labels[less]} in ${ofLess}`
}

/**
 * The failures of a run with what repeated attempts say: a row whose word is `failed` has failed on head, though its
 * last attempts succeeded; and one that failed at last is a failure of each side that ever ended it.
 */
export function withOwnEnds(
  failures: readonly Failure[],
  rowEnds: ReadonlyMap<string, RowEnds>,
): readonly Failure[] {
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const counted = (failure: Failure): Failure => {
    const ends = rowEnds.get(failure.benchmarkId ?? '')
    const { side } = failure
    if (
      ends === undefined ||
      side === null ||
      ends.counts.failed[side] === ends.counts.processes[side]
    )
      return failure
    return { ...failure, message: `${endsText(ends)}: ${failure.message}`.slice(0, 2000) }
  }
  const more = [...rowEnds].flatMap(([benchmarkId, { word, last }]) =>
    sides.flatMap((side) => {
      const isTold = failures.some((one) => one.benchmarkId === benchmarkId && one.side === side)
      const isFailed = failedIds.has(benchmarkId) || (word === 'failed' && side === 'head')
      return isTold || !isFailed ? [] : (last[side] ?? [])
    }),
  )
  return [...failures, ...more].map(counted)
}

/** What a row says besides its numbers, and whether it may still be called the same or faster. */
export interface RowRemark {
  readonly code: 'own-ends' | 'out-of-share'
  readonly text: string
  readonly isOpen: boolean
}

/** The remarks on rows by their benchmark's id: own ends of their processes, and runs that a limit of ours has cut. */
export function remarksOf(
  rowEnds: ReadonlyMap<string, RowEnds>,
  cut: readonly Failure[],
): ReadonlyMap<string, readonly RowRemark[]> {
  const all = [
    ...[...rowEnds].map(([id, ends]): [string | null, RowRemark] => [
      id,
      { code: 'own-ends', text: endsText(ends), isOpen: ends.word !== 'kept' },
    ]),
    ...cut.map(({ benchmarkId, message }): [string | null, RowRemark] => [
      benchmarkId,
      { code: 'out-of-share', text: message, isOpen: true },
    ]),
  ]
  return new Map(
    [...groupedBy(all, ([id]) => id ?? '')].map(([id, own]) => [
      id,
      own.map(([, remark]) => remark),
    ]),
  )
}

/** A judged row with its remarks, each a warning; one that leaves it open takes "the same" and "faster" back. */
export function withRemarks(row: JudgedRow, remarks: readonly RowRemark[]): JudgedRow {
  const warnings = remarks.map(({ code, text }) => ({ code, text: text.slice(0, 1000) }))
  const open = remarks.find(({ isOpen }) => isOpen)
  const isGreen = row.verdict === 'unchanged' || row.verdict === 'improvement'
  if (open === undefined || !isGreen) return { ...row, warnings: [...warnings, ...row.warnings] }
  const text = `${toldVerdict(row.verdict)}, but ${open.text}`
  const others = warnings.filter(({ code }) => code !== open.code)
  return inconclusiveRow(
    { ...row, warnings: [...others, ...row.warnings] },
    { code: open.code, text },
  )
}
