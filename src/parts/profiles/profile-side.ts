import {
  harnessProfileSchema,
  rawProfileOf,
  type RawProfile,
  processProfile,
} from './readers/raw-profile.ts'
import { perfProfile } from './readers/perf-profile.ts'
import type { Host } from '../../host/host.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import type { ProcessProfile, ProfileUnit } from './profile.ts'
import { lastWords } from '../../model/last-words.ts'
import { parseJson } from '../../model/parse-json.ts'
import { nodeWords, sideProcess } from '../../measure/actors/side-process.ts'
import type { Target } from '../../measure/targets/target.ts'
import { locateFrames } from './locate-frames.ts'
import { perfWords } from './perf.ts'
import { nodeMajor } from '../../model/build/runtime.ts'

// With more than three samples a millisecond, a function above 1% rests on 30 of them.
const profiledSeconds = 1

// About fifty times the usual size. Measured code can write to the same file.
const longestBytes = 16_000_000

// The text of perf has a line for each function on the stack of each sample.
const longestTextBytes = 128_000_000

const perfHertz = 4999

/** What perf may take to write its samples as text. */
const readingSeconds = 60

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
  /** Path of perf, which sees where the time of native functions goes; `null` for V8's own profiler. */
  readonly perf: string | null
}

/** Profiles one more process of a benchmark, isolated and not timed, for time or memory; returns why that failed. */
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
    raw.frames.map(({ frame }) => frame),
    target,
    host.files,
  )
  return {
    benchmarkId: benchmark.id,
    side,
    ...processProfile(raw, calls, locate),
    native: profiling.perf !== null || undefined,
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
  { target, unit, perf }: Profiling,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<TakenProfile | string> {
  const { build, harnessPath, environment, benchmarkDirectory } = target
  const major = nodeMajor(build.runtime)
  const isPerf = perf !== null
  const { first, what, kind } = profilersOfNode[unit]
  if (!isPerf && major < first)
    return `expected Node.js ${first} or newer to profile ${what}, got ${major}`
  const place = (suffix: string): string =>
    files.join(environment['TMPDIR'] ?? build.directory, `profile.${suffix}`)
  const [result, samples, data] = [place('json'), place('txt'), place('perf')]
  const words = ['profile', files.join(benchmarkDirectory, module)]
  const workWords = [
    JSON.stringify(parameters),
    String(profiledSeconds),
    isPerf ? 'calls' : kind,
    result,
  ]
  const [program = '', ...start] = nodeWords(target)
  const node = [program, ...flagsOf(major, { isPerf }), ...start, ...words, ...workWords]
  const outcome = await processes.run(
    sideProcess(target, {
      argv: isPerf ? perfWords(node, { perf, data, text: samples, hertz: perfHertz }) : node,
      timeoutSeconds: timeoutSeconds + (isPerf ? readingSeconds : 0),
      changes: isPerf ? { perf: true } : {},
    }),
  )
  const text = isPerf ? await takeFile(samples, files, longestTextBytes) : ''
  await files.remove(data)
  const resultText = await takeFile(result, files, longestBytes)
  if (outcome.exitCode !== 0 || resultText === null || text === null)
    return (lastWords(outcome.lastLines) ?? 'it wrote no profile').trim().slice(0, 300)
  const validation = harnessProfileSchema.safeParse(parseJson(resultText))
  if (!validation.success) return 'expected a profile, got something else'
  const { calls, seconds, waited, profile, within = null } = validation.data
  const harness = files.join(harnessPath, '..')
  const isOurs = (url: string): boolean => url.includes(`${harness}/`)
  const nodeTree = profile === undefined ? null : rawProfileOf(profile, unit, seconds)
  return { raw: isPerf ? perfProfile(text, { within, isOurs }) : nodeTree, calls, waited }
}

function flagsOf(major: number, { isPerf }: { readonly isPerf: boolean }): readonly string[] {
  // The names in the map of perf are those of compiled functions.
  const noInlining = '--max-inlined-bytecode-size=0'
  if (isPerf) return ['--perf-basic-prof', '--interpreted-frames-native-stack', noInlining]
  return major < firstMajorWithInlinedFunctions ? [noInlining] : []
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
