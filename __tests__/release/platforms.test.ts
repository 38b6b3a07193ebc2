import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'
import { refusedNode, refusedPlatform } from '../../src/model/machine/refused-platform.ts'
import { runComparison } from '../../src/pipeline.ts'
import { settleBoundary } from '../../src/session/build/find-programs.ts'
import { requestIn } from '../fakes/comparison-requests.ts'
import { realHost } from '../fakes/real-host.ts'
import { TOP } from '../repository/tracked-files.ts'

const request = requestIn(null)

function onWindows(...words: readonly string[]): { status: number | null; said: string } {
  const preload = "Object.defineProperty(process, 'platform', { value: 'win32' })"
  const { status, stdout, stderr } = spawnSync(
    join(toolPaths().nodeDirectory, 'node'),
    ['--import', `data:text/javascript,${preload}`, join(TOP, 'src/cli.ts'), ...words],
    { encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

it('a machine that cannot be measured on is refused in one line before anything is looked for: Windows', async () => {
  const host = realHost()
  const windows = { ...host, processes: { ...host.processes, platform: 'win32' as const } }
  await expect(runComparison(request, windows)).rejects.toThrow(
    /^expected Linux, or macOS in a terminal, got Windows: run it in WSL/,
  )
})

it.each([['compare', '--list'], ['doctor']])(
  'a machine that cannot be measured on is refused in one line by each command that asks about it: %s %s',
  (...words) => {
    const { status, said } = onWindows(...words)
    expect(said).toMatch(/^deadheat: expected Linux, or macOS in a terminal, got Windows: .*\n$/)
    expect(status).toBe(2)
  },
)

it('a machine that cannot be measured on still says what a command would do', () => {
  expect(onWindows('doctor', '--help')).toMatchObject({ status: 0 })
})

it.each(['linux', 'darwin'])('a machine that cannot be measured on is not %s', (platform) => {
  expect(refusedPlatform(platform)).toBeNull()
})

it('a job on macOS is refused, where the token is', async () => {
  const { platform } = process
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  const inJob = { ...request, isolation: 'required' } as const
  await expect(settleBoundary(inJob, {}, realHost())).rejects.toThrow(/: not Linux; .*on Linux/)
})

it.each(['20.0.0', '26.1.0'])('the Node.js that runs the program may be %s', (version) => {
  expect(refusedNode(version)).toBeNull()
})

it('the Node.js that runs the program is refused when it is older, in one line', () => {
  expect(refusedNode('18.20.4')).toMatch(/^expected Node\.js 20 or newer .*got 18\.20\.4/)
})
