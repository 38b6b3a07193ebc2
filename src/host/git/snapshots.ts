import { copyFile, mkdir, stat, utimes, writeFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { UsageError } from '../../model/usage-error.ts'
import { isInside } from '../../sandbox/boundary.ts'
import { unlessMissing } from '../files/unless-missing.ts'
import { splitLines, firstLine } from '../lines.ts'
import {
  gitText,
  hasSucceeded,
  listedPaths,
  reasonOf,
  submoduleLinks,
  type GitVariables,
  type RunGit,
} from './git-run.ts'
import type { Queue } from '../one-at-a-time.ts'

/** git's id of a revision's files, and where git finds them. */
export type OwnedTree = Pick<Snapshot, 'tree' | 'folder' | 'variables'>

/** A folder that is to be kept as it is now. */
export interface SnapshotRequest {
  /** Absolute path: the top of a repository, or any other folder. */
  readonly folder: string
  /** Whether `folder` is the top of a repository. */
  readonly isRepository: boolean
  /** Whether it is the one whose work trees the sides of a run are. */
  readonly isOwn: boolean
  /** Absolute path of an empty folder that takes what has to be kept. */
  readonly keptIn: string
  /** Absolute paths, inside of it or not, that are no part of it. */
  readonly leftOut: readonly string[]
}

// The default results folder, at any depth.
const ownResults = ':(top,exclude,glob)**/deadheat-results/**'

// Known to every git: the tree without files.
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Keeps a folder's files, but what is ignored, in an index of ours; a UsageError when one cannot be read. */
export async function takeSnapshot(run: RunGit, request: SnapshotRequest): Promise<Snapshot> {
  const { folder, isOwn, isRepository, keptIn, leftOut } = request
  const place = isRepository
    ? await besideRepository(run, folder, keptIn)
    : await besideFolder(run, folder, keptIn)
  const how: GitVariables = { variables: place.variables }
  const exclusions: string[] = []
  for (const each of leftOut.filter((one) => isInside(one, folder))) {
    const path = relative(folder, each)
    if (path === '') continue
    // git refuses to be told to leave out what it ignores.
    const isIgnored = hasSucceeded(await run(folder, ['check-ignore', '--quiet', '--', path], how))
    if (!isIgnored) exclusions.push(`:(top,exclude,literal)${path}`)
  }
  const outcome = await run(folder, ['add', '--all', '--', ':/', ownResults, ...exclusions], how)
  if (!hasSucceeded(outcome)) {
    throw new UsageError(`expected to read the files of ${folder}, got ${reasonOf(outcome)}`)
  }
  const text = (argv: readonly string[]): Promise<string> => gitText(run, folder, argv, how)
  const since = place.commit ?? emptyTree
  const changedText = await text(['diff-index', '--cached', '--name-only', '-z', since, '--'])
  return {
    tree: (await text(['write-tree'])).trim(),
    folder,
    commit: place.commit,
    isOwn,
    changes: listedPaths(changedText).length,
    unkept: listedPaths(
      await text(['diff-files', '--name-only', '-z', '--ignore-submodules=none']),
    ),
    variables: place.variables,
  }
}

interface SnapshotPlace {
  readonly variables: Readonly<Record<string, string>>
  readonly commit: string | null
}

/** With a copy of its index, which knows what has not changed. */
async function besideRepository(
  run: RunGit,
  folder: string,
  keptIn: string,
): Promise<SnapshotPlace> {
  const revParse = ['rev-parse', '--path-format=absolute', '--git-path', 'index']
  const argv = [...revParse, '--git-path', 'objects']
  const [index = '', objects = ''] = splitLines(await gitText(run, folder, argv))
  const ownIndex = join(keptIn, 'index')
  const ownObjects = join(keptIn, 'objects')
  await mkdir(ownObjects)
  await copyIfThere(index, ownIndex)
  const head = await run(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  return {
    variables: {
      GIT_INDEX_FILE: ownIndex,
      GIT_OBJECT_DIRECTORY: ownObjects,
      // In quotes, because a colon would begin another path.
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects),
    },
    commit: hasSucceeded(head) ? head.stdout.trim() : null,
  }
}

/** With a repository of ours that has nothing but objects. */
async function besideFolder(run: RunGit, folder: string, keptIn: string): Promise<SnapshotPlace> {
  const gitFolder = join(keptIn, 'git')
  const argv = ['init', '--quiet', '--bare', '--template=', '--', gitFolder]
  await gitText(run, keptIn, argv)
  await mkdir(join(gitFolder, 'info'), { recursive: true })
  // Installed packages are not sources; a repository's own ignore file leaves them out.
  await writeFile(join(gitFolder, 'info/exclude'), 'node_modules/\n')
  return { variables: { GIT_DIR: gitFolder, GIT_WORK_TREE: folder }, commit: null }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  // A repository in which nothing was ever added has none.
  const stats = await unlessMissing(stat(from))
  if (stats === null) return
  await copyFile(from, to)
  // A copy that is newer than the index would have git miss what was changed in its second (gitformat-index, racy git).
  await utimes(to, stats.mtime, new Date(Math.floor(stats.mtimeMs / 1000) * 1000))
}

/** What puts snapshots somewhere. */
export interface SnapshotGit {
  readonly run: RunGit
  /** Lets one change of a repository's work trees happen at a time. */
  readonly inTurn: Queue
}

/**
 * Puts a snapshot into a folder (an absolute path) that is not there yet. Where it has a commit, the folder is a work
 * tree of the run's own repository or a clone of another one, and the files are changes that nobody has committed, as
 * where they come from: git knows nothing of what the snapshot alone holds, so nobody who tidies up meets objects that
 * the repository does not have.
 */
export async function putSnapshot(
  { run, inTurn }: SnapshotGit,
  snapshot: Snapshot,
  directory: string,
): Promise<void> {
  const { commit, folder, isOwn, variables } = snapshot
  const demand = (at: string, argv: readonly string[], how?: GitVariables): Promise<string> =>
    gitText(run, at, argv, how)
  if (commit === null) await mkdir(directory, { recursive: true })
  else if (isOwn) {
    const place = ['--detach', '--force', '--no-checkout', '--', directory, commit]
    await inTurn(() => demand(folder, ['worktree', 'add', ...place]))
  } else {
    await demand(folder, ['clone', '--quiet', '--shared', '--no-checkout', '--', folder, directory])
    await demand(directory, ['update-ref', '--no-deref', 'HEAD', commit])
  }
  const checkoutIndex = ['checkout-index', '--all', '--force', '--quiet', `--prefix=${directory}/`]
  await demand(folder, checkoutIndex, { variables })
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
 * Makes a repository that knows the names and ids of a revision's files and nothing else: one commit that nobody
 * wrote, no refs, remotes, hooks or settings of others, no contents, no shared objects.
 *
 * @param place - absolute path of a folder, which is replaced
 */
export async function makeOwnRepository(
  run: RunGit,
  { tree, folder, variables }: OwnedTree,
  place: string,
): Promise<void> {
  const demand = (at: string, argv: readonly string[], how: GitVariables): Promise<string> =>
    gitText(run, at, argv, how)
  const ownVariables = { GIT_DIR: place, GIT_INDEX_FILE: join(place, 'index') }
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
  const commitTree = ['commit-tree', '-m', 'deadheat', tree]
  const commit = firstLine(
    await demand(place, commitTree, { variables: { ...ownVariables, ...nobody } }),
  )
  await writeFile(join(place, 'refs', 'heads', 'main'), `${commit}\n`)
  await demand(place, ['read-tree', 'HEAD'], { variables: ownVariables })
}

/** A partial clone would fetch what it lacks. */
function withoutFetch(variables: OwnedTree['variables']): OwnedTree['variables'] {
  return { ...variables, GIT_NO_LAZY_FETCH: '1' }
}

/** Files as they were at one moment, kept apart from the folder that they come from: no repository has them. */
export interface Snapshot {
  /** git's id of all files: two folders with the same files have the same. */
  readonly tree: string
  /** Absolute path of the folder that git runs in. */
  readonly folder: string
  /** The commit that it lies on; `null` where there is none. */
  readonly commit: string | null
  /** Whether the commit is of the repository whose work trees the sides of a run are. */
  readonly isOwn: boolean
  /** Files that are other than in the commit, or all of them where there is none. */
  readonly changes: number
  /** Paths of submodules that hold changes of their own, which are not kept. */
  readonly unkept: readonly string[]
  /** By which git finds what is kept. */
  readonly variables: Readonly<Record<string, string>>
}
