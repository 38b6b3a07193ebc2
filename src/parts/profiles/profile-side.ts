import { harnessProfileSchema, rawProfileOf, type RawProfile } from './readers/raw-profile.ts'
import { processProfile } from './readers/process-profile.ts'
import type { Host } from '../../host/host.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import type { ProcessProfile, ProfileUnit } from './profile.ts'
import { lastWords } from '../../model/last-words.ts'
import { parseJson } from '../../model/parse-json.ts'
import { nodeWords, sideProcess } from '../../measure/actors/side-process.ts'
import type { Target } from '../../measure/targets/target.ts'
import { locateFrames } from './locate-frames.ts'
import { nodeMajor } from '../../model/build/runtime.ts'

// With more than three samples a millisecond, a function above 1% rests on 30 of them.
const profiledSeconds = 1

// About fifty times the usual size. Measured code can write to the same file.
const longestBytes = 16_000_000

// From these versions on Node.js can profile a part of a process, and tells which code allocated what.
const profilersOfNode = {
  s: { first: 8, what: 'time', kind: 'cpu' },
  B: { first: 12, what: 'memory', kind: 'heap' },
} as const

// Earlier ones count an inlined function to the one that it was inlined into.
const firstMajorWithInlinedFunctions = 26

/** Share of its time above which a process that waited for a CPU is profiled again. */
const mostWaitShare = 0.1

/** How often a process is profiled until it has a CPU. */
const attemptsAtMost = 3

/** How a process is profiled. */
interface Profiling {
  readonly target: Target
  readonly unit: ProfileUnit
}

/**
 * Where one more process of a benchmark spends its time or allocates its memory. The process is
 * isolated like those that are measured; nothing of it is timed.
 *
 * @returns the reason, if that failed
 */
export async function profileSide(
  benchmark: FunctionBenchmark,
  profiling: Profiling,
  host: Pick<Host, 'files' | 'processes'>,
): Promise<ProcessProfile | string> {
  const { target } = profiling
  const { side } = target
  let attemptProfile = await takeProfile(benchmark, profiling, host)
  for (let attempt = 1; attempt < attemptsAtMost; attempt++) {
    if (typeof attemptProfile === 'string' || attemptProfile.waited <= mostWaitShare) break
    attemptProfile = await takeProfile(benchmark, profiling, host)
  }
  if (typeof attemptProfile === 'string') return `${side}: ${attemptProfile}`
  const { raw, calls } = attemptProfile
  if (raw === null) return `${side}: expected a profile, got something else`
  if (raw.ticks === 0) return `${side}: expected samples, got none`
  const locate = await locateFrames(
    raw.nodes.map(({ frame }) => frame),
    target,
    host.files,
  )
  return {
    benchmarkId: benchmark.id,
    side,
    ...processProfile(raw, calls, locate),
  }
}

/** What a process was seen to do, in how many calls of the benchmark. */
interface TakenProfile {
  readonly raw: RawProfile | null
  readonly calls: number
  /** Share of the time of these calls in which the main thread waited for a CPU. */
  readonly waited: number
}

async function takeProfile(
  { module, parameters, timeoutSeconds }: FunctionBenchmark,
  { target, unit }: Profiling,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<TakenProfile | string> {
  const { build, environment, benchmarkDirectory } = target
  const major = nodeMajor(build.runtime)
  const { first, what, kind } = profilersOfNode[unit]
  if (major < first) return `expected Node.js ${first} or newer to profile ${what}, got ${major}`
  const result = files.join(environment['TMPDIR'] ?? build.directory, 'profile.json')
  const words = ['profile', files.join(benchmarkDirectory, module)]
  const workWords = [JSON.stringify(parameters), String(profiledSeconds), kind, result]
  const [program = '', ...start] = nodeWords(target)
  const flags = major < firstMajorWithInlinedFunctions ? ['--max-inlined-bytecode-size=0'] : []
  const argv = [program, ...flags, ...start, ...words, ...workWords]
  const outcome = await processes.run(sideProcess(target, { argv, timeoutSeconds }))
  const resultText = await takeFile(result, files, longestBytes)
  if (outcome.exitCode !== 0 || resultText === null)
    return (lastWords(outcome.lastLines) ?? 'it wrote no profile').trim().slice(0, 300)
  const validation = harnessProfileSchema.safeParse(parseJson(resultText))
  if (!validation.success) return 'expected a profile, got something else'
  const { calls, seconds, waited, profile } = validation.data
  const raw = profile === undefined ? null : rawProfileOf(profile, unit, seconds)
  return { raw, calls, waited }
}

/** Text of a regular file that is not too large, which is removed; `null` when there is none. */
async function takeFile(
  path: string,
  files: Host['files'],
  mostBytes: number,
): Promise<string | null> {
  const isFile = (await files.kindOf(path)) === 'file'
  const fits = isFile && (await files.sizeBytes(path)) <= mostBytes
  const text = fits ? await files.read(path) : null
  await files.remove(path)
  return text
}
