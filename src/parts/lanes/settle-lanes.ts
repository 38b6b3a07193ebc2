import type { Target } from '../../measure/targets/target.ts'
import { inLanesOf, mostLanes } from './lanes-of.ts'
import { tryLanes } from './try-lanes.ts'
import { bearsCompany, measuredSecondsOf } from '../../model/run/benchmark.ts'
import { isLinkedPlan, type Plan } from '../../model/run/plan.ts'
import type { Schedule } from '../../measure/schedule.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import type { PartRun } from '../part.ts'
import { type Lanes, lanesSchema, notWorthLanes } from './lanes.ts'
import { recordEntry } from '../../session/record/record-run.ts'
import type { Session } from '../../session/session.ts'

/** A run that takes no longer than this gains less than the trial costs. */
const leastSeconds = 60

/** What a trial takes on a machine that does nothing else, and what it may take of a budget. */
const trialSeconds = 7
const trialShare = 0.05

/** What a block takes besides its measured part, in seconds, before anything is known of it. */
const overheadSeconds = 0.5

/** What is asked of a run to settle its lanes. */
interface LanesRun extends Pick<PartRun, 'isPinning' | 'plan' | 'target' | 'past'> {
  readonly session: Pick<Session, 'request' | 'settings' | 'host' | 'seed' | 'journalPath'>
}

/** Settles how many blocks are measured at once, and records it where that was tried; `null` for one at a time. */
export async function settleLanes(run: LanesRun): Promise<Schedule | null> {
  const { session, isPinning, plan } = run
  const cores = await session.host.machine.cores()
  // Blocks of one benchmark may be measured at once, where it is the only one.
  const fits = isPinning && !isLinkedPlan(plan) && plan.benchmarks.some(bearsCompany)
  return inLanesOf(await laneCount(run, fits ? mostLanes(cores) : 1), cores)
}

async function laneCount({ session, plan, target, past }: LanesRun, most: number): Promise<number> {
  const lanesSetting = session.settings.lanes
  const earlierLanes = partEntries(past, 'lanes', lanesSchema).at(-1)
  if (lanesSetting !== 'auto') {
    const count = Math.min(lanesSetting, most)
    if (count < lanesSetting) {
      const text = `${String(count)} of ${String(lanesSetting)} lanes: there are no CPUs or in-process benchmarks for more`
      session.request.onProgress({ kind: 'note', text })
    }
    if (count > 1 && earlierLanes?.count !== count)
      await recordEntry(session, { type: 'part', part: 'lanes', entry: { count } })
    return count
  }
  if (most < 2) return 1
  if (earlierLanes !== undefined) return Math.min(earlierLanes.count, most)
  if (target === null || expectedSeconds(plan) < leastSeconds) return 1
  const load = await session.host.machine.loadAverage()
  if (load !== null && load > (await session.host.machine.cores()).flat().length) {
    const text = `one block at a time is measured: the load of this machine, ${load.toFixed(1)}, is above its number of CPUs`
    session.request.onProgress({ kind: 'note', text })
    return 1
  }
  const lanes = await triedLanes(session, target, most)
  if (lanes === null) return 1
  await recordEntry(session, { type: 'part', part: 'lanes', entry: lanes })
  return lanes.count
}

/** Seconds of the blocks up to the first look, or the budget if that is less. */
function expectedSeconds(plan: Plan): number {
  const { budgetSeconds, policy } = plan
  const round = plan.benchmarks
    .filter(bearsCompany)
    .reduce((sum, benchmark) => sum + overheadSeconds + measuredSecondsOf(benchmark), 0)
  return Math.min(budgetSeconds ?? Infinity, round * ((policy.looks[0] ?? 0) + 1))
}

async function triedLanes(
  { request, host, seed, settings }: LanesRun['session'],
  target: Target,
  most: number,
): Promise<Lanes | null> {
  const { onProgress, isCancelled } = request
  onProgress({ kind: 'doing', what: `trying ${String(most)} blocks at once` })
  const mostSeconds = Math.min(trialSeconds, trialShare * (settings.budget ?? Infinity))
  const trial = await tryLanes({ target, seed, mostSeconds, isCancelled }, most, host)
  if (isCancelled()) return null
  if (typeof trial === 'string') {
    onProgress({ kind: 'note', text: `the trial of several blocks at once failed: ${trial}` })
    return null
  }
  const objection = notWorthLanes(trial)
  const text =
    objection === null
      ? `${String(most)} blocks are measured at once`
      : `one block at a time is measured: of ${String(most)} at once, ${objection}`
  onProgress({ kind: 'note', text })
  return { count: objection === null ? most : 1, trial }
}
