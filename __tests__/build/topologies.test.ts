import { expect, it } from 'vitest'
import { defaultBranch } from '../../src/host/git/git.ts'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { checkoutOf, cloneOf, drawn, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

async function baseIn(clone: GitRepository, base: string, head: string): Promise<string> {
  // As a job completes what its event does not say.
  const branch = await defaultBranch(clone.directory, host.git)
  const event = { ...eventFacts('', null), defaultBranch: branch ?? undefined }
  const selection = selectBase({ event, checkedOut: null, specs: { base, head } })
  return (await resolveSides(selection, { repository: clone.directory }, host)).base.sha ?? ''
}

const long = `${Array.from({ length: 40 }, (_, index) => `later-${index}`).join(' ')} tip`

const release = 'previous-release'

/** What was drawn, which base, seen from where, and what it is. */
const topologies: readonly (readonly [string, string, string, string, string])[] = [
  ['a line', 'a b c', 'merge-parent', 'c', 'b'],
  ['a merge commit', 'a a>side s a>up b m=s', 'merge-parent', 'm', 'b'],
  ['a release below', 'a tag:v1.0.0 b c', release, 'c', 'a'],
  ['an annotated tag', 'a annotated:v1.0.0 b', release, 'b', 'a'],
  ['a release that is head', 'a tag:v1.0.0 b tag:v1.1.0', release, 'b', 'a'],
  ['ten after nine', 'a tag:v1.9.0 b tag:v1.10.0 c', release, 'c', 'b'],
  ['a pre-release between', 'a tag:v1.0.0 b tag:v2.0.0-rc.1 c', release, 'c', 'a'],
  ['nothing but a pre-release', 'a tag:v1.0.0-0 b', release, 'b', 'a'],
  ['a higher one on another branch', 'a tag:v1.0.0 b tag:v2.0.0 a>v1 c', release, 'c', 'a'],
  ['a release that was merged', 'a a>side s tag:v1.0.1 a>up b m=s', release, 'm', 's'],
  ['a release of a package in a monorepo', 'a tag:@s/name@1.0.0 b', release, 'b', 'a'],
  ['words that are no version', 'a tag:v1.0.0 b tag:nightly c', release, 'c', 'a'],
  ['a release far below', `a tag:v1.0.0 ${long}`, release, 'tip', 'a'],
  ['one of another history', 'a tag:v1.0.0 b orphan:other x tag:v9.0.0', release, 'b', 'a'],
  ['a walk', `a ${long}`, 'tip~41', 'tip', 'a'],
]

it.each(topologies)('a base is found in %s, from a clone and from one commit', async (...row) => {
  const [, history, base, head, expected] = row
  const { origin, id } = drawn(history)
  const written = base.replace('tip', id('tip'))
  expect(await baseIn(cloneOf(origin), written, id(head))).toBe(id(expected))
  expect(await baseIn(checkoutOf(origin, id(head)), written, id(head))).toBe(id(expected))
})

it('a base that is a release is missing where there is none, and where none is contained', async () => {
  const { origin, id } = drawn('a b orphan:other x')
  const head = id('b')
  await expect(baseIn(origin, 'previous-release', head)).rejects.toThrow('got no tag that is')
  origin.git('tag', 'v1.0.0')
  await expect(baseIn(origin, 'previous-release', head)).rejects.toThrow(
    'got 1 that it does not contain: tag releases as v1.2.3, or name the base',
  )
})

it('a base of a merge is found against the branch that origin has checked out, and one that is a word needs a commit as head', async () => {
  const { origin, id } = drawn('a a>side s')
  origin.git('checkout', '--quiet', 'main')
  origin.commit('more')
  const clone = cloneOf(origin)
  expect(await baseIn(clone, 'merge-base', id('s'))).toBe(id('a'))
  const specs = { base: 'previous-release', head: 'npm:name@1.0.0' }
  expect(() => selectBase({ event: eventFacts('', null), checkedOut: null, specs })).toThrow(
    'expected head to be a commit, because base is "previous-release"',
  )
})
