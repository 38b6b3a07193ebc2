import { validRange } from 'semver'
import { UsageError } from '../model/usage-error.ts'

/** What a user can ask for as a side's Node.js. */
export type RuntimeSpec =
  /** The one on the job's PATH. */
  | { readonly kind: 'path' }
  /** An executable, or a folder that holds `bin/node`. */
  | { readonly kind: 'given'; readonly path: string }
  /** The newest published version in this range, which may hold a single one. */
  | { readonly kind: 'range'; readonly range: string }
  | { readonly kind: 'lts' }
  | { readonly kind: 'latest' }

const longest = 200

/**
 * Reads `path`, an absolute path, a version or a range as npm writes them (`22`, `22.20.0`, `^22`,
 * `>=20 <23`), `lts` or `latest`.
 *
 * @throws UsageError when it is none of them
 */
export function parseRuntime(spec: string): RuntimeSpec {
  if (spec === 'path') return { kind: 'path' }
  if (/^(?:\/|[a-z]:[\\/])/i.test(spec)) return { kind: 'given', path: spec }
  if (/^lts(?:\/\*)?$/i.test(spec)) return { kind: 'lts' }
  if (/^(?:latest|current)$/i.test(spec)) return { kind: 'latest' }
  const range = spec.length > longest || !/\d/.test(spec) ? null : validRange(spec)
  if (range !== null) return { kind: 'range', range }
  throw new UsageError(
    `expected a Node.js version such as 22, 22.20.0, ">=20 <23" or lts, or an absolute path, got ${JSON.stringify(spec.slice(0, longest))}`,
  )
}
