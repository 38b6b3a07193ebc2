const seconds: ReadonlyMap<string, number> = new Map([
  ['ps', 1e-12],
  ['ns', 1e-9],
  ['us', 1e-6],
  ['µs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
])

/** `1,234.5 ns` as tools of Rust print it, in seconds; NaN when it is no time. */
export function rustTime(number: string, unit: string): number {
  return Number(number.replaceAll(',', '')) * (seconds.get(unit) ?? Number.NaN)
}
