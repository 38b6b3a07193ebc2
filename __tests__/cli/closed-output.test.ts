import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

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
