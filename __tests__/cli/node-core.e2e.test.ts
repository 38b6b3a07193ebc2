import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import { testCache } from '../fakes/built.ts'
import { nodeRepository } from '../fakes/node-tree.ts'
import { realHost } from '../fakes/real-host.ts'
import { resultIn, runCli } from './run-cli.ts'

describe("two commits of a tree with Node's own layout and benchmarks", () => {
  it('are built and compared by their folder benchmark/, and a planted slowdown is found', async () => {
    const standIn = await resolveRuntime('20.20.2', realHost(), testCache())
    const repository = nodeRepository()
    const bootstrap = join(repository.directory, 'lib/bootstrap.js')
    const slower = readFileSync(bootstrap, 'utf8').replace('rounds = 1', 'rounds = 12')
    repository.write('lib/bootstrap.js', slower)
    repository.commit('slower digests')
    const command = 'crypto@node-core=benchmark/crypto --set algorithm=md5 --set n=20000'
    const words = ['compare', 'HEAD~1', 'HEAD', '--commands', command, '--cache=off']
    const options = [`--configure=--stand-in=${standIn.path}`, '--pairs', '8', '--alpha', '0.2']
    const { exitCode, stdout } = await runCli([...words, ...options], repository)
    expect(stdout).toMatch(/slower +crypto/)
    expect(exitCode).toBe(1)
    const { builds, differences, plan } = resultIn(repository.directory)
    expect(builds.head).toMatchObject({ recipe: 'node', runtime: { source: 'built' } })
    expect(differences).toEqual([])
    expect(plan.placements).toMatchObject({ node: true })
  })
})
