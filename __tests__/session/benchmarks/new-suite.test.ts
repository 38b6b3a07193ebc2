import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newSuite } from '../../../src/session/benchmarks/new-suite.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

describe('a new suite', () => {
  it('is a folder with an example, and the command that runs it', async () => {
    const directory = temporaryFolder()
    expect(await newSuite('mine', directory, host)).toContain('--suite ./mine --as study')
    expect(readdirSync(join(directory, 'mine'))).toEqual([
      'README.md',
      'join.cjs',
      'published.json',
      'suite.json',
    ])
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a file', (path: string) => writeFileSync(path, '')],
    ['a link to nothing', (path: string) => symlinkSync('/nowhere', path)],
  ])('writes over nothing where %s is', async (_, put) => {
    const directory = temporaryFolder()
    put(join(directory, 'mine'))
    await expect(newSuite('mine', directory, host)).rejects.toThrow('expected nothing at')
  })

  it.each(['../mine', '/tmp/mine', '-mine', '.', 'node_modules', 'a b', 'a\nb', ''])(
    'has no name like %j',
    async (name) => {
      const directory = temporaryFolder()
      const made = newSuite(name, directory, host)
      await expect(made).rejects.toThrow('expected a name of letters')
      expect(readdirSync(directory)).toEqual([])
    },
  )
})
