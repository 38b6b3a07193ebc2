import { expect, it } from 'vitest'
import { createPhaseClock, createSteadyLines } from '../../src/cli/phase-clock.ts'
import type { Progress } from '../../src/model/run/progress.ts'

/** What is said until a second, with what happens at others, in their order. */
function saidUntil(end: number, happens: ReadonlyMap<number, readonly Progress[]>) {
  let now = 0
  const clock = { monotonicSeconds: () => now }
  const said: string[] = []
  const phases = createPhaseClock(clock)
  const tell = createSteadyLines(phases, clock, 80, (line) => void said.push(`${now}: ${line}`))
  for (; now <= end; now += 1) {
    for (const progress of happens.get(now) ?? []) phases.take(progress)
    if (now > 0) tell()
  }
  return said
}

it('what a log is told is a line every fifteen seconds, whether or not anything happens', () => {
  const found = { kind: 'doing', what: 'finding benchmarks' } as const
  const happens = new Map([
    [0, [{ kind: 'queued', ahead: 1 } as const]],
    [41, [found]],
  ])
  expect(saidUntil(50, happens)).toEqual([
    '15: queued, 1 run ahead on this machine  for 15 s  Ctrl-C leaves',
    '30: queued, 1 run ahead on this machine  for 30 s  Ctrl-C leaves',
    '45: finding benchmarks  for 4 s',
  ])
})

it('what a log is told says for how long the build that is under way has taken, not the one before', () => {
  const started = (side: 'base' | 'head') => ({ kind: 'build-started', side, label: 'a' }) as const
  const over = { side: 'base', ok: true, stored: false, seconds: 20 } as const
  const ended = { kind: 'build-ended', ...over } as const
  const happens = new Map<number, readonly Progress[]>([
    [0, [started('base')]],
    [21, [ended, started('head')]],
  ])
  expect(saidUntil(40, happens)).toEqual([
    '15: building base  for 15 s',
    '30: building head  for 9 s',
  ])
})
