import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { testCache } from '../fakes/built.ts'
import { nodeRepository } from '../fakes/node-tree.ts'
import { realHost } from '../fakes/real-host.ts'

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

describe("two commits of a tree with Node's own layout and benchmarks", () => {
  it('are built and compared by their folder benchmark/, and a planted slowdown is found', async () => {
    const standIn = await resolveRuntime('20.20.2', realHost(), testCache())
    const repository = nodeRepository()
    const bootstrap = join(repository.directory, 'lib/bootstrap.js')
    const slower = readFileSync(bootstrap, 'utf8').replace('rounds = 1', 'rounds = 4')
    repository.write('lib/bootstrap.js', slower)
    repository.commit('slower digests')
    const command = 'crypto@node-core=benchmark/crypto --set algorithm=md5 --set n=20000'
    const words = [program, 'compare', 'HEAD~1', 'HEAD', '--commands', command]
    const measuring = ['--pairs', '8', '--alpha', '0.2']
    const options = [`--configure=--stand-in=${standIn.path}`, '--cache=off', ...measuring]
    const node = join(toolPaths().nodeDirectory, 'node')
    const { status, stdout } = spawnSync(node, [...words, ...options], {
      cwd: repository.directory,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/slower +crypto/)
    expect(status).toBe(1)
    const path = join(repository.directory, 'deadheat-results/result.json')
    const text = readFileSync(path, 'utf8')
    const { builds, differences, plan } = resultSchema.parse(JSON.parse(text))
    expect(builds.head).toMatchObject({ recipe: 'node', runtime: { source: 'built' } })
    expect(differences).toEqual([])
    expect(plan.placements).toMatchObject({ node: true })
  })
})
