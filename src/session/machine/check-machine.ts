// The stage that tries the machine, before the first block and after the last. It measures no row and judges none.
import { percent } from '../../model/percent.ts'
import { spareMemory } from '../../host/process/spare-memory.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import {
  isStillCalm,
  mayBeNoise,
  noiseProbeOf,
  usualPairSeconds,
} from '../../analysis/findings/machine-drift.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Difference } from '../../model/build/difference.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Plan } from '../../model/run/plan.ts'
import { differenceNotes } from '../../plan/differences-between.ts'
import { lookForHyperfine } from '../build/find-programs.ts'
import type { PlannedSession } from '../plan/plan-session.ts'
import type { PreparedVariant } from '../stage/prepare-sides.ts'
import { recordEntry, recordFailures, recordRun } from '../record/record-run.ts'
import type { BuiltVariant, Session } from '../session.ts'
import { probeNoise, type NoiseProbeRequest } from '../../measure/probe-noise.ts'
import type { NoiseProbe } from '../../model/machine/machine.ts'

const processPairs = 3

/** What three pairs take on a machine that does nothing else, and a probe may take. */
const probeSeconds = 3

/** Share of a limited budget that one of the two probes may take. */
const budgetShare = 0.02

/** Share of what all blocks of a plan may take: a run of few pairs ends sooner than two probes. */
const blocksShare = 0.1

// The most that a journal accepts.
const mostDifferences = 10_000

/** The machine as a run found it. */
export interface CheckedMachine {
  readonly hyperfine: HyperfineFound
  /** Whether processes may be bound to CPUs. */
  readonly isPinning: boolean
  /** What a trial on it would run; `null` where nothing is built. */
  readonly target: Target | null
  /** Entries of the journal before this run. */
  readonly past: readonly JournalEntry[]
}

/** Checks the machine, begins the journal, and probes the noise before the first block. */
export async function checkMachine(
  session: Session,
  builtVariants: readonly BuiltVariant[],
  preparedVariants: readonly PreparedVariant[],
  { plan, failures }: PlannedSession,
): Promise<CheckedMachine> {
  const hyperfine = await hyperfineOf(plan, session)
  const differences = withoutRepeats(preparedVariants.flatMap((variant) => variant.differences))
  for (const text of differenceNotes(differences)) {
    session.request.onProgress({ kind: 'note', text })
  }
  const targets = preparedVariants[0]?.targets
  const recorded = { plan, builtVariants, hyperfine, differences, targets }
  const { pinning: isPinning } = await recordRun(session, recorded)
  const past = await recordFailures(session, failures)
  const target = targets?.base ?? null
  spareMemory()
  // Where nothing is measured, nobody asks what the machine resolves.
  if (plan.benchmarks.length > 0 && !hasNoiseProbe(past, 'before'))
    await probeMachine(session, 'before', { isPinning, target, plan, earlier: null })
  return { hyperfine, isPinning, target, past }
}

/**
 * Probes the noise after the last block, where noise could explain what was found: it may take a claim back, and says
 * why a row is unknown, but a row that is the same stays so. Returns whether the journal says more now than `result`,
 * which is of its `sampleCount` samples.
 */
export async function checkMachineAgain(
  session: Session,
  machine: CheckedMachine,
  sampleCount: number,
  result: Result,
): Promise<boolean> {
  if (!mayBeNoise(result) || result.plan.benchmarks.length === 0) return false
  // A run that was already complete measured nothing new.
  const isNew = machine.past.filter(({ type }) => type === 'sample').length < sampleCount
  if (!isNew && hasNoiseProbe(machine.past, 'after')) return false
  const earlier = result.machine.steadiness?.before ?? null
  return probeMachine(session, 'after', { ...machine, plan: result.plan, earlier })
}

function hasNoiseProbe(entries: readonly JournalEntry[], when: 'before' | 'after'): boolean {
  return entries.some((entry) => entry.type === 'trial' && entry.when === when)
}

/** Reports differences that several variants share only once. */
function withoutRepeats(differences: readonly Difference[]): readonly Difference[] {
  const differencesByText = new Map(differences.map((each) => [JSON.stringify(each), each]))
  return [...differencesByText.values()].slice(0, mostDifferences)
}

/** The hyperfine found before queueing, or looked up now if only a script of the folder needs it. */
async function hyperfineOf(plan: Plan, session: Session): Promise<HyperfineFound> {
  if (!plan.benchmarks.some(({ driver }) => driver === 'command')) {
    return { ok: false, message: 'no command is measured' }
  }
  const { request, host } = session
  return session.hyperfine ?? (await lookForHyperfine(request, host))
}

/** Measures what the machine resolves, reports and records it; `false` where there is no time. */
async function probeMachine(
  run: Session,
  when: 'before' | 'after',
  machine: Pick<CheckedMachine, 'target' | 'isPinning'> & {
    readonly plan: Plan
    readonly earlier: NoiseProbe | null
  },
): Promise<boolean> {
  const { settings, host, seed } = run
  const { isCancelled, onProgress } = run.request
  const { target, isPinning, plan, earlier } = machine
  const blocks = plan.benchmarks.length * (plan.policy.looks.at(-1) ?? 0)
  const shares = [
    budgetShare * (settings.budget ?? Infinity),
    blocksShare * usualPairSeconds * blocks,
  ]
  const mostSeconds = Math.min(probeSeconds, ...shares)
  if (mostSeconds < usualPairSeconds || target === null || isCancelled()) return false
  onProgress({ kind: 'doing', what: 'probing the noise of this machine' })
  const isEnough: NoiseProbeRequest['isEnough'] = (windows) =>
    earlier !== null && isStillCalm(windows, earlier)
  const request = {
    target,
    seed,
    pairs: processPairs,
    mostSeconds,
    isPinning,
    isCancelled,
    isEnough,
  }
  const trial = await probeNoise(request, host)
  if (isCancelled()) return false
  if (typeof trial === 'string') {
    onProgress({ kind: 'note', text: `the noise probe failed: ${trial}` })
    return false
  }
  await recordEntry(run, { type: 'trial', when, trial })
  const load = await host.machine.loadAverage()
  // Of a machine that has other work, the little program says nothing about the benchmarks.
  if (load !== null && load > (await host.machine.allowedCpus()).length) return true
  const { resolution } = noiseProbeOf(trial)
  onProgress({ kind: 'note', text: `this machine resolves ±${percent(resolution)} in 30 s` })
  return true
}
