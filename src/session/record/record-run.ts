// What a session writes into its journal besides samples. Entries are appended, never changed.
import { variablesOf } from '../../model/run/start-of.ts'
import { validated } from '../../model/complaint-of.ts'
import { diagnose } from '../../doctor/diagnose.ts'
import { factsOf, fingerprintProbes } from '../../doctor/probes.ts'
import { createAsking } from '../../host/machine/create-asking.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { Difference } from '../../model/build/difference.ts'
import type { Failure } from '../../model/judging/failure.ts'
import {
  journalEntrySchema,
  journalFormat,
  type JournalEntry,
  stageSchema,
  type Stage,
} from '../../model/run/journal.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Machine } from '../../model/machine/machine.ts'
import { type BySide, sides } from '../../model/build/side.ts'
import { record } from '../../measure/record.ts'
import type { Target } from '../../measure/targets/target.ts'
import { assertSameFacts } from '../../plan/assert-same-facts.ts'
import { machineOf } from '../../measure/targets/machine-of.ts'
import { version } from '../../version.ts'
import { buildsOf, type Session, type BuiltVariant } from '../session.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { plannedBy } from '../plan/planned-by.ts'
import { askedFacts, builtFacts } from './asked-facts.ts'

interface RecordRunRequest {
  readonly plan: Plan
  readonly builtVariants: readonly BuiltVariant[]
  readonly hyperfine: HyperfineFound | null
  readonly differences?: readonly Difference[]
  readonly targets?: BySide<Target> | undefined
}

/** Begins the journal, or continues it; a UsageError where it began with other builds. */
export async function recordRun(
  run: Session,
  { plan, builtVariants, hyperfine, differences, targets }: RecordRunRequest,
): Promise<Machine> {
  const { clock } = run.host
  run.request.onProgress({ kind: 'note', text: `the seed is ${plan.seed}` })
  const ask = createAsking(run.host.processes)
  const facts = factsOf(await diagnose(fingerprintProbes, ask))
  const { network, environment } = run.settings
  const variables = variablesOf(environment)
  const machine = await machineOf(hyperfine, facts, { ...run.host, network, variables })
  const built = targets && (await builtFacts(targets, run))
  if (run.earlier !== null) {
    assertSameFacts(run.earlier.run, 'built', built ?? {})
    return machine
  }
  const startedAt = clock.now()
  await run.host.files.remove(`${run.journalPath}.room`)
  const entry: JournalEntry = {
    type: 'run',
    format: journalFormat,
    version,
    startedAt,
    plan,
    machine,
    ...recordedBuilds(builtVariants),
    differences: differences && [...differences],
    asked: await askedFacts(run, run.host),
    built,
  }
  // What a stranger made too long for it is told before anything is measured.
  validated(journalEntrySchema, entry, 'what a journal can hold')
  await recordEntry(run, entry)
  return machine
}

function recordedBuilds(
  builtVariants: readonly BuiltVariant[],
): Pick<JournalEntry & { type: 'run' }, 'builds' | 'variants'> {
  // Further heads have builds of their own, which the first pair stands for.
  const ownVariants = builtVariants.filter(({ further }) => further === null)
  const all = ownVariants.map((variant) => ({
    runtime: variant.runtime,
    builds: buildsOf(variant),
  }))
  const first = all.find(({ builds }) => builds.base !== null && builds.head !== null) ?? all[0]
  const variants = all.flatMap(({ runtime, builds }) =>
    runtime === null ? [] : [{ runtime, builds }],
  )
  return {
    builds: first?.builds ?? { base: null, head: null },
    variants: variants.length > 0 ? variants : undefined,
  }
}

/** Why sides did not build, with their Node.js if there are several. */
export function unbuilt(builtVariants: readonly BuiltVariant[]): readonly Failure[] {
  return builtVariants.flatMap(({ built: outcomes, runtime, further }) =>
    [...new Set(sides.map((side) => outcomes[side]))].flatMap((outcome) => {
      if (!('stage' in outcome)) return []
      const contender = further === null ? '' : `${further}: `
      const under = runtime === null ? '' : `under Node.js ${runtime}: `
      const message = `${contender}${under}${outcome.message}`.slice(0, 2000)
      return [{ ...outcome, message }]
    }),
  )
}

/** Records failures found before the first pilot, unless the journal has them; returns the journal's other entries. */
export async function recordFailures(
  run: Session,
  failures: readonly Failure[],
): Promise<readonly JournalEntry[]> {
  const past = run.earlier?.entries.slice(1) ?? []
  for (const failure of failures) {
    const first = past[0]?.type === 'failure' ? past[0].failure : null
    const isThere = first?.side === failure.side && first.benchmarkId === failure.benchmarkId
    if (isThere) past.shift()
    else await recordFailure(run, failure)
  }
  return past
}

/** Reports a failure and records it in the journal. */
export async function recordFailure(run: Session, failure: Failure): Promise<void> {
  run.request.onProgress({ kind: 'failure', failure })
  await recordEntry(run, { type: 'failure', failure })
}

/** Appends an entry to the run's journal. */
export async function recordEntry(
  { host, journalPath }: Pick<Session, 'host' | 'journalPath'>,
  entry: JournalEntry,
): Promise<void> {
  await record(entry, journalPath, host.files)
}

/** Records the failures of a run of which no pair builds; that is a result, and is shown. */
export async function recordBuildFailures(
  run: Session,
  builtVariants: readonly BuiltVariant[],
): Promise<void> {
  const failures = unbuilt(builtVariants)
  if (run.earlier !== null) {
    const message = failures[0]?.message ?? ''
    throw new UnmeasurableError(`${message}; what was measured before is kept`, failures)
  }
  const plan = plannedBy(run, { benchmarks: [], added: [], removed: [] })
  await recordRun(run, { plan, builtVariants, hyperfine: null })
  for (const failure of failures) await recordFailure(run, failure)
  await recordEntry(run, { type: 'end', seconds: 0, reason: 'a side does not build' })
}

/** Measures what the stages of a run take. */
interface StageClock {
  readonly during: <T>(stage: Stage, work: () => Promise<T>) => Promise<T>
  /** Adds seconds that were measured elsewhere. */
  readonly add: (seconds: Readonly<Partial<Record<Stage, number>>>) => void
  /** Records the stages that are over and were not yet. */
  readonly record: () => Promise<readonly JournalEntry[]>
}

/** A clock of a run that begins. */
export function createStageClock(run: Pick<Session, 'host' | 'journalPath'>): StageClock {
  const { clock } = run.host
  const endedStages: JournalEntry[] = []
  return {
    during: async (stage, work) => {
      const begunAtSeconds = clock.monotonicSeconds()
      const value = await work()
      endedStages.push({ type: 'stage', stage, seconds: clock.monotonicSeconds() - begunAtSeconds })
      return value
    },
    add: (seconds) => {
      for (const stage of stageSchema.options)
        if (seconds[stage] !== undefined)
          endedStages.push({ type: 'stage', stage, seconds: seconds[stage] })
    },
    record: async () => {
      const entries = endedStages.splice(0)
      for (const entry of entries) await recordEntry(run, entry)
      return entries
    },
  }
}
