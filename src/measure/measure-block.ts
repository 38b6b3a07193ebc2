import type { Driver } from '../drivers/driver.ts'
import { perSlot, type BySlot } from '../drivers/actors.ts'
import type { Host } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block, Sample, SpentTime, Pilot } from '../model/run/sample.ts'
import { yields } from '../model/judging/gating.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { BySide, Side } from '../model/build/side.ts'
import { type Disturbance, disturbanceByOthers } from './actors/disturbance-of.ts'
import { runBlock, type BlockWork } from './actors/run-block.ts'

/** What every block needs. */
export interface BlockRequest {
  readonly benchmark: Benchmark
  readonly block: Block
  /** Number of CPUs that the machine may use. */
  readonly cpus: number
  /** On the monotonic clock. */
  readonly runStartedAtSeconds: number
}

/** What a block of one benchmark needs. */
export interface DrivenRequest<Actor, Measured extends Benchmark> extends BlockRequest {
  readonly benchmark: Measured
  readonly pilot: Pilot
  readonly metrics: readonly Metric[]
  readonly driver: Driver<Actor, Measured>
  readonly make: BlockWork<Actor, unknown>['make']
}

/** The largest share of a side's turns that it may have run outside of them; see docs/statistics.md. */
export const mostAwake = 0.01

/** Measures one block: no values where a side ran while it had to stand; a SideError when one breaks. */
export async function measureBlock<Actor, Measured extends Benchmark>(
  request: DrivenRequest<Actor, Measured>,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Sample> {
  const { benchmark, block, pilot, metrics, driver, make } = request
  const ownMetrics = metrics.filter((metric) => yields(benchmark, metric))
  const context = { benchmark, block, pilot, metrics: ownMetrics }
  const work = { make, work: (actors: BySlot<Actor>) => driver(actors, context) }
  const { value, startSeconds, ...rest } = await runMeasured(work, request, host)
  const { series, spentTime } = value
  const { one, two } = rest.machine.awakeShare === undefined ? value : { one: {}, two: {} }
  return {
    ...rest,
    ...bySide(block, { one, two }),
    spent: spentTime && roundSpent({ start: startSeconds, ...spentTime }),
    series: series && bySide(block, series),
  }
}

/** Does the work of a block, and returns the machine's state meanwhile; a SideError when a side breaks. */
export async function runMeasured<Actor, T>(
  work: Omit<BlockWork<Actor, T>, 'sides'>,
  { block, cpus, runStartedAtSeconds }: BlockRequest,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Omit<Sample, 'base' | 'head'> & { readonly value: T; readonly startSeconds: number }> {
  const startedAtSeconds = host.clock.monotonicSeconds() - runStartedAtSeconds
  const stealBefore = await host.machine.stealSeconds()
  const pressureBefore = await host.machine.pressure()
  const outcome = await runBlock({ ...work, sides: sidesOf(block) }, host)
  const { value, seconds, startSeconds, disturbance, awakeShare } = outcome
  const isVoid = Math.max(awakeShare.one, awakeShare.two) > mostAwake
  const stealAfter = await host.machine.stealSeconds()
  const othersDisturbance = disturbanceByOthers(
    pressureBefore,
    await host.machine.pressure(),
    outcome,
  )
  const disturbanceIn = (what: keyof Disturbance): BySide<number | null> => {
    const valueBySlot = perSlot(disturbance, (each) => (each ?? othersDisturbance)?.[what] ?? null)
    return bySide(block, valueBySlot)
  }
  return {
    block,
    value,
    startSeconds,
    startedAtSeconds,
    seconds,
    machine: {
      loadAverage: await host.machine.loadAverage(),
      stealRatio: stealRatio(stealBefore, stealAfter, seconds * cpus),
      runDelayRatio: disturbanceIn('runDelayRatio'),
      involuntarySwitches: disturbanceIn('involuntarySwitches'),
      awakeShare: isVoid ? bySide(block, awakeShare) : undefined,
    },
  }
}

function roundSeconds(seconds: number): number {
  return Math.round(seconds * 1e4) / 1e4
}

/** To a tenth of a millisecond: every block has these in the journal. */
function roundSpent({ start, warmUp, leadIn, measured }: SpentTime): SpentTime {
  return {
    start: roundSeconds(start),
    warmUp: roundSeconds(warmUp),
    leadIn: roundSeconds(leadIn),
    measured: roundSeconds(measured),
  }
}

/** Which side is in which slot. In a control block base is in both. */
export function sidesOf({ coin, kind }: Block): BySlot<Side> {
  if (kind === 'control') return { one: 'base', two: 'base' }
  return coin === 'BH' ? { one: 'base', two: 'head' } : { one: 'head', two: 'base' }
}

/** What the slots yielded, by side. */
export function bySide<T>({ coin }: Block, { one, two }: BySlot<T>): BySide<T> {
  return coin === 'BH' ? { base: one, head: two } : { base: two, head: one }
}

function stealRatio(before: number | null, after: number | null, seconds: number): number | null {
  return before === null || after === null || seconds <= 0
    ? null
    : Math.max(0, after - before) / seconds
}
