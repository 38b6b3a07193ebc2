import { logColumn } from '../text/log-line.ts'

/** What a candlestick shows, ascending but for the mean, which may lie anywhere. */
export interface Candlestick {
  readonly least: number
  readonly lower: number
  readonly mean: number
  readonly upper: number
  readonly most: number
}

/**
 * A candlestick as a text: least ─ 25 % ├ mean ● 75 % ┤ most ─, on a logarithmic scale.
 *
 * @param range - what the first and the last column mean
 * @param width - in columns
 */
export function candlestickText(
  stick: Candlestick,
  range: { readonly least: number; readonly most: number },
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
