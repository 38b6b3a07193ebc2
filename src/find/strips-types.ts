/**
 * Whether a Node.js version runs TypeScript by default: since 22.18 and 23.6. See "Modules:
 * TypeScript" in the documentation of Node.js.
 *
 * @param version - `22.18.0`
 */
export function stripsTypes(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}
