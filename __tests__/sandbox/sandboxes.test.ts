import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createSandboxes } from '../../src/sandbox/sandboxes.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('removes what a program left that was killed while it made a sandbox, and nothing else', async () => {
  const top = temporaryFolder()
  vi.stubEnv('TMPDIR', top)
  const table = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''
  const gone = spawnSync('true').pid
  const named = (pid: number, rest: string): string => `deadheat-sandbox-${table}-${pid}-${rest}`
  const kept = [named(process.pid, 'alive1'), named(gone, 'filled'), 'deadheat-sandbox-1-2-other1']
  for (const name of [...kept, named(gone, 'killed')]) mkdirSync(join(top, name))
  writeFileSync(join(top, named(gone, 'filled'), 'file'), '')
  const making = (): readonly string[] => ['false']
  const sandboxes = createSandboxes({
    makeCommand: making,
    perl: 'perl',
    secludedPaths: [],
    kernel: () => '',
    mark: {},
  })
  const boundary = { visible: [], writable: [], network: 'host' } as const
  await expect(sandboxes.open(boundary)).rejects.toThrow('expected a sandbox')
  expect(readdirSync(top).toSorted()).toEqual(kept.toSorted())
})
