import { describe, expect, it } from 'vitest'
import { createPhaseClock, createSteadyLines } from '../../src/cli/phase-clock.ts'

describe('what a log is told', () => {
  it('is a line every fifteen seconds, whether or not anything happens', () => {
    let now = 0
    const clock = { monotonicSeconds: () => now }
    const said: string[] = []
    const phases = createPhaseClock(clock)
    const say = (line: string): void => void said.push(`${String(now)}: ${line}`)
    const tell = createSteadyLines(phases, clock, 80, say)
    phases.take({ kind: 'queued', ahead: 1 })
    for (now = 1; now <= 40; now += 1) tell()
    phases.take({ kind: 'doing', what: 'finding benchmarks' })
    for (; now <= 50; now += 1) tell()
    expect(said).toEqual([
      '15: queued, 1 run ahead on this machine  for 15 s  Ctrl-C leaves',
      '30: queued, 1 run ahead on this machine  for 30 s  Ctrl-C leaves',
      '45: finding benchmarks  for 4 s',
    ])
  })

  it('says for how long the build that is under way has taken, not the one before', () => {
    let now = 0
    const clock = { monotonicSeconds: () => now }
    const said: string[] = []
    const phases = createPhaseClock(clock)
    const say = (line: string): void => void said.push(`${String(now)}: ${line}`)
    const tell = createSteadyLines(phases, clock, 80, say)
    phases.take({ kind: 'build-started', side: 'base', label: 'a' })
    for (now = 1; now <= 20; now += 1) tell()
    phases.take({ kind: 'build-ended', side: 'base', ok: true, stored: false, seconds: 20 })
    phases.take({ kind: 'build-started', side: 'head', label: 'b' })
    for (; now <= 40; now += 1) tell()
    expect(said).toEqual(['15: building base  for 15 s', '30: building head  for 9 s'])
  })
})
