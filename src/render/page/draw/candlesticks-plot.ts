import { scaleLog } from 'd3-scale'
import { markup, noHtml, type Html } from '../html.ts'
import { bottomAxis, drawFigure, px, axisTicks, type Frame } from './figure.ts'

/** A candlestick with its name; its values ascend except for the mean, which may be anywhere. */
export interface NamedStick {
  readonly label: string
  readonly side: 'base' | 'head'
  readonly least: number
  readonly lower: number
  readonly mean: number
  readonly upper: number
  readonly most: number
}

const rowHeight = 22

/** Candlesticks on one logarithmic axis: least, lower quarter, mean, upper quarter, most. */
export function candlesticksPlot(
  sticks: readonly NamedStick[],
  textOf: (value: number) => string,
  width: number,
): Html {
  const drawnSticks = sticks.filter(({ least }) => least > 0)
  if (drawnSticks.length === 0) return noHtml
  const widest = drawnSticks.reduce((most, { label }) => Math.max(most, label.length), 0)
  const frame: Frame = {
    width,
    height: drawnSticks.length * rowHeight + 34,
    left: Math.min(width * 0.4, widest * 7 + 16),
    right: 16,
    top: 6,
    bottom: 28,
  }
  const least = Math.min(...drawnSticks.map((stick) => stick.least))
  const most = Math.max(...drawnSticks.map((stick) => stick.most))
  const x = scaleLog([least * 0.97, most * 1.03], [frame.left, width - frame.right])
  const room = Math.max(6, Math.floor(frame.left / 7))
  return drawFigure(
    frame,
    `Candlesticks: ${drawnSticks.map(({ label, mean }) => `${label} mean ${textOf(mean)}`).join(', ')}`.slice(
      0,
      400,
    ),
    markup`${bottomAxis(frame, x, axisTicks(x, Math.max(2, Math.floor(width / 130)), textOf))}${drawnSticks.map(
      (stick, at) => {
        const y = frame.top + rowHeight * (at + 0.5)
        const kind = stick.side.slice(0, 1)
        const label = stick.label.length > room ? `${stick.label.slice(0, room - 1)}…` : stick.label
        return markup`<text class="cap" x="${frame.left - 8}" y="${px(y)}" dy=".32em" text-anchor="end">${label}</text><path class="ln ${kind}" d="M${px(x(stick.least))} ${px(y)}H${px(x(stick.most))}" /><rect class="box ${kind}" x="${px(x(stick.lower))}" y="${px(y - 6)}" width="${px(Math.max(1, x(stick.upper) - x(stick.lower)))}" height="12" rx="2"/><circle class="mean" cx="${px(x(stick.mean))}" cy="${px(y)}" r="2.6" />`
      },
    )}`,
  )
}
