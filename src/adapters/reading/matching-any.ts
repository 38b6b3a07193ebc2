/**
 * A regular expression, as most tools read it, for names that match one of the patterns wholly; `*` stands
 * for any text.
 */
export function matchingAny(patterns: readonly string[]): string {
  return `^(${patterns.map(patternOf).join('|')})$`
}

function patternOf(pattern: string): string {
  return pattern
    .split('*')
    .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*')
}
