import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkCoreTree } from '../../../src/session/find/suite-for.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const fixture = fileURLToPath(new URL('../../fixtures/node-tree/benchmark', import.meta.url))

function treeIn(folder: string): void {
  mkdirSync(join(folder, 'benchmark'), { recursive: true })
  cpSync(fixture, join(folder, 'benchmark'), { recursive: true })
  writeFileSync(join(folder, 'benchmark/compare.js'), '')
}

describe('the tree that node-core@TREE names', () => {
  const checked = (place: string, more: object) =>
    checkCoreTree({ kind: 'node-core', place }, { inputs: {}, ...places(), ...more }, realHost())
  const places = () => ({ repository: null, origin: temporaryFolder() })

  it('may lie anywhere for a terminal, and in the repository for anyone else', async () => {
    const [outside, repository] = [temporaryFolder(), temporaryFolder()]
    treeIn(outside)
    treeIn(join(repository, 'deps/node'))
    const job = { repository, origin: repository }
    const typed = { ...job, inputs: { suite: `node-core@${outside}` }, atTerminal: true as const }
    await checked(outside, typed)
    await checked('deps/node', job)
    await expect(checked(outside, job)).rejects.toThrow('inside the repository')
    await expect(checked('..', job)).rejects.toThrow('inside the repository')
    symlinkSync(outside, join(repository, 'link'))
    await expect(checked('link', job)).rejects.toThrow('inside the repository')
    await expect(checked(outside, { ...job, inputs: typed.inputs })).rejects.toThrow('inside')
  })

  it('is refused in one line without the benchmarks of Node.js', async () => {
    const origin = temporaryFolder()
    const typed = { origin, inputs: { suite: 'node-core@.' }, atTerminal: true as const }
    await expect(checked('.', typed)).rejects.toThrow('got . without benchmark/common.js')
  })
})
