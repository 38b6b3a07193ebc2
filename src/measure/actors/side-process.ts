import type { Outcome, ProcessSpec } from '../../host/process/processes.ts'
import type { Build } from '../../model/build/build.ts'
import { startOf, withNodeFlags } from '../../model/run/start-of.ts'
import type { Target } from '../targets/target.ts'

/** The parts of a side that decide how its processes are started. */
export interface SideFolders extends Pick<Target, 'environment' | 'bounds'> {
  readonly build: Pick<Build, 'directory'>
}

/** Default limit of a side's output, in bytes. */
const outputLimitBytes = 10_000_000

interface SideProcessRequest {
  readonly argv: readonly string[]
  readonly timeoutSeconds: number
  readonly changes?: Partial<
    Pick<ProcessSpec, 'cwd' | 'environment' | 'outputLimitBytes' | 'network' | 'perf'>
  >
}

/** A process of a side: in its tree and environment, isolated, and unable to see the other side's files. */
export function sideProcess(
  { build, environment, bounds }: SideFolders,
  { argv, timeoutSeconds, changes = {} }: SideProcessRequest,
): ProcessSpec {
  const cwd = build.directory
  const same = { argv, cwd, environment, timeoutSeconds, outputLimitBytes, isolated: true }
  return { ...same, ...bounds, ...changes }
}

/** What a command line of a side names, and how Node.js starts there. */
export interface CommandPlace extends Pick<
  Target,
  'benchmarkDirectory' | 'environment' | 'nodeFlags'
> {
  readonly build: Pick<Build, 'directory' | 'packageDirectory'>
}

/** A benchmark's command line, with folders, flags, placeholders and what an `env` in front says filled in. */
export function commandOf(
  { command }: { readonly command: readonly string[] },
  { benchmarkDirectory, build, environment, nodeFlags }: CommandPlace,
  more: Readonly<Record<string, string>> = {},
): Pick<ProcessSpec, 'argv' | 'cwd' | 'environment'> {
  const values = {
    benchmarks: benchmarkDirectory,
    directory: build.directory,
    package: build.packageDirectory,
    ...more,
  }
  const filledCommand = command.map((word) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
      word,
    ),
  )
  const { words, folder, variables } = startOf(filledCommand)
  return {
    argv: withNodeFlags(words, nodeFlags),
    cwd: folder === null ? build.directory : `${build.directory}/${folder}`,
    environment: { ...environment, ...variables },
  }
}

/** The words that start a script of ours under a side's Node.js. */
export function nodeWords({ build, nodeFlags, harnessPath }: Target): readonly string[] {
  return [build.runtime.path, ...nodeFlags, harnessPath]
}

/** A harness of a side that answers requests, in a mode and with words for it; without a debugger. */
export function harnessProcess(
  target: Target,
  words: readonly string[],
  timeoutSeconds: number,
): ProcessSpec {
  const { build, nodeFlags, harnessPath } = target
  const barred = harnessPath.replace(/[^/]*$/, '_harness/no-debugger.cjs')
  const argv = [build.runtime.path, ...nodeFlags, '--require', barred, harnessPath, ...words]
  return { ...sideProcess(target, { argv, timeoutSeconds }), isSealed: true }
}

interface RunLimits {
  /** `the command` */
  readonly what: string
  readonly timeoutSeconds: number
  readonly limitBytes?: number
}

/** Which limit a process of a side has broken, in words, or `null`. */
export function brokenLimit(
  { timedOut, overLimit, isFlooded }: Outcome,
  { what, timeoutSeconds, limitBytes = outputLimitBytes }: RunLimits,
): string | null {
  if (timedOut) {
    return `expected ${what} to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`
  }
  if (overLimit !== undefined) return `expected at most ${overLimit}, got more`
  return isFlooded ? `expected at most ${String(limitBytes)} bytes of output, got more` : null
}
