import type { Snapshots } from '../../revision/snapshots.ts'
import type { Host } from '../../host/host.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { CheckedRequest } from '../session.ts'
import { lookFor, type LookedFor } from './look-for.ts'

/** Puts head's files somewhere for a moment, because they say what there is to measure. */
export async function lookInHead(checked: CheckedRequest, host: Host): Promise<LookedFor> {
  const { request, revisions, snapshots } = checked
  const { repository, origin } = request
  const top = await host.files.temporaryDirectory('list')
  const directory = host.files.join(top, 'head')
  try {
    const isThere = await putHead(revisions.head, { snapshots, repository, directory }, host)
    return await lookFor(checked, isThere ? { tree: directory } : { tree: null, origin }, host)
  } finally {
    if (repository !== null) await host.git.removeWorktree(repository, directory)
    await host.files.remove(top)
  }
}

/** @returns `false` for what brings no benchmarks along */
async function putHead(
  { sha }: Revision,
  {
    snapshots,
    repository,
    directory,
  }: {
    readonly snapshots: Snapshots
    readonly repository: string | null
    readonly directory: string
  },
  { git }: Host,
): Promise<boolean> {
  if (snapshots.head?.kind === 'tree') await git.putSnapshot(snapshots.head, directory)
  else if (sha !== null && repository !== null) await git.addWorktree(repository, sha, directory)
  else return false
  return true
}
