import { copyFile, mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import type { TreeSnapshot } from '../../model/build/snapshot.ts'
import { UsageError } from '../../model/usage-error.ts'
import { splitLines } from '../lines.ts'
import type { SnapshotRequest } from './git.ts'
import {
  demandedOutcome,
  reasonOf,
  hasSucceeded,
  type GitVariables,
  type RunGit,
} from './git-run.ts'

// The default results folder, at any depth.
const ownResults = ':(top,exclude,glob)**/deadheat-results/**'

// Known to every git: the tree without files.
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/**
 * Keeps the files of a folder as they are now.
 *
 * git reads them into an index and objects of ours, which lie in a folder of ours; the repository's own
 * objects are only read. What is ignored there stays out.
 *
 * @throws UsageError when a file of it cannot be read
 */
export async function takeSnapshot(run: RunGit, request: SnapshotRequest): Promise<TreeSnapshot> {
  const { folder, isOwn, isRepository, keptIn, leftOut } = request
  const place = isRepository
    ? await besideRepository(run, folder, keptIn)
    : await besideFolder(run, folder, keptIn)
  const how: GitVariables = { variables: place.variables }
  const inside = leftOut.map((path) => relative(folder, path)).filter(isBelow)
  const without = inside.map((path) => `:(top,exclude,literal)${path}`)
  const outcome = await run(folder, ['add', '--all', '--', ':/', ownResults, ...without], how)
  if (!hasSucceeded(outcome)) {
    throw new UsageError(`expected to read the files of ${folder}, got ${reasonOf(outcome)}`)
  }
  const text = async (argv: readonly string[]): Promise<string> =>
    demandedOutcome(argv, await run(folder, argv, how)).stdout
  const since = place.commit ?? emptyTree
  const changedText = await text(['diff-index', '--cached', '--name-only', '-z', since, '--'])
  return {
    kind: 'tree',
    tree: (await text(['write-tree'])).trim(),
    folder,
    commit: place.commit,
    isOwn,
    changed: pathsIn(changedText).length,
    unkept: pathsIn(await text(['diff-files', '--name-only', '-z', '--ignore-submodules=none'])),
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
  const askedWords = ['rev-parse', '--path-format=absolute', '--git-path', 'index']
  const argv = [...askedWords, '--git-path', 'objects']
  const [index = '', objects = ''] = splitLines(
    demandedOutcome(argv, await run(folder, argv)).stdout,
  )
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
  const ownPath = join(keptIn, 'git')
  const argv = ['init', '--quiet', '--bare', '--template=', '--', ownPath]
  demandedOutcome(argv, await run(keptIn, argv))
  await mkdir(join(ownPath, 'info'), { recursive: true })
  // Installed packages are not sources; a repository's own ignore file leaves them out.
  await writeFile(join(ownPath, 'info/exclude'), 'node_modules/\n')
  return { variables: { GIT_DIR: ownPath, GIT_WORK_TREE: folder }, commit: null }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    const { mtime } = await stat(from)
    await copyFile(from, to)
    // git reads files again that were changed in the second in which the index was written. A copy that
    // is newer would have it miss them (gitformat-index, racy git).
    await utimes(to, mtime, new Date(Math.floor(mtime.getTime() / 1000) * 1000))
  } catch (error) {
    // A repository in which nothing was ever added has none.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

function isBelow(path: string): boolean {
  return path !== '' && path !== '..' && !path.startsWith('../') && !isAbsolute(path)
}

function pathsIn(listedText: string): readonly string[] {
  return listedText.split('\0').filter((path) => path !== '')
}
