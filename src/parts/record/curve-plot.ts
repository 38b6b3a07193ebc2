import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { changeTicks, drawFigure, leftAxis, px, type Frame } from '../../render/page/draw/figure.ts'
import { markup, noHtml, type Html } from '../../render/page/html.ts'
import { plainText } from '../../render/text/escape.ts'
import { type CurvePoint, curveChangeText, type RecordCurve } from './curves-of-record.ts'

const frame: Frame = { width: 1000, height: 300, left: 60, right: 10, top: 16, bottom: 26 }

const spark = { width: 160, height: 32 }

/** The line of a curve alone, small, for a table of many; its words stand beside it. */
export function sparkline({ points }: Pick<RecordCurve, 'points'>): Html {
  const stride = Math.ceil(points.length / spark.width)
  const sparkPoints = points.filter((_, at) => (points.length - 1 - at) % stride === 0)
  const x = scaleLinear([0, Math.max(1, sparkPoints.length - 1)], [1, spark.width - 1])
  const y = changeScale(
    sparkPoints.map(({ level }) => level),
    [spark.height - 3, 3],
  )
  const path = line<CurvePoint>(
    (_, at) => x(at),
    ({ level }) => y(Math.expm1(level)),
  ).digits(0)
  return markup`<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true"><path class="ln h" d="${path(sparkPoints) ?? ''}"/></svg>`
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
  type PlacedPoint = (typeof places)[number]
  const band = area<PlacedPoint>(
    (place) => place.x,
    ({ low }) => y(Math.expm1(low)),
    ({ high }) => y(Math.expm1(high)),
  ).digits(0)
  const path = line<PlacedPoint>(
    (place) => place.x,
    ({ level }) => y(Math.expm1(level)),
  ).digits(0)
  const begins = places.flatMap(({ isBroken }, at) => (isBroken || at === 0 ? [at] : []))
  const parts = begins.map((from, part) => {
    const partPlaces = places.slice(from, begins[part + 1])
    return markup`<path class="iv" d="${band(partPlaces) ?? ''}"/><path class="ln h" d="${path(partPlaces) ?? ''}"/>`
  })
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
        : markup`<path class="thl" d="${upright(at)}"/><text x="${px(Math.min(across, width - 40))}" y="${height - 8}" text-anchor="middle">${plainText(tag, 12)}</text>`,
      isCalled
        ? markup`<circle data-v="${verdict}" cx="${px(across)}" cy="${px(y(Math.expm1(level)))}" r="3"/>`
        : noHtml,
    ]
  })
  return drawFigure(
    frame,
    `${benchmark}, ${metric}: the chained curve; the same in the tables below`,
    markup`${leftAxis(frame, y, changeTicks(y, 5))}${parts}${machines}${changes.map(
      (change) =>
        markup`<path class="change" data-v="${change.verdict}" d="${upright(points.indexOf(change.to))}"><title>${curveChangeText(change)}</title></path>`,
    )}${marks}`,
  )
}

/** Where ratios − 1 are drawn; an unchanged curve is a straight line, not magnified noise. */
function changeScale(levels: readonly number[], room: readonly [from: number, to: number]) {
  const changes = levels.map((level) => Math.expm1(level))
  const least = changes.reduce((low, change) => Math.min(low, change), 0)
  const most = changes.reduce((high, change) => Math.max(high, change), 0)
  const spare = Math.max(0, 0.01 - (most - least)) / 2
  return scaleLinear([least - spare, most + spare], room)
}
