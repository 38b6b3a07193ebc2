import type { Build } from '../../src/model/build/build.ts'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import type { Machine } from '../../src/model/machine/machine.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { Revision } from '../../src/model/build/revision.ts'
import { conclusionOf } from '../../src/model/judging/outcome.ts'
import { resultFormat, type Finding, type Result } from '../../src/model/judging/result.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import type { Side } from '../../src/model/build/side.ts'
import type { JudgedVerdict } from '../../src/model/judging/verdict.ts'
import { benchmarkOf, planOf, revisionOf, timeMetric } from './plans.ts'

const bytes = { ...timeMetric, unit: 'B', threshold: 0.01 } as const

/** The three metrics that gate, and two that inform. */
export const gatingMetrics: readonly Metric[] = [
  timeMetric,
  { ...timeMetric, id: 'cpu', label: 'CPU time' },
  { ...bytes, id: 'peak-memory', label: 'peak memory' },
]

export const informingMetrics: readonly Metric[] = [
  { ...timeMetric, id: 'gc-pause', label: 'GC pause', gates: false, threshold: 0.05 },
  { ...bytes, id: 'addon-size', label: 'addon size', assume: 'exact', gates: false },
]

/** What matters of one row; the rest of the finding follows from it. */
export interface RowFacts {
  readonly id: string
  readonly metric?: string
  readonly verdict: JudgedVerdict
  /** head / base − 1. */
  readonly change: number
  /** Half the width of its interval. */
  readonly margin?: number
  /** In the metric's unit. */
  readonly base?: number
  readonly pairs?: number
  readonly pairsToSettle?: number
  readonly threshold?: number
  readonly beyondLimit?: boolean
  readonly realButSmall?: boolean
}

export function findingOf(facts: RowFacts): Finding {
  const { id, metric = 'time', verdict, change, base = 0.0412, pairsToSettle = 0 } = facts
  return {
    benchmarkId: id,
    metric,
    verdict,
    baseCentre: base,
    headCentre: base * (1 + change),
    judged: judgedOf(facts),
    threshold: facts.threshold ?? (metric === 'peak-memory' ? 0.01 : 0.02),
    beyondLimit: facts.beyondLimit ?? false,
    minutesToSettle: pairsToSettle > 0 ? pairsToSettle * 0.1 : null,
  }
}

export function judgedOf(facts: RowFacts): JudgedRow {
  const { id, metric = 'time', verdict, change, margin = 0.008, pairs = 30 } = facts
  const called = verdict === 'regression' || verdict === 'improvement'
  return {
    name: id,
    metric,
    verdict,
    estimate: change,
    ci: [change - margin, change + margin],
    p: called ? 0.00001 : 0.4,
    pAdjusted: called ? 0.0004 : 1,
    pairs,
    dropped: 0,
    look: pairs,
    pairsToSettle: facts.pairsToSettle ?? 0,
    smallestDetectable: margin * 1.2,
    pairSpread: margin * 2,
    realButSmall: facts.realButSmall ?? false,
    warnings: [],
  }
}

export function wholeFinding(id: string, verdict: 'failed' | 'added' | 'removed'): Finding {
  return {
    benchmarkId: id,
    metric: null,
    verdict,
    baseCentre: null,
    headCentre: null,
    judged: null,
    threshold: null,
    beyondLimit: false,
    minutesToSettle: null,
  }
}

export function failureOf(changes: Partial<Failure> = {}): Failure {
  return {
    stage: 'sample',
    side: 'head',
    benchmarkId: 'one',
    message: 'expected the benchmark to end with exit code 0, got 1',
    exitCode: 1,
    signal: null,
    timedOut: false,
    lastLines: ["TypeError: Cannot read properties of undefined (reading 'length')"],
    logPath: null,
    ...changes,
  }
}

export const machine: Machine = {
  name: 'bench-01',
  platform: 'linux',
  architecture: 'x64',
  kernel: '6.1.0',
  processor: 'AMD EPYC 7B13',
  cpus: 2,
  memoryBytes: 8 * 2 ** 30,
  hypervisor: true,
  governor: null,
  addressRandomisation: true,
  pinning: true,
  hyperfine: '1.20.0',
  environmentNames: ['HOME', 'LANG', 'PATH', 'TMPDIR'],
  environmentDigest: '3f0a9c1be5d7'.repeat(5),
  isolation: {
    kind: 'namespace',
    how: 'own process table, fewer rights',
    trouble: null,
    readOnly: true,
    network: 'loopback',
  },
  fingerprint: { facts: [], digest: '5e0c1d9a7b3f'.repeat(5) },
}

export function runtimeOf(version: string): Runtime {
  return {
    version,
    path: `/opt/node-${version}/bin/node`,
    headersDirectory: null,
    source: 'path',
    versions: { node: version, v8: version === '24.9.0' ? '13.6.233.10' : '11.3.244.8' },
  }
}

export function buildOf(side: Side, version = '24.9.0'): Build {
  return {
    side,
    recipe: 'addon',
    directory: `/tmp/deadheat/${side}`,
    packageDirectory: `/tmp/deadheat/${side}`,
    runtime: runtimeOf(version),
    addons: [],
    seconds: 12,
    logPath: `/tmp/deadheat/${side}.log`,
  }
}

export function publishedOf(side: Side, name: string, version: string): Revision {
  const label = `${name}@${version}`
  const facts = { spec: `npm:${label}`, sha: null, packageName: name, packageVersion: version }
  return { ...revisionOf(side), source: 'package', label, ...facts }
}

export function commitOf(side: Side, sha: string, spec: string, reason: Revision['reason']) {
  return { ...revisionOf(side), spec, label: sha.slice(0, 7), sha, reason }
}

const [baseSha, headSha] = ['b52dd91'.padEnd(40, '0'), '7c1e0d9'.padEnd(40, '0')] as const

/** A result with these findings; its plan holds a benchmark for each of them, and it concludes as ours do. */
export function resultWith(
  findings: readonly Finding[],
  changes: Partial<Omit<Result, 'plan' | 'findings'>> & {
    readonly plan?: Partial<Result['plan']>
  } = {},
): Result {
  const ids = new Set(findings.filter(isMeasured).map(({ benchmarkId }) => benchmarkId))
  const { plan, ...rest } = changes
  return concluded({
    format: resultFormat,
    version: '0.1.0',
    startedAt: '2026-03-04T05:06:07Z',
    seconds: 1120,
    plan: planOf({
      benchmarks: [...ids].map((id) =>
        benchmarkOf(id, {
          suite: (id.split('/')[0] ?? '').slice(0, 200),
          name: id.slice(0, 200),
          module: 'x.cjs',
        }),
      ),
      metrics: [...gatingMetrics, ...informingMetrics],
      revisions: {
        base: commitOf('base', baseSha, baseSha, 'merge-parent'),
        head: commitOf('head', headSha, 'refs/pull/482/merge', 'pull-request-merge'),
      },
      controlShare: 0.1,
      ...plan,
    }),
    parts: {},
    machine,
    builds: { base: buildOf('base'), head: buildOf('head') },
    findings: [...findings],
    failures: [],
    geometricMeans: [],
    warnings: [],
    pairs: 1200,
    repeats: 0,
    conclusion: 'neutral',
    ...rest,
  })
}

/** The result with the conclusion that its rows and failures have. */
export function concluded(result: Result): Result {
  return { ...result, conclusion: conclusionOf(result) }
}

function isMeasured({ benchmarkId, verdict }: Finding): boolean {
  return benchmarkId !== 'package' && verdict !== 'added' && verdict !== 'removed'
}
