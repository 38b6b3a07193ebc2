import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPipeGauge } from '../../../src/host/process/pipe-gauge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a gauge that was silent once says nothing later, and its late answer is none to another question', async () => {
  const channel = new PassThrough()
  const gauge = createPipeGauge(() =>
    Promise.resolve({
      pid: 1,
      generations: 0,
      input: new PassThrough(),
      channel,
      outcome: new Promise(() => {}),
      hasEnded: () => false,
      end: () => {},
    }),
  )
  const first = gauge(1)
  await vi.advanceTimersByTimeAsync(1)
  channel.write('65536\n')
  expect(await first).toBe(65_536)
  const second = gauge(1)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await second).toBe(Infinity)
  channel.write('4096\n')
  expect(await gauge(256)).toBe(Infinity)
})
