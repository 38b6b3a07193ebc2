import { groupedBy } from '../../model/grouped-by.ts'
import type { CurveChange, CurvePoint, RecordCurve } from './curve.ts'
import type { RecordCommit, RecordLine, RecordRow } from './record-line.ts'
import { shiftedSegments } from '../../stats/shifted-segments.ts'

// Half a 95% interval in standard errors.
const halfWidth = 1.959964

// Exact metrics have intervals without width; this stands for a hundred-thousandth.
const leastVariance = 1e-10

/**
 * The curves of a record, one for each key, benchmark and metric.
 *
 * A point's level is that of a commit on the curve plus the log ratio that was measured against it. Of
 * several such comparisons the one counts that leaves the smallest variance: after many pushes that is
 * the one against a fixed reference, which so anchors the chain again. The choice depends on the widths
 * of intervals alone, never on what was found. Each comparison is paired on one machine, so a change of
 * machine leaves the curve whole.
 */
export function curvesOfRecord(lines: readonly RecordLine[]): readonly RecordCurve[] {
  const forward = lines.filter(({ base, head }) => base.position < head.position)
  const commits = knownCommits(lines)
  const links = forward.flatMap((line) => line.rows.map((row) => linkOf(line, row)))
  const groups = groupedBy(links, ({ line, row }) =>
    JSON.stringify([line.key, row.benchmark, row.metric]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const placedCommits = placedPoints(group, commits)
    return [
      {
        key: first.line.key,
        benchmark: first.row.benchmark,
        metric: first.row.metric,
        better: first.row.better,
        points: placedCommits.map(({ point }) => point),
        changes: changesIn(placedCommits),
      },
    ]
  })
}

/** One comparison of one benchmark. */
interface Link {
  readonly line: RecordLine
  readonly row: RecordRow
  readonly value: number
  readonly variance: number
}

interface PlacedCommit {
  readonly point: CurvePoint
  readonly variance: number
  /** The difference from the point before; `null` where nothing connects them. */
  readonly step: { readonly value: number; readonly variance: number } | null
}

function linkOf(line: RecordLine, row: RecordRow): Link {
  const error = (Math.log1p(row.high) - Math.log1p(row.low)) / (2 * halfWidth)
  return {
    line,
    row,
    value: Math.log1p(row.estimate),
    variance: Math.max(leastVariance, error ** 2),
  }
}

/** What is known of each commit, with the tags of all lines: a release is tagged after its push. */
function knownCommits(lines: readonly RecordLine[]): ReadonlyMap<string, RecordCommit> {
  const knownByName = new Map<string, RecordCommit>()
  for (const commit of lines.flatMap(({ base, head }) => [base, head])) {
    const tags = new Set([...(knownByName.get(commit.sha)?.tags ?? []), ...commit.tags])
    knownByName.set(commit.sha, { ...commit, tags: [...tags] })
  }
  return knownByName
}

function placedPoints(
  links: readonly Link[],
  commits: ReadonlyMap<string, RecordCommit>,
): readonly PlacedCommit[] {
  const into = groupedBy(links, ({ line }) => line.head.sha)
  const shas = new Set(links.flatMap(({ line }) => [line.base.sha, line.head.sha]))
  const orderedCommit = [...shas]
    .flatMap((sha) => commits.get(sha) ?? [])
    .toSorted((first, second) => first.position - second.position)
  const placedByName = new Map<string, PlacedCommit>()
  let before: PlacedCommit | null = null
  for (const commit of orderedCommit) {
    const next: PlacedCommit = placedPoint(commit, into.get(commit.sha) ?? [], {
      placedCommits: placedByName,
      before,
      links,
    })
    placedByName.set(commit.sha, next)
    before = next
  }
  return [...placedByName.values()]
}

interface PlacedPointRequest {
  readonly placedCommits: ReadonlyMap<string, PlacedCommit>
  readonly before: PlacedCommit | null
  readonly links: readonly Link[]
}

function placedPoint(
  commit: RecordCommit,
  links: readonly Link[],
  { placedCommits, before, links: all }: PlacedPointRequest,
): PlacedCommit {
  const ways = links.flatMap((link) => {
    const from = placedCommits.get(link.line.base.sha)
    return from === undefined ? [] : [{ link, from, variance: from.variance + link.variance }]
  })
  const [best] = ways.toSorted((first, second) => first.variance - second.variance)
  if (best === undefined) return beginCurve(commit, before, all)
  const { link, from, variance } = best
  const level = from.point.level + link.value
  const margin = halfWidth * Math.sqrt(variance)
  return {
    point: {
      commit,
      level,
      low: level - margin,
      high: level + margin,
      isBroken: false,
      verdict: link.row.verdict,
      against: from.point.commit.position,
      measuredAt: link.line.measuredAt,
      report: link.line.report,
      machine: link.line.machine.digest,
    },
    variance,
    step: placedStep(ways, before, best),
  }
}

type CurveWay = { readonly link: Link; readonly from: PlacedCommit; readonly variance: number }

/** Measured against the point before, where that was done, because such steps know nothing of each other. */
function placedStep(
  ways: readonly CurveWay[],
  before: PlacedCommit | null,
  best: CurveWay,
): PlacedCommit['step'] {
  if (before === null) return null
  const direct = ways.filter(({ from }) => from === before)
  const [narrowest] = direct.toSorted((first, second) => first.variance - second.variance)
  if (narrowest !== undefined) {
    const { value, variance } = narrowest.link
    return { value, variance }
  }
  const value = best.from.point.level + best.link.value - before.point.level
  const between = Math.max(0, before.variance - best.from.variance)
  return { value, variance: best.link.variance + between }
}

function beginCurve(
  commit: RecordCommit,
  before: PlacedCommit | null,
  links: readonly Link[],
): PlacedCommit {
  const level = before?.point.level ?? 0
  const first = links.find(({ line }) => line.base.sha === commit.sha)?.line ?? links[0]?.line
  return {
    point: {
      commit,
      level,
      low: level,
      high: level,
      isBroken: before !== null,
      verdict: null,
      against: null,
      measuredAt: first?.measuredAt ?? '',
      report: null,
      machine: first?.machine.digest ?? '',
    },
    variance: 0,
    step: null,
  }
}

function changesIn(placedCommits: readonly PlacedCommit[]): readonly CurveChange[] {
  const changes: CurveChange[] = []
  let part: { readonly at: number; readonly value: number; readonly variance: number }[] = []
  for (const [at, { step }] of placedCommits.entries()) {
    if (step === null) {
      changes.push(...changesOfPart(part))
      part = []
    } else part.push({ at, ...step })
  }
  return [...changes, ...changesOfPart(part)]
}

function changesOfPart(
  part: readonly { readonly at: number; readonly value: number; readonly variance: number }[],
): readonly CurveChange[] {
  return shiftedSegments(part).flatMap(({ from, to, mean, error }) => {
    const [first, last] = [part[from], part[to - 1]]
    if (first === undefined || last === undefined) return []
    const count = to - from
    const [total, margin] = [mean * count, halfWidth * error * count]
    return [
      {
        kind: count === 1 ? 'step' : 'creep',
        from: first.at - 1,
        to: last.at,
        estimate: Math.expm1(total),
        low: Math.expm1(total - margin),
        high: Math.expm1(total + margin),
      },
    ]
  })
}
