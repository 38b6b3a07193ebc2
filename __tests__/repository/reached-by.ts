import { posix } from 'node:path'
import { importsOf } from './imports.ts'

/** What a file brings along: itself and files of ours, and modules of others by name, all that they import. */
export type Reached = { readonly files: readonly string[]; readonly modules: readonly string[] }

/**
 * Everything that a file imports, directly or through others.
 *
 * @param read - text of a file, by its path from the top; `null` where there is none
 */
export function reachedBy(file: string, read: (path: string) => string | null): Reached {
  const files = new Set([file])
  const modules = new Set<string>()
  // A set hands out what is added while it is walked.
  for (const each of files) {
    for (const { specifier } of importsOf(each, read(each) ?? '')) {
      if (!specifier.startsWith('.')) modules.add(specifier)
      else if (specifier.endsWith('.ts')) files.add(posix.join(posix.dirname(each), specifier))
    }
  }
  return { files: [...files], modules: [...modules] }
}
