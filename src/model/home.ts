/** Where deadheat lives, and which release of it the documents pin. */
type Home = {
  /** Account that owns the repository; `OWNER` until there is one. */
  readonly owner: string
  readonly name: string
  readonly release: {
    readonly version: string
    /** Commit of that release, 40 digits; zeros until there is one. */
    readonly commit: string
  }
}

/**
 * The only place that says so. `npm run generate` writes it into the documents and package.json, and
 * `npm run release` changes it.
 */
export const home: Home = {
  owner: 'OWNER',
  name: 'deadheat',
  release: { version: '0.1.0', commit: '0000000000000000000000000000000000000000' },
}
