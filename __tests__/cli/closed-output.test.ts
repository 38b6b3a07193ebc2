import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'

const program = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

it.each([
  ['progress', ['nonsense'], 2],
  ['answer', ['--version'], 0],
] as const)('a reader of its %s who is gone changes no exit code', async (what, argv, wanted) => {
  const child = spawn(process.execPath, [program, ...argv])
  // Before it has written anything: it takes a while to start.
  if (what === 'progress') child.stderr.destroy()
  else child.stdout.destroy()
  const exitCode = await new Promise((resolve) => {
    child.once('exit', resolve)
  })
  expect(exitCode).toBe(wanted)
})

it('a current folder that is gone is told in one line', () => {
  const line = 'mkdir gone && cd gone && rmdir ../gone && "$0" "$1" compare'
  const options = { cwd: temporaryFolder(), encoding: 'utf8' } as const
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, program], options)
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'deadheat: expected a current folder, got one that is gone: change into another\n',
  })
})
