import type { Files } from '../../host/files/files.ts'

/** Absolute paths of a compiler cache's folders. */
export interface CompilerFolders {
  /**
   * Compiled objects: one folder for each trust scope, because objects of foreign code could be
   * linked into a trusted build. Only base's builds write to it.
   */
  readonly objects: string
  /** What only this build needs: the list of hits and misses, and the socket of a server. */
  readonly ownFolder: string
}

/** The build whose compiler is cached. */
interface CompilerPlace {
  readonly cacheDirectory: string
  /** Absolute path of the side's folder. */
  readonly directory: string
  readonly trustScope: string
  readonly host: { readonly files: Pick<Files, 'join'> }
}

/**
 * The folders of a side's compiler cache; besides the side's own, a build may write only to these, and only base's to the objects.
 */
export function compilerFolders({
  cacheDirectory,
  directory,
  trustScope,
  host: { files },
}: CompilerPlace): CompilerFolders {
  return {
    objects: files.join(cacheDirectory, 'compiler', trustScope),
    ownFolder: `${directory}.compiler`,
  }
}
