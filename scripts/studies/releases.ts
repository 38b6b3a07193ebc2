import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, major, sort, valid } from 'semver'
import { z } from 'zod'
import type { Side } from '../../src/model/build/side.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { contestOf, type Benchmark, type Contest } from '../../src/model/run/benchmark.ts'
import { ratioText } from '../../src/parts/studies/cell-columns.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { JOURNAL, RELEASES, keptResult } from './kept-run.ts'
import list from './releases.json' with { type: 'json' }

const listSchema = z.strictObject({
  /** The only place that says which release lines of Node.js are measured. */
  majors: z.array(z.number().int()),
  studies: z.record(
    z.string(),
    z.strictObject({
      question: z.string(),
      /** Of deadheat: `{all}` is all versions, `{first}` the oldest, and a word with `{each}` is one for each. */
      words: z.array(z.string()),
      /** Id of the one metric that is drawn. */
      metric: z.string(),
      /** Label of the reference of the lines to draw; any when absent. */
      to: z.string().optional(),
      minutes: z.number(),
      /** Why a line, or a release line, cannot be there, where the result does not say so. */
      absent: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

/** Which release lines of Node.js are measured, and how, by the names of the studies. */
export const releaseRuns = listSchema.parse(list)

/** How one study is measured under several Node.js. */
export type ReleaseRun = z.infer<typeof listSchema>['studies'][string]

/** The newest of the published versions, which are in any order. */
export function newestOf(versions: readonly string[]): string {
  const newest = sort([...versions]).at(-1)
  if (newest === undefined) throw new Error('expected published versions, got none')
  return newest
}

/** The arguments for deadheat that measure a study under exact versions of Node.js, the oldest first. */
export function wordsUnder(nodes: readonly string[], { words }: ReleaseRun): readonly string[] {
  return words.flatMap((word) =>
    word.includes('{each}')
      ? nodes.map((node) => word.replace('{each}', node))
      : [word.replace('{all}', nodes.join(',')).replace('{first}', nodes[0] ?? '')],
  )
}

/** What is kept of a run under several Node.js, the oldest first. Ratios are contender over reference. */
export type KeptReleases = Readonly<
  Record<'file' | 'date' | 'machine' | 'command' | 'axis', string>
> &
  Readonly<Record<'nodes' | 'missing', readonly string[]>> & {
    readonly lines: readonly ReleaseLine[]
  }

/** One line of a chart over Node.js releases; the 95% interval is `null` where there are too few pairs. */
export type ReleaseLine = { readonly label: string; readonly points: readonly ReleasePoint[] }

type ReleasePoint = { readonly node: string; readonly ratio: number } & Readonly<
  Record<'low' | 'high', number | null>
>

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
    // Such as `total, ratio to async 0.2`.
    axis: `${measure.label}, ratio to ${run.to ?? reference}`,
    nodes,
    lines: shown,
    missing: missingTexts(lines, nodes, run.absent),
  }
}

/** Rows with their contests, and whether these compare one Node.js with another. */
function contestRows(benchmarks: readonly Benchmark[], { to }: ReleaseRun) {
  return benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    return contest === null || (to ?? contest.labels.base) !== contest.labels.base
      ? []
      : [{ benchmark, contest, isAcross: nodeOf(contest, 'base') !== nodeOf(contest, 'head') }]
  })
}

type ContestRow = ReturnType<typeof contestRows>[number]

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

/** Lines whose intervals overlap are named up to so many. */
const namedAtMost = 3

/** The section of a study's page: the chart, what is asked, what it shows, and what is missing. */
export function releasesSection(
  name: string,
  { question }: ReleaseRun,
  { axis, nodes, lines, missing, date, machine, file, command }: KeptReleases,
): string {
  const folder = `data/${name}`
  const kept = file.endsWith(JOURNAL) ? `: \`${command}\`` : '; cells only'
  const measured = lines.flatMap(({ points }) => points)
  const shown = nodes.filter((node) => measured.some((point) => point.node === node))
  const [oldest = '', newest = ''] = [shown[0], shown.at(-1)]
  const apart: string[] = []
  const overlapping: string[] = []
  for (const { label, points } of lines) {
    const [first, last] = [oldest, newest].map((node) => points.find((one) => one.node === node))
    if (first === undefined || last === undefined) continue
    if (isAbove(first, last) || isAbove(last, first))
      apart.push(`${label} (${ratioText(first.ratio)} → ${ratioText(last.ratio)})`)
    else overlapping.push(label)
  }
  const told = [
    ...(apart.length === 0 ? [] : [`lie apart for ${apart.join(', ')}`]),
    ...(overlapping.length === 0 ? [] : [`overlap for ${overlappingText(overlapping)}`]),
  ]
  const [from, until] = [major(oldest), major(newest)].map(String)
  return [
    `## Over Node.js releases\n\n![Over Node.js releases: ${axis}](${folder}/releases.svg)\n`,
    `${question} All of it was measured in turns in [one run](${folder}/${file}), on ${machine}, ${date}${kept}.`,
    ...(told.length === 0
      ? []
      : [`From Node.js ${from} to ${until} the 95% intervals (${axis}) ${told.join('; they ')}.`]),
    ...(missing.length === 0 ? [] : [`Missing: ${missing.join('; ')}.`]),
  ].join('\n')
}

/** By name where they are few, as the chart has them all. */
function overlappingText(labels: readonly string[]): string {
  return labels.length > namedAtMost ? `${String(labels.length)} lines` : labels.join(', ')
}

/** Whether the whole interval of one is above that of another. */
function isAbove({ low }: ReleasePoint, { high }: ReleasePoint): boolean {
  return low !== null && high !== null && low > high
}
