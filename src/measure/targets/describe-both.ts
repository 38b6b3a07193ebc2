import type { Host } from '../../host/host.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Preset } from '../../model/run/preset.ts'
import type { SetParameters } from '../../model/run/benchmark.ts'
import { describeModules, type DescribedTarget } from './describe.ts'
import type { Target } from './target.ts'

/** Both sides' descriptions of the same modules. */
export interface DescribedBoth {
  /** Modules that both sides can load. */
  readonly descriptions: BySide<DescribedTarget['descriptions']>
  readonly failures: readonly Failure[]
}

interface DescribeBothRequest {
  readonly targets: BySide<Target>
  readonly modules: readonly string[]
  readonly preset: Preset | null
  readonly set: SetParameters
}

/**
 * Describes the benchmarks on both sides at the same time. A module that one side cannot load is
 * left out on both.
 */
export async function describeBoth(
  { targets, modules, preset, set }: DescribeBothRequest,
  host: Host,
): Promise<DescribedBoth> {
  const [base, head] = await Promise.all([
    describeModules({ target: targets.base, modules, preset, set }, host),
    describeModules({ target: targets.head, modules, preset, set }, host),
  ])
  const failures = [...base.failures, ...head.failures]
  const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const sound = ({ descriptions }: DescribedTarget): DescribedTarget['descriptions'] =>
    descriptions.filter(({ module }) => !brokenNames.has(module.replace(/\.[cm]?[jt]s$/, '')))
  return { descriptions: { base: sound(base), head: sound(head) }, failures }
}
