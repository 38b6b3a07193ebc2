import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resultIn, runCli } from './run-cli.ts'
import { brief, manifest, tinyRepository } from './tiny-package.ts'
import { ofWhole } from '../whole.ts'

const demanded = `if (process.env.NODE_ENV !== 'production') throw new Error('got NODE_ENV ' + process.env.NODE_ENV)
if (typeof gc !== 'function') throw new Error('got no gc')
`

describe('the environment that the settings give', () => {
  const repositoryOf = () =>
    tinyRepository(
      {
        'package.json': manifest,
        'benchmarks/one.cjs': `${brief}${demanded}exports.run = function () { return 1 }\n`,
        // Of a package that is both.
        'benchmarks/one.mjs':
          'export const [calls, batches] = [1, 5]\nexport const run = () => 1\n',
        'scripts/own.js': `${demanded}if (process.env.OWN !== '1' || !process.cwd().endsWith('scripts')) process.exit(3)\n`,
        'deadheat.yml': `environment: NODE_ENV=production
node-flags: --expose-gc
commands:
  - { name: own, command: 'cd scripts && node own.js', environment: OWN=1 }
`,
      },
      { 'plain.yml': 'pairs: 12\n' },
    )

  it('reaches functions and commands of both sides, and stands in plan, result and page', async () => {
    const repository = repositoryOf()
    const words = ['compare', 'HEAD~1', 'HEAD', '--pairs', '8', '--alpha', '20%', '--budget', '20s']
    const { exitCode, stderr } = await runCli(words, repository)
    expect(stderr).not.toContain('fails')
    expect(exitCode).not.toBe(2)
    const result = resultIn(repository.directory)
    expect(result.failures).toEqual([])
    expect(result.plan.benchmarks.map(({ id }) => id).toSorted()).toEqual([
      'one.cjs',
      'one.mjs',
      'own',
    ])
    expect(result.plan.chosen).toMatchObject({
      environment: ['NODE_ENV=production'],
      nodeFlags: ['--expose-gc'],
    })
    expect(result.machine.environmentNames).toContain('NODE_ENV')
    const ignored = join(repository.directory, 'deadheat-results/.gitignore')
    expect(readFileSync(ignored, 'utf8')).toBe('*\n')
  })

  it('is not that of the shell, which is said in one line', ofWhole, async () => {
    const { stderr } = await runCli(
      ['compare', 'HEAD', 'HEAD', '--budget', '10s', '--config', 'plain.yml'],
      { ...repositoryOf(), environment: { NODE_ENV: 'production' } },
    )
    expect(stderr).toContain('NODE_ENV=production of this shell is not passed on')
    expect(stderr).toContain('got NODE_ENV undefined')
  })
})
