import { mkdir } from 'node:fs/promises'
import type { TreeSnapshot } from '../../model/build/snapshot.ts'
import type { Queue } from '../one-at-a-time.ts'
import { demandedOutcome, type GitVariables, type RunGit } from './git-run.ts'

/** What puts snapshots somewhere. */
export interface SnapshotGit {
  readonly run: RunGit
  /** Lets one change of a repository's work trees happen at a time. */
  readonly inTurn: Queue
}

/**
 * Puts a snapshot into a folder that is not there yet.
 *
 * Where it has a commit, the folder is a work tree (of the run's own repository) or a clone (of another
 * one) of that commit, and the files lie in it as changes nobody has committed, just as they did where
 * they come from. git knows nothing there of what the snapshot alone holds, so that nobody who tidies up
 * the repository meanwhile meets objects that it does not have.
 *
 * @param directory - absolute path
 */
export async function putSnapshot(
  { run, inTurn }: SnapshotGit,
  snapshot: TreeSnapshot,
  directory: string,
): Promise<void> {
  const { commit, folder, isOwn, variables } = snapshot
  const demand = async (at: string, argv: readonly string[], how?: GitVariables): Promise<string> =>
    demandedOutcome(argv, await run(at, argv, how)).stdout
  if (commit === null) await mkdir(directory, { recursive: true })
  else if (isOwn) {
    const place = ['--detach', '--force', '--no-checkout', '--', directory, commit]
    await inTurn(() => demand(folder, ['worktree', 'add', ...place]))
  } else {
    await demand(folder, ['clone', '--quiet', '--shared', '--no-checkout', '--', folder, directory])
    await demand(directory, ['update-ref', '--no-deref', 'HEAD', commit])
  }
  const all = ['checkout-index', '--all', '--force', '--quiet', `--prefix=${directory}/`]
  await demand(folder, all, { variables })
  if (commit === null) return
  await demand(directory, ['reset', '--quiet'])
  const links = submoduleLinks(await demand(folder, ['ls-files', '--stage', '-z'], { variables }))
  for (const { sha, path } of links) {
    await demand(directory, ['update-index', '--add', '--cacheinfo', `160000,${sha},${path}`])
  }
  const before = submoduleLinks(await demand(directory, ['ls-files', '--stage', '-z']))
  for (const { path } of before) {
    if (links.some((link) => link.path === path)) continue
    await demand(directory, ['update-index', '--force-remove', '--', path])
  }
}

/** The submodules of an index, each with the commit that belongs to it. */
function submoduleLinks(
  listedText: string,
): readonly { readonly sha: string; readonly path: string }[] {
  return listedText.split('\0').flatMap((entry) => {
    const [, sha, path] = /^160000 ([0-9a-f]{40}) 0\t(.+)$/s.exec(entry) ?? []
    return sha === undefined || path === undefined ? [] : [{ sha, path }]
  })
}
