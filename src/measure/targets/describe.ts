import {
  harnessDescriptionOf,
  harnessErrorOf,
  type HarnessDescription,
} from '../../adapters/reading/harness-description.ts'
import { DialogueError, type Dialogue } from '../../host/process/processes.ts'
import type { Host } from '../../host/host.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Preset } from '../../model/run/suite.ts'
import type { SetParameters } from '../../model/run/benchmark.ts'
import { anyCpu } from './cpu-set-of.ts'
import type { Target } from './target.ts'
import { outOfTime, SideError } from '../actors/side-error.ts'
import { harnessProcess } from '../actors/side-process.ts'
import type { BySide } from '../../model/build/side.ts'

/** Descriptions of a side's benchmark modules. */
export interface DescribedTarget {
  readonly descriptions: readonly (HarnessDescription & { readonly module: string })[]
  /** Modules that cannot be loaded on this side; `benchmarkId` is the module without its extension. */
  readonly failures: readonly Failure[]
}

/** What is asked of modules. */
export interface DescribeRequest {
  /** Relative to the target's benchmark folder. */
  readonly modules: readonly string[]
  /** The user's limit of one run. */
  readonly timeoutSeconds: number
  /** What allows more; `timeout` when absent. */
  readonly limitName?: string
  /** Name of the preset; `null` for the benchmarks' own parameters. */
  readonly preset: Preset | null
  /** Values of parameters and options instead of the benchmarks' own, by name. */
  readonly set?: SetParameters
}

/**
 * Loads a side's benchmark modules in one process and asks each for its parameters. What fails is asked again alone,
 * because one that was loaded before may have ended the process.
 */
export async function describeModules(
  target: Target,
  { modules, preset, timeoutSeconds, limitName, set = {} }: DescribeRequest,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<DescribedTarget> {
  const descriptions: (HarnessDescription & { readonly module: string })[] = []
  const failures: Failure[] = []
  const spec = harnessProcess(target, ['describe'], timeoutSeconds)
  let dialogue: Dialogue | null = null
  const describe = async (module: string): Promise<HarnessDescription> => {
    const isAlone = dialogue === null
    try {
      dialogue ??= await processes.converse(spec, anyCpu)
      const file = files.join(target.benchmarkDirectory, module)
      const answer = await dialogue.ask({ ask: 'describe', file, preset, set }, timeoutSeconds)
      return descriptionOf(target, module, answer)
    } catch (error) {
      const limit = { seconds: timeoutSeconds, what: `${module} to load`, limitName }
      const sideError = outOfTime(sideErrorOf(target, error), limit)
      await dialogue?.end()
      dialogue = null
      if (isAlone) throw sideError
      return describe(module)
    }
  }
  try {
    for (const module of modules) {
      try {
        descriptions.push({ module, ...(await describe(module)) })
      } catch (error) {
        if (!(error instanceof SideError)) throw error
        failures.push(error.failure('pilot', failureId(module)))
      }
    }
  } finally {
    await (dialogue as Dialogue | null)?.end()
  }
  return { descriptions, failures }
}

function descriptionOf(target: Target, module: string, answer: unknown): HarnessDescription {
  const description = harnessDescriptionOf(answer)
  if (description !== null) return description
  const error = harnessErrorOf(answer)
  if (error === null) throw new SideError(target.side, 'expected a description, got something else')
  const lastLines = error.stackLines
  const facts = { exitCode: null, signal: null, timedOut: false, lastLines }
  if (error.stage === 'requires') {
    throw new SideError(target.side, error.message.replace(/^Error: /, 'it needs '), facts)
  }
  if (error.stage === 'refused') {
    // What is wrong is in what it exports, and no stack leads there.
    throw new SideError(target.side, error.message.replace(/^Error:/, `${module}:`))
  }
  throw new SideError(target.side, `${error.stage} threw ${error.message}`, facts)
}

function sideErrorOf(target: Target, error: unknown): SideError {
  if (error instanceof SideError) return error
  if (error instanceof DialogueError)
    return new SideError(target.side, error.message, error.outcome)
  throw error
}

/** What the failures of a module are listed under: its path without the extension. */
export function failureId(module: string): string {
  return module.replace(/\.[cm]?[jt]s$/, '')
}

/** Both sides' descriptions of the same modules. */
export interface DescribedBoth {
  /** Modules that both sides can load. */
  readonly descriptions: BySide<DescribedTarget['descriptions']>
  readonly failures: readonly Failure[]
}

/** Describes the benchmarks on both sides at once; a module that one side cannot load is left out on both. */
export async function describeBoth(
  targets: BySide<Target>,
  request: DescribeRequest,
  host: Host,
): Promise<DescribedBoth> {
  const ofHead = describeModules(targets.head, request, host)
  const isOne = targets.base === targets.head
  const ofBase = isOne ? ofHead : describeModules(targets.base, request, host)
  const [first, head] = await Promise.all([ofBase, ofHead])
  // What was lacking beside head may be there when base is alone.
  const isLost = !isOne && first.failures.length > head.failures.length
  const base = isLost ? await describeModules(targets.base, request, host) : first
  const failures = [...new Set([...base.failures, ...head.failures])]
  const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const sound = ({ descriptions }: DescribedTarget): DescribedTarget['descriptions'] =>
    descriptions.filter(({ module }) => !brokenNames.has(failureId(module)))
  return { descriptions: { base: sound(base), head: sound(head) }, failures }
}
