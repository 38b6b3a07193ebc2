import { lastWords } from '../model/last-words.ts'
import { cpuProfileTicks } from '../adapters/profiles/cpu-profile.ts'
import { v8LogTicks } from '../adapters/profiles/v8-log.ts'
import type { Host } from '../host/host.ts'
import type { FunctionBenchmark } from '../model/run/benchmark.ts'
import type { Ticks } from '../model/judging/profile.ts'
import type { Target } from './targets/target.ts'
import { sideProcess } from './actors/side-process.ts'

// At one tick per millisecond, this determines a share to about two percentage points.
const profiledSeconds = 1.5

// About fifty times the usual size. Measured code can write to the same file.
const longestBytes = 16_000_000

// From this version on Node.js writes profiles itself; earlier ones only write V8's log of ticks.
const firstWithProfiles = 12

/**
 * Where one more process of a benchmark spends its time, with the profiler of its own Node.js.
 * Nothing of it is timed.
 *
 * @returns the reason, if that failed
 */
export async function profileSide(
  { module, parameters, timeoutSeconds }: FunctionBenchmark,
  target: Target,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<Ticks | string> {
  const { runtime, directory } = target.build
  const folder = target.environment['TMPDIR'] ?? target.environment['TEMP'] ?? directory
  const file = files.join(folder, 'profile')
  const isOlder = Number(runtime.version.split('.')[0]) < firstWithProfiles
  const flags = isOlder
    ? ['--prof', `--logfile=${file}`, '--nologfile_per_isolate']
    : ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-name=profile']
  const words = ['profile', files.join(target.benchmarkDirectory, module)]
  const argv = [
    runtime.path,
    ...flags,
    target.harnessPath,
    ...words,
    JSON.stringify(parameters),
    String(profiledSeconds),
  ]
  const outcome = await processes.run(sideProcess(target, { argv, timeoutSeconds }))
  const wrote = outcome.exitCode === 0 && (await files.kindOf(file)) === 'file'
  if (wrote && (await files.sizeBytes(file)) > longestBytes) {
    await files.remove(file)
    return `${target.side}: expected a profile of at most ${String(longestBytes)} bytes, got more`
  }
  const text = wrote ? await files.read(file) : null
  await files.remove(file)
  if (text === null) {
    const last = lastWords(outcome.lastLines) ?? 'it wrote none'
    return `${target.side}: ${last.trim().slice(0, 300)}`
  }
  const ticks = isOlder ? v8LogTicks(text) : cpuProfileTicks(text)
  if (ticks === null) return `${target.side}: expected a profile, got something else`
  return ticks.ticks === 0 ? `${target.side}: expected ticks, got none` : ticks
}
