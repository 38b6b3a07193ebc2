import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { durationText } from '../../text/format.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { bottomAxis, drawFigure, leftAxis, px, axisTicks, type Frame, type Tick } from './figure.ts'

/** A reading of the machine: seconds since the run started, and a value. */
export type TimePoint = readonly [seconds: number, value: number]

/** What a plot over time shows. */
export interface TimeSeries {
  readonly label: string
  readonly points: readonly TimePoint[]
  readonly textOf: (value: number) => string
  /** Whether the axis begins at zero. */
  readonly fromZero: boolean
}

const height = 120
const bucketsAtMost = 240

// Seconds between two times that are written.
const steps = [1, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800]

interface Bucket {
  readonly seconds: number
  readonly least: number
  readonly middle: number
  readonly most: number
}

/** A reading over the time of the run: its median in each stretch of time, and how far it went. */
export function timePlot({ label, points, textOf, fromZero }: TimeSeries, width: number): Html {
  const sortedPoints = points.toSorted(([remaining], [right]) => remaining - right)
  const last = sortedPoints.at(-1)?.[0] ?? 0
  if (sortedPoints.length < 3 || last <= 0) return noHtml
  const buckets = bucketsOf(sortedPoints)
  const frame: Frame = { width, height, left: 66, right: 10, top: 10, bottom: 24 }
  const x = scaleLinear([0, last], [frame.left, width - frame.right])
  const most = Math.max(...buckets.map((bucket) => bucket.most))
  const least = fromZero ? 0 : Math.min(...buckets.map((bucket) => bucket.least))
  const y = scaleLinear(
    [least, most > least ? most : least + 1e-3],
    [height - frame.bottom, frame.top],
  ).nice(3)
  const reach = area<Bucket>()
    .x(({ seconds }) => x(seconds))
    .y0((bucket) => y(bucket.least))
    .y1((bucket) => y(bucket.most))
    .digits(1)
  const middle = line<Bucket>()
    .x(({ seconds }) => x(seconds))
    .y((bucket) => y(bucket.middle))
    .digits(1)
  return drawFigure(
    frame,
    `${label} over ${durationText(last)}, at most ${textOf(most)}`,
    markup`${leftAxis(frame, y, axisTicks(y, 3, textOf))}${bottomAxis(frame, x, timeTicks(last))}<path class="den h" d="${reach(buckets) ?? ''}"/><path class="ln h" d="${middle(buckets) ?? ''}" /><path class="zero" d="M${frame.left} ${px(height - frame.bottom)}H${width - frame.right}"/>`,
  )
}

/** Whole minutes or hours, about five of them. */
function timeTicks(last: number): readonly Tick[] {
  const step = steps.find((candidate) => last / candidate <= 6) ?? last
  return Array.from({ length: Math.floor(last / step) }, (_, at) => ({
    value: (at + 1) * step,
    text: durationText((at + 1) * step),
  }))
}

function bucketsOf(sortedPoints: readonly TimePoint[]): Bucket[] {
  const size = Math.ceil(sortedPoints.length / bucketsAtMost)
  return Array.from({ length: Math.ceil(sortedPoints.length / size) }, (_, at) => {
    const bucketPoints = sortedPoints.slice(at * size, (at + 1) * size)
    const values = bucketPoints.map(([, value]) => value).toSorted((first, right) => first - right)
    return {
      seconds: bucketPoints[Math.floor(bucketPoints.length / 2)]?.[0] ?? 0,
      least: values[0] ?? 0,
      middle: values[Math.floor(values.length / 2)] ?? 0,
      most: values.at(-1) ?? 0,
    }
  })
}
