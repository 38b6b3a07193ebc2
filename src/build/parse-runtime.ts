import { UsageError } from '../model/usage-error.ts'

/** What a user can ask for as a side's Node.js. */
export type RuntimeSpec =
  /** The one on the job's PATH. */
  | { readonly kind: 'path' }
  /** An executable, or a folder that holds `bin/node`. */
  | { readonly kind: 'given'; readonly path: string }
  /** The newest published version whose numbers begin with these. */
  | { readonly kind: 'version'; readonly numbers: readonly string[] }
  | { readonly kind: 'lts' }
  | { readonly kind: 'latest' }

/**
 * Reads `path`, an absolute path, `22`, `22.20`, `22.20.0`, `lts` or `latest`.
 *
 * @throws UsageError when it is none of them
 */
export function parseRuntime(spec: string): RuntimeSpec {
  if (spec === 'path') return { kind: 'path' }
  if (/^(?:\/|[a-z]:[\\/])/i.test(spec)) return { kind: 'given', path: spec }
  if (/^v?\d{1,4}(?:\.\d{1,4}){0,2}$/.test(spec)) {
    return { kind: 'version', numbers: spec.replace(/^v/, '').split('.') }
  }
  if (/^lts(?:\/\*)?$/i.test(spec)) return { kind: 'lts' }
  if (/^(?:latest|current)$/i.test(spec)) return { kind: 'latest' }
  throw new UsageError(
    `expected a Node.js version such as 22, 22.20.0 or lts, or an absolute path, got ${JSON.stringify(spec)}`,
  )
}
