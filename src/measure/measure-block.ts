import type { ByPlace, Driver } from '../drivers/driver.ts'
import type { Steps } from '../drivers/steps.ts'
import type { Host } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block } from '../model/run/block.ts'
import { yields } from '../model/judging/gating.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { MachineState, Sample } from '../model/run/sample.ts'
import type { BySide, Side } from '../model/build/side.ts'
import type { Disturbance } from './disturbance-of.ts'
import { perform, type Actors } from './perform.ts'

/** All that one block needs. */
export interface BlockRequest {
  readonly benchmark: Benchmark
  readonly block: Block
  readonly pilot: Pilot
  readonly metrics: readonly Metric[]
  readonly driver: Driver
  readonly actors: Actors
  /** Number of CPUs that the machine may use. */
  readonly cpus: number
  /** On the monotonic clock. */
  readonly runStartedAtSeconds: number
}

/**
 * Measures one block.
 *
 * @throws SideError when a side breaks
 */
export async function measureBlock(
  request: BlockRequest,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Sample> {
  const { benchmark, block, pilot, metrics, driver } = request
  const own = metrics.filter((metric) => yields(benchmark, metric))
  const steps = driver.block({ benchmark, block, pilot, metrics: own })
  const { value, ...rest } = await measured(steps, request, host)
  const { one, two, series } = value
  return {
    ...rest,
    ...bySide(block, { one, two }),
    ...(series === undefined ? {} : { series: bySide(block, series) }),
  }
}

/**
 * Does the steps of a block, and tells how the machine was meanwhile.
 *
 * @throws SideError when a side breaks
 */
export async function measured<T>(
  steps: Steps<T>,
  request: Omit<BlockRequest, 'driver' | 'pilot' | 'metrics'>,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Omit<Sample, 'base' | 'head'> & { readonly value: T }> {
  const { benchmark, block, actors, cpus, runStartedAtSeconds } = request
  const startedAtSeconds = host.clock.monotonicSeconds() - runStartedAtSeconds
  const stealBefore = await host.machine.stealSeconds()
  const places = placesOf(block)
  const performed = await perform(steps, places, actors, benchmark.timeoutSeconds, host)
  const { value, seconds, disturbance } = performed
  const stealAfter = await host.machine.stealSeconds()
  return {
    block,
    value,
    startedAtSeconds,
    seconds,
    machine: {
      loadAverage: await host.machine.loadAverage(),
      stealRatio: stealRatio(stealBefore, stealAfter, seconds * cpus),
      ...disturbances(bySide(block, disturbance)),
    },
  }
}

/** Which side sits where. In a control block base sits in both places; its control build sits where head would. */
export function placesOf({ coin, control, rebuild }: Block): ByPlace<Side> {
  if (control && rebuild !== true) return { one: 'base', two: 'base' }
  return coin === 'BH' ? { one: 'base', two: 'head' } : { one: 'head', two: 'base' }
}

function bySide<T>({ coin }: Block, { one, two }: ByPlace<T>): BySide<T> {
  return coin === 'BH' ? { base: one, head: two } : { base: two, head: one }
}

function stealRatio(before: number | null, after: number | null, seconds: number): number | null {
  return before === null || after === null || seconds <= 0
    ? null
    : Math.max(0, after - before) / seconds
}

function disturbances({
  base,
  head,
}: BySide<Disturbance | null>): Pick<MachineState, 'runDelayRatio' | 'involuntarySwitches'> {
  return {
    runDelayRatio: { base: base?.runDelayRatio ?? null, head: head?.runDelayRatio ?? null },
    involuntarySwitches: {
      base: base?.involuntarySwitches ?? null,
      head: head?.involuntarySwitches ?? null,
    },
  }
}
