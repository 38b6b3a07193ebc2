/**
 * Whether a pattern in which `*` stands for any text can match a text that begins so: `parse/*` can
 * match below `parse/` and `*`, and cannot below `hash/`.
 */
export function mayMatchBelow(prefix: string, pattern: string): boolean {
  const star = pattern.indexOf('*')
  const fixed = star < 0 ? pattern : pattern.slice(0, star)
  return fixed.startsWith(prefix) || (star >= 0 && prefix.startsWith(fixed))
}
