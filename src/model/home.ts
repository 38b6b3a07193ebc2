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

/** The only place that says so; `npm run generate` writes it elsewhere, `npm run release` changes it. */
export const home: Home = {
  owner: 'OWNER',
  name: 'deadheat',
  release: { version: '0.1.0', commit: '0000000000000000000000000000000000000000' },
}

/** What follows `uses:` in a workflow: the action at the commit of its newest release. */
export const actionAddress = `${home.owner}/${home.name}@${home.release.commit} # v${home.release.version}`

/** Address of the repository; `null` as long as nobody owns it, because then it is a stranger's. */
export function homePage({ owner, name }: Pick<typeof home, 'owner' | 'name'> = home):
  | string
  | null {
  return owner === 'OWNER' ? null : `https://github.com/${owner}/${name}`
}
