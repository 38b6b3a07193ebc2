import type { Adapter } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'

/**
 * The adapter of the tool that a script imports, or `null` when there is none. Decided by the
 * script's text, comments included, which is harmless.
 */
export function adapterOf(text: string): Adapter | null {
  const found = Object.values(adapters).find(
    ({ packageName, isSuite }) =>
      packageName !== null && imports(text, packageName) && isSuite?.(text) !== false,
  )
  return found ?? null
}

function imports(text: string, packageName: string): boolean {
  const quoted = `['"]${packageName}['"]`
  return new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\s*\\(|\\bimport\\s*\\()\\s*${quoted}`).test(
    text,
  )
}
