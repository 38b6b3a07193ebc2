/** The values of a candlestick, ascending except for the mean, which may be anywhere. */
export interface Candlestick {
  readonly least: number
  readonly lower: number
  readonly mean: number
  readonly upper: number
  readonly most: number
}

/** The ends of an axis. */
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

/**
 * The column of a value on a logarithmic axis.
 *
 * @param range - its ends, above zero; a range of one value has one column
 * @param width - columns of the axis
 * @returns 0 … width − 1
 */
function logColumn(value: number, { least, most }: CandlestickTextRequest, width: number): number {
  const span = Math.log(most) - Math.log(least)
  if (!(span > 0)) return 0
  const share = (Math.log(value) - Math.log(least)) / span
  return Math.min(width - 1, Math.max(0, Math.round(share * (width - 1))))
}
