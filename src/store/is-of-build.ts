import type { TreeEntry } from '../host/files/files.ts'

// git's own files name the repository. The compiler's folder of programs leads out of the tree. No
// run reads intermediate files, and they are most of a build of Node.js.
const leftOut = [
  /(?:^|\/)\.git(?:\/|$)/,
  /(?:^|\/)node_gyp_bins(?:\/|$)/,
  /(?:^|\/)(?:obj\.target|obj\.host|\.deps)(?:\/|$)/,
  /(?:^|\/)(?:build|out)\/(?:Release|Debug)\/(?:obj(?:\/|$)|.*\.(?:o|a|d)$)/,
]

/** Whether what lies in a tree that was built is read by anybody but compilers. */
export function isOfBuild({ path }: Pick<TreeEntry, 'path'>): boolean {
  return !leftOut.some((pattern) => pattern.test(path))
}
