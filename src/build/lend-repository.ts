import type { OwnedTree } from '../host/git/git.ts'
import type { BuildRequest } from './build-request.ts'
import { noteInLog, type Site } from './site.ts'

/** A repository of the side's own, which its build may ask. */
interface Lent {
  /** Absolute path. */
  readonly folder: string
  /** Puts everything back as it was. */
  readonly giveBack: () => Promise<void>
}

/**
 * Gives a build a repository that knows its side's files alone, for the time of the build: some ask git which
 * files there are, or for the id of a commit. The commit is made from the files, so that a build depends on
 * nothing else.
 *
 * @returns `null` where the tree is not one of a repository, or git cannot tell its files, which the log says
 */
export async function lendRepository(request: BuildRequest, site: Site): Promise<Lent | null> {
  const { files, git } = site.host
  const link = files.join(site.directory, '.git')
  const before = await linkIn(link, site)
  if (before === null) return null
  const folder = files.join(request.workDirectory, `${request.place ?? site.side}.git`)
  try {
    await git.makeOwnRepository(await treeOf(request, site), folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await noteInLog(`the build has no repository: ${reason}`, site)
    return null
  }
  await files.write(link, `gitdir: ${folder}\n`)
  return { folder, giveBack: () => files.write(link, before) }
}

/** The text that leads a work tree to its repository; `null` where there is none. */
async function linkIn(link: string, { host: { files } }: Site): Promise<string | null> {
  // A clone has a folder there.
  if (!(await files.exists(link)) || (await files.exists(files.join(link, 'HEAD')))) return null
  return files.read(link)
}

async function treeOf(
  { revision, repository, snapshot = null }: BuildRequest,
  { directory, host }: Site,
): Promise<OwnedTree> {
  if (snapshot?.kind === 'tree') return snapshot
  if (revision.sha === null || repository === null) {
    throw new Error(`expected ${revision.label} to be a commit`)
  }
  const tree = await host.git.treeOf(repository, revision.sha)
  return { tree, folder: directory, variables: {} }
}
