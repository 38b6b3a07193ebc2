import type { Processes } from '../../host/process/processes.ts'
import { firstLine, splitLines } from '../../host/lines.ts'
import { demandedOutcome, gitRunner, reasonOf, hasSucceeded } from '../../host/git/git-run.ts'
import type { Outcome } from '../../host/process/processes.ts'

/** What a commit says about itself. */
export interface CommitFacts {
  /** How many commits lead to it, by first parents, itself included. */
  readonly position: number
  /** First line of its message. */
  readonly title: string
}

/** A branch that holds data, as it was when it was read. */
export interface DataBranch {
  /** Full id of its newest commit; `null` when there is no such branch yet. */
  readonly commit: string | null
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** What is put on a data branch. */
export interface DataChange {
  readonly branch: string
  /** The commit that it was read at; `null` for a new branch. */
  readonly parent: string | null
  /** Whole files, new or changed. */
  readonly files: DataBranch['files']
  /** Paths that go. */
  readonly removedPaths: readonly string[]
  readonly message: string
}

/** git, for a record: facts of commits, and a branch of data that is never checked out. */
export interface RecordGit {
  /** Address of `origin`; `null` when the repository has none. */
  readonly origin: (repository: string) => Promise<string | null>
  /** Whether a commit is on a branch. */
  readonly isOn: (repository: string, sha: string, branch: string) => Promise<boolean>
  readonly factsOf: (repository: string, sha: string) => Promise<CommitFacts>
  /** The branch as `origin` has it, or as the repository has it where there is no `origin`. */
  readonly read: (repository: string, branch: string) => Promise<DataBranch>
  /**
   * Commits on the branch and pushes it, without touching any work tree or index.
   *
   * @returns `null` when done, `moved` when another push came first, else why it failed
   */
  readonly write: (repository: string, change: DataChange) => Promise<string | null>
}

const nobody = '0'.repeat(40)

const author = {
  GIT_AUTHOR_NAME: 'deadheat',
  GIT_AUTHOR_EMAIL: 'deadheat@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'deadheat',
  GIT_COMMITTER_EMAIL: 'deadheat@users.noreply.github.com',
}

// What git says when the branch is no longer where it was, or is being moved right now.
const movedAnswer =
  /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|\[remote rejected\]|but expected/

/** The git on the PATH, for a record. */
export function createRecordGit(processes: Processes): RecordGit {
  const run = gitRunner(processes)
  const text = async (repository: string, argv: readonly string[]): Promise<string> =>
    demandedOutcome(argv, await run(repository, argv)).stdout
  const origin = async (repository: string): Promise<string | null> => {
    const outcome = await run(repository, ['config', '--get', 'remote.origin.url'])
    return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null
  }
  return {
    origin,
    isOn: async (repository, sha, branch) => {
      const argv = ['merge-base', '--is-ancestor', sha, branch]
      return (await run(repository, argv)).exitCode === 0
    },
    factsOf: async (repository, sha) => {
      const countedText = await text(repository, [
        'rev-list',
        '--count',
        '--first-parent',
        sha,
        '--',
      ])
      const title = await text(repository, [
        'log',
        '-1',
        '--no-show-signature',
        '--format=%s',
        sha,
        '--',
      ])
      return { position: Number(countedText.trim()), title: firstLine(title) }
    },
    read: async (repository, branch) => {
      const commit = await newestOf(repository, branch)
      if (commit === null) return { commit, files: [] }
      const listedText = await text(repository, ['ls-tree', '-r', '-z', '--name-only', commit])
      const files: { path: string; text: string }[] = []
      for (const path of listedText.split('\0').filter((each) => each !== '')) {
        files.push({
          path,
          text: await text(repository, ['cat-file', 'blob', `${commit}:${path}`]),
        })
      }
      return { commit, files }
    },
    write: async (repository, change) => {
      const commit = await commitOf(repository, change)
      const { branch, parent } = change
      const ref = `refs/heads/${branch}`
      const outcome =
        (await origin(repository)) === null
          ? await run(repository, ['update-ref', ref, commit, parent ?? nobody])
          : await run(
              repository,
              [
                'push',
                '--quiet',
                `--force-with-lease=${ref}:${parent ?? ''}`,
                '--',
                'origin',
                `${commit}:${ref}`,
              ],
              'own servers',
            )
      if (hasSucceeded(outcome)) return null
      return movedAnswer.test(outcome.stderr) ? 'moved' : reasonOf(outcome)
    },
  }

  async function newestOf(repository: string, branch: string): Promise<string | null> {
    const ref = `refs/heads/${branch}`
    if ((await origin(repository)) === null) {
      const outcome = await run(repository, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
      return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null
    }
    const argv = ['ls-remote', '--quiet', '--', 'origin', ref]
    const remote = demandedOutcome(argv, await run(repository, argv, 'own servers'))
    const sha = /^[0-9a-f]{40}(?=\t)/.exec(firstLine(remote.stdout))?.[0]
    if (sha === undefined) return null
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', 'origin', sha]
    demandedOutcome(fetch, await run(repository, fetch, 'own servers'))
    return sha
  }

  /** Made of objects alone, so that nothing of the user's is touched. */
  async function commitOf(
    repository: string,
    { parent, files, removedPaths, message }: DataChange,
  ): Promise<string> {
    const listedText =
      parent === null ? '' : await text(repository, ['ls-tree', '-r', '-z', parent])
    const entries = new Map(
      listedText.split('\0').flatMap((entry): readonly (readonly [string, string])[] => {
        const [, sha, path] = /^100644 blob ([0-9a-f]{40})\t(.+)$/s.exec(entry) ?? []
        return sha === undefined || path === undefined ? [] : [[path, sha]]
      }),
    )
    for (const path of removedPaths) entries.delete(path)
    for (const file of files) {
      entries.set(
        file.path,
        await runPiped(repository, ['hash-object', '-w', '--stdin'], file.text),
      )
    }
    const tree = await treeOf(repository, entries)
    const parents = parent === null ? [] : ['-p', parent]
    const argv = ['commit-tree', tree, ...parents, '-m', message]
    const how = { variables: author }
    return firstLine(demandedOutcome(argv, await run(repository, argv, how)).stdout)
  }

  /** A tree of folders of files, which is as deep as a record is. */
  async function treeOf(repository: string, entries: ReadonlyMap<string, string>): Promise<string> {
    const folders = new Map<string, string[]>()
    const top: string[] = []
    for (const [path, sha] of entries) {
      const [folder = '', name] = path.split('/', 2)
      if (name === undefined) top.push(`100644 blob ${sha}\t${folder}`)
      else folders.set(folder, [...(folders.get(folder) ?? []), `100644 blob ${sha}\t${name}`])
    }
    for (const [folder, lines] of folders) {
      const sha = await runPiped(repository, ['mktree', '-z'], joinLines(lines))
      top.push(`040000 tree ${sha}\t${folder}`)
    }
    return runPiped(repository, ['mktree', '-z'], joinLines(top))
  }

  async function runPiped(
    repository: string,
    argv: readonly string[],
    input: string,
  ): Promise<string> {
    const outcome: Outcome = await run(repository, argv, { variables: {}, input })
    return splitLines(demandedOutcome(argv, outcome).stdout)[0] ?? ''
  }
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\0`).join('')
}
