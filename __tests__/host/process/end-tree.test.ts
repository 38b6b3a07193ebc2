import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { endLeftovers, ownMark, untilGone } from '../../../src/host/process/end-tree.ts'

function waiting(mark: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(1)'], {
    env: { DEADHEAT_CHILD: `${mark}-00000000` },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  const started = new Promise((resolve) => child.stdout.once('data', resolve))
  return { child, ended, started }
}

it('endLeftovers ends the children of the program with that mark, and of no other', async () => {
  const left = waiting('0123456789ab')
  const others = waiting('ba9876543210')
  const own = waiting(ownMark)
  await Promise.all([left.started, others.started, own.started])
  await endLeftovers('0123456789ab')
  expect(await left.ended).toBe('SIGKILL')
  await endLeftovers('0123456789ab')
  await endLeftovers(ownMark)
  for (const { child, ended } of [others, own]) {
    expect(child.exitCode ?? child.signalCode).toBeNull()
    child.kill('SIGTERM')
    expect(await ended).toBe('SIGTERM')
  }
})

it('untilGone ends them again until none is left, or gives up and names who is left', async () => {
  const looks = [[7, 8], [8], null]
  await untilGone('a child', () => looks.shift() ?? null)
  expect(looks).toEqual([])
  await expect(untilGone('a child', () => [7, 8], 0.01)).rejects.toThrow(
    'expected every process of a child to end, got 7, 8 still alive',
  )
})
