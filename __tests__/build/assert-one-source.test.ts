import { describe, expect, it } from 'vitest'
import { assertOneSource, type Sources } from '../../src/build/build-both.ts'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { gitRepository, type GitRepository } from '../fakes/git-repository.ts'
import { nodeRepository } from '../fakes/node-tree.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

async function refused(repository: GitRepository, change: Partial<Sources> = {}): Promise<void> {
  const event = { name: '', pullRequest: null, push: null }
  const selection = selectBase({ event, checkedOut: null, given: { base: 'HEAD', head: 'HEAD' } })
  const { directory } = repository
  const revisions = await resolveSides(selection, { repository: directory }, host)
  const sources = { revisions, repository: directory, recipe: null, directory: null, ...change }
  return assertOneSource(sources, host.git)
}

describe('refuseSeveral', () => {
  it('refuses several Node.js where one is built, as found or as said', async () => {
    const message = 'base is Node.js itself, and what is built from it runs it; leave "node" out'
    await expect(refused(nodeRepository())).rejects.toThrow(message)
    const other = gitRepository()
    other.commit('one')
    await expect(refused(other, { recipe: 'node' })).rejects.toThrow(message)
  })

  it('lets others pass, and Node.js that is built by commands of its own', async () => {
    const other = gitRepository()
    other.commit('one')
    await expect(refused(other)).resolves.toBeUndefined()
    await expect(refused(nodeRepository(), { recipe: 'command' })).resolves.toBeUndefined()
  })
})
