import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { harnessPath } from '../fakes/benchmark-folder.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { specOf, unbound } from '../fakes/process-specs.ts'

const { processes } = realHost()
const file = harnessPath.replace(/harness\.cjs$/, 'suites/node-core/container.cjs')

/** A PATH with an engine that answers, and makes of `run` and its words what a line of shell says. */
function enginePath(run = 'shift 5; exec "$@"'): string {
  const folder = join(temporaryFolder(), 'bin')
  mkdirSync(folder)
  const path = join(folder, 'podman')
  const script = ['#!/bin/sh', 'echo "$@" >> "$0.calls"', `case "$1" in run) ${run};; esac`]
  writeFileSync(path, `${script.join('\n')}\n`)
  chmodSync(path, 0o755)
  return folder
}

function converse(folder: string, environment: Readonly<Record<string, string>> = {}) {
  const own = dirname(process.execPath)
  const spec = specOf([process.execPath, harnessPath, 'serve', file, '{}'], {
    isSealed: true,
    environment: { PATH: `${folder}:${own}:/usr/bin:/bin`, ...environment },
  })
  return processes.converse(spec, unbound)
}

const once = { ask: 'run', iterations: 1, leadIn: 0 }

describe('starting Node.js in a container', () => {
  it('is left out, with the reason, where no engine answers', () => {
    const { output } = spawnSync(process.execPath, [harnessPath, 'describe', file], {
      encoding: 'utf8',
      env: { PATH: temporaryFolder() },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    expect(output[3]).toContain('"parameters":[]')
    expect(output[3]).toContain('neither docker nor podman answers where this is measured')
  })

  it('is measured with the engine that answers, in the image of the own version', async () => {
    const folder = enginePath()
    const dialogue = await converse(folder)
    expect(dialogue.hello).toHaveProperty('hello')
    await dialogue.ask(once, 20)
    expect(await dialogue.end()).toMatchObject({ exitCode: 0 })
    const calls = spawnSync('cat', [`${folder}/podman.calls`], { encoding: 'utf8' }).stdout
    const image = `node:${process.version.slice(1)}`
    expect(calls.trim().split('\n').at(-1)).toBe(
      `run --rm --network none ${image} node -p process.version`,
    )
  })

  it('returns the same from every version, since two are compared', async () => {
    const checksums = []
    for (const version of ['v20.20.2', 'v22.23.3']) {
      const preload = join(temporaryFolder(), 'version.cjs')
      writeFileSync(preload, `Object.defineProperty(process, 'version', { value: '${version}' })`)
      const dialogue = await converse(enginePath(), { NODE_OPTIONS: `--require ${preload}` })
      await dialogue.ask(once, 20)
      checksums.push(await dialogue.ask({ ask: 'usage' }, 20))
      await dialogue.end()
    }
    const [base, head] = checksums.map((usage) => z.object({ checksum: z.string() }).parse(usage))
    expect(head).toEqual(base)
  })

  it('fails when the image contains another version', async () => {
    const dialogue = await converse(enginePath('echo v0.0.1'))
    expect(dialogue.hello).toMatchObject({
      error: { message: expect.stringMatching(/expected v\S+ in node:\S+, got "v0\.0\.1"/) },
    })
    await dialogue.end()
  })
})
