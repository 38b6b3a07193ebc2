import type { Tag } from './git.ts'
import { splitLines } from '../lines.ts'

/** The full ref names that a short name can stand for at a remote, the most likely first. */
export function remoteNames(name: string): readonly string[] {
  return [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`]
}

/** Id of the first wanted ref in what `ls-remote` listed, or `null`. */
export function remoteSha(listedText: string, wantedNames: readonly string[]): string | null {
  const pairs = new Map(
    splitLines(listedText).map((line): [string, string] => {
      const [sha = '', ref = ''] = line.split('\t')
      return [ref, sha]
    }),
  )
  const foundText = wantedNames.flatMap((ref) => pairs.get(ref) ?? [])[0]
  return foundText ?? null
}

/** The ref folders of the names that people use, in order of preference. */
export const refFolders = ['refs/heads', 'refs/tags', 'refs/remotes/origin'] as const

/** The names that people write for refs, once each: those of branches, then tags, then of `origin`. */
export function shortNames(refs: readonly string[]): readonly string[] {
  const names = refFolders.flatMap((folder) =>
    refs
      .filter((ref) => ref.startsWith(`${folder}/`) && ref !== 'refs/remotes/origin/HEAD')
      .map((ref) => ref.slice(folder.length + 1)),
  )
  return [...new Set(names)]
}

/**
 * Tags by name, from lines of an id and a full name. An annotated tag comes twice, the second time
 * with `^{}` behind its name and the commit; later lines win.
 */
export function tagsOf(text: string): readonly Tag[] {
  const matches = new Map<string, string>()
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]{40})\s+refs\/tags\/([^\s^]+)(?:\^\{\})?$/.exec(line)
    const [, sha, name] = match ?? []
    if (sha !== undefined && name !== undefined) matches.set(name, sha)
  }
  return [...matches].map(([name, sha]) => ({ name, sha }))
}
