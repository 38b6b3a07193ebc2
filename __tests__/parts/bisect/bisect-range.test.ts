import { expect, it } from 'vitest'
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
): Promise<BisectStart> {
  const selection = { base: namedChoice(good), head: namedChoice(bad) }
  const place = { repository, secrets: {}, snapshots: { base: null, head: null } }
  const ends = await resolveSides(selection, place, host)
  return bisectRange(ends, { repository }, host)
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

it('lists what contains GOOD, the oldest first, and a merged branch as one', async () => {
  const { good, commits } = await rangeIn(merged(), ['good', 'main'])
  expect(good.spec).toMatch(/^[0-9a-f]{40}$/)
  expect(commits.map(({ title }) => title)).toEqual(['two tabbed', 'merge', 'last'])
})

it('begins with the merge of GOOD where that came into a branch', async () => {
  const repository = merged()
  repository.git('checkout', '--quiet', 'side')
  repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', '-m', 'take main', 'main')
  repository.commit('after it')
  const { commits } = await rangeIn(repository, ['main', 'side'])
  expect(commits.map(({ title }) => title)).toEqual(['take main', 'after it'])
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
