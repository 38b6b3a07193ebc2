/**
 * Whether a pattern in which `*` matches any text can match a text with this prefix: below
 * `parse/`, `parse/*` and `*` can, and `hash/*` cannot.
 */
export function mayMatchBelow(prefix: string, pattern: string): boolean {
  const star = pattern.indexOf('*')
  const fixed = star < 0 ? pattern : pattern.slice(0, star)
  return fixed.startsWith(prefix) || (star >= 0 && prefix.startsWith(fixed))
}
