import { expect, it } from 'vitest'
import { probeNoise } from '../../src/measure/probe-noise.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { targetOf } from '../fakes/targets.ts'

const asked = {
  target: targetOf('base'),
  seed: 3,
  pairs: 3,
  mostSeconds: Infinity,
  isPinning: true,
  isCancelled: () => false,
  isEnough: () => false,
}

async function pairsOf(more: Partial<typeof asked> & object): Promise<number | string> {
  const { host, diary } = measuringHost()
  const trial = await probeNoise({ ...asked, ...more }, host)
  if (typeof trial === 'string') return trial
  expect(diary.filter((line) => line.startsWith('start'))).toHaveLength(2 * trial.windows.length)
  return trial.windows.length
}

it('measures pairs of processes until they tell enough, or its time is over', async () => {
  expect(await pairsOf({})).toBe(3)
  expect(await pairsOf({ isEnough: () => true })).toBe(1)
  let looks = 0
  expect(await pairsOf({ isEnough: () => ++looks === 2 })).toBe(2)
  expect(await pairsOf({ mostSeconds: 1e-9 })).toBe(1)
})

it('ends by the clock on a machine that is far too slow, or says that it was cancelled, or what broke', async () => {
  const slow = measuringHost({ perCall: () => 200_000_000 })
  const trial = await probeNoise({ ...asked, mostSeconds: 3 }, slow.host)
  if (typeof trial === 'string') throw new Error(trial)
  expect(trial.windows).toEqual([expect.objectContaining({ length: 3 })])
  expect(await pairsOf({ isCancelled: () => true })).toBe('cancelled')
  const { host } = measuringHost({ breaks: () => 'it cannot start' })
  expect(await probeNoise(asked, host)).toContain('it cannot start')
})
