/** Where a suite comes from, as a user names it. */
export type SuiteSpec =
  /** `promises`, or one benchmark of it, `promises/chain`. */
  | { readonly kind: 'bundled'; readonly selector: string }
  /** A folder, relative or absolute. */
  | { readonly kind: 'folder'; readonly path: string }
  /** The folder `benchmark` of a source tree of Node.js: a folder, or the address of a repository. */
  | { readonly kind: 'node-core'; readonly place: string }
