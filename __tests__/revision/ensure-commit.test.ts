import { describe, expect, it } from 'vitest'
import { ensureCommit, ensureMergeBase } from '../../src/revision/ensure-commit.ts'
import { createGit } from '../../src/host/git/git.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { checkoutOf, cloneOf, gitRepository, type GitRepository } from '../fakes/git-repository.ts'

const git = createGit(createProcesses())

/** `count` commits in a row; their ids, oldest first. */
function commits(repository: GitRepository, prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => repository.commit(`${prefix} ${index}`))
}

/** Some history on main, a branch off its middle, and the merge that a pull request would show. */
function pullRequest(): {
  readonly origin: GitRepository
  readonly fork: string
  readonly base: string
  readonly head: string
  readonly merge: string
} {
  const origin = gitRepository()
  const [, , fork = ''] = commits(origin, 'main', 3)
  origin.git('checkout', '--quiet', '-b', 'feature')
  const [, head = ''] = commits(origin, 'feature', 2)
  origin.git('checkout', '--quiet', 'main')
  origin.git('commit', '--quiet', '--allow-empty', '--message', 'main moves on')
  const base = origin.git('rev-parse', 'HEAD')
  origin.git('checkout', '--quiet', '--detach')
  origin.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'feature')
  const merge = origin.git('rev-parse', 'HEAD')
  origin.git('update-ref', 'refs/pull/1/merge', merge)
  origin.git('checkout', '--quiet', 'main')
  return { origin, fork, base, head, merge }
}

describe('ensureCommit', () => {
  it('finds branches, tags, annotated tags, ids and walks from them in a complete clone', async () => {
    const origin = gitRepository()
    const [first = '', second = ''] = commits(origin, 'main', 2)
    origin.git('tag', 'light', first)
    origin.git('tag', '--annotate', '--message', 'words', 'v1.0.0', first)
    const clone = cloneOf(origin).directory
    expect(await ensureCommit(clone, 'main', git)).toBe(second)
    expect(await ensureCommit(clone, 'light', git)).toBe(first)
    expect(await ensureCommit(clone, 'v1.0.0', git)).toBe(first)
    expect(await ensureCommit(clone, first.slice(0, 8), git)).toBe(first)
    expect(await ensureCommit(clone, 'main~1', git)).toBe(first)
  })

  it('finds a branch that only the remote has', async () => {
    const { origin, head } = pullRequest()
    expect(await ensureCommit(cloneOf(origin).directory, 'feature', git)).toBe(head)
  })

  it('fetches a branch, a tag and a commit that a checkout of depth 1 lacks', async () => {
    const { origin, fork, base, head, merge } = pullRequest()
    origin.git('tag', '--annotate', '--message', 'words', 'v1.0.0', fork)
    const clone = checkoutOf(origin, merge).directory
    expect(await ensureCommit(clone, 'main', git)).toBe(base)
    expect(await ensureCommit(clone, 'v1.0.0', git)).toBe(fork)
    expect(await ensureCommit(clone, head, git)).toBe(head)
  })

  it('deepens a shallow clone as far as a walk needs it and no further', async () => {
    const origin = gitRepository()
    const ids = commits(origin, 'main', 60)
    const clone = checkoutOf(origin, ids[59] ?? '')
    expect(await ensureCommit(clone.directory, 'HEAD~4', git)).toBe(ids[55])
    expect(await git.isShallow(clone.directory)).toBe(true)
    expect(await ensureCommit(clone.directory, 'main~59', git)).toBe(ids[0])
  })

  it('keeps a complete clone complete', async () => {
    const { origin, head } = pullRequest()
    const clone = cloneOf(origin, '--single-branch').directory
    expect(await ensureCommit(clone, head, git)).toBe(head)
    expect(await git.isShallow(clone)).toBe(false)
  })

  it('never cuts history off that a shallow clone already had', async () => {
    const origin = gitRepository()
    const ids = commits(origin, 'main', 50)
    origin.git('branch', 'later')
    const clone = cloneOf(origin, '--depth=40', '--single-branch', '--branch=main')
    origin.git('checkout', '--quiet', 'later')
    const ahead = origin.commit('later')
    expect(await ensureCommit(clone.directory, ahead, git)).toBe(ahead)
    expect(clone.git('rev-list', '--count', 'main')).toBe('40')
    expect(await ensureMergeBase(clone.directory, ahead, ids[49] ?? '', git)).toBe(ids[49])
    expect(Number(clone.git('rev-list', '--count', 'main'))).toBeGreaterThanOrEqual(40)
  })

  it('yields null for what neither the clone nor its origin has', async () => {
    const { origin, merge } = pullRequest()
    const clone = checkoutOf(origin, merge).directory
    expect(await ensureCommit(clone, 'no-such-branch', git)).toBeNull()
    expect(await ensureCommit(clone, 'f'.repeat(40), git)).toBeNull()
    expect(await ensureCommit(clone, 'main~400', git)).toBeNull()
    expect(await ensureCommit(gitRepository().directory, 'main', git)).toBeNull()
  })
})

describe('ensureMergeBase', () => {
  it('finds a merge base that lies further away than the first deepening', async () => {
    const origin = gitRepository()
    const fork = origin.commit('fork')
    origin.git('branch', 'feature')
    const base = commits(origin, 'main', 45).at(-1) ?? ''
    origin.git('checkout', '--quiet', 'feature')
    const head = commits(origin, 'feature', 2).at(-1) ?? ''
    const clone = checkoutOf(origin, head).directory
    await ensureCommit(clone, base, git)
    expect(await ensureMergeBase(clone, head, base, git)).toBe(fork)
  })

  it('takes the newest shared commit even when a shallow clone sees an older one first', async () => {
    const origin = gitRepository()
    const old = origin.commit('old')
    origin.git('checkout', '--quiet', '-b', 'side')
    origin.commit('side')
    origin.git('checkout', '--quiet', 'main')
    const shared = commits(origin, 'shared', 2).at(-1) ?? ''
    origin.git('checkout', '--quiet', '-b', 'feature')
    const head = origin.commit('feature')
    origin.git('checkout', '--quiet', 'main')
    commits(origin, 'main', 40)
    origin.git('merge', '--quiet', '--strategy=ours', '--message', 'merge', 'side')
    const base = origin.git('rev-parse', 'HEAD')
    const clone = checkoutOf(origin, head).directory
    await ensureCommit(clone, base, git)
    await git.fetchCommit(clone, base, 3)
    await git.fetchCommit(clone, head, 3)
    expect(await git.resolve(clone, old)).toBe(old)
    expect(await git.mergeBase(clone, head, base)).toBeNull()
    expect(await ensureMergeBase(clone, head, base, git)).toBe(shared)
  })

  it('yields null for unrelated histories', async () => {
    const origin = gitRepository()
    const one = origin.commit('one')
    origin.git('checkout', '--quiet', '--orphan', 'other')
    const other = origin.commit('other')
    expect(await ensureMergeBase(origin.directory, one, other, git)).toBeNull()
    const clone = checkoutOf(origin, one).directory
    await ensureCommit(clone, other, git)
    expect(await ensureMergeBase(clone, one, other, git)).toBeNull()
  })
})
