import { join } from 'node:path'
import { toolPaths } from '../../scripts/test-tools.ts'
import type { Host } from '../../src/host/host.ts'
import { collect } from '../../src/measure/collect.ts'
import { prepareTarget, type Target } from '../../src/measure/targets/target.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { sides, type BySide } from '../../src/model/build/side.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import { harnessPath } from './benchmark-folder.ts'
import { collectRequestOf } from './collect-requests.ts'
import { temporaryFolder } from './git-repository.ts'
import { planOf } from './plans.ts'
import { buildOf } from './results.ts'

type Place = { runtime: Runtime; workDirectory: string; host: Host } & Partial<
  Record<'benchmarks' | 'tree', string>
>

export async function targetsOf(folders: BySide<string>, given: Place): Promise<BySide<Target>> {
  const { runtime, workDirectory, host, benchmarks = '.', tree } = given
  const [base, head] = await Promise.all(
    sides.map((side) => {
      const directory = folders[side]
      const build = { ...buildOf(side), directory, packageDirectory: directory, runtime }
      const benchmarkDirectory = join(directory, benchmarks)
      const places = { benchmarkDirectory, harnessPath, workDirectory, tree: tree ?? directory }
      return prepareTarget(build, places, host)
    }),
  )
  if (base === undefined || head === undefined) throw new Error('expected a target of each side')
  return { base, head }
}

/** Measures benchmarks of two folders by real processes, up to the round of this number. */
export async function measuredRun(
  folders: BySide<string>,
  given: {
    readonly benchmarks: readonly Benchmark[]
    readonly rounds?: number
    readonly controlShare?: number
    readonly runtime: Runtime
    readonly host: Host
  },
) {
  const { benchmarks, rounds = 0, controlShare = 0, runtime, host } = given
  const workDirectory = temporaryFolder()
  const journalPath = join(workDirectory, 'journal.ndjson')
  const plan = planOf({
    benchmarks: [...benchmarks],
    controlShare,
    metrics: [...metrics],
    policy: { ...planOf().policy, looks: [Math.max(1, rounds)] },
  })
  const targets = await targetsOf(folders, { runtime, workDirectory, host })
  const request = collectRequestOf(plan, {
    targetsOf: () => targets,
    journalPath,
    hyperfine: { ok: true, path: toolPaths().hyperfine, version: '2.0.0', source: 'on PATH' },
    isPinning: true,
    liveAfter: (samples) =>
      samples.some(({ block }) => block.round >= rounds) ? [] : benchmarks.map(({ id }) => id),
  })
  return { ...(await collect(request, host)), workDirectory, journalPath }
}
