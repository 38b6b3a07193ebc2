import type { HarnessActor, BySlot } from '../drivers/actors.ts'
import { steadiness } from '../drivers/steadiness.ts'
import type { Host } from '../host/host.ts'
import type { CpuSet } from '../host/process/processes.ts'
import type { FunctionBenchmark } from '../model/run/benchmark.ts'
import { randomOf } from '../model/random.ts'
import type { Side } from '../model/build/side.ts'
import type { NoiseProbeRun } from '../model/machine/machine.ts'
import { startHarness } from './actors/harness.ts'
import { harnessActor } from './actors/harness-actor.ts'
import { cpuSetOf } from './targets/cpu-set-of.ts'
import { runBlock, type SupervisedActor } from './actors/run-block.ts'
import type { Target } from './targets/target.ts'
import { SideError } from './actors/side-error.ts'

/** What a noise probe needs. */
export interface NoiseProbeRequest {
  /** The target whose Node.js runs it. */
  readonly target: Target
  readonly seed: number
  /** Process pairs; each takes somewhat less than a second where nothing else runs. */
  readonly pairs: number
  /** After so long no further pair begins, and that which has begun ends with fewer windows. */
  readonly mostSeconds: number
  /** Whether processes may be bound to CPUs. */
  readonly isPinning: boolean
  readonly isCancelled: () => boolean
  /** Whether the pairs so far tell enough. */
  readonly isEnough: (windows: NoiseProbeRun['windows']) => boolean
}

const timeoutSeconds = 20

const program: FunctionBenchmark = {
  id: '_probe',
  suite: '',
  name: '_probe',
  parameters: {},
  driver: 'pingpong',
  module: '_probe.cjs',
  command: null,
  timeoutSeconds,
  threshold: null,
}

const bothSame = { one: 'base', two: 'base' } as const

/** Measures one small program against itself, to learn what the machine resolves, or returns why not. */
export async function probeNoise(
  { target, seed, pairs, mostSeconds, isPinning, isCancelled, isEnough }: NoiseProbeRequest,
  host: Host,
): Promise<NoiseProbeRun | string> {
  const cpus = isPinning ? await host.machine.allowedCpus() : []
  const random = randomOf(seed)
  const begunAtSeconds = host.clock.monotonicSeconds()
  const isOver = (): boolean => host.clock.monotonicSeconds() - begunAtSeconds >= mostSeconds
  const windows: number[][] = []
  try {
    for (let pair = 0; pair < pairs && !isCancelled() && !isOver(); pair++) {
      const make = probeActor(target, cpuSetOf(pair, cpus), host)
      const drawnSeed = random.between(0, 0xffffffff)
      const work = (actors: BySlot<HarnessActor>) => steadiness(actors, drawnSeed, isOver)
      const { value } = await runBlock({ sides: bothSame, make, work }, host)
      windows.push([...value])
      if (isEnough(windows)) break
    }
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.message
  }
  if (windows.length === 0) return 'cancelled'
  return { windows, seconds: host.clock.monotonicSeconds() - begunAtSeconds }
}

/** Makes the actors of the small program that probes the machine. */
export function probeActor(
  target: Target,
  cpuSet: CpuSet,
  host: Host,
): (side: Side) => SupervisedActor<HarnessActor> {
  const benchmarkDirectory = host.files.join(target.harnessPath, '..')
  return (side) => {
    const ownTarget: Target = { ...target, benchmarkDirectory, side }
    const start = () => startHarness({ benchmark: program, target: ownTarget, cpuSet }, host)
    return harnessActor({ side, start, timeoutSeconds }, host)
  }
}
