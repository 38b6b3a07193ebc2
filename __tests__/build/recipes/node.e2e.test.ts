import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import type { Runtime } from '../../../src/model/build/runtime.ts'
import { buildHead, builtOf, failureOf, testCache } from '../../fakes/built.ts'
import { nodeRepository } from '../../fakes/node-tree.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()
let standIn: Runtime

beforeAll(async () => {
  standIn = await resolveRuntime('20.20.2', host, testCache())
})

describe('a tree with the layout and the build commands of Node.js', () => {
  it('builds to the Node.js that runs its side, and that addons are compiled for', async () => {
    const { directory: repository } = nodeRepository()
    const configure = [`--stand-in=${standIn.path}`, '--without-intl']
    const build = builtOf(
      await buildHead({ revision: 'HEAD', runtime: standIn, repository, configure }, host),
    )
    expect(build.recipe).toBe('node')
    expect(build.runtime).toMatchObject({
      source: 'built',
      version: '20.20.2',
      path: join(build.directory, 'out/Release/node'),
      headersDirectory: build.directory,
    })
    const script = 'process.stdout.write(process.execArgv.join())'
    const said = execFileSync(build.runtime.path, ['-e', script], { encoding: 'utf8' })
    expect(said).toContain(join(build.directory, 'lib/bootstrap.js'))
    const addon = await buildHead(
      { revision: 'npm:utf-8-validate@5.0.10', runtime: build.runtime },
      host,
    )
    expect(builtOf(addon).addons.map(({ builtHere }) => builtHere)).toEqual([true])
  })

  it('shows the end of the log when it does not compile', async () => {
    const repository = nodeRepository()
    repository.write('src/node_main.c', 'int main(\n')
    repository.commit('broken')
    const configure = [`--stand-in=${standIn.path}`]
    const failure = failureOf(
      await buildHead(
        { revision: 'HEAD', runtime: standIn, repository: repository.directory, configure },
        host,
      ),
    )
    expect(failure.message).toMatch(/^expected head to build, got exit code \d of "(?:ninja|make)"/)
    expect(failure.lastLines.join('\n')).toContain('node_main.c')
    expect(existsSync(failure.logPath ?? '')).toBe(true)
  })
})
