import { markup, noHtml, type Html } from '../../render/page/html.ts'
import { plainText } from '../../render/text/escape.ts'
import { percentText } from '../../render/text/format.ts'
import {
  curveChangeText,
  changeWord,
  type CurveChange,
  type RecordCurve,
} from './curves-of-record.ts'
import type { RecordCommit } from './record-line.ts'

const [width, height] = [1000, 300]
const [margin, top, bottom] = [70, 24, 28]

// Older points have no link of their own: 1,000 links a page would be most of its size.
const newestLinked = 120

const spark = { width: 160, height: 32 }

type Dot = readonly [x: number, y: number]

interface CurveScale {
  readonly place: (level: number) => number
  readonly low: number
  readonly high: number
}

/** Where a commit is in the list of commits. */
export function commitAnchor({ position, sha }: RecordCommit): string {
  return `c${position}-${sha.slice(0, 7)}`
}

/** The line of a curve alone, small, for a table of many; its words stand beside it. */
export function sparkline({ points }: Pick<RecordCurve, 'points'>): Html {
  const levels = points.map(({ level }) => level)
  const { place } = scaleOf(levels, spark.height - 3, 3)
  const at = xOf(levels.length, 0, spark.width)
  const dots = outermost(levels, spark.width).map((index): Dot => [
    at(index),
    place(levels[index] ?? 0),
  ])
  return markup`<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true"><path d="${svgPath(dots)}"/></svg>`
}

/** The chained curve with its band, changes, releases and links, as SVG without styles of its own. */
export function curveDrawing(curve: RecordCurve): Html {
  const { points, changes } = curve
  const { place, low, high } = scaleOf(
    points.flatMap((point) => [point.low, point.high]),
    height - bottom,
    top,
  )
  const at = xOf(points.length, margin, width - 10)
  const dotsOf = (key: 'low' | 'high' | 'level'): readonly Dot[] =>
    points.map((point, index) => [at(index), place(point[key])])
  const [lower, upper, line] = [dotsOf('low'), dotsOf('high'), dotsOf('level')]
  const upright = (index: number): string => `M${at(index)} ${top}V${height - bottom}`
  const begins = points.flatMap(({ isBroken }, index) => (isBroken || index === 0 ? [index] : []))
  const parts = begins.map((from, part) => {
    const to = begins[part + 1]
    const band = svgPath([...lower.slice(from, to), ...upper.slice(from, to).toReversed()])
    return markup`<path class="band" d="${band}Z"/><path class="line" d="${svgPath(line.slice(from, to))}"/>`
  })
  const marks = points.map(({ commit: { tags }, machine }, index) => {
    const [tag] = tags
    const isOther = index > 0 && points[index - 1]?.machine !== machine
    return [
      isOther
        ? markup`<path class="machine" d="${upright(index)}"><title>another class of machine</title></path>`
        : noHtml,
      tag === undefined
        ? noHtml
        : markup`<path class="tag" d="${upright(index)}"/><text class="tag" x="${Math.min(at(index), width - 40)}" y="${height - 8}" text-anchor="middle">${plainText(tag, 12)}</text>`,
    ]
  })
  return markup`<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${curve.benchmark}, ${curve.metric}: the chained curve; the same in the tables below">${percentTicks(
    low,
    high,
  ).map(
    (level) =>
      markup`<path class="grid" d="M${margin} ${place(level)}H${width - 10}"/><text x="${margin - 6}" y="${place(level) + 4}" text-anchor="end">${percentText(Math.expm1(level))}</text>`,
  )}${parts}${marks}${changes.map(
    (change) =>
      markup`<path class="${changeWord(curve, change)}" d="${upright(change.to)}"><title>${curveChangeText(change)}</title></path>`,
  )}${linkedPoints(curve, line, changes)}</svg>`
}

function linkedPoints(
  { points }: RecordCurve,
  line: readonly Dot[],
  changes: readonly CurveChange[],
): readonly Html[] {
  const markedIndices = new Set(changes.map(({ to }) => to))
  return points.flatMap(({ commit, verdict, level }, index) => {
    const [x, y] = line[index] ?? [0, 0]
    const isOld = index < points.length - newestLinked
    if (isOld && !markedIndices.has(index) && commit.tags.length === 0) return []
    const kind =
      verdict === 'regression' || verdict === 'improvement' ? markup` class="${verdict}"` : noHtml
    return [
      markup`<a href="../commits.html#${commitAnchor(commit)}" aria-label="${commit.sha.slice(0, 7)}, ${percentText(Math.expm1(level))}"><circle${kind} cx="${x}" cy="${y}" r="3"/></a>`,
    ]
  })
}

function xOf(count: number, from: number, to: number): (index: number) => number {
  return (index) => from + Math.round((index / Math.max(1, count - 1)) * (to - from))
}

function scaleOf(levels: readonly number[], from: number, to: number): CurveScale {
  const least = levels.reduce((low, level) => Math.min(low, level), 0)
  const most = levels.reduce((high, level) => Math.max(high, level), 0)
  // An unchanged curve is drawn as a straight line, not as magnified noise.
  const spare = Math.max(0, 0.01 - (most - least)) / 2
  const [low, high] = [least - spare, most + spare]
  return {
    low,
    high,
    place: (level) => Math.round(from + ((level - low) / (high - low)) * (to - from)),
  }
}

/** Round numbers of percent, at least two, at most seven. */
function percentTicks(low: number, high: number): readonly number[] {
  const [from, to] = [Math.expm1(low), Math.expm1(high)]
  const rough = (to - from) / 4
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * ([1, 2, 5, 10].find((factor) => unit * factor >= rough) ?? 10)
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Math.log1p((first + index) * step),
  ).filter((level) => Number.isFinite(level))
}

/** Whole numbers, each relative to the one before, which is a third of the size. */
function svgPath(dots: readonly Dot[]): string {
  return dots
    .map(([x, y], index) => {
      const before = dots[index - 1]
      return before === undefined ? `M${x} ${y}` : `l${x - before[0]} ${y - before[1]}`
    })
    .join('')
}

/** Indexes of at most `most` values: the two outermost of each stretch, so that no peak is lost. */
function outermost(values: readonly number[], most: number): readonly number[] {
  const all = [...values.keys()]
  if (all.length <= most) return all
  const size = Math.ceil((2 * all.length) / most)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, stretch) => {
    const sortedValues = all
      .slice(stretch * size, (stretch + 1) * size)
      .toSorted((first, second) => (values[first] ?? 0) - (values[second] ?? 0))
    return [...new Set([sortedValues[0] ?? 0, sortedValues.at(-1) ?? 0])].toSorted(
      (first, second) => first - second,
    )
  }).flat()
}
