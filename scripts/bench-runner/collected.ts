import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from '../../src/host/host.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { activeBenchmarksOf, pairsToLook } from '../../src/analysis/stopping/active-benchmarks.ts'
import { inLanesOf } from '../../src/parts/lanes/lanes-of.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import { withEarlyControls } from '../../src/analysis/joint-table.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import type { Pilot, Sample } from '../../src/model/run/sample.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Revision } from '../../src/model/build/revision.ts'
import type { Side } from '../../src/model/build/side.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { collect, type CollectedRun } from '../../src/measure/collect.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import {
  baseUnits,
  benchmarkOf,
  serverBenchmark,
  serverWorkload,
  workloadTargets,
} from './workloads.ts'

/** A run of the product over some workloads. */
export interface WorkloadRun {
  readonly names: readonly string[]
  /** How much more work head does. */
  readonly percent: number
  /** Numbers of pairs at which the judge looks. */
  readonly looks: readonly number[]
  /** An empty folder, or one that does not exist yet. */
  readonly folder: string
  /** Share of control blocks, of which a lot places the first; 0 if absent. */
  readonly control?: number
  /** Ids that continue after a round; when absent, all continue to the last look. */
  readonly liveAfter?: (run: {
    readonly plan: Plan
    readonly samples: readonly Sample[]
    readonly failures: readonly Failure[]
    readonly pilots: readonly Pilot[]
  }) => readonly string[]
}

/** The collected data and the plan behind it. */
export interface WorkloadSamples extends CollectedRun {
  readonly plan: Plan
}

/** Measures workloads like `deadheat compare`, pilots included; an Error when one of them fails. */
export async function collected(request: WorkloadRun, host: Host): Promise<WorkloadSamples> {
  const { percent, looks, folder, liveAfter } = request
  mkdirSync(folder, { recursive: true })
  const plan = withEarlyControls(planFor(request))
  const ids = plan.benchmarks.map(({ id }) => id)
  const rounds = looks.at(-1) ?? 0
  const targets = await workloadTargets(percent, folder, host)
  const found = await collect(
    {
      plan,
      budgetSeconds: plan.budgetSeconds,
      targetsOf: () => targets,
      journalPath: join(folder, 'journal.ndjson'),
      hyperfine: { ok: false, message: 'expected no commands' },
      schedule: inLanesOf(1, await host.machine.cores()),
      pilots: new Map(),
      isPinning: (await host.machine.describe()).pinning,
      blocksOf: (round, live) => blocksOfRound(plan, round, live),
      pairsTogether: (samples, live) => pairsToLook({ plan, samples }, live),
      liveAfter: (samples, failures, tried) => {
        if (samples.some(({ block }) => block.round >= rounds)) return []
        return liveAfter === undefined ? ids : liveAfter({ plan, samples, failures, pilots: tried })
      },
      onProgress: () => {},
      isCancelled: () => false,
    },
    host,
  )
  const [failure] = found.failures
  if (failure !== undefined) throw new Error(`${String(failure.benchmarkId)}: ${failure.message}`)
  return { ...found, plan }
}

function planFor({ names, looks, control = 0 }: WorkloadRun): Plan {
  return {
    revisions: { base: revisionOf('base'), head: revisionOf('head') },
    benchmarks: names.map((name) =>
      name === serverWorkload ? serverBenchmark() : benchmarkOf(name),
    ),
    added: [],
    removed: [],
    metrics: [...metrics],
    policy: {
      alpha: 0.01,
      alphaEquivalence: 0.05,
      looks: [...looks],
      limit: null,
      failOn: ['regression', 'failure'],
    },
    seed: Math.floor(Math.random() * 2 ** 32),
    budgetSeconds: null,
    controlShare: control,
  }
}

function revisionOf(side: Side): Revision {
  return {
    side,
    source: 'commit',
    spec: side,
    label: side,
    sha: null,
    packageName: null,
    packageVersion: null,
    reason: 'explicit',
  }
}

/** Log ratios of time of one workload's pairs, ascending. */
export function logRatiosOf(name: string, samples: readonly Sample[]): readonly number[] {
  return samples
    .filter(({ block }) => block.benchmarkId === name && block.round > 0)
    .map(({ base, head }) => Math.log((head['time'] ?? NaN) / (base['time'] ?? NaN)))
    .toSorted((one, other) => one - other)
}

/** Which share of the injected difference log ratios show. */
export function shareFound(logs: readonly number[], percent: number): number {
  return hodgesLehmann(logs) / Math.log((baseUnits + percent) / baseUnits)
}

/** How long a run took until the judge called its only row, and whether rightly. */
export interface Trial {
  readonly seconds: number
  readonly right: boolean
}

/** Measures one workload until its time is decided, the pilot included; an Error when it fails. */
export async function verdictTrial(
  { name, ...run }: Omit<WorkloadRun, 'names' | 'liveAfter'> & { readonly name: string },
  host: Host,
): Promise<Trial> {
  const { plan, samples, seconds } = await collected(
    {
      ...run,
      names: [name],
      liveAfter: (state) =>
        timeVerdict(state.plan, state.samples) === 'inconclusive'
          ? activeBenchmarksOf(state).live
          : [],
    },
    host,
  )
  return { seconds, right: timeVerdict(plan, samples) === 'regression' }
}

/** `2 of 3`. */
export function countRight(trials: readonly Trial[]): string {
  return `${String(trials.filter(({ right }) => right).length)} of ${String(trials.length)}`
}

function timeVerdict(plan: Plan, samples: readonly Sample[]): JudgedRow['verdict'] {
  const { rows } = judgeTable(tableOf({ plan, samples, isGating: true, final: false }))
  return rows.find(({ metric }) => metric === 'time')?.verdict ?? 'inconclusive'
}
