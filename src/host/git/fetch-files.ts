import { mkdir } from 'node:fs/promises'
import { firstLine } from '../lines.ts'
import { reasonOf, succeeded, type RunGit } from './git-run.ts'
import type { Git } from './git.ts'

// No filter that the machine's user has set up is run on a stranger's files.
const withoutLfs = ['process=', 'smudge=', 'required=false'].flatMap((setting) => [
  '-c',
  `filter.lfs.${setting}`,
])

/**
 * Puts the files of one commit of another repository into a new folder, which is a repository
 * without history.
 *
 * Submodules stay empty. A commit id needs a server that gives out commits by their ids.
 */
export async function fetchFiles(
  run: RunGit,
  { url, protocols, ref, directory }: Parameters<Git['fetchFiles']>[0],
): ReturnType<Git['fetchFiles']> {
  await mkdir(directory, { recursive: true })
  const allowed = protocols.map((protocol) => `protocol.${protocol}.allow=always`)
  const only = ['protocol.allow=never', ...allowed].flatMap((setting) => ['-c', setting])
  const fetch = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules']
  const steps = [
    () => run(directory, ['init', '--quiet', '--template=']),
    () => run(directory, [...only, ...fetch, '--', url, ref], 'network'),
    () => run(directory, [...only, ...withoutLfs, 'checkout', '--quiet', '--detach', 'FETCH_HEAD']),
  ]
  for (const step of steps) {
    const outcome = await step()
    if (outcome.timedOut) return { ok: false, message: 'no answer in time' }
    if (!succeeded(outcome)) return { ok: false, message: reasonOf(outcome) }
  }
  const named = await run(directory, ['rev-parse', '--verify', 'HEAD^{commit}'])
  const sha = firstLine(named.stdout)
  return succeeded(named) && /^[0-9a-f]{40}$/.test(sha)
    ? { ok: true, sha }
    : { ok: false, message: 'no commit' }
}
