import type { HarnessActor, BySlot } from '../../drivers/actors.ts'
import { injectSeconds, injectedLog, type InjectedWindows } from '../../drivers/steadiness.ts'
import type { Host } from '../../host/host.ts'
import type { CpuSet } from '../../host/process/processes.ts'
import type { LanesTrial } from './lanes.ts'
import { randomOf } from '../../model/random.ts'
import { runBlock } from '../../measure/actors/run-block.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { probeActor, type NoiseProbeRequest } from '../../measure/probe-noise.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { lanesOf } from './lanes-of.ts'
import { cpuSetOf } from '../../measure/targets/cpu-set-of.ts'

/** Times that one pair alone and several at once are measured, unless it is clear before. */
const rounds = 3

// A round tells a spread to a third.
const hopelessSpread = 1.6

/** Measures a small program against itself and 5% more, alone and `lanes` at once, in turn; or why that failed. */
export async function tryLanes(
  {
    target,
    seed,
    mostSeconds,
    isCancelled,
  }: Pick<NoiseProbeRequest, 'target' | 'seed' | 'mostSeconds' | 'isCancelled'>,
  lanes: number,
  host: Host,
): Promise<LanesTrial | string> {
  const cores = await host.machine.cores()
  const dealtLanes = lanesOf(lanes, cores)
  const random = randomOf(seed)
  const now = (): number => host.clock.monotonicSeconds()
  const startSeconds = now()
  const isOver = (): boolean => now() - startSeconds >= mostSeconds
  const alonePairs: InjectedWindows[] = []
  const besidePairs: InjectedWindows[] = []
  const seconds = { alone: 0, beside: 0 }
  const pair = async (cpuSet: CpuSet): Promise<InjectedWindows> => {
    const drawnSeed = random.between(0, 0xffffffff)
    const work = (actors: BySlot<HarnessActor>) => injectSeconds(actors, drawnSeed, isOver)
    const make = probeActor(target, cpuSet, host)
    const { value } = await runBlock({ sides: { one: 'base', two: 'base' }, make, work }, host)
    return value
  }
  try {
    for (let round = 0; round < rounds; round++) {
      if (isCancelled()) return 'cancelled'
      const roundStartSeconds = now()
      if (isOver() && round > 0) break
      alonePairs.push(await pair(cpuSetOf(round, cores.flat())))
      const aloneEndSeconds = now()
      const outcomes = await Promise.allSettled(
        dealtLanes.map((placementOfLane) => pair(placementOfLane(round))),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') throw outcome.reason
        besidePairs.push(outcome.value)
      }
      seconds.alone += aloneEndSeconds - roundStartSeconds
      seconds.beside += now() - aloneEndSeconds
      if (spreadOf(besidePairs) > hopelessSpread * spreadOf(alonePairs)) break
    }
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.message
  }
  return {
    lanes,
    speed: (lanes * seconds.alone) / seconds.beside,
    spread: spreadOf(besidePairs) / spreadOf(alonePairs),
    effects: [effectOf(alonePairs), effectOf(besidePairs)],
    seconds: now() - startSeconds,
  }
}

/** Median absolute deviation of windows of a kind from their median within one pair of processes. */
function spreadOf(pairs: readonly InjectedWindows[]): number {
  const deviations = pairs.flatMap(({ same, more }) =>
    [same, more].flatMap((kind) => {
      const middle = medianOf(kind) ?? 0
      return kind.map((window) => Math.abs(window - middle))
    }),
  )
  return Math.max(medianOf(deviations) ?? 0, Number.EPSILON)
}

/** Share of the 5% that was found. */
function effectOf(pairs: readonly InjectedWindows[]): number {
  const differences = pairs.map(({ same, more }) => (medianOf(more) ?? 0) - (medianOf(same) ?? 0))
  return differences.reduce((sum, each) => sum + each, 0) / differences.length / injectedLog
}
