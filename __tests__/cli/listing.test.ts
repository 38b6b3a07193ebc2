import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compare } from '../../src/cli/compare.ts'
import { manifest, tinyRepository } from './tiny-package.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'

it('a listing leaves nothing in the repository', async () => {
  const repository = tinyRepository(
    { 'package.json': manifest, 'benchmarks/one.js': 'exports.run = () => 1\n' },
    {},
  )
  const { code, said } = await ranCommand(compare, ['HEAD', 'HEAD', '--list'], {
    environment: { ...process.env, DEADHEAT_CACHE: temporaryFolder() },
    directory: repository.directory,
  })
  expect(said).toMatch(/one +in-process/)
  expect(code).toBe(0)
  expect(readdirSync(repository.directory)).not.toContain('deadheat-results')
  expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
