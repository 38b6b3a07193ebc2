import { steadiness } from '../drivers/steadiness.ts'
import type { Host } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import { randomOf } from '../model/random.ts'
import type { NoiseProbeRun } from '../model/machine/noise-probe.ts'
import { startHarness } from './harness.ts'
import { perform, type Actors } from './perform.ts'
import { placementOf } from './placement-of.ts'
import type { Target } from './target.ts'
import { SideError } from './side-error.ts'

/** What a trial of the machine needs. */
export interface NoiseProbeRequest {
  /** Whose Node.js runs it. */
  readonly target: Target
  readonly seed: number
  /** Process pairs; each takes somewhat less than a second. */
  readonly pairs: number
  /** Whether processes may be bound to CPUs. */
  readonly pinning: boolean
  readonly cancelled: () => boolean
}

const timeoutSeconds = 20

const program: Benchmark = {
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

function notAsked(): never {
  throw new Error('expected nothing but a benchmark to be started, got another step')
}

/**
 * Measures one small program against itself, to learn what the machine resolves.
 *
 * @returns a text when it cannot be had: why
 */
export async function probeNoise(
  { target, seed, pairs, pinning, cancelled }: NoiseProbeRequest,
  host: Host,
): Promise<NoiseProbeRun | string> {
  const folder = host.files.join(target.harnessPath, '..')
  const own: Target = { ...target, benchmarkDirectory: folder }
  const cpus = pinning ? await host.machine.allowedCpus() : []
  const random = randomOf(seed)
  const begun = host.clock.monotonicSeconds()
  const windows: number[][] = []
  try {
    for (let pair = 0; pair < pairs && !cancelled(); pair++) {
      const actors: Actors = {
        start: (side) => startHarness(program, { ...own, side }, placementOf(pair, cpus), host),
        command: notAsked,
        count: notAsked,
        serve: notAsked,
        begin: notAsked,
        suite: notAsked,
      }
      const steps = steadiness(random.between(0, 0xffffffff))
      const { value } = await perform(steps, bothSame, actors, timeoutSeconds, host)
      windows.push([...value])
    }
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.message
  }
  if (windows.length === 0) return 'cancelled'
  return { windows, seconds: host.clock.monotonicSeconds() - begun }
}
