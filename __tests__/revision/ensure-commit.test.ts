import { expect, it } from 'vitest'
import { ensureCommit, ensureMergeBase } from '../../src/revision/ensure-commit.ts'
import { createGit } from '../../src/host/git/git.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { checkoutOf, cloneOf, drawn, gitRepository, type Drawn } from '../fakes/git-repository.ts'

const git = createGit(createProcesses())

/** Words for as many commits in a row: `main-0 main-1`. */
function row(prefix: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`).join(' ')
}

/** Some history on main, a branch off its middle, and the merge that a pull request would show. */
function pullRequest(): Drawn {
  const story = drawn(`${row('main', 2)} fork fork>feature one head fork>up base merge=head`)
  story.origin.git('update-ref', 'refs/pull/1/merge', story.id('merge'))
  story.origin.git('branch', '--force', 'main', story.id('base'))
  story.origin.git('checkout', '--quiet', 'main')
  return story
}

it('ensureCommit finds a tag, the beginning of an id, and a branch that only the remote has', async () => {
  const { origin, id } = pullRequest()
  origin.git('tag', 'light', id('fork'))
  const clone = cloneOf(origin).directory
  expect(await ensureCommit(clone, 'light', git)).toBe(id('fork'))
  expect(await ensureCommit(clone, id('fork').slice(0, 8), git)).toBe(id('fork'))
  expect(await ensureCommit(clone, 'feature', git)).toBe(id('head'))
})

it('ensureCommit fetches a branch, a tag and a commit that a checkout of depth 1 lacks', async () => {
  const { origin, id } = pullRequest()
  origin.git('tag', '--annotate', '--message', 'words', 'v1.0.0', id('fork'))
  const clone = checkoutOf(origin, id('merge')).directory
  expect(await ensureCommit(clone, 'main', git)).toBe(id('base'))
  expect(await ensureCommit(clone, 'v1.0.0', git)).toBe(id('fork'))
  expect(await ensureCommit(clone, id('head'), git)).toBe(id('head'))
})

it('ensureCommit deepens a shallow clone as far as a walk needs it and no further', async () => {
  const { origin, id } = drawn(row('main', 60))
  const clone = checkoutOf(origin, id('main-59')).directory
  expect(await ensureCommit(clone, 'HEAD~4', git)).toBe(id('main-55'))
  expect(await git.isShallow(clone)).toBe(true)
  expect(await ensureCommit(clone, 'main~59', git)).toBe(id('main-0'))
})

it('ensureCommit keeps a complete clone complete', async () => {
  const { origin, id } = pullRequest()
  const clone = cloneOf(origin, '--single-branch').directory
  expect(await ensureCommit(clone, id('head'), git)).toBe(id('head'))
  expect(await git.isShallow(clone)).toBe(false)
})

it('ensureCommit never cuts history off that a shallow clone already had', async () => {
  const { origin, id } = drawn(row('main', 50))
  const clone = cloneOf(origin, '--depth=40', '--single-branch', '--branch=main')
  origin.git('checkout', '--quiet', '-b', 'later')
  const ahead = origin.commit('later')
  expect(await ensureCommit(clone.directory, ahead, git)).toBe(ahead)
  expect(clone.git('rev-list', '--count', 'main')).toBe('40')
  const newest = id('main-49')
  expect(await ensureMergeBase(clone.directory, ahead, newest, git)).toBe(newest)
  expect(Number(clone.git('rev-list', '--count', 'main'))).toBeGreaterThanOrEqual(40)
})

it('ensureCommit yields null for what neither the clone nor its origin has', async () => {
  const { origin, id } = pullRequest()
  const clone = checkoutOf(origin, id('merge')).directory
  for (const ref of ['no-such-branch', 'f'.repeat(40), 'main~400'])
    expect(await ensureCommit(clone, ref, git)).toBeNull()
  expect(await ensureCommit(gitRepository().directory, 'main', git)).toBeNull()
})

it('ensureMergeBase finds a merge base that lies further away than the first deepening', async () => {
  const { origin, id } = drawn(`fork ${row('main', 45)} fork>feature one head`)
  const clone = checkoutOf(origin, id('head')).directory
  await ensureCommit(clone, id('main-44'), git)
  expect(await ensureMergeBase(clone, id('head'), id('main-44'), git)).toBe(id('fork'))
})

it('ensureMergeBase takes the newest shared commit even when a shallow clone sees an older one first', async () => {
  const { origin, id } = drawn(
    `old old>side side old>up more shared shared>feature head shared>on ${row('main', 40)}`,
  )
  origin.git('merge', '--quiet', '--strategy=ours', '--message', 'merge', 'side')
  const base = origin.git('rev-parse', 'HEAD')
  const clone = checkoutOf(origin, id('head')).directory
  await ensureCommit(clone, base, git)
  await git.fetchCommit(clone, base, 3)
  await git.fetchCommit(clone, id('head'), 3)
  expect(await git.resolve(clone, id('old'))).toBe(id('old'))
  expect(await git.mergeBase(clone, id('head'), base)).toBeNull()
  expect(await ensureMergeBase(clone, id('head'), base, git)).toBe(id('shared'))
})

it('ensureMergeBase yields null for unrelated histories', async () => {
  const { origin, id } = drawn('one orphan:other other')
  expect(await ensureMergeBase(origin.directory, id('one'), id('other'), git)).toBeNull()
  const clone = checkoutOf(origin, id('one')).directory
  await ensureCommit(clone, id('other'), git)
  expect(await ensureMergeBase(clone, id('one'), id('other'), git)).toBeNull()
})
