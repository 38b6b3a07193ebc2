import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A real repository in a temporary folder, with commits that say nothing of the clock or the user. */
export interface GitRepository {
  readonly directory: string
  readonly git: (...argv: readonly string[]) => string
  readonly write: (path: string, content: string) => void
  /** Commits one changed file with that subject, and yields the id. */
  readonly commit: (subject: string) => string
}

const identity = {
  GIT_AUTHOR_NAME: 'author',
  GIT_AUTHOR_EMAIL: 'author@example.invalid',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'author',
  GIT_COMMITTER_EMAIL: 'author@example.invalid',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
}

/** An empty repository on the branch `main`; removed when the test ends. */
export function gitRepository(): GitRepository {
  const repository = repositoryIn(temporaryFolder())
  repository.git('init', '--quiet', '--initial-branch=main')
  return repository
}

/** A clone, as a runner makes it: over a transport that honours `--depth`. */
export function cloneOf(origin: GitRepository, ...options: readonly string[]): GitRepository {
  const directory = temporaryFolder()
  origin.git('clone', '--quiet', ...options, `file://${origin.directory}`, directory)
  return repositoryIn(directory)
}

/** What the runner's checkout does by default: one commit, detached, no branch, no other history. */
export function checkoutOf(origin: GitRepository, sha: string): GitRepository {
  const repository = gitRepository()
  repository.git('remote', 'add', 'origin', `file://${origin.directory}`)
  repository.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha)
  repository.git('checkout', '--quiet', '--detach', sha)
  return repository
}

/** An empty folder without links in its path; removed when the test ends. */
export function temporaryFolder(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** An empty folder without links in its path; removed when all tests of the file have ended. */
export function folderOfFile(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-test-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** The repository in a folder that the caller owns. */
export function repositoryIn(directory: string): GitRepository {
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', argv, {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...identity },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  const commit = (subject: string): string => {
    write('file.txt', `${subject}\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  return { directory, git, write, commit }
}
