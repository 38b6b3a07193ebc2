import type { Files } from './files.ts'

/** A path as it is seen from a folder: an absolute one, of Windows too, stays as it is. */
export function absolutePath(path: string, from: string, { join }: Pick<Files, 'join'>): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : join(from, path)
}
