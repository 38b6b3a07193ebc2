import { comparesSides } from '../../model/run/benchmark.ts'
import type { Readings, Sample } from '../../model/run/sample.ts'
import { suiteKey } from '../../model/run/suite.ts'
import { endOfRun, type JournalEntry, type RunEntry, samplesIn } from '../../model/run/journal.ts'
import type { RunTime } from '../../model/judging/result.ts'
import type { Machine } from '../../model/machine/machine.ts'
import type { NodeWeight, Plan } from '../../model/run/plan.ts'
import { UsageError } from '../../model/usage-error.ts'
import { controlFlags, type ControlFlag } from '../findings/control-flags.ts'
import { type Floor, layoutFloors } from '../layouts/layout-floors.ts'
import { machineDriftOf, triedMachine, type MachineDrift } from '../findings/machine-drift.ts'
import { familiesOf, type Run } from '../run.ts'
import { runTimeOf } from '../run-time-of.ts'
import { tableOf } from '../table-of.ts'

/** What one machine measured, and what it showed of itself. */
export interface MachinePart {
  readonly runEntry: RunEntry
  readonly run: Run
  readonly machine: Machine
  readonly drift: MachineDrift | null
  readonly seconds: number
  readonly repeats: number
  readonly time: RunTime | null
  readonly entries: readonly JournalEntry[]
}

/** What one machine measured of rows that share alpha, and what those showed of it. */
export interface FamilyPart extends MachinePart {
  readonly flags: readonly ControlFlag[]
  /** What layouts make elsewhere. */
  readonly floors: readonly Floor[]
}

/** A part's families, as `familiesOf` orders them. */
export function familyPartsOf(part: MachinePart): readonly FamilyPart[] {
  return familiesOf(part.run).map((run) => {
    const processes = new Map(run.plan.benchmarks.map((each) => [each.id, suiteKey(each)]))
    return {
      ...part,
      run,
      // What its pairs of a side with itself came out as.
      flags: controlFlags(
        tableOf({ ...run, isGating: true, final: true, kind: 'control' }),
        (name) => processes.get(name) ?? name,
      ),
      floors: layoutFloors(run),
    }
  })
}

/** What the journal of one machine tells; a UsageError when it does not begin with its `run` entry. */
export function machinePartOf(entries: readonly JournalEntry[]): MachinePart {
  const [runEntry] = entries
  if (runEntry?.type !== 'run') {
    throw new UsageError('expected a journal that begins with a "run" line, got something else')
  }
  const machine = triedMachine(runEntry.machine, entries)
  const run = runOf(runEntry.plan, entries)
  return {
    runEntry,
    run,
    machine,
    drift: machineDriftOf(machine.steadiness),
    seconds: secondsOf(entries),
    repeats: entries.filter(({ type }) => type === 'disturbed').length,
    time: runTimeOf(entries),
    entries,
  }
}

/** The number of a part's shard, from 1; 0 for a run of one machine. */
export function indexOf({ run }: MachinePart): number {
  return run.plan.shard?.index ?? 0
}

/** Everything that the parts measured, as one run of `plan`. */
export function joinedRun(parts: readonly MachinePart[], plan: Plan): Run {
  return {
    plan,
    pilots: parts.flatMap(({ run }) => run.pilots),
    samples: parts.flatMap(({ run }) => run.samples),
    failures: parts.flatMap(({ run }) => run.failures),
  }
}

function runOf(plan: Plan, entries: readonly JournalEntry[]): Run {
  return {
    plan,
    pilots: entries.flatMap((entry) => (entry.type === 'pilot' ? [entry.pilot] : [])),
    samples: beyondNode(plan, samplesIn(entries).samples),
    failures: entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : [])),
  }
}

/** The samples, with the memory of an empty process of their Node.js taken off that of the rows. */
function beyondNode(
  { nodeItself, benchmarks }: Plan,
  samples: readonly Sample[],
): readonly Sample[] {
  if (nodeItself === undefined) return samples
  const ofSides = new Set(benchmarks.filter(comparesSides).map(({ id }) => id))
  return samples.map((sample) => {
    const { kind, benchmarkId } = sample.block
    if (!ofSides.has(benchmarkId)) return sample
    const head = beyond(sample.head, nodeItself[kind === 'control' ? 'base' : 'head'])
    return { ...sample, base: beyond(sample.base, nodeItself.base), head }
  })
}

function beyond(readings: Readings, { peakMemoryBytes }: NodeWeight): Readings {
  const peak = readings['peak-memory'] ?? null
  return peak === null ? readings : { ...readings, 'peak-memory': peak - peakMemoryBytes }
}

/** @throws UsageError where a shard has samples of a row that was dealt to another */
export function assertDealtSamples({ plan, samples }: Run): void {
  const plannedIds = new Set(plan.benchmarks.map(({ id }) => id))
  const foreignSample = samples.find(({ block }) => !plannedIds.has(block.benchmarkId))
  if (foreignSample === undefined) return
  throw new UsageError(
    `expected samples of the benchmarks that shard ${plan.shard?.index ?? Number.NaN} was dealt, got one of "${foreignSample.block.benchmarkId}"`,
  )
}

function secondsOf(entries: readonly JournalEntry[]): number {
  const end = endOfRun(entries)
  if (end !== null) return end.seconds
  return entries.reduce(
    (latest, entry) =>
      entry.type === 'sample'
        ? Math.max(latest, entry.sample.startedAtSeconds + entry.sample.seconds)
        : latest,
    0,
  )
}
