import { describe, expect, it } from 'vitest'
import { bisectRange } from '../../../src/parts/bisect/bisect-range.ts'
import type { BisectStart } from '../../../src/parts/bisect/bisect-record.ts'
import { namedChoice } from '../../../src/plan/select-base.ts'
import { resolveSides } from '../../../src/revision/resolve-sides.ts'
import { gitRepository, type GitRepository } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

async function rangeIn(
  { directory: repository }: GitRepository,
  [good, bad]: readonly [string, string],
  { firstParent = false }: { readonly firstParent?: boolean } = {},
): Promise<BisectStart> {
  const selection = { base: namedChoice(good), head: namedChoice(bad) }
  const place = { repository, secrets: {}, snapshots: { base: null, head: null } }
  const ends = await resolveSides(selection, place, host)
  const ofParts = { bisect: { firstParent, mostSteps: null } }
  return bisectRange(ends, { given: {}, ofParts, repository }, host)
}

/** one ─ two ─ merge ─ last, with a branch of `side` from one and one of `old` from before it. */
function merged(): GitRepository {
  const repository = gitRepository()
  repository.commit('zero')
  repository.git('branch', 'old')
  repository.commit('one')
  repository.git('tag', 'good')
  repository.git('checkout', '--quiet', '-b', 'side')
  repository.commit('on the side')
  repository.git('checkout', '--quiet', 'old')
  repository.commit('from before')
  repository.git('checkout', '--quiet', 'main')
  repository.commit('two\ttabbed')
  repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', '-m', 'merge', 'side', 'old')
  repository.commit('last')
  return repository
}

describe('bisectRange', () => {
  it('lists what contains GOOD, parents first', async () => {
    const { good, commits } = await rangeIn(merged(), ['good', 'main'])
    expect(good.spec).toMatch(/^[0-9a-f]{40}$/)
    expect(commits.map(({ title }) => title).toSorted()).toEqual([
      'last',
      'merge',
      'on the side',
      'two tabbed',
    ])
    const merge = commits.find(({ title }) => title === 'merge')
    expect(merge?.parents.map((at) => commits[at]?.title).toSorted()).toEqual([
      'on the side',
      'two tabbed',
    ])
    for (const [at, { parents }] of commits.entries()) {
      for (const parent of parents) expect(parent).toBeLessThan(at)
    }
  })

  it('takes a merged branch as one step with --first-parent', async () => {
    const { commits } = await rangeIn(merged(), ['good', 'main'], { firstParent: true })
    expect(commits.map(({ title, parents }) => [title, parents])).toEqual([
      ['two tabbed', []],
      ['merge', [0]],
      ['last', [1]],
    ])
  })

  it('refuses what is no range', async () => {
    const repository = merged()
    const refused: readonly (readonly [readonly [string, string], string])[] = [
      [['main', 'good'], 'expected GOOD to be an ancestor of BAD'],
      [['old', 'side'], 'start from their merge base'],
      [['main', 'main'], 'got nothing'],
      [['good', 'node:22.0.0'], 'or two versions of one package'],
      [['good', 'main+node:22'], 'two commits, without a Node.js of their own'],
    ]
    for (const [ends, message] of refused) {
      await expect(rangeIn(repository, ends)).rejects.toThrow(message)
    }
  })
})
