import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { harnessPath } from '../fakes/benchmark-folder.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const { processes } = realHost()
const file = harnessPath.replace(/harness\.cjs$/, 'node-core/container.cjs')

/** A PATH with an engine that answers, and runs what it is given without a container. */
function enginePath(): string {
  const folder = join(temporaryFolder(), 'bin')
  mkdirSync(folder)
  const path = join(folder, 'podman')
  const script = [
    '#!/bin/sh',
    'echo "$@" >> "$0.calls"',
    'case "$1" in run) shift 5; exec "$@";; esac',
  ]
  writeFileSync(path, `${script.join('\n')}\n`)
  chmodSync(path, 0o755)
  return folder
}

function specOf(path: string, ...argv: readonly string[]) {
  return {
    argv: [process.execPath, harnessPath, ...argv],
    cwd: '/',
    environment: { PATH: path },
    timeoutSeconds: 20,
    outputLimitBytes: 1_000_000,
  }
}

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
    const own = process.execPath.replace(/\/[^/]*$/, '')
    const path = `${folder}:${own}:/usr/bin:/bin`
    const dialogue = await processes.converse(specOf(path, 'serve', file, '{}'), {
      mainCpu: null,
      helperCpus: null,
    })
    expect(dialogue.hello).toHaveProperty('hello')
    await dialogue.ask({ ask: 'run', iterations: 1, leadIn: 0 }, 20)
    expect(await dialogue.end()).toMatchObject({ exitCode: 0 })
    const calls = spawnSync('cat', [`${folder}/podman.calls`], { encoding: 'utf8' }).stdout
    const image = `node:${process.version.slice(1)}`
    expect(calls.trim().split('\n').at(-1)).toBe(
      `run --rm --network none ${image} node -p process.version`,
    )
  })
})
