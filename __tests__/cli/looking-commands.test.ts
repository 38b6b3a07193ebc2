import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare } from '../../src/cli/compare.ts'
import { doctor } from '../../src/cli/doctor.ts'
import { suites } from '../../src/cli/suites.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { tinyRepository } from './tiny-package.ts'

describe('doctor', () => {
  const run = (argv: readonly string[], environment = process.env) =>
    ranCommand(doctor, argv, { environment, directory: process.cwd() })

  it('looks at this very machine and prints a list', async () => {
    const { code, said } = await run(['--json'])
    const list: unknown = JSON.parse(said)
    expect(code).toBe(0)
    expect(list).toContainEqual(expect.objectContaining({ id: 'node', impossible: false }))
    expect(list).not.toContainEqual(
      expect.objectContaining({ found: expect.stringContaining('unexpected answer') }),
    )
  })

  it('refuses words that it does not know', async () => {
    await expect(run(['now'])).rejects.toThrow('expected no arguments, got "now"')
  })

  it('ends with 3 when nothing can be measured', async () => {
    const { code, said } = await run([], { PATH: '/nowhere' })
    expect(code).toBe(3)
    expect(said).toContain('nothing can be measured here: Node.js\n')
  })
})

it('a listing leaves nothing in the repository', async () => {
  const repository = tinyRepository({ 'benchmarks/one.js': 'exports.run = () => 1\n' }, {})
  const { code, said } = await ranCommand(compare, ['HEAD', 'HEAD', '--list'], {
    environment: { ...process.env, DEADHEAT_CACHE: temporaryFolder() },
    directory: repository.directory,
  })
  expect(said).toMatch(/one +in-process/)
  expect(code).toBe(0)
  expect(readdirSync(repository.directory)).not.toContain('deadheat-results')
  expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

it('lists the bundled suites, and says where to ask about one of them', async () => {
  const { code, out } = await ranCommand(suites, [])
  expect(code).toBe(0)
  expect(out).toMatch(/^promises {2,}\S.*$/m)
  await expect(ranCommand(suites, ['promises'])).rejects.toThrow('--list --suite NAME')
})
