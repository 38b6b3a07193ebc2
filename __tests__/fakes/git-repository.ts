import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A real repository in a temporary folder, with commits that say nothing of the clock or the user. */
export type GitRepository = Readonly<ReturnType<typeof repositoryIn>>

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

export type Tree = Readonly<Record<string, string>>

/** Writes files below a folder, whose path it yields. */
export function plantFiles(folder: string, tree: Tree): string {
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

export function folderWith(tree: Tree): string {
  return plantFiles(temporaryFolder(), tree)
}

/** A repository on the branch `main` with a commit of these files, or none; removed when the test ends. */
export function gitRepository(tree?: Tree): GitRepository {
  const repository = repositoryIn(temporaryFolder())
  repository.git('init', '--quiet', '--initial-branch=main')
  if (tree === undefined) return repository
  plantFiles(repository.directory, tree)
  repository.commit('one')
  return repository
}

/** A repository with a history, and the ids of its commits by their names. */
export type Drawn = ReturnType<typeof drawn>

/**
 * A history, drawn word by word, and its ids by name. A word is a commit; `tag:` and `annotated:` mark the newest,
 * `a>side` begins a branch at a commit, `m=a` merges a commit, and `orphan:` begins another history.
 */
export function drawn(history: string) {
  const origin = gitRepository()
  const ids = new Map<string, string>()
  const id = (name: string): string => ids.get(name) ?? name
  for (const step of history.split(' ')) {
    const [, first = '', sign = '', rest = ''] = /^([^:>=]+)([:>=]?)(.*)$/.exec(step) ?? []
    if (sign === '>') origin.git('checkout', '--quiet', '-b', rest, id(first))
    else if (step.startsWith('tag:')) origin.git('tag', rest)
    else if (step.startsWith('annotated:'))
      origin.git('tag', '--annotate', '--message', 'words', rest)
    else if (step.startsWith('orphan:')) origin.git('checkout', '--quiet', '--orphan', rest)
    else {
      if (sign === '=') origin.git('merge', '--quiet', '--no-ff', '--message', first, id(rest))
      else origin.git('commit', '--quiet', '--allow-empty', '--message', step)
      ids.set(first, origin.git('rev-parse', 'HEAD'))
    }
  }
  return { origin, id }
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

export function repositoryIn(directory: string) {
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', argv, {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...identity },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const write = (path: string, content: string): void => {
    plantFiles(directory, { [path]: content })
  }
  // The files, one that changed and whatever else was written, with that subject; yields the id.
  const commit = (subject: string, tree: Tree = {}): string => {
    plantFiles(directory, { 'file.txt': `${subject}\n`, ...tree })
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  return { directory, git, write, commit }
}
