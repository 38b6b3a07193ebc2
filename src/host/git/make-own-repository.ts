import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnedTree } from './git.ts'
import { firstLine } from '../lines.ts'
import { demandedOutcome, type GitVariables, type RunGit } from './git-run.ts'

// The same for everybody and at any time: the commit's id depends on the files alone.
const nobody = {
  GIT_AUTHOR_NAME: 'deadheat',
  GIT_AUTHOR_EMAIL: 'deadheat@localhost',
  GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'deadheat',
  GIT_COMMITTER_EMAIL: 'deadheat@localhost',
  GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
}

// A submodule's own repository cannot be asked.
const settings = `[core]
	repositoryformatversion = 0
	bare = false
[diff]
	ignoreSubmodules = all
[gc]
	auto = 0
`

/**
 * Makes a repository that knows the names and the ids of a revision's files, and nothing else: one commit
 * that nobody has written, no parents, no branches or tags of others, no remotes, no hooks, no settings,
 * and no contents of files. It shares no objects with the repository that the files come from.
 *
 * @param place - absolute path of a folder, which is replaced
 */
export async function makeOwnRepository(
  run: RunGit,
  { tree, folder, variables }: OwnedTree,
  place: string,
): Promise<void> {
  const demand = async (at: string, argv: readonly string[], how: GitVariables): Promise<string> =>
    demandedOutcome(argv, await run(at, argv, how)).stdout
  const ownParts = { GIT_DIR: place, GIT_INDEX_FILE: join(place, 'index') }
  await rm(place, { recursive: true, force: true })
  await mkdir(join(place, 'objects', 'pack'), { recursive: true })
  await mkdir(join(place, 'refs', 'heads'), { recursive: true })
  await writeFile(join(place, 'HEAD'), 'ref: refs/heads/main\n')
  await writeFile(join(place, 'config'), settings)
  const listing = ['rev-list', '--objects', '--no-object-names', '--filter=blob:none', tree]
  const trees = await demand(folder, listing, { variables: withoutFetch(variables) })
  const pack = join(place, 'objects', 'pack', 'pack')
  await demand(folder, ['pack-objects', '--quiet', '--window=0', pack], {
    variables: withoutFetch(variables),
    input: trees,
  })
  const writingWords = ['commit-tree', '-m', 'deadheat', tree]
  const commit = firstLine(
    await demand(place, writingWords, { variables: { ...ownParts, ...nobody } }),
  )
  await writeFile(join(place, 'refs', 'heads', 'main'), `${commit}\n`)
  await demand(place, ['read-tree', 'HEAD'], { variables: ownParts })
}

/** A partial clone would fetch what it lacks. */
function withoutFetch(variables: OwnedTree['variables']): OwnedTree['variables'] {
  return { ...variables, GIT_NO_LAZY_FETCH: '1' }
}
