/**
 * A regular expression, as most tools read it, for names that match one of the patterns wholly; `*` stands
 * for any text.
 */
export function matchingAny(patterns: readonly string[]): string {
  const one = (pattern: string): string =>
    pattern
      .split('*')
      .map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.*')
  return `^(${patterns.map(one).join('|')})$`
}
