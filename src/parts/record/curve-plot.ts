// Draws a benchmark's record over commits, for the page of the record. It draws what was judged, and no more.
import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { bottomAxis, changeTicks, leftAxis, px, type Frame } from '../../render/page/draw/figure.ts'
import { markup, noHtml, type Html } from '../../render/page/html.ts'
import { plainText } from '../../render/text/escape.ts'
import {
  type CurvePoint,
  curveChangeText,
  dayOf,
  pointText,
  type RecordCurve,
  shortSha,
} from './curves-of-record.ts'

const frame: Frame = { width: 960, height: 330, left: 60, right: 10, top: 34, bottom: 46 }

/** Points that can be pointed at, the newest: each is also a row of the table below. */
export const mostPoints = 200
const mostDates = 6

const spark = { width: 160, height: 32 }

/** A curve with its band alone, small, for a table of many; its words stand beside it. */
export function sparkline({ points }: Pick<RecordCurve, 'points'>): Html {
  const stride = Math.ceil(points.length / spark.width)
  const sparkPoints = points.filter((_, at) => (points.length - 1 - at) % stride === 0)
  const x = scaleLinear([0, Math.max(1, sparkPoints.length - 1)], [1, spark.width - 1])
  const y = changeScale(
    sparkPoints.flatMap(({ low, high }) => [low, high]),
    [spark.height - 3, 3],
  )
  const places = sparkPoints.map((point, at) => ({ ...point, x: x(at) }))
  return markup`<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true">${bandAndLine(places, y)}</svg>`
}

interface PlacedPoint extends CurvePoint {
  /** Across, in pixels. */
  readonly x: number
}

/** Points that are connected, with the band of their 95% intervals. */
function bandAndLine(places: readonly PlacedPoint[], y: (change: number) => number): Html {
  const band = area<PlacedPoint>(
    (place) => place.x,
    ({ low }) => y(Math.expm1(low)),
    ({ high }) => y(Math.expm1(high)),
  ).digits(0)
  const path = line<PlacedPoint>(
    (place) => place.x,
    ({ level }) => y(Math.expm1(level)),
  ).digits(0)
  return markup`<path class="iv" d="${band(places) ?? ''}"/><path class="ln h" d="${path(places) ?? ''}"/>`
}

/** The chained curve with its band, changes, releases and machines. */
export function curvePlot({ benchmark, metric, points, changes }: RecordCurve): Html {
  const { width, height, left, right, top, bottom } = frame
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [left, width - right])
  const y = changeScale(
    points.flatMap(({ low, high }) => [low, high]),
    [height - bottom, top],
  )
  const places = points.map((point, at) => ({ ...point, x: x(at) }))
  const begins = places.flatMap(({ isBroken }, at) => (isBroken || at === 0 ? [at] : []))
  const parts = begins.map((from, part) => bandAndLine(places.slice(from, begins[part + 1]), y))
  const upright = (at: number): string => `M${px(x(at))} ${top}V${height - bottom}`
  const machinePoints = places.flatMap(({ machine }, at) =>
    machine === null ? [] : [{ machine, at }],
  )
  const machines = machinePoints
    .filter(({ machine }, at) => at > 0 && machinePoints[at - 1]?.machine !== machine)
    .map(
      ({ at }) =>
        markup`<path class="machine" d="${upright(at)}"><title>another class of machine</title></path>`,
    )
  const marks = places.map(({ commit: { tags }, verdict, level, x: across }, at) => {
    const isCalled = verdict === 'regression' || verdict === 'improvement'
    const [tag] = tags
    return [
      tag === undefined
        ? noHtml
        : markup`<path class="thl" d="${upright(at)}"/><text x="${px(Math.min(across, width - 40))}" y="${height - 6}" text-anchor="middle">${plainText(tag, 12)}</text>`,
      isCalled
        ? markup`<circle data-v="${verdict}" cx="${px(across)}" cy="${px(y(Math.expm1(level)))}" r="3"/>`
        : noHtml,
    ]
  })
  const dated = places.filter(({ measuredAt }) => measuredAt !== null)
  const stride = Math.ceil(dated.length / mostDates)
  const dates = dated
    .filter((_, at) => at % stride === 0)
    .map((place) => ({ value: place.x, text: dayOf(place) }))
  const label = `${benchmark}, ${metric}: the chained curve; the same in the tables below`
  return markup`<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${label}">${leftAxis(frame, y, changeTicks(y, 5))}${bottomAxis(frame, (across) => across, dates)}${parts}${machines}${changes.map(
    (change) =>
      markup`<path class="change" data-v="${change.verdict}" d="${upright(points.indexOf(change.to))}"><title>${curveChangeText(change)}</title></path>`,
  )}${marks}${places.slice(-mostPoints).map((place) => pointMark(place, y))}</svg>`
}

/** A point that says what it is under a mouse, a finger or the focus, and leads to its row of the table. */
function pointMark(place: PlacedPoint, y: (change: number) => number): Html {
  const [across, down] = [px(place.x), px(y(Math.expm1(place.level)))]
  const said = pointText(place)
  const isLeft = place.x < frame.width / 2
  const edge = isLeft ? frame.left : frame.width - frame.right
  return markup`<a class="spot" href="#${shortSha(place)}" aria-label="${said}"><circle class="hit" cx="${across}" cy="${down}" r="10"/><circle class="on" cx="${across}" cy="${down}" r="4"/><text x="${edge}" y="${frame.top - 18}" text-anchor="${isLeft ? 'start' : 'end'}">${said}</text></a>`
}

/** Where ratios − 1 are drawn; an unchanged curve is a straight line, not magnified noise. */
function changeScale(levels: readonly number[], room: readonly [from: number, to: number]) {
  const changes = levels.map((level) => Math.expm1(level))
  const least = changes.reduce((low, change) => Math.min(low, change), 0)
  const most = changes.reduce((high, change) => Math.max(high, change), 0)
  const spare = Math.max(0, 0.01 - (most - least)) / 2
  return scaleLinear([least - spare, most + spare], room)
}
