import type { RunTime } from '../model/judging/result.ts'
import type { JournalEntry, Stage } from '../model/run/journal.ts'

/** Where the time of all sessions of a run went, of a killed one not its last stage; `null` before any ended. */
export function runTimeOf(entries: readonly JournalEntry[]): RunTime | null {
  const stages = stagesOf(entries.flatMap((entry) => (entry.type === 'stage' ? [entry] : [])))
  if (stages.size === 0) return null
  const lostSeconds = killedSeconds(entries)
  if (lostSeconds > 0) stages.set('blocks', (stages.get('blocks') ?? 0) + lostSeconds)
  const blocks = entries.flatMap((entry) =>
    'sample' in entry ? [{ count: 1, seconds: entry.sample.seconds }] : [],
  )
  return runTimeFrom(stages, blocks)
}

/** Seconds of pilots and blocks of sessions that were killed: pairs were taken, and then another one prepared. */
function killedSeconds(entries: readonly JournalEntry[]): number {
  let [sum, begun, latest] = [0, 0, 0]
  for (const entry of entries) {
    if (entry.type === 'sample') {
      const { startedAtSeconds, seconds } = entry.sample
      latest = Math.max(latest, startedAtSeconds + seconds)
    }
    if (entry.type !== 'stage' || (entry.stage !== 'prepare' && entry.stage !== 'blocks')) continue
    if (entry.stage === 'prepare') sum += latest - begun
    begun = latest
  }
  return sum
}

/** The time of several runs together; `null` when none of them has any. */
export function sumOfRunTimes(times: readonly (RunTime | null)[]): RunTime | null {
  const knownTimes = times.filter((time) => time !== null)
  if (knownTimes.length === 0) return null
  return runTimeFrom(
    stagesOf(knownTimes.flatMap(({ stages }) => stages)),
    knownTimes.map(({ blocks }) => blocks),
  )
}

/** Seconds of each stage, in the order of their first end. */
function stagesOf(parts: RunTime['stages']): Map<Stage, number> {
  const stages = new Map<Stage, number>()
  for (const { stage, seconds } of parts) stages.set(stage, (stages.get(stage) ?? 0) + seconds)
  return stages
}

function runTimeFrom(
  stages: ReadonlyMap<Stage, number>,
  blocks: readonly RunTime['blocks'][],
): RunTime {
  const sum = (part: 'count' | 'seconds'): number =>
    blocks.reduce((total, block) => total + block[part], 0)
  return {
    stages: [...stages].map(([stage, ownSeconds]) => ({ stage, seconds: ownSeconds })),
    blocks: { count: sum('count'), seconds: sum('seconds') },
  }
}
