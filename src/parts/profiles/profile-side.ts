import { harnessProfileSchema, rawProfileOf, type RawProfile } from './readers/raw-profile.ts'
import { perfProfile } from './readers/perf-profile.ts'
import { processProfile } from './readers/process-profile.ts'
import { v8LogProfile } from './readers/v8-log.ts'
import type { Host } from '../../host/host.ts'
import type { Outcome } from '../../host/process/processes.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import type { ProfiledBenchmark } from './rows-to-profile.ts'
import type { ProcessProfile, ProfileUnit } from './profile.ts'
import { lastWords } from '../../model/last-words.ts'
import { parseJson } from '../../model/parse-json.ts'
import { commandOf, sideProcess } from '../../measure/actors/side-process.ts'
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

// A command can take much longer than the second of a function.
const functionHertz = 4999
const commandHertz = 997

/** What perf may take to write its samples as text. */
const readingSeconds = 60

// From this version on Node.js can profile a part of a process; earlier ones write V8's log of all.
const firstWithProfiles = 12

// Earlier ones count an inlined function to the one that it was inlined into.
const firstWithInlined = 26

/** Share of its time above which a process that waited for a CPU is profiled again. */
const waitedAtMost = 0.1

/** How often a process is profiled until it has a CPU. */
const attemptsAtMost = 3

/** How a process is profiled. */
interface Profiling {
  readonly target: Target
  readonly unit: ProfileUnit
  /** Path of perf, which sees native functions and children as well; `null` for V8's own profiler. */
  readonly perf: string | null
}

/**
 * Where one more process of a benchmark spends its time or allocates its memory. The process is
 * isolated like those that are measured; nothing of it is timed.
 *
 * @returns the reason, if that failed
 */
export async function profileSide(
  benchmark: ProfiledBenchmark,
  { target, unit, perf }: Profiling,
  host: Pick<Host, 'files' | 'processes'>,
): Promise<ProcessProfile | string> {
  const { side } = target
  if (benchmark.driver !== 'pingpong' && perf === null) {
    return `${side}: expected perf, which alone can profile a whole command, got none that works here`
  }
  const take = (): Promise<TakenProfile | string> =>
    perf === null || unit === 'B'
      ? byV8(benchmark, { target, unit }, host)
      : byPerf(benchmark, target, perf, host)
  let takenValue = await take()
  for (let attempt = 1; attempt < attemptsAtMost && waitedLong(takenValue); attempt++) {
    takenValue = await take()
  }
  if (typeof takenValue === 'string') return `${side}: ${takenValue}`
  const { raw, calls } = takenValue
  if (raw === null) return `${side}: expected a profile, got something else`
  if (raw.ticks === 0) return `${side}: expected samples, got none`
  const locate = await locateFrames(
    raw.nodes.map(({ frame }) => frame),
    target,
    host.files,
  )
  const isNative = perf !== null && unit === 's'
  return {
    benchmarkId: benchmark.id,
    side,
    ...processProfile(raw, calls, locate),
    native: isNative || undefined,
  }
}

/** What a process was seen to do, in how many calls of the benchmark. */
interface TakenProfile {
  readonly raw: RawProfile | null
  readonly calls: number
  /** Share of the time of these calls in which the main thread waited for a CPU. */
  readonly waited: number
}

function waitedLong(taken: TakenProfile | string): boolean {
  return typeof taken !== 'string' && taken.waited > waitedAtMost
}

async function byV8(
  benchmark: ProfiledBenchmark,
  { target, unit }: Omit<Profiling, 'perf'>,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<TakenProfile | string> {
  if (benchmark.driver !== 'pingpong') return 'expected a function to profile, got a command'
  const { build } = target
  const major = nodeMajor(target.build.runtime)
  const isOlder = major < firstWithProfiles
  if (isOlder && unit === 'B') return 'expected Node.js 12 or newer to profile memory'
  const { logPath, resultPath } = logPlaces(target, files)
  const kind = isOlder ? 'log' : unit === 'B' ? 'heap' : 'cpu'
  const argv = [
    build.runtime.path,
    ...flagsOf(major, logPath),
    ...harnessWords(benchmark, target, kind, resultPath),
  ]
  const { timeoutSeconds } = benchmark
  const outcome = await processes.run(sideProcess(target, { argv, timeoutSeconds }))
  const [result, log] = [
    await takeFile(resultPath, files),
    isOlder ? await takeFile(logPath, files) : '',
  ]
  if (outcome.exitCode !== 0 || result === null || log === null) return profilerWords(outcome)
  const validation = harnessProfileSchema.safeParse(parseJson(result))
  if (!validation.success) return 'expected a profile, got something else'
  const { calls, seconds, waited, profile } = validation.data
  const raw = isOlder
    ? v8LogProfile(log, seconds)
    : profile === undefined
      ? null
      : rawProfileOf(profile, unit, seconds)
  return { raw, calls, waited }
}

async function byPerf(
  benchmark: ProfiledBenchmark,
  target: Target,
  perf: string,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<TakenProfile | string> {
  const { dataPath, textPath, resultPath } = logPlaces(target, files)
  const major = nodeMajor(target.build.runtime)
  const isFunction = benchmark.driver === 'pingpong'
  const command = isFunction
    ? [
        target.build.runtime.path,
        ...nativeFlags(major),
        // The names in its map are those of compiled functions.
        '--max-inlined-bytecode-size=0',
        ...harnessWords(benchmark, target, 'calls', resultPath),
      ]
    : commandOf(benchmark, target)
  const hertz = isFunction ? functionHertz : commandHertz
  const argv = perfWords(command, { perf, data: dataPath, text: textPath, hertz })
  const environment = isFunction
    ? target.environment
    : { ...target.environment, NODE_OPTIONS: nativeFlags(major).join(' ') }
  const outcome = await processes.run(
    sideProcess(target, {
      argv,
      timeoutSeconds: benchmark.timeoutSeconds + readingSeconds,
      changes: { environment, perf: true },
    }),
  )
  const text = await takeFile(textPath, files, longestTextBytes)
  await files.remove(dataPath)
  const result = isFunction
    ? await takeFile(resultPath, files)
    : '{"calls":1,"seconds":1,"waited":0}'
  if (outcome.exitCode !== 0 || text === null || result === null) return profilerWords(outcome)
  const validation = harnessProfileSchema.safeParse(parseJson(result))
  if (!validation.success) return 'expected a profile, got something else'
  const harness = files.join(target.harnessPath, '..')
  const { calls, waited, within = null } = validation.data
  const isOurs = (url: string): boolean => url.includes(`${harness}/`)
  return { raw: perfProfile(text, { within, isOurs }), calls, waited }
}

function harnessWords(
  { module, parameters }: FunctionBenchmark,
  { harnessPath, benchmarkDirectory }: Target,
  kind: 'cpu' | 'heap' | 'log' | 'calls',
  resultPath: string,
): readonly string[] {
  return [
    harnessPath,
    'profile',
    `${benchmarkDirectory}/${module}`,
    JSON.stringify(parameters),
    String(profiledSeconds),
    kind,
    resultPath,
  ]
}

function logPlaces(
  { environment, build }: Target,
  { join }: Pick<Host['files'], 'join'>,
): Readonly<Record<'logPath' | 'resultPath' | 'dataPath' | 'textPath', string>> {
  const place = (name: string) => join(environment['TMPDIR'] ?? build.directory, `profile.${name}`)
  return {
    logPath: place('log'),
    resultPath: place('json'),
    dataPath: place('perf'),
    textPath: place('txt'),
  }
}

function profilerWords({ lastLines }: Outcome): string {
  const last = lastWords(lastLines) ?? 'it wrote no profile'
  return last.trim().slice(0, 300)
}

/** Flags that make names of compiled functions known to perf. */
function nativeFlags(major: number): readonly string[] {
  const names = '--perf-basic-prof'
  return major < firstWithProfiles ? [names] : [names, '--interpreted-frames-native-stack']
}

/** Flags of V8 for the profile of a process. */
function flagsOf(major: number, logPath: string): readonly string[] {
  if (major < firstWithProfiles) {
    return ['--prof', `--logfile=${logPath}`, '--nologfile_per_isolate']
  }
  return major < firstWithInlined ? ['--max-inlined-bytecode-size=0'] : []
}

/** Text of a regular file that is not too large, which is removed; `null` when there is none. */
async function takeFile(
  path: string,
  files: Host['files'],
  longest = longestBytes,
): Promise<string | null> {
  const isFile = (await files.kindOf(path)) === 'file'
  const fits = isFile && (await files.sizeBytes(path)) <= longest
  const text = fits ? await files.read(path) : null
  await files.remove(path)
  return text
}
