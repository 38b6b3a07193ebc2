/** Where a suite comes from, as a user names it. */
export type SuiteSpec =
  /** `promises`, or one benchmark of it, `promises/chain`. */
  | { readonly kind: 'bundled'; readonly wanted: string }
  /** A folder, relative or absolute. */
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'package'
      readonly name: string
      /** An exact version, range or tag on the registry. */
      readonly wanted: string
    }
  | {
      readonly kind: 'repository'
      /** Without the part after `#`, and without a user's password. */
      readonly url: string
      readonly protocol: 'https' | 'ssh' | 'file'
      /** A tag, branch or full commit id. */
      readonly ref: string
    }

  /** The folder `benchmark` of a source tree of Node.js: a folder, or the address of a repository. */
  | { readonly kind: 'node-core'; readonly place: string }

/** A suite of benchmarks for the harness that does not come with deadheat. */
export type OutsideSuiteSpec = Exclude<SuiteSpec, { readonly kind: 'bundled' | 'node-core' }>
