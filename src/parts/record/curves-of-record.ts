// The lines of a record become curves with their steps, for site and creep. Only machines of one class are chained.
import { groupedBy } from '../../model/grouped-by.ts'
import type { Direction } from '../../model/judging/metric.ts'
import type { JudgedVerdict } from '../../model/judging/verdict.ts'
import { percentText } from '../../render/text/format.ts'
import type { RecordCommit, RecordLine, RecordRow } from './record-line.ts'
import { shiftedSegments } from '../../stats/shifted-segments.ts'

/** One commit on the curve of a benchmark. Levels are natural logarithms, 0 at the curve's beginning. */
export interface CurvePoint {
  readonly commit: RecordCommit
  readonly level: number
  /** Ends of the 95% interval of the level against the beginning of its part of the curve. */
  readonly low: number
  readonly high: number
  /** The commit was measured against nothing that is on the curve: its level is that of the one before. */
  readonly isBroken: boolean
  /** What the comparison that placed it said; `null` at a beginning. */
  readonly verdict: JudgedVerdict | null
  readonly report: string | null
  /** When it was measured, in UTC; `null` at a beginning. */
  readonly measuredAt: string | null
  /** Digest of the class of machine that compared it; `null` at a beginning. */
  readonly machine: string | null
}

/** What happened on a curve. */
export interface CurveChange {
  readonly verdict: 'regression' | 'improvement'
  /** In one comparison, or in small parts over several. */
  readonly kind: 'step' | 'creep'
  /** The commit before the change, and the last one of it. */
  readonly from: CurvePoint
  readonly to: CurvePoint
  /** How many comparisons lie between. */
  readonly steps: number
  /** Ratio after / before − 1, with its 95% interval. */
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** The curve of one benchmark and metric on the machines of one key. */
export interface RecordCurve {
  readonly key: string
  readonly benchmark: string
  readonly metric: string
  readonly better: Direction
  /** In the order of the branch. */
  readonly points: readonly CurvePoint[]
  readonly changes: readonly CurveChange[]
}

// Half a 95% interval in standard errors.
const halfWidth = 1.959964

// Exact metrics have intervals without width; this stands for a hundred-thousandth.
const leastVariance = 1e-10

/**
 * The curves of a record, one for each key, benchmark and metric.
 *
 * A point's level is that of a commit on the curve plus the log ratio that was measured against it. Of several such
 * comparisons the one counts that leaves the smallest variance: after many pushes that is the one against a fixed
 * reference, which so anchors the chain again. The choice depends on the widths of intervals alone, never on what was
 * found. Each comparison is paired on one machine, so a change of machine leaves the curve whole.
 */
export function curvesOfRecord(lines: readonly RecordLine[]): readonly RecordCurve[] {
  const forwardLines = lines.filter(({ base, head }) => base.position < head.position)
  const commits = knownCommits(lines)
  const links = forwardLines.flatMap((line) => line.rows.map((row) => linkBy(line, row)))
  const groups = groupedBy(links, ({ line, row }) =>
    JSON.stringify([line.key, row.benchmark, row.metric]),
  )
  return [...groups.values()].map((group) => {
    const [{ line, row }] = group
    const { benchmark, metric, better } = row
    const places = curvePlaces(group, commits)
    const points = places.map(({ point }) => point)
    return { key: line.key, benchmark, metric, better, points, changes: changesIn(places, better) }
  })
}

/** A difference of natural logarithms. */
interface LogRatio {
  readonly value: number
  readonly variance: number
}

/** One comparison of one benchmark. */
interface Link extends LogRatio {
  readonly line: RecordLine
  readonly row: RecordRow
}

/** A commit on the curve. */
interface CurvePlace {
  readonly point: CurvePoint
  /** Of its level. */
  readonly variance: number
  /** The difference from the point before; `null` where nothing connects them. */
  readonly step: LogRatio | null
}

/** A comparison with a commit on the curve; the variance is that of both. */
interface CurveWay {
  readonly link: Link
  readonly from: CurvePlace
  readonly level: number
  readonly variance: number
}

function linkBy(line: RecordLine, row: RecordRow): Link {
  const error = (Math.log1p(row.high) - Math.log1p(row.low)) / (2 * halfWidth)
  const variance = Math.max(leastVariance, error ** 2)
  return { line, row, value: Math.log1p(row.estimate), variance }
}

/** What is known of each commit, with the tags of all lines: a release is tagged after its push. */
function knownCommits(lines: readonly RecordLine[]): ReadonlyMap<string, RecordCommit> {
  const commits = new Map<string, RecordCommit>()
  for (const commit of lines.flatMap(({ base, head }) => [base, head])) {
    const tags = new Set([...(commits.get(commit.sha)?.tags ?? []), ...commit.tags])
    commits.set(commit.sha, { ...commit, tags: [...tags] })
  }
  return commits
}

function curvePlaces(
  links: readonly Link[],
  commits: ReadonlyMap<string, RecordCommit>,
): readonly CurvePlace[] {
  const linksByHead = groupedBy(links, ({ line }) => line.head.sha)
  const shas = new Set(links.flatMap(({ line }) => [line.base.sha, line.head.sha]))
  const orderedCommits = [...shas]
    .flatMap((sha) => commits.get(sha) ?? [])
    .toSorted((first, second) => first.position - second.position)
  const places = new Map<string, CurvePlace>()
  let before: CurvePlace | null = null
  for (const commit of orderedCommits) {
    const ways = (linksByHead.get(commit.sha) ?? [])
      .flatMap((link): readonly CurveWay[] => {
        const from = places.get(link.line.base.sha)
        if (from === undefined) return []
        const level = from.point.level + link.value
        return [{ link, from, level, variance: from.variance + link.variance }]
      })
      .toSorted((first, second) => first.variance - second.variance)
    const place = placeAt(commit, before, ways)
    places.set(commit.sha, place)
    before = place
  }
  return [...places.values()]
}

/** @param ways - the least variance first; empty at a beginning */
function placeAt(
  commit: RecordCommit,
  before: CurvePlace | null,
  ways: readonly CurveWay[],
): CurvePlace {
  const [bestWay] = ways
  const level = bestWay?.level ?? before?.point.level ?? 0
  const variance = bestWay?.variance ?? 0
  const margin = halfWidth * Math.sqrt(variance)
  return {
    point: {
      commit,
      level,
      low: level - margin,
      high: level + margin,
      isBroken: bestWay === undefined && before !== null,
      verdict: bestWay?.link.row.verdict ?? null,
      report: bestWay?.link.line.report ?? null,
      measuredAt: bestWay?.link.line.measuredAt ?? null,
      machine: bestWay?.link.line.machine.digest ?? null,
    },
    variance,
    step: bestWay === undefined || before === null ? null : stepBetween(before, bestWay, ways),
  }
}

/** Measured against the point before, where that was done, because such steps know nothing of each other. */
function stepBetween(before: CurvePlace, bestWay: CurveWay, ways: readonly CurveWay[]): LogRatio {
  const directWay = ways.find(({ from }) => from === before)
  if (directWay !== undefined) return directWay.link
  return {
    value: bestWay.level - before.point.level,
    variance: bestWay.link.variance + Math.max(0, before.variance - bestWay.from.variance),
  }
}

/** The changes of each part of the curve that is connected. */
function changesIn(places: readonly CurvePlace[], better: Direction): readonly CurveChange[] {
  const begins = places.flatMap(({ step }, at) => (step === null ? [at] : []))
  return begins.flatMap((begin, part) => {
    const ownPlaces = places.slice(begin, begins[part + 1])
    const segments = shiftedSegments(ownPlaces.flatMap(({ step }) => step ?? []))
    return segments.flatMap(({ from: start, to: end, mean, error }): readonly CurveChange[] => {
      const [from, to] = [ownPlaces[start]?.point, ownPlaces[end]?.point]
      if (from === undefined || to === undefined) return []
      const steps = end - start
      const [total, margin] = [mean * steps, halfWidth * error * steps]
      return [
        {
          verdict: total > 0 === (better === 'lower') ? 'regression' : 'improvement',
          kind: steps === 1 ? 'step' : 'creep',
          from,
          to,
          steps,
          estimate: Math.expm1(total),
          low: Math.expm1(total - margin),
          high: Math.expm1(total + margin),
        },
      ]
    })
  })
}

/** How a change reads: `step of +5.1% (+4.2 to +6.0%)`. */
export function curveChangeText({ kind, estimate, low, high }: CurveChange): string {
  return `${kind} of ${percentText(estimate)} (${percentText(low)} to ${percentText(high)})`
}

/** The day on which a point was measured, in UTC: `2026-03-04`; empty at a beginning. */
export function dayOf({ measuredAt }: CurvePoint): string {
  return (measuredAt ?? '').slice(0, 10)
}

/** The first seven digits of a point's commit. */
export function shortSha({ commit: { sha } }: CurvePoint): string {
  return sha.slice(0, 7)
}

/** The level of a point: `+21.1%`. */
export function levelText(level: number): string {
  return percentText(Math.expm1(level))
}

/** The 95% interval of a point's level: `+14.7% to +27.9%`. */
export function bandText({ low, high }: CurvePoint): string {
  return `${levelText(low)} to ${levelText(high)}`
}

/** What a point is, in a line: commit, day, pull request, level and its interval. */
export function pointText(point: CurvePoint): string {
  const { commit, level } = point
  const pull = commit.pull === null ? '' : `#${commit.pull}`
  const change = `${levelText(level)} (${bandText(point)})`
  return [shortSha(point), dayOf(point), pull, change].filter((part) => part !== '').join(' · ')
}
