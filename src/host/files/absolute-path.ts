import type { Files } from './files.ts'

/** Resolves a path against a folder; an absolute path, also one of Windows, stays as it is. */
export function absolutePath(path: string, from: string, { join }: Pick<Files, 'join'>): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : join(from, path)
}
