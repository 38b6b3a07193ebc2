import type { Host } from '../host/host.ts'
import type { Benchmark, FunctionBenchmark, ServerBenchmark } from '../model/run/benchmark.ts'
import { harnessActor } from './actors/harness-actor.ts'
import { startHarness, tryRows } from './actors/harness.ts'
import { serverActor } from './actors/server-actor.ts'
import { SideError } from './actors/side-error.ts'
import { brokenLimit, commandOf, sideProcess } from './actors/side-process.ts'
import { reasonText } from '../host/process/end-text.ts'
import { runSuite } from './suites/run-suite.ts'
import { anyCpu } from './targets/cpu-set-of.ts'
import type { Target } from './targets/target.ts'

/** Makes untimed calls of rows that share a program, a short run of each; returns why one of them fails. */
export async function tryBenchmarks(
  rows: readonly Benchmark[],
  target: Target,
  host: Host,
): Promise<SideError | null> {
  try {
    await callOnce(rows, target, host)
    return null
  } catch (error) {
    if (error instanceof SideError) return error
    throw error
  }
}

async function callOnce(rows: readonly Benchmark[], target: Target, host: Host): Promise<void> {
  const [row] = rows
  if (row === undefined) return
  if (row.driver === 'alternate') return tryServer(row, target, host)
  if (row.driver === 'pingpong') {
    const functions = rows.filter((each) => each.driver === 'pingpong')
    return tryRows(row.module, functions, target, host)
  }
  if (row.driver === 'suite') {
    await runSuite({ ...row, isTrial: true }, target, host)
    return
  }
  const { timeoutSeconds } = row
  const { argv, ...changes } = commandOf(row, target)
  const spec = sideProcess(target, { argv, timeoutSeconds, changes })
  // A later run finds what an earlier one has left.
  for (let runs = 0; runs < 2; runs++) {
    const outcome = await host.processes.run(spec)
    const limit = brokenLimit(outcome, { what: 'the command', timeoutSeconds })
    if (outcome.exitCode === 0 && limit === null) continue
    const words = limit ?? `expected the command to end well, got ${reasonText(outcome)}`
    throw new SideError(target.side, words, outcome)
  }
}

async function tryServer(benchmark: ServerBenchmark, target: Target, host: Host): Promise<void> {
  const { actor, release } = serverActor({ benchmark, target, cpuSet: anyCpu }, host)
  try {
    await actor.start()
    await actor.burst({ requests: [...benchmark.server.requests.keys()], leadIn: 0 })
  } finally {
    await release?.()
  }
}

const enoughSeconds = 0.1

/** Seconds of a call on one side alone; infinite where it exceeds its limit, `null` where it fails. */
export async function tryAlone(
  benchmark: FunctionBenchmark,
  target: Target,
  host: Host,
): Promise<number | null> {
  const { timeoutSeconds, calls = null } = benchmark
  const start = () => startHarness({ benchmark, target, cpuSet: anyCpu }, host)
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
