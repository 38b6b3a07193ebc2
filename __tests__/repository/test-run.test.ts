import { expect, it } from 'vitest'
import { record, recordedIn } from '../../scripts/test-run/record.ts'
import { treeDigest } from '../../scripts/test-run/tree-digest.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'

it('the digest of a tree changes with what is not committed and with what is new, but not with what git ignores', () => {
  const { directory, write, commit } = gitRepository()
  write('.gitignore', 'built/\n')
  commit('one')
  const clean = treeDigest(directory, [])
  write('built/out.js', 'x')
  expect(treeDigest(directory, [])).toBe(clean)
  write('file.txt', 'two\n')
  const changed = treeDigest(directory, [])
  write('new.txt', '')
  const digests = [clean, changed, treeDigest(directory, []), treeDigest(directory, ['v24.0.0'])]
  expect(new Set(digests).size).toBe(4)
})

it('the digest of a tree comes back with the content, whatever has been committed', () => {
  const { directory, commit } = gitRepository()
  commit('one')
  const before = treeDigest(directory, [])
  commit('two')
  expect(treeDigest(directory, [])).not.toBe(before)
  commit('one')
  expect(treeDigest(directory, [])).toBe(before)
})

it('a record has what came of each key, the last time', () => {
  const folder = temporaryFolder()
  expect(recordedIn(folder)).toEqual(new Map())
  const passed = { passed: 12, failed: 0, skipped: [] }
  const failed = { passed: 1, failed: 1, skipped: [{ name: 'two', tags: ['cargo'] }] }
  record(folder, '__tests__/a.test.ts', failed)
  record(folder, 'types', { ...passed, passed: 1 })
  record(folder, '__tests__/a.test.ts', passed)
  expect(recordedIn(folder)).toEqual(
    new Map([
      ['__tests__/a.test.ts', passed],
      ['types', { ...passed, passed: 1 }],
    ]),
  )
})
