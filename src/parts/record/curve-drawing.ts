import type { RecordCurve } from './curve.ts'
import { percentText } from '../../render/text/format.ts'
import { htmlText } from './html.ts'
import { curveChangeText, changeWord, commitAnchor } from './site-page.ts'

const [width, height] = [1000, 300]
const [remaining, top, bottom] = [70, 24, 28]

// Older points have no link of their own: 1,000 links a page would be most of its size.
const newestLinked = 120

const spark = { width: 160, height: 32 }

/** The line of a curve alone, small, for a table of many; its words stand beside it. */
export function sparkline({ points }: Pick<RecordCurve, 'points'>): string {
  const levels = points.map(({ level }) => level)
  const { place } = scaleOf(levels, spark.height - 3, 3)
  const at = (index: number): number =>
    Math.round((index / Math.max(1, points.length - 1)) * spark.width)
  const path = svgPath(
    thinPoints(levels, spark.width).map(({ index, value }) => [at(index), place(value)]),
  )
  return `<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true"><path d="${path}"/></svg>`
}

/** The chained curve with its band, changes, releases and links, as SVG without styles of its own. */
export function curveDrawing(curve: RecordCurve): string {
  const { points, changes } = curve
  const ends = points.flatMap(({ low, high }) => [low, high])
  const { place, low, high } = scaleOf(ends, height - bottom, top)
  const at = (index: number): number =>
    remaining + Math.round((index / Math.max(1, points.length - 1)) * (width - remaining - 10))
  const lower = points.map(({ low: end }, index): Dot => [at(index), place(end)])
  const upper = points.map(({ high: end }, index): Dot => [at(index), place(end)])
  const line = points.map(({ level }, index): Dot => [at(index), place(level)])
  const breaks = points.flatMap(({ isBroken }, index) => (isBroken ? [index] : []))
  const borders = [0, ...breaks, points.length]
  const parts = borders.slice(1).map((to, index) => ({ from: borders[index] ?? 0, to }))
  const markedIndexes = new Set(changes.map(({ to }) => to))
  const linkedPoints = points.flatMap(({ commit, verdict, level }, index) => {
    const isLinked =
      index >= points.length - newestLinked || markedIndexes.has(index) || commit.tags.length > 0
    if (!isLinked) return []
    const [x, y] = line[index] ?? [0, 0]
    const kind = verdict === 'regression' || verdict === 'improvement' ? ` class="${verdict}"` : ''
    return [
      `<a href="../commits.html#${commitAnchor(commit)}" aria-label="${commit.sha.slice(0, 7)}, ${percentText(Math.expm1(level))}"><circle${kind} cx="${x}" cy="${y}" r="3"/></a>`,
    ]
  })
  return [
    `<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${htmlText(`${curve.benchmark}, ${curve.metric}: the chained curve; the same in the tables below`)}">`,
    ...axisTicks(low, high).map(
      (level) =>
        `<path class="grid" d="M${remaining} ${place(level)}H${width - 10}"/><text x="${remaining - 6}" y="${place(level) + 4}" text-anchor="end">${percentText(Math.expm1(level))}</text>`,
    ),
    ...parts.map(
      ({ from, to }) =>
        `<path class="band" d="${svgPath([...lower.slice(from, to), ...upper.slice(from, to).toReversed()])}Z"/><path class="line" d="${svgPath(line.slice(from, to))}"/>`,
    ),
    ...points.flatMap(({ machine }, index) =>
      index > 0 && points[index - 1]?.machine !== machine
        ? [
            `<path class="machine" d="M${at(index)} ${top}V${height - bottom}"><title>another class of machine</title></path>`,
          ]
        : [],
    ),
    ...points.flatMap(({ commit }, index) =>
      commit.tags
        .slice(0, 1)
        .map(
          (tag) =>
            `<path class="tag" d="M${at(index)} ${top}V${height - bottom}"/><text class="tag" x="${Math.min(at(index), width - 40)}" y="${height - 8}" text-anchor="middle">${htmlText(tag, 12)}</text>`,
        ),
    ),
    ...changes.map(
      (change) =>
        `<path class="${changeWord(curve, change)}" d="M${at(change.to)} ${top}V${height - bottom}"><title>${htmlText(curveChangeText(change))}</title></path>`,
    ),
    ...linkedPoints,
    '</svg>',
  ].join('')
}

type Dot = readonly [x: number, y: number]

interface CurveScale {
  readonly place: (level: number) => number
  readonly low: number
  readonly high: number
}

function scaleOf(levels: readonly number[], from: number, to: number): CurveScale {
  const [least, most] = levels.reduce(
    ([low, high], level): readonly [number, number] => [
      Math.min(low, level),
      Math.max(high, level),
    ],
    [0, 0],
  )
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
function axisTicks(low: number, high: number): readonly number[] {
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

/** At most `most` values, the outermost of each stretch kept in turn, so that no peak is lost. */
function thinPoints(
  values: readonly number[],
  most: number,
): readonly { readonly index: number; readonly value: number }[] {
  const all = values.map((value, index) => ({ index, value }))
  if (all.length <= most) return all
  const size = Math.ceil((2 * all.length) / most)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, stretch) =>
    all.slice(stretch * size, (stretch + 1) * size),
  ).flatMap((part) => {
    const sortedPart = part.toSorted((a, b) => a.value - b.value)
    const ends = [sortedPart.slice(0, 1), sortedPart.slice(1).slice(-1)].flat()
    return ends.toSorted((a, b) => a.index - b.index)
  })
}
