import { groupedBy } from '../../model/grouped-by.ts'
import type { RecordFile } from './record-line.ts'
import type { Processes } from '../../host/process/processes.ts'
import { firstLine } from '../../host/lines.ts'
import { demandedOutcome, gitRunner, reasonOf, hasSucceeded } from '../../host/git/git-run.ts'

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
  readonly files: readonly RecordFile[]
}

/** What is put on a data branch. */
export interface DataChange {
  readonly branch: string
  /** The commit that it was read at; `null` for a new branch. */
  readonly parent: string | null
  /** All that the branch holds then. */
  readonly files: DataBranch['files']
  readonly message: string
}

/** git, for a record: facts of commits, and a branch of data that is never checked out. */
export interface RecordGit {
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
  const hasOrigin = async (repository: string): Promise<boolean> =>
    (await run(repository, ['config', '--get', 'remote.origin.url'])).exitCode === 0
  return {
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
      const outcome = (await hasOrigin(repository))
        ? await run(
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
        : await run(repository, ['update-ref', ref, commit, parent ?? nobody])
      if (hasSucceeded(outcome)) return null
      return movedAnswer.test(outcome.stderr) ? 'moved' : reasonOf(outcome)
    },
  }

  async function newestOf(repository: string, branch: string): Promise<string | null> {
    const ref = `refs/heads/${branch}`
    if (!(await hasOrigin(repository))) {
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
    { parent, files, message }: DataChange,
  ): Promise<string> {
    const tree = await treeOf(repository, files)
    const parents = parent === null ? [] : ['-p', parent]
    const argv = ['commit-tree', tree, ...parents, '-m', message]
    return firstLine(
      demandedOutcome(argv, await run(repository, argv, { variables: author })).stdout,
    )
  }

  /** A tree of folders of files, which is as deep as a record is. */
  async function treeOf(repository: string, files: DataBranch['files']): Promise<string> {
    const folders = groupedBy(files, ({ path }) => path.slice(0, path.indexOf('/')))
    const entries: string[] = []
    for (const [folder, members] of folders) {
      const lines: string[] = []
      for (const { path, text: content } of members) {
        const sha = await piped(repository, ['hash-object', '-w', '--stdin'], content)
        lines.push(`100644 blob ${sha}\t${path.slice(folder.length + 1)}\0`)
      }
      const sha = await piped(repository, ['mktree', '-z'], lines.join(''))
      entries.push(`040000 tree ${sha}\t${folder}\0`)
    }
    return piped(repository, ['mktree', '-z'], entries.join(''))
  }

  async function piped(
    repository: string,
    argv: readonly string[],
    input: string,
  ): Promise<string> {
    const outcome = await run(repository, argv, { variables: {}, input })
    return firstLine(demandedOutcome(argv, outcome).stdout)
  }
}
