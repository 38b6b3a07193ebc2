import { describe, expect, it } from 'vitest'
import { readPassed, recordPassed } from '../../scripts/test-run/passed-record.ts'
import { treeDigest } from '../../scripts/test-run/tree-digest.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'

describe('the digest of a tree', () => {
  it('changes with what is not committed and with what is new, but not with what git ignores', () => {
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

  it('comes back with the content, whatever has been committed', () => {
    const { directory, commit } = gitRepository()
    commit('one')
    const before = treeDigest(directory, [])
    commit('two')
    expect(treeDigest(directory, [])).not.toBe(before)
    commit('one')
    expect(treeDigest(directory, [])).toBe(before)
  })
})

describe('the record of what has passed', () => {
  it('has what passed, in whatever order', () => {
    const record = temporaryFolder()
    expect(readPassed(record)).toEqual(new Map())
    recordPassed(record, { key: 'types', passed: 1 })
    recordPassed(record, { key: '__tests__/a.test.ts', passed: 12 })
    expect(readPassed(record)).toEqual(
      new Map([
        ['__tests__/a.test.ts', 12],
        ['types', 1],
      ]),
    )
  })
})
