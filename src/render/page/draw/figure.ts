import { markup, noHtml, type Html } from '../html.ts'
import { percentText } from '../../text/format.ts'

/** The size of a drawing and the margins around its plot, in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where an axis puts a number, and the numbers that are written on it. */
export interface AxisScale {
  (value: number): number
  ticks: (count?: number) => number[]
}

/** A place on an axis with its text. */
export interface Tick {
  readonly value: number
  readonly text: string
}

/** About what a letter and a line of an axis take, in pixels. */
const letterWidth = 6.2
const lineHeight = 20

/** A drawing with what it shows in words, for whoever cannot see it. */
export function drawFigure(
  frame: Pick<Frame, 'width' | 'height'>,
  label: string,
  content: Html,
): Html {
  return markup`<svg viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img" aria-label="${label}">${content}</svg>`
}

/** A coordinate with one decimal. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Ticks of an axis of changes: `−2%`, `0%`, `+2%`. */
export function changeTicks(scale: AxisScale, most: number): readonly Tick[] {
  const values = scale.ticks(most)
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0))
  return values.map((value) => ({
    value,
    text: percentText(value, step < 0.001 ? 2 : 1).replace('.0 ', ' '),
  }))
}

/** The axis below a plot, with lines through it. */
export function bottomAxis(
  { left, right, top, bottom, width, height }: Frame,
  scale: (value: number) => number,
  ticks: readonly Tick[],
): Html {
  const end = height - bottom
  const writtenTicks = apart(ticks, (tick) => ({
    at: scale(tick.value),
    room: tick.text.length * letterWidth + 12,
  }))
  return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
    const x = px(Math.min(width - right, Math.max(left, scale(value))))
    return markup`<path class="g" d="M${x} ${top}V${end}" /><text x="${x}" y="${end + 15}" text-anchor="middle">${text}</text>`
  })}</g>`
}

/** The axis left of a plot, with lines through it. */
export function leftAxis(
  { left, right, width }: Frame,
  scale: (value: number) => number,
  ticks: readonly Tick[],
): Html {
  const writtenTicks = apart(ticks, (tick) => ({ at: scale(tick.value), room: lineHeight }))
  return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
    const y = px(scale(value))
    return markup`<path class="g" d="M${left} ${y}H${width - right}" /><text x="${left - 6}" y="${y}" dy=".32em" text-anchor="end">${text}</text>`
  })}</g>`
}

/** A picture with its heading and a line below; empty without a picture. */
export function figure(title: string, picture: Html, note: Html | string = ''): Html {
  if (picture === noHtml) return noHtml
  return markup`<figure><figcaption>${title}</figcaption>${picture}${note === '' ? noHtml : markup`<p class="note">${note}</p>`}</figure>`
}

/** The ticks whose texts do not run into one another: an axis of logarithms gives more than it is asked for. */
function apart(
  ticks: readonly Tick[],
  placeOf: (tick: Tick) => { readonly at: number; readonly room: number },
): readonly Tick[] {
  const keptTicks: Tick[] = []
  let last: { readonly at: number; readonly room: number } | null = null
  for (const tick of ticks) {
    const place = placeOf(tick)
    if (last !== null && Math.abs(place.at - last.at) < (place.room + last.room) / 2) continue
    keptTicks.push(tick)
    last = place
  }
  return keptTicks
}
