/** Figures in percent, as English writes them: `12.4%`. Nothing else writes the sign behind them. */
export function inPercent(figures: string | number): string {
  return `${figures}%`
}

/** A number with so many significant digits. */
export function roundTo(value: number, digits: number): number {
  return Number(value.toPrecision(digits))
}

/** A share in percent, with two significant digits unless told otherwise: 0.0123 is "1.2%". */
export function percent(share: number, significant = 2): string {
  return inPercent(roundTo(share * 100, significant))
}

/** Bytes in words: `4.2 MB`, of a million bytes each. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
