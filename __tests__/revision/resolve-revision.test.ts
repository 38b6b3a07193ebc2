import { expect, it } from 'vitest'
import { sourceOf } from '../../src/revision/resolve-revision.ts'
import type { Revision } from '../../src/model/build/revision.ts'
import { commitOf, publishedOf } from '../fakes/results.ts'

const git = { treeOf: (_repository: string, sha: string) => Promise.resolve(`tree of ${sha}`) }

const commit = commitOf('base', 'a'.repeat(40), 'main', 'explicit')
const published = { ...publishedOf('base', 'keccak', '3.0.4'), integrity: 'sha512-one' }

function source(revision: Revision, repository: string | null = '/repository'): Promise<string> {
  return sourceOf(revision, repository, { git })
}

it('what a side is made from is the tree of files, or for a published package what the registry has under its name and version', async () => {
  expect(await source(commit)).toBe(`tree of ${'a'.repeat(40)}`)
  expect(await source({ ...commit, side: 'head', spec: 'HEAD' })).toBe(await source(commit))
  const own = await source(published, null)
  const names = [{ packageVersion: '3.0.3' }, { packageName: 'utf-8-validate' }]
  for (const change of [{ integrity: 'sha512-two' }, ...names])
    expect(await source({ ...published, ...change }, null)).not.toBe(own)
  expect(await source({ ...published, spec: 'npm:keccak@latest' })).toBe(own)
})
