// The questions to git, as one record of functions. Commits and work trees are its matter; what to compare is not.
import { removeTree } from '../files/trees.ts'
import { UsageError } from '../../model/usage-error.ts'
import {
  gitText,
  listedPaths,
  gitRunner,
  reasonOf,
  assertOwnRepository,
  hasSucceeded,
  type GitReach,
  type RunGit,
  type TreeWriter,
} from './git-run.ts'
import type { Processes } from '../process/processes.ts'
import { firstLine, splitLines } from '../lines.ts'
import {
  makeOwnRepository,
  putSnapshot,
  takeSnapshot,
  type OwnedTree,
  type Snapshot,
  type SnapshotRequest,
} from './snapshots.ts'
import {
  assertRoomForLarge,
  strangersRepository,
  strangersSubmodules,
  strangersTree,
} from './strangers-tree.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve as resolvePath } from 'node:path'
import { unlessMissing } from '../files/unless-missing.ts'

const mostPointers = 1000

// How a pointer begins (git-lfs, docs/spec.md).
const pointer = ['-e', '^version https://git-lfs\\.github\\.com/spec/v1$']

// As `git lfs install` sets them, which the machine's user may not have run.
const lfsFilter = [
  'filter.lfs.clean=git-lfs clean -- %f',
  'filter.lfs.smudge=git-lfs smudge -- %f',
  'filter.lfs.process=git-lfs filter-process',
  'filter.lfs.required=true',
].flatMap((setting) => ['-c', setting])

// The checkout leaves pointers. A separate step fills them, so that it can say what went wrong.
const withoutLfs = ['process=', 'smudge=', 'required=false'].flatMap((setting) => [
  '-c',
  `filter.lfs.${setting}`,
])

// A sparse clone passes its patterns on, but a part of the files is not the revision.
const fullCheckout = ['-c', 'core.sparseCheckout=false']

// The folder of the repository itself, also from a work tree.
const commonFolder = ['rev-parse', '--path-format=absolute', '--git-common-dir']

// For the shell of git, in a submodule: what stands for the address that it came from.
const printAddress =
  'echo "url.$(git rev-parse --absolute-git-dir).insteadOf=$(git config remote.origin.url)"'

/** A name for a commit that does not move. */
export interface Tag {
  readonly name: string
  readonly sha: string
}

/** git, in one repository. Only full commit ids and refs that git itself resolved reach it. */
export type Git = Readonly<ReturnType<typeof gitBy>>

/** The git on the PATH. Commits reach it as full ids only, names only after a check of their form. */
export const createGit: (processes: Processes) => Git = gitBy

function gitBy(processes: Processes) {
  const run = gitRunner(processes)
  const inTurn = oneAtATime()
  const text = (repository: string, argv: readonly string[]): Promise<string> =>
    gitText(run, repository, argv)
  /** What a command prints; `null` when it fails. */
  const outputOf = async (
    repository: string,
    argv: readonly string[],
    reach?: GitReach,
  ): Promise<string | null> => {
    const outcome = await run(repository, argv, reach)
    return outcome.exitCode === 0 ? outcome.stdout : null
  }
  const marksLargeFiles = async (
    place: string,
    at: readonly string[],
    reach?: GitReach,
  ): Promise<boolean> => {
    const search = ['grep', '--quiet', '-e', 'filter=lfs', ...at, '--', '*.gitattributes']
    return (await outputOf(place, search, reach)) !== null
  }
  const isShallow = async (repository: string): Promise<boolean> =>
    firstLine(await text(repository, ['rev-parse', '--is-shallow-repository'])) === 'true'
  const resolve = async (repository: string, ref: string): Promise<string | null> => {
    assertSafeRef(ref)
    const argv = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
    const answer = await outputOf(repository, argv)
    if (!/^[0-9a-f]{64}\s*$/.test(answer ?? '')) return shaIn(answer)
    throw new UsageError(
      'expected a repository whose objects are named by SHA-1, got one of SHA-256: make one by "git init --object-format=sha1" and fetch into that what is to be compared',
    )
  }
  /** Settings by which git takes submodules that the clone of a work tree has checked out from there. */
  const cloneAddresses = async (directory: string): Promise<readonly string[]> => {
    const clone = dirname(firstLine(await text(directory, commonFolder)))
    const listing = ['submodule', '--quiet', 'foreach', '--recursive', printAddress]
    const addresses = splitLines((await outputOf(clone, listing)) ?? '')
    if (addresses.length === 0) return []
    return ['protocol.file.allow=always', ...addresses].flatMap((setting) => ['-c', setting])
  }
  /** Removes the entry of a tree that git was killed while writing, on which git itself fails. */
  const forgetHalfMade = async (repository: string, directory: string): Promise<void> => {
    const common = await outputOf(repository, commonFolder)
    if (common === null) return
    const entries = join(firstLine(common), 'worktrees')
    for (const name of (await unlessMissing(readdir(entries))) ?? []) {
      const tree = await unlessMissing(readFile(join(entries, name, 'gitdir'), 'utf8'))
      if (tree?.trim() === join(directory, '.git')) await removeTree(join(entries, name))
    }
  }
  return {
    /** Top folder of the repository that contains `directory`, or `null` when there is none. */
    top: async (directory: string) => {
      const outcome = await run(directory, ['rev-parse', '--show-toplevel'])
      assertOwnRepository(outcome)
      return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null
    },
    /** Full id of the commit that `ref` names, or `null` when there is none. */
    resolve,
    /** Full ids of a commit's parents, first parent first, also of those that a shallow clone lacks. */
    // Read from the commit itself: where a shallow clone ends, `rev-list` names no parents.
    parents: async (repository: string, sha: string) =>
      parentsOf(await text(repository, ['cat-file', 'commit', full(sha)])),
    /** The best common ancestor; `null` for unrelated histories, and where a shallow clone may hide a better one. */
    mergeBase: async (repository: string, first: string, second: string) => {
      const argv = ['merge-base', full(first), full(second)]
      const mergeBase = shaIn(firstLine((await outputOf(repository, argv)) ?? ''))
      if (mergeBase === null) return null
      return (await hidesHistory(run, repository, [first, second, `^${mergeBase}`]))
        ? null
        : mergeBase
    },
    /** Commits that contain an ancestor, up to a commit, by first parents, oldest first; titles are foreign. */
    commitsBetween: async (repository: string, from: string, to: string) => {
      const options = ['--ancestry-path', '--format=%H%x09%P%x09%s']
      const range = [full(to), `^${full(from)}`, '--']
      return lineTo(to, await text(repository, ['rev-list', ...options, ...range]))
    },
    /** Text of a file in a commit, or `null` when the commit has no such file. */
    readFile: (repository: string, sha: string, path: string) =>
      outputOf(repository, ['cat-file', 'blob', `${full(sha)}:${path}`]),
    /** Whether what lies at a path would be left out of commits, such as what a build writes. */
    ignores: async (repository: string, path: string) =>
      (await outputOf(repository, ['check-ignore', '--quiet', '--', path])) !== null,
    /** What git takes for renamed between two folders: the old paths by the new ones, relative to each. */
    renamed: async (from: string, to: string): Promise<ReadonlyMap<string, string>> => {
      const options = ['--no-index', '--no-ext-diff', '--no-textconv', '-z', '--name-status', '-M']
      const argv = ['diff', ...options, '--diff-filter=R', '--', from, to]
      // It ends with 1 where anything differs.
      const words = listedPaths((await run(to, argv)).stdout)
      // Each is three words: how alike they are, from, to.
      const within = (folder: string, at: number): string =>
        (words[at] ?? '').slice(folder.length + 1)
      return new Map(
        words.flatMap((_, at) =>
          at % 3 === 0 ? [[within(to, at + 2), within(from, at + 1)]] : [],
        ),
      )
    },
    /** Full id of the commit's tree: two commits with the same files have the same. */
    treeOf: async (repository: string, sha: string) =>
      firstLine(await text(repository, ['rev-parse', '--verify', `${full(sha)}^{tree}`])),
    /** Makes a detached work tree of the commit; of a stranger's, it belongs to a repository of ours. */
    addWorktree: async (
      repository: string,
      sha: string,
      directory: string,
      { isStrangers }: TreeWriter = { isStrangers: false },
    ) => {
      if (isStrangers) return strangersTree(run, { repository, sha: full(sha), directory })
      // A partial clone fetches the missing files here, so this one may ask for credentials.
      const place = ['--detach', '--force', '--', directory, full(sha)]
      const argv = [...withoutLfs, ...fullCheckout, 'worktree', 'add', ...place]
      // git reads the entries of all work trees, and fails on one that another git is writing.
      await inTurn(() => gitText(run, repository, argv, 'own servers'))
    },
    takeSnapshot: (request: SnapshotRequest) => takeSnapshot(run, request),
    makeOwnRepository: (from: OwnedTree, place: string) => makeOwnRepository(run, from, place),
    putSnapshot: (snapshot: Snapshot, directory: string) =>
      putSnapshot({ run, inTurn }, snapshot, directory),
    /** Checks out submodules, from the clone if it has them and the tree is ours, else their servers, or returns why not. */
    updateSubmodules: async (directory: string, writer: TreeWriter) => {
      const argv = ['submodule', '--quiet', 'update', '--init', '--recursive']
      // That of a folder belongs to the user's own repository, whose settings stay as they are.
      const isOurs = (await unlessMissing(readdir(strangersRepository(directory)))) !== null
      if (writer.isStrangers && isOurs) return strangersSubmodules(run, directory)
      // A work tree would fetch what the clone has again. That may be private, and a stranger may name any of it.
      const settings = writer.isStrangers ? [] : await cloneAddresses(directory)
      if (settings.length > 0 && hasSucceeded(await run(directory, [...settings, ...argv])))
        return null
      const outcome = await run(directory, argv, { asTold: writer })
      return hasSucceeded(outcome) ? null : reasonOf(outcome)
    },
    /** Whether attributes in a commit leave files to git-lfs. */
    declaresLargeFiles: (repository: string, sha: string) =>
      marksLargeFiles(repository, [full(sha)], 'own servers'),
    /** Paths in a work tree in which a pointer stands for the file of git-lfs, at most 1000. */
    pointerPaths: async (directory: string) => {
      if (!(await marksLargeFiles(directory, []))) return []
      const outcome = await run(directory, ['grep', '--files-with-matches', '-z', ...pointer])
      return listedPaths(outcome.stdout).slice(0, mostPointers)
    },
    /** Fills them by git-lfs. Returns the reason if that failed, `no git-lfs` when there is none. */
    pullLargeFiles: async (directory: string, writer: TreeWriter) => {
      if (writer.isStrangers) await assertRoomForLarge(run, directory)
      const outcome = await run(directory, [...lfsFilter, 'lfs', 'pull'], { asTold: writer })
      if (hasSucceeded(outcome)) return null
      const unknown = /^git: 'lfs' is not a git command/m.test(outcome.stderr)
      return unknown ? 'no git-lfs' : reasonOf(outcome)
    },
    /** Removes a work tree, whatever state it is in; nothing happens when there is none. */
    removeWorktree: async (repository: string, directory: string) => {
      await removeTree(strangersRepository(directory))
      const argv = ['worktree', 'remove', '--force', '--force', '--', directory]
      if (hasSucceeded(await run(repository, argv))) return
      // A build may have broken the tree; git forgets one that is gone. `prune` would forget all that are not mounted.
      await removeTree(directory)
      if (hasSucceeded(await run(repository, argv))) return
      await forgetHalfMade(repository, directory)
    },
    /** Whether the clone lacks history. */
    isShallow,
    /** Fetches a commit from `origin`, or `depth` more ancestors unless all are there; `false` when that failed. */
    fetchCommit: async (repository: string, sha: string, depth: number) => {
      const argv = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head']
      // A depth would cut a complete clone's history off, and `--depth` the deeper history that is already there.
      if (await isShallow(repository)) {
        const present = (await resolve(repository, full(sha))) !== null
        argv.push(present ? `--deepen=${depth}` : '--depth=1')
      }
      return hasSucceeded(
        await run(repository, [...argv, '--', 'origin', full(sha)], 'own servers'),
      )
    },
    /** Full id of what `origin` has under a branch or tag name, or `null`. */
    remoteCommit: async (repository: string, name: string) => {
      assertSafeRef(name)
      const argv = ['ls-remote', '--quiet', '--', 'origin', ...remoteNames(name)]
      return remoteSha((await outputOf(repository, argv, 'own servers')) ?? '', remoteNames(name))
    },
    /** Tags of the clone and of `origin`, with the commits that they name; those of `origin` win. */
    tags: async (repository: string) => {
      const format = '--format=%(objectname) %(refname)%0a%(*objectname) %(refname)^{}'
      const local = await text(repository, ['for-each-ref', format, 'refs/tags'])
      const argv = ['ls-remote', '--quiet', '--tags', '--', 'origin']
      return tagsOf(`${local}\n${(await outputOf(repository, argv, 'own servers')) ?? ''}`)
    },
  }
}

function assertSafeRef(ref: string): void {
  if (ref === '' || ref.startsWith('-') || /\p{Cc}/u.test(ref)) {
    throw new UsageError(`expected a branch, tag or commit, got ${JSON.stringify(ref)}`)
  }
}

function full(sha: string): string {
  if (shaIn(sha) === null) throw new Error(`expected a full commit id, got ${JSON.stringify(sha)}`)
  return sha
}

function shaIn(text: string | null): string | null {
  return /^[0-9a-f]{40}$/.exec(text?.trim() ?? '')?.[0] ?? null
}

function parentsOf(commit: string): readonly string[] {
  const header = commit.split('\n\n', 1)[0] ?? ''
  return splitLines(header).flatMap((line) => /^parent ([0-9a-f]{40})$/.exec(line)?.[1] ?? [])
}

/** The line of first parents that ends with a commit, as far as it is listed, the oldest first. */
function lineTo(
  sha: string,
  listedText: string,
): readonly { readonly sha: string; readonly title: string }[] {
  const listedCommits = new Map(
    splitLines(listedText).map((line) => {
      const [ownId = '', parents = '', ...title] = line.split('\t')
      return [ownId, { sha: ownId, parent: parents.split(' ')[0] ?? '', title: title.join(' ') }]
    }),
  )
  const line = []
  for (let at = listedCommits.get(sha); at !== undefined; at = listedCommits.get(at.parent))
    line.push(at)
  return line.toReversed()
}

function remoteNames(name: string): readonly string[] {
  return [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`]
}

/** Id of the first of some refs in what `ls-remote` listed, or `null`. */
function remoteSha(listedText: string, refs: readonly string[]): string | null {
  const shas = new Map(
    splitLines(listedText).map((line): [string, string] => {
      const [sha = '', ref = ''] = line.split('\t')
      return [ref, sha]
    }),
  )
  return refs.flatMap((ref) => shas.get(ref) ?? [])[0] ?? null
}

/** Tags, from lines of an id and a full name. That of an annotated tag's commit, with `^{}`, comes later and wins. */
function tagsOf(text: string): readonly Tag[] {
  const lines = text.matchAll(/^([0-9a-f]{40})\s+refs\/tags\/([^\s^]+)(?:\^\{\})?$/gm)
  const shas = new Map([...lines].map(([, sha = '', name = '']) => [name, sha] as const))
  return [...shas].map(([name, sha]) => ({ name, sha }))
}

/** Whether this clone lacks parents of commits of a range: full ids to start from, and ids with `^` to stop at. */
async function hidesHistory(
  run: RunGit,
  repository: string,
  range: readonly string[],
): Promise<boolean> {
  const path = await run(repository, ['rev-parse', '--git-path', 'shallow'])
  const file = await unlessMissing(
    readFile(resolvePath(repository, firstLine(path.stdout)), 'utf8'),
  )
  if (file === null) return false
  const cutCommits = new Set(splitLines(file))
  const argv = ['rev-list', ...range, '--']
  return splitLines(await gitText(run, repository, argv)).some((id) => cutCommits.has(id))
}

const usualNames = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'] as const

/** A name for the branch that others start from: what its server says, else a usual one; `null` when there is none. */
export async function defaultBranch(
  repository: string,
  git: Pick<Git, 'resolve'>,
): Promise<string | null> {
  for (const name of usualNames) {
    if ((await git.resolve(repository, name)) !== null) return name
  }
  return null
}
