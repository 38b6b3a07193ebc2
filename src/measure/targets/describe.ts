import {
  harnessDescriptionOf,
  harnessErrorOf,
  type HarnessDescription,
} from '../../adapters/reading/harness-description.ts'
import { DialogueError, type Dialogue } from '../../host/process/processes.ts'
import type { Host } from '../../host/host.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Preset } from '../../model/run/preset.ts'
import type { SetParameters } from '../../model/run/benchmark.ts'
import type { Target } from './target.ts'
import { SideError } from '../actors/side-error.ts'
import { sideProcess } from '../actors/side-process.ts'
import type { BySide } from '../../model/build/side.ts'

/** Descriptions of a side's benchmark modules. */
export interface DescribedTarget {
  readonly descriptions: readonly (HarnessDescription & { readonly module: string })[]
  /**
   * Modules that cannot be loaded on this side; `benchmarkId` is the module without its extension.
   */
  readonly failures: readonly Failure[]
}

const timeoutSeconds = 30

/** What is asked of modules. */
interface DescribeRequest {
  /** Relative to the target's benchmark folder. */
  readonly modules: readonly string[]
  /** Name of the preset; `null` for the benchmarks' own parameters. */
  readonly preset: Preset | null
  /** Values of parameters and options instead of the benchmarks' own, by name. */
  readonly set?: SetParameters
}

/**
 * Loads a side's benchmark modules and asks each for its parameters.
 *
 * All are loaded in one process; a module that ends or hangs it only fails itself.
 */
export async function describeModules(
  target: Target,
  { modules, preset, set = {} }: DescribeRequest,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<DescribedTarget> {
  const descriptions: (HarnessDescription & { readonly module: string })[] = []
  const failures: Failure[] = []
  const argv = [target.build.runtime.path, target.harnessPath, 'describe']
  let dialogue: Dialogue | null = null
  try {
    for (const module of modules) {
      try {
        dialogue ??= await processes.converse(sideProcess(target, { argv, timeoutSeconds }), {
          mainCpu: null,
          otherCpus: null,
        })
        const file = files.join(target.benchmarkDirectory, module)
        const answer = await dialogue.ask({ ask: 'describe', file, preset, set }, timeoutSeconds)
        descriptions.push({ module, ...descriptionOf(target, module, answer) })
      } catch (error) {
        const benchmarkId = module.replace(/\.[cm]?[jt]s$/, '')
        failures.push(sideErrorOf(target, error).failure('pilot', benchmarkId))
        if (error instanceof DialogueError) dialogue = null
      }
    }
  } finally {
    await dialogue?.end()
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

/** Both sides' descriptions of the same modules. */
export interface DescribedBoth {
  /** Modules that both sides can load. */
  readonly descriptions: BySide<DescribedTarget['descriptions']>
  readonly failures: readonly Failure[]
}

/**
 * Describes the benchmarks on both sides at the same time. A module that one side cannot load is
 * left out on both.
 */
export async function describeBoth(
  targets: BySide<Target>,
  request: DescribeRequest,
  host: Host,
): Promise<DescribedBoth> {
  const [base, head] = await Promise.all([
    describeModules(targets.base, request, host),
    describeModules(targets.head, request, host),
  ])
  const failures = [...base.failures, ...head.failures]
  const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const sound = ({ descriptions }: DescribedTarget): DescribedTarget['descriptions'] =>
    descriptions.filter(({ module }) => !brokenNames.has(module.replace(/\.[cm]?[jt]s$/, '')))
  return { descriptions: { base: sound(base), head: sound(head) }, failures }
}
