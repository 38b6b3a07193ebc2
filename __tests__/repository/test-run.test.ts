import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
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
  it('is empty where there is none', () => {
    expect(readPassed(join(temporaryFolder(), 'none.ndjson'))).toEqual(new Map())
  })

  it('survives an interruption in the middle of a line', () => {
    const file = join(temporaryFolder(), 'passed.ndjson')
    recordPassed(file, { key: 'types', passed: 1 })
    recordPassed(file, { key: '__tests__/a.test.ts', passed: 12 })
    appendFileSync(file, '{"key":"__tests__/b.te')
    expect(readPassed(file)).toEqual(
      new Map([
        ['types', 1],
        ['__tests__/a.test.ts', 12],
      ]),
    )
  })
})
