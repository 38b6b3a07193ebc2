import type { TreeEntry } from '../host/files/files.ts'

// git's own files name the repository. Folders of programs, node-gyp's and those of Node.js's
// configure, have links out of the tree. No run reads intermediate files of Node.js, and they are
// most of its build. Those of an addon are kept, because every run links it again.
const leftOut = [
  /(?:^|\/)\.git(?:\/|$)/,
  /(?:^|\/)node_gyp_bins(?:\/|$)/,
  /(?:^|\/)out\/tools(?:\/|$)/,
  /(?:^|\/)obj\.host(?:\/|$)/,
  /(?:^|\/)out\/(?:Release|Debug)\/(?:(?:obj|obj\.target|\.deps)(?:\/|$)|.*\.(?:o|a|d)$)/,
]

/** Whether what lies in a tree that was built is part of the build as runs use it. */
export function isOfBuild({ path }: Pick<TreeEntry, 'path'>): boolean {
  return !leftOut.some((pattern) => pattern.test(path))
}
