import { expect, it } from 'vitest'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { checkoutOf, drawn, gitRepository, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const nowhere = '0'.repeat(40)

async function sidesIn(
  repository: GitRepository,
  asked: { event?: string; payload?: unknown; base?: string; head?: string },
) {
  const checkedOut = await host.git.resolve(repository.directory, 'HEAD')
  const parents =
    checkedOut === null ? [] : await host.git.parents(repository.directory, checkedOut)
  const selection = selectBase({
    event: eventFacts(asked.event ?? '', asked.payload),
    checkedOut: checkedOut === null ? null : { sha: checkedOut, parents },
    specs: { base: asked.base ?? null, head: asked.head ?? null },
  })
  const { base, head } = await resolveSides(selection, { repository: repository.directory }, host)
  return `${base.sha} ${base.reason}, ${head.sha} ${head.reason}`
}

/** A pull request whose branch began two commits before the target branch's newest. */
function pullRequest() {
  const { origin, id } = drawn('fork fork>feature head fork>up main target merge=head')
  const [fork, target, head, merge] = [id('fork'), id('target'), id('head'), id('merge')]
  origin.git('update-ref', 'refs/pull/1/merge', merge)
  origin.git('branch', '--force', 'main', target)
  origin.git('checkout', '--quiet', 'main')
  const payload = {
    pull_request: { number: 7, head: { sha: head }, base: { sha: target, ref: 'main' } },
  }
  return { origin, fork, target, head, merge, payload }
}

const selected = (base: string, head: string) =>
  selectBase({ event: eventFacts('', null), checkedOut: null, specs: { base, head } })

it('takes a pull request as its merge commit against the first parent, or as head where that is checked out', async () => {
  const { origin, fork, head, target, merge, payload } = pullRequest()
  const asked = { event: 'pull_request', payload }
  // From depth 1.
  expect(await sidesIn(checkoutOf(origin, merge), asked)).toBe(
    `${target} merge-parent, ${merge} pull-request-merge`,
  )
  expect(await sidesIn(checkoutOf(origin, head), asked)).toBe(
    `${fork} merge-base, ${head} pull-request-head`,
  )
})

it('takes a push against what the branch held before, also after a forced one', async () => {
  const origin = gitRepository()
  const first = origin.commit('one')
  const before = origin.commit('two')
  origin.git('reset', '--quiet', '--hard', first)
  const after = origin.commit('instead of two')
  const clone = checkoutOf(origin, after)
  const payload = { before, after }
  expect(await sidesIn(clone, { event: 'push', payload })).toBe(
    `${before} before-push, ${after} pushed`,
  )
  const forgotten = { before: 'd'.repeat(40), after }
  await expect(sidesIn(clone, { event: 'push', payload: forgotten })).rejects.toThrow(
    'a forced push moved the branch and the server no longer has it; name the base',
  )
})

it('takes the first push of a branch against the parent of its newest commit, or says that it has none', async () => {
  const origin = gitRepository()
  const parent = origin.commit('one')
  const pushed = (after: string) => ({ event: 'push', payload: { before: nowhere, after } })
  await expect(sidesIn(origin, pushed(parent))).rejects.toThrow(
    `got the first commit ${parent.slice(0, 7)}: there is nothing to compare it with`,
  )
  const after = origin.commit('two')
  const sides = await sidesIn(checkoutOf(origin, after), pushed(after))
  expect(sides).toBe(`${parent} before-push, ${after} pushed`)
})

it('explains that two histories have nothing in common', async () => {
  const { origin, id } = drawn('target orphan:other head')
  const [head, base] = [{ sha: id('head') }, { sha: id('target'), ref: 'main' }]
  const payload = { pull_request: { number: 7, head, base } }
  await expect(sidesIn(origin, { event: 'pull_request', payload })).rejects.toThrow(
    'to share history, got none: they may belong to different repositories',
  )
})

it('tells where to look for an unknown name', async () => {
  const origin = gitRepository()
  origin.commit('one')
  await expect(sidesIn(origin, { base: 'xyzzy', head: 'main' })).rejects.toThrow('"git tag" list')
  const clone = checkoutOf(origin, origin.git('rev-parse', 'HEAD'))
  await expect(sidesIn(clone, { base: 'xyzzy', head: 'HEAD' })).rejects.toThrow('is shallow')
})

it('asks for a repository before it looks for a commit, but not for a Node.js alone, which is what is checked out where there is one', async () => {
  const resolved = resolveSides(selected('a', 'b'), { repository: null }, host)
  await expect(resolved).rejects.toBeInstanceOf(UsageError)
  const selection = selected('node:20', 'node:22')
  const alone = await resolveSides(selection, { repository: null }, host)
  expect(alone.head).toMatchObject({ source: 'runtime', label: 'node:22', sha: null, node: '22' })
  const origin = gitRepository()
  const sha = origin.commit('one')
  const { base } = await resolveSides(selection, { repository: origin.directory }, host)
  expect(base).toMatchObject({ source: 'commit', sha, node: '20' })
})
