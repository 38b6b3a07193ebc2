import type { RunTime } from '../model/judging/result.ts'
import type { JournalEntry, Stage } from '../model/run/journal.ts'
import type { SpentTime } from '../model/run/sample.ts'

const parts = ['start', 'warmUp', 'leadIn', 'measured'] as const

/**
 * Where the time of a run went, according to its journal. A run that was continued has spent the time
 * of all its sessions.
 *
 * @returns `null` for a journal without such entries, of an older version or cut off before the first
 */
export function runTimeOf(entries: readonly JournalEntry[]): RunTime | null {
  const stages = new Map<Stage, number>()
  let blocks = { count: 0, seconds: 0, ...nothingSpent }
  for (const entry of entries) {
    if (entry.type === 'stage') {
      stages.set(entry.stage, (stages.get(entry.stage) ?? 0) + entry.seconds)
    } else if (entry.type === 'sample' || entry.type === 'disturbed') {
      const { seconds, spent = nothingSpent } = entry.sample
      const sums = { count: blocks.count + 1, seconds: blocks.seconds + seconds }
      blocks = { ...sums, ...addedUp(blocks, spent) }
    }
  }
  if (stages.size === 0) return null
  // A session that was killed has no such entries, and only its blocks tell how long it was.
  stages.set('blocks', Math.max(stages.get('blocks') ?? 0, secondsAtWork(entries)))
  return { stages: [...stages].map(([stage, seconds]) => ({ stage, seconds })), blocks }
}

/** How long at least one block was measured; several may have been at once. */
function secondsAtWork(entries: readonly JournalEntry[]): number {
  let [seconds, until] = [0, 0]
  const samples = entries.flatMap((entry) => ('sample' in entry ? [entry.sample] : []))
  for (const sample of samples.toSorted(
    (one, other) => one.startedAtSeconds - other.startedAtSeconds,
  )) {
    const end = sample.startedAtSeconds + sample.seconds
    seconds += Math.max(0, end - Math.max(until, sample.startedAtSeconds))
    until = Math.max(until, end)
  }
  return seconds
}

/** The time of several runs together; `null` when none of them has any. */
export function sumOfRunTimes(times: readonly (RunTime | null)[]): RunTime | null {
  const knownEntries = times.filter((time) => time !== null)
  if (knownEntries.length === 0) return null
  const stages = new Map<Stage, number>()
  for (const { stage, seconds } of knownEntries.flatMap((entry) => entry.stages)) {
    stages.set(stage, (stages.get(stage) ?? 0) + seconds)
  }
  const sum = (of: (blocks: RunTime['blocks']) => number): number =>
    knownEntries.reduce((total, { blocks }) => total + of(blocks), 0)
  return {
    stages: [...stages].map(([stage, seconds]) => ({ stage, seconds })),
    blocks: {
      count: sum(({ count }) => count),
      seconds: sum(({ seconds }) => seconds),
      start: sum(({ start }) => start),
      warmUp: sum(({ warmUp }) => warmUp),
      leadIn: sum(({ leadIn }) => leadIn),
      measured: sum(({ measured }) => measured),
    },
  }
}

const nothingSpent: SpentTime = { start: 0, warmUp: 0, leadIn: 0, measured: 0 }

function addedUp(first: SpentTime, second: SpentTime): SpentTime {
  const sums = { ...nothingSpent }
  for (const part of parts) sums[part] = first[part] + second[part]
  return sums
}
