/** A ratio as text in per cent, with two significant digits: 0.0123 is "1.2 %". */
export function percent(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(2))} %`
}
