import { logColumn } from '../text/log-line.ts'

/** The values of a candlestick, ascending except for the mean, which may be anywhere. */
export interface Candlestick {
  readonly least: number
  readonly lower: number
  readonly mean: number
  readonly upper: number
  readonly most: number
}

interface CandlestickTextRequest {
  readonly least: number
  readonly most: number
}

/**
 * A candlestick as text: minimum ─ 25% ├ mean ● 75% ┤ maximum ─, on a logarithmic scale.
 *
 * @param range - the values of the first and last column
 * @param width - in columns
 */
export function candlestickText(
  stick: Candlestick,
  range: CandlestickTextRequest,
  width: number,
): string {
  const at = (value: number): number => logColumn(value, range, width)
  const signs = Array.from({ length: width }, (_, column): string =>
    column >= at(stick.least) && column <= at(stick.most) ? '─' : ' ',
  )
  signs[at(stick.lower)] = '├'
  signs[at(stick.upper)] = '┤'
  signs[at(stick.mean)] = '●'
  return signs.join('')
}
