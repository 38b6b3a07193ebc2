import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, major, sort, valid } from 'semver'
import { z } from 'zod'
import type { Side } from '../../src/model/build/side.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { contestOf, type Benchmark, type Contest } from '../../src/model/run/benchmark.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { JOURNAL, RELEASES, keptResult } from './kept-run.ts'
import { releaseRuns, type ReleaseRun } from './release-runs.ts'

/** What is kept of a run under several Node.js. Ratios are contender over reference. */
export interface KeptReleases {
  readonly file: string
  /** `2026-11-22`. */
  readonly date: string
  readonly machine: string
  readonly command: string
  /** What the ratios are of, and to: `total, ratio to async 0.2`. */
  readonly axis: string
  /** Exact versions of Node.js, the oldest first. */
  readonly nodes: readonly string[]
  readonly lines: readonly ReleaseLine[]
  /** What is not there, and why. */
  readonly missing: readonly string[]
}

/** One line of a chart over Node.js releases. */
export interface ReleaseLine {
  readonly label: string
  readonly points: readonly ReleasePoint[]
}

/** What one line is at one Node.js. */
export interface ReleasePoint {
  readonly node: string
  readonly ratio: number
  /** The 95% interval; `null` where there are too few pairs. */
  readonly low: number | null
  readonly high: number | null
}

/** What a folder keeps of the run of a study under several Node.js: its journal, or of an earlier one the cells alone. */
export function releasesIn(name: string, folder: string): KeptReleases | null {
  const [journal, cells] = [`${RELEASES}${JOURNAL}`, `${RELEASES}.json`]
  const run = releaseRuns.studies[name]
  if (run !== undefined && existsSync(join(folder, journal)))
    return keptReleases(keptResult(join(folder, journal)), run)
  if (!existsSync(join(folder, cells))) return null
  const kept: unknown = JSON.parse(readFileSync(join(folder, cells), 'utf8'))
  const releases = z.custom<KeptReleases>((one) => typeof one === 'object').parse(kept)
  return { ...releases, file: cells }
}

/** What a chart over Node.js releases needs: a line for each contest, a point for each Node.js; an Error without. */
export function keptReleases(result: Result, run: ReleaseRun): KeptReleases {
  const { plan, startedAt, machine, variants = [] } = result
  const rows = contestRows(plan.benchmarks, run)
  const asked = [...variants.map(({ runtime }) => runtime), ...(plan.chosen?.contenders ?? [])]
  const nodes = sort(asked.map(nodeIn).filter((node) => valid(node) !== null))
  const [first] = rows
  const measure = plan.metrics.find(({ id }) => id === run.metric)
  if (first === undefined || measure === undefined || nodes.length < 2)
    throw new Error('expected contests under exact versions of several Node.js, got none')
  const lines = measuredLines(rows, result, run)
  // One that has only its reference shows nothing.
  const shown = lines.filter(({ points }) => points.some(({ ratio }) => ratio !== 1))
  if (shown.length === 0)
    throw new Error(
      'expected rows that could be judged, got none: free the machine, or give a larger --budget',
    )
  const reference = first.isAcross ? `Node.js ${nodeOf(first.contest, 'base')}` : 'its reference'
  return {
    file: `${RELEASES}${JOURNAL}`,
    date: startedAt.slice(0, 10),
    machine: machineFacts(machine).slice(0, 2).join(', '),
    command: reproduceLine(result),
    axis: `${measure.label}, ratio to ${run.to ?? reference}`,
    nodes,
    lines: shown,
    missing: missingTexts(lines, nodes, run.absent),
  }
}

function contestRows(benchmarks: readonly Benchmark[], { to }: ReleaseRun): readonly ContestRow[] {
  return benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    return contest === null || (to ?? contest.labels.base) !== contest.labels.base
      ? []
      : [{ benchmark, contest, isAcross: nodeOf(contest, 'base') !== nodeOf(contest, 'head') }]
  })
}

/** One line for each label; between Node.js releases it begins at its reference, 1. */
function measuredLines(
  rows: readonly ContestRow[],
  { findings }: Result,
  { metric, to }: ReleaseRun,
): readonly ReleaseLine[] {
  const byLabel = groupedBy(rows, (row) =>
    labelOf(row, rows, { namesReference: to === undefined && !row.isAcross }),
  )
  return [...byLabel].map(([label, own]) => {
    const reference = own
      .filter(({ isAcross }) => isAcross)
      .slice(0, 1)
      .map(({ contest }) => ({ node: nodeOf(contest, 'base'), ratio: 1, low: 1, high: 1 }))
    const points = own.flatMap(({ benchmark, contest }) => {
      const found = findings.find(
        (one) => one.benchmarkId === benchmark.id && one.metric === metric,
      )
      const { estimate = null, ci = [null, null] } = found?.judged ?? {}
      if (estimate === null) return []
      const [low = null, high = null] = ci.map((end) => (end === null ? null : 1 + end))
      return [{ node: nodeOf(contest, 'head'), ratio: 1 + estimate, low, high }]
    })
    return {
      label,
      points: [...reference, ...points].toSorted((one, other) => compare(one.node, other.node)),
    }
  })
}

/** Which lines lack a Node.js, with the reason, and what can be in none. */
function missingTexts(
  lines: readonly ReleaseLine[],
  nodes: readonly string[],
  absent: ReleaseRun['absent'],
): readonly string[] {
  const gaps = nodes.flatMap((node) => {
    const without = lines.filter(({ points }) => points.every((point) => point.node !== node))
    const labels = without.map(({ label }) => label).join(', ')
    const version = String(major(node))
    return without.length === 0
      ? []
      : [
          `${without.length === lines.length ? 'all lines' : labels} under ${version}: ${absent[version] ?? 'not measured'}`,
        ]
  })
  const others = Object.entries(absent).filter(([what]) => !/^\d+$/.test(what))
  return [...gaps, ...others.map(([what, why]) => `${what}: ${why}`)]
}

interface ContestRow {
  readonly benchmark: Benchmark
  readonly contest: Contest
  /** Whether one Node.js is compared with another. */
  readonly isAcross: boolean
}

/** Of `node:22.23.3`, `npm:q@1.5.1+node:22.23.3` or `22.23.3`. */
function nodeIn(text: string): string {
  return text.replace(/^.*node:/, '')
}

function nodeOf({ seats, labels }: Contest, side: Side): string {
  return seats[side].runtime ?? nodeIn(labels[side])
}

/** Who competes, and the parameters in which the rows differ: `async (servers 2)`. */
function labelOf(
  { benchmark, contest, isAcross }: ContestRow,
  rows: readonly ContestRow[],
  { namesReference }: { readonly namesReference: boolean },
): string {
  const name = isAcross ? benchmark.name : contest.labels.head
  const values = Object.entries(benchmark.parameters).filter(
    ([key, value]) =>
      value !== name && new Set(rows.map((row) => row.benchmark.parameters[key] ?? value)).size > 1,
  )
  const words = values.map(([key, value]) =>
    typeof value === 'string' ? value : `${key} ${String(value)}`,
  )
  const shown = namesReference ? `${name} to ${contest.labels.base}` : name
  return words.length === 0 ? shown : `${shown} (${words.join(', ')})`
}
