import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Build } from '../model/build.ts'
import type { Failure } from '../model/failure.ts'
import { journalFormat, type JournalEntry } from '../model/journal.ts'
import type { Plan } from '../model/plan.ts'
import type { BySide } from '../model/side.ts'
import { record } from '../sample/journal.ts'
import { machineOf } from '../sample/machine-of.ts'
import { version } from '../version.ts'
import type { Run } from './run.ts'

/** Begins the journal, unless it goes on. */
export async function recordRun(
  run: Run,
  plan: Plan,
  builds: BySide<Build | null>,
  hyperfine: HyperfineFound | null,
): Promise<{ readonly pinning: boolean }> {
  const { clock } = run.host
  run.request.onProgress({ kind: 'note', text: `the seed is ${plan.seed}` })
  const machine = await machineOf(hyperfine, run.host)
  if (run.earlier !== null) return machine
  const startedAt = clock.now()
  await note(run, { type: 'run', format: journalFormat, version, startedAt, plan, machine, builds })
  return machine
}

/**
 * Records what was found broken before the first pilot, unless the journal has it.
 *
 * @returns what the journal holds beyond
 */
export async function recordFailures(
  run: Run,
  failures: readonly Failure[],
): Promise<readonly JournalEntry[]> {
  const past = run.earlier?.entries.slice(1) ?? []
  for (const failure of failures) {
    const first = past[0]
    const isThere = first?.type === 'failure' && isAlike(first.failure, failure)
    if (isThere) past.shift()
    else await recordFailure(run, failure)
  }
  return past
}

function isAlike(one: Failure, other: Failure): boolean {
  return one.side === other.side && one.benchmarkId === other.benchmarkId
}

/** A failure is told, and stands in the journal. */
export async function recordFailure(run: Run, failure: Failure): Promise<void> {
  run.request.onProgress({ kind: 'failure', failure })
  await note(run, { type: 'failure', failure })
}

/** Appends an entry to the run's journal. */
export async function note({ host, journalPath }: Run, entry: JournalEntry): Promise<void> {
  await record(entry, journalPath, host.files)
}
