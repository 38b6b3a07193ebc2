import { describe, expect, it } from 'vitest'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { checkoutOf, cloneOf, gitRepository, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

/** Commits by name; a merge has two parents. `tag` and `switch` do what git does. */
type Step =
  | { readonly commit: string }
  | { readonly tag: string; readonly annotated?: boolean }
  | { readonly from: string; readonly branch: string }
  | { readonly merge: string; readonly of: string }
  | { readonly orphan: string }

interface Drawn {
  readonly origin: GitRepository
  readonly ids: ReadonlyMap<string, string>
}

/** A history as it was drawn; ids by name. */
function drawn(steps: readonly Step[]): Drawn {
  const origin = gitRepository()
  const ids = new Map<string, string>()
  const id = (name: string): string => ids.get(name) ?? name
  for (const step of steps) {
    if ('commit' in step) {
      origin.git('commit', '--quiet', '--allow-empty', '--message', step.commit)
      ids.set(step.commit, origin.git('rev-parse', 'HEAD'))
    } else if ('tag' in step) {
      const words = step.annotated === true ? ['--annotate', '--message', 'words'] : []
      origin.git('tag', ...words, step.tag)
    } else if ('branch' in step) {
      origin.git('checkout', '--quiet', '-b', step.branch, id(step.from))
    } else if ('merge' in step) {
      origin.git('merge', '--quiet', '--no-ff', '--message', step.merge, id(step.of))
      ids.set(step.merge, origin.git('rev-parse', 'HEAD'))
    } else {
      origin.git('checkout', '--quiet', '--orphan', step.orphan)
    }
  }
  return { origin, ids }
}

async function baseIn(clone: GitRepository, base: string, head: string): Promise<string> {
  const event = eventFacts('', null)
  const selection = selectBase({ event, checkedOut: null, given: { base, head } })
  return (await resolveSides(selection, { repository: clone.directory }, host)).base.sha ?? ''
}

const line = (...names: readonly string[]): readonly Step[] => names.map((commit) => ({ commit }))

const long = line(...Array.from({ length: 40 }, (_, index) => `later ${index}`), 'tip')

/** What was drawn, which base, seen from where, and what it is. */
const topologies: readonly (readonly [string, readonly Step[], string, string, string])[] = [
  ['a line', line('a', 'b', 'c'), 'merge-parent', 'c', 'b'],
  [
    'a merge commit',
    [
      ...line('a'),
      { from: 'a', branch: 'side' },
      ...line('s'),
      { from: 'a', branch: 'up' },
      ...line('b'),
      { merge: 'm', of: 's' },
    ],
    'merge-parent',
    'm',
    'b',
  ],
  [
    'a release below',
    [...line('a'), { tag: 'v1.0.0' }, ...line('b', 'c')],
    'previous-release',
    'c',
    'a',
  ],
  [
    'an annotated tag',
    [...line('a'), { tag: 'v1.0.0', annotated: true }, ...line('b')],
    'previous-release',
    'b',
    'a',
  ],
  [
    'a release that is head',
    [...line('a'), { tag: 'v1.0.0' }, ...line('b'), { tag: 'v1.1.0' }],
    'previous-release',
    'b',
    'a',
  ],
  [
    'ten after nine',
    [...line('a'), { tag: 'v1.9.0' }, ...line('b'), { tag: 'v1.10.0' }, ...line('c')],
    'previous-release',
    'c',
    'b',
  ],
  [
    'a pre-release between',
    [...line('a'), { tag: 'v1.0.0' }, ...line('b'), { tag: 'v2.0.0-rc.1' }, ...line('c')],
    'previous-release',
    'c',
    'a',
  ],
  [
    'nothing but a pre-release',
    [...line('a'), { tag: 'v1.0.0-0' }, ...line('b')],
    'previous-release',
    'b',
    'a',
  ],
  [
    'a higher release on another branch',
    [
      ...line('a'),
      { tag: 'v1.0.0' },
      ...line('b'),
      { tag: 'v2.0.0' },
      { from: 'a', branch: 'v1' },
      ...line('c'),
    ],
    'previous-release',
    'c',
    'a',
  ],
  [
    'a release that was merged',
    [
      ...line('a'),
      { from: 'a', branch: 'side' },
      ...line('s'),
      { tag: 'v1.0.1' },
      { from: 'a', branch: 'up' },
      ...line('b'),
      { merge: 'm', of: 's' },
    ],
    'previous-release',
    'm',
    's',
  ],
  [
    'a release of a package in a monorepo',
    [...line('a'), { tag: '@s/name@1.0.0' }, ...line('b')],
    'previous-release',
    'b',
    'a',
  ],
  [
    'words that are no version',
    [...line('a'), { tag: 'v1.0.0' }, ...line('b'), { tag: 'nightly' }, ...line('c')],
    'previous-release',
    'c',
    'a',
  ],
  [
    'a release far below',
    [...line('a'), { tag: 'v1.0.0' }, ...long],
    'previous-release',
    'tip',
    'a',
  ],
  [
    'a release of an unrelated history',
    [
      ...line('a'),
      { tag: 'v1.0.0' },
      ...line('b'),
      { orphan: 'other' },
      ...line('x'),
      { tag: 'v9.0.0' },
    ],
    'previous-release',
    'b',
    'a',
  ],
  ['a walk', [...line('a'), ...long], 'tip~41', 'tip', 'a'],
]

describe('a base', () => {
  it.each(topologies)('is found in %s, in a complete clone and from one commit', async (...row) => {
    const [, steps, base, head, expected] = row
    const { origin, ids } = drawn(steps)
    const id = (name: string): string => ids.get(name) ?? ''
    const written = base.replace('tip', id('tip'))
    expect(await baseIn(cloneOf(origin), written, id(head))).toBe(id(expected))
    expect(await baseIn(checkoutOf(origin, id(head)), written, id(head))).toBe(id(expected))
  })

  it('that is a release is missing where there is none, and where none is contained', async () => {
    const { origin, ids } = drawn([...line('a', 'b'), { orphan: 'other' }, ...line('x')])
    const head = ids.get('b') ?? ''
    await expect(baseIn(origin, 'previous-release', head)).rejects.toThrow('got no tag that is')
    origin.git('tag', 'v1.0.0')
    await expect(baseIn(origin, 'previous-release', head)).rejects.toThrow(
      'got 1 that it does not contain: tag releases as v1.2.3, or name the base',
    )
  })

  it('of a merge is found against the branch that origin has checked out', async () => {
    const { origin, ids } = drawn([...line('a'), { from: 'a', branch: 'side' }, ...line('s')])
    origin.git('checkout', '--quiet', 'main')
    origin.commit('more')
    const clone = cloneOf(origin)
    expect(await baseIn(clone, 'merge-base', ids.get('s') ?? '')).toBe(ids.get('a'))
  })

  it('that is a word needs a commit as head', () => {
    const given = { base: 'previous-release', head: 'npm:name@1.0.0' }
    const event = eventFacts('', null)
    expect(() => selectBase({ event, checkedOut: null, given })).toThrow(
      'expected head to be a commit, because base is "previous-release"',
    )
  })
})
