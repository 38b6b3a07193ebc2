import type { Host } from '../host/host.ts'
import type { FunctionBenchmark } from '../model/run/benchmark.ts'
import { harnessActor } from './actors/harness-actor.ts'
import { startHarness } from './actors/harness.ts'
import { SideError } from './actors/side-error.ts'
import type { Target } from './targets/target.ts'

const enoughSeconds = 0.1

/** Seconds of a call on one side alone; infinite where it exceeds its limit, `null` where it fails. */
export async function tryAlone(
  benchmark: FunctionBenchmark,
  target: Target,
  host: Host,
): Promise<number | null> {
  const { timeoutSeconds, calls = null } = benchmark
  const cpuSet = { mainCpu: null, otherCpus: null }
  const start = () => startHarness({ benchmark, target, cpuSet }, host)
  const { actor, release } = harnessActor({ side: target.side, start, timeoutSeconds }, host)
  try {
    await actor.start()
    for (let iterations = calls ?? 1; ; iterations *= 4) {
      const seconds = (await actor.run({ iterations, leadIn: 0 })).nanoseconds / 1e9
      if (calls !== null || seconds > enoughSeconds) return seconds / iterations
    }
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.facts.timedOut ? Infinity : null
  } finally {
    await release?.()
  }
}
