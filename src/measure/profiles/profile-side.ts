import { harnessProfileSchema, rawProfileOf } from '../../adapters/profiles/raw-profile.ts'
import { processProfile } from '../../adapters/profiles/process-profile.ts'
import { v8LogProfile } from '../../adapters/profiles/v8-log.ts'
import type { Host } from '../../host/host.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import type { ProcessProfile, ProfileUnit } from '../../model/judging/profile.ts'
import { lastWords } from '../../model/last-words.ts'
import { parseJson } from '../../model/parse-json.ts'
import { sideProcess } from '../actors/side-process.ts'
import type { Target } from '../targets/target.ts'
import { locateFrames } from './locate-frames.ts'

// With five samples a millisecond, the share of a function above 1 % rests on 25 of them.
const profiledSeconds = 0.5

// About fifty times the usual size. Measured code can write to the same file.
const longestBytes = 16_000_000

// From this version on Node.js can profile a part of a process; earlier ones write V8's log of all.
const firstWithProfiles = 12

// Earlier ones count an inlined function to the one that it was inlined into.
const firstWithInlined = 26

/**
 * Where one more process of a benchmark spends its time or allocates its memory, by V8's sampling
 * profiler. The process is isolated like those that are measured; nothing of it is timed.
 *
 * @returns the reason, if that failed
 */
export async function profileSide(
  benchmark: FunctionBenchmark,
  { target, unit }: { readonly target: Target; readonly unit: ProfileUnit },
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<ProcessProfile | string> {
  const { module, parameters, timeoutSeconds } = benchmark
  const { side, build } = target
  const folder = target.environment['TMPDIR'] ?? target.environment['TEMP'] ?? build.directory
  const major = Number(build.runtime.version.split('.')[0])
  const isOlder = major < firstWithProfiles
  if (isOlder && unit === 'B') return `${side}: expected Node.js 12 or newer to profile memory`
  const logPath = files.join(folder, 'profile.log')
  const resultPath = files.join(folder, 'profile.json')
  const kind = isOlder ? 'log' : unit === 'B' ? 'heap' : 'cpu'
  const argv = [
    build.runtime.path,
    ...flagsOf(major, logPath),
    target.harnessPath,
    'profile',
    files.join(target.benchmarkDirectory, module),
    JSON.stringify(parameters),
    String(profiledSeconds),
    kind,
    resultPath,
  ]
  const outcome = await processes.run(sideProcess(target, { argv, timeoutSeconds }))
  const [result, log] = [
    await takeFile(resultPath, files),
    isOlder ? await takeFile(logPath, files) : '',
  ]
  if (outcome.exitCode !== 0 || result === null || log === null) {
    const last = lastWords(outcome.lastLines) ?? 'it wrote no profile'
    return `${side}: ${last.trim().slice(0, 300)}`
  }
  const checked = harnessProfileSchema.safeParse(parseJson(result))
  if (!checked.success) return `${side}: expected a profile, got something else`
  const { calls, seconds, profile } = checked.data
  const raw = isOlder
    ? v8LogProfile(log, seconds)
    : profile === undefined
      ? null
      : rawProfileOf(profile, unit, seconds)
  if (raw === null) return `${side}: expected a profile, got something else`
  if (raw.ticks === 0) return `${side}: expected samples, got none`
  const locate = await locateFrames(
    raw.nodes.map(({ frame }) => frame),
    target,
    files,
  )
  return { benchmarkId: benchmark.id, side, ...processProfile(raw, calls, locate) }
}

/** Flags of V8 for the profile of a process. */
function flagsOf(major: number, logPath: string): readonly string[] {
  if (major < firstWithProfiles) {
    return ['--prof', `--logfile=${logPath}`, '--nologfile_per_isolate']
  }
  return major < firstWithInlined ? ['--max-inlined-bytecode-size=0'] : []
}

/** Text of a regular file that is not too large, which is removed; `null` when there is none. */
async function takeFile(path: string, files: Host['files']): Promise<string | null> {
  const isFile = (await files.kindOf(path)) === 'file'
  const fits = isFile && (await files.sizeBytes(path)) <= longestBytes
  const text = fits ? await files.read(path) : null
  await files.remove(path)
  return text
}
