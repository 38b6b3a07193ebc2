import { scaleLinear } from 'd3-scale'
import { quantileOf } from '../../../stats/quantile-of.ts'
import { sortedCopy } from '../../../stats/sorted-copy.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { percentText } from '../../text/format.ts'
import type { BlockColumns, MetricDetail } from '../data/row-detail.ts'
import { changeTicks, drawFigure, leftAxis, px, type Frame } from './figure.ts'

/** One block as a point: when it came, and by how much head differed. */
export interface PlottedPair {
  readonly kind: string
  readonly coin: string
  /** head / base − 1. */
  readonly change: number
  readonly layout: number | null
  /** Number of the pair, from 1; that before it for a block that does not count. */
  readonly number: number
}

/** What the pairs of a row are drawn with besides themselves. */
export interface PairsScene {
  readonly metric: Pick<MetricDetail, 'low' | 'high' | 'change' | 'threshold' | 'label'>
  readonly looks: readonly number[]
  readonly width: number
}

const height = 220

/** The blocks of a row in run order, those of the controls left out. */
export function plottedPairs(
  blocks: BlockColumns,
  changes: NonNullable<MetricDetail['series']>,
): readonly PlottedPair[] {
  let count = 0
  return Array.from(blocks.kinds).flatMap((kind, at) => {
    const change = changes[at] ?? null
    if (!'wpd'.includes(kind) || change === null) return []
    if (kind === 'p') count += 1
    return [
      {
        kind,
        coin: blocks.coins[at] ?? '',
        change,
        layout: blocks.layouts[at] ?? null,
        number: count,
      },
    ]
  })
}

/** Every pair in the order of measuring, behind it interval and estimate, looks as lines; others in another shape. */
export function pairsPlot(
  pairs: readonly PlottedPair[],
  { metric, looks, width }: PairsScene,
): Html {
  const countedPairs = pairs.filter(({ kind }) => kind === 'p')
  const last = countedPairs.length
  if (last === 0) return noHtml
  const frame: Frame = { width, height, left: 58, right: 10, top: 20, bottom: 40 }
  const x = scaleLinear([0, last + 1], [frame.left, width - frame.right])
  const changes = countedPairs.map(({ change }) => change)
  const [from, to] = changesReach(changes, metric)
  const [least, most] = from === to ? [-0.01, 0.01] : [from, to]
  const y = scaleLinear([least, most], [height - frame.bottom, frame.top]).nice(5)
  const [bottom = least, top = most] = y.domain()
  const inside = y.copy().clamp(true)
  const passedLooks = looks.filter((look) => look <= last)
  const { low, high, change, threshold } = metric
  const band = (kind: string, lower: number, upper: number): Html =>
    markup`<rect class="${kind}" x="${frame.left}" y="${px(inside(upper))}" width="${px(width - frame.left - frame.right)}" height="${px(Math.max(1, inside(lower) - inside(upper)))}"/>`
  return drawFigure(
    frame,
    `${String(last)} pairs of ${metric.label} in run order, from ${percentText(least)} to ${percentText(most)}`,
    markup`${leftAxis(frame, y, changeTicks(y, 5))}${
      threshold === null ? noHtml : band('th', 1 / (1 + threshold) - 1, threshold)
    }${low === null || high === null ? noHtml : band('iv', low, high)}<path class="zero" d="M${frame.left} ${px(y(0))}H${width - frame.right}"/>${
      change === null
        ? noHtml
        : markup`<path class="est" d="M${frame.left} ${px(y(change))}H${width - frame.right}" />`
    }${passedLooks.map(
      (look) =>
        markup`<path class="look" d="M${px(x(look + 0.5))} ${frame.top}V${height - frame.bottom}"/><text class="lk" x="${px(x(look + 0.5))}" y="${frame.top - 6}" text-anchor="middle">${look}</text>`,
    )}${pairs.map((pair) => markOf(pair, [x(pair.kind === 'p' ? pair.number : pair.number + 0.5), inside(pair.change)], [bottom, top]))}${pairs.map(
      (pair) =>
        pair.layout === null || pair.kind !== 'p'
          ? noHtml
          : markup`<rect class="lay l${pair.layout % 2}" x="${px(x(pair.number - 0.5))}" y="${height - frame.bottom + 4}" width="${px(x(1) - x(0))}" height="4"/>`,
    )}<text class="cap" x="${frame.left}" y="${height - 8}">pair 1</text><text class="cap" x="${width - frame.right}" y="${height - 8}" text-anchor="end">pair ${last}</text>`,
  )
}

/** How many times the middle half a change may lie beyond that half. */
const spreads = 4

/** How far an axis of changes goes: all but the outermost of them, the interval and zero. */
function changesReach(
  changes: readonly number[],
  { low, high }: Pick<MetricDetail, 'low' | 'high'>,
): readonly [number, number] {
  const all = sortedCopy(changes)
  const [lower, upper] = [quantileOf(all, 0.25), quantileOf(all, 0.75)]
  const room = spreads * (upper - lower)
  const least = Math.max(all[0] ?? 0, lower - room)
  const most = Math.min(all.at(-1) ?? 0, upper + room)
  return [Math.min(least, low ?? 0, 0), Math.max(most, high ?? 0, 0)]
}

/** What the signs mean that are in the picture. */
export function pairsLegend(pairs: readonly PlottedPair[]): Html {
  const has = (kind: string): boolean => pairs.some((pair) => pair.kind === kind)
  const parts = [
    markup`<span class="key"><i class="k o"></i>base ran first</span>`,
    markup`<span class="key"><i class="k f"></i>head ran first</span>`,
    has('w') ? markup`<span class="key"><i class="k w"></i>warm-up, not counted</span>` : noHtml,
    has('d')
      ? markup`<span class="key"><i class="k d"></i>disturbed, measured again</span>`
      : noHtml,
    markup`<span class="key"><i class="k look"></i>a look at the data</span>`,
    markup`<span class="key"><i class="k est"></i>estimate</span><span class="key"><i class="k iv"></i>95% CI</span><span class="key"><i class="k th"></i>threshold</span>`,
    pairs.some(({ layout }) => layout !== null)
      ? markup`<span class="key"><i class="k lay"></i>code placement, alternating shade for each</span>`
      : noHtml,
  ]
  return markup`${parts}`
}

function markOf(
  { kind, coin, change }: PlottedPair,
  [x, y]: readonly [number, number],
  [bottom, top]: readonly [number, number],
): Html {
  if (kind === 'd') return markup`<path class="pd" d="M${px(x - 3)} ${px(y - 3)}l6 6m0 -6l-6 6" />`
  if (kind === 'w') return markup`<path class="pw" d="M${px(x)} ${px(y - 4)}l4 4l-4 4l-4 -4Z" />`
  if (change < bottom || change > top)
    return markup`<path class="pt ${coin}" d="M${px(x - 4)} ${px(y + 3)}l4 -7l4 7Z" />`
  return markup`<circle class="pt ${coin}" cx="${px(x)}" cy="${px(y)}" r="3.2" />`
}
