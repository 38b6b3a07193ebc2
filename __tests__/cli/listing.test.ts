import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compare } from '../../src/cli/compare.ts'
import { TOP } from '../repository/tracked-files.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

const place = mkdtempSync(join(tmpdir(), 'deadheat-listing-'))

afterAll(() => {
  rmSync(place, { recursive: true, force: true })
})

it('a listing leaves nothing in the repository', async () => {
  const repository = tinyRepository(
    { 'package.json': manifest, 'benchmarks/one.js': 'exports.run = () => 1\n' },
    {},
  )
  let said = ''
  const exitCode = await compare(['HEAD', 'HEAD', '--list'], {
    out: (more) => (said += more),
    error: (more) => (said += more),
    environment: { ...process.env, DEADHEAT_CACHE: join(place, 'cache') },
    directory: repository.directory,
    width: 80,
    colours: false,
    annotate: () => {},
    interactive: false,
    harnessPath: join(TOP, 'benchmarks/harness.cjs'),
  })
  expect(said).toMatch(/one +in-process/)
  expect(exitCode).toBe(0)
  expect(readdirSync(repository.directory)).not.toContain('deadheat-results')
  expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
