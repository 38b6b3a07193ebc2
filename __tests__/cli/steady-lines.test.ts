import { describe, expect, it } from 'vitest'
import { createPhaseClock } from '../../src/cli/phase-clock.ts'
import { createSteadyLines } from '../../src/cli/steady-lines.ts'

describe('what a log is told', () => {
  it('is a line every fifteen seconds, whether or not anything happens', () => {
    let now = 0
    const clock = { monotonicSeconds: () => now }
    const said: string[] = []
    const phases = createPhaseClock(clock)
    const say = (line: string): void => void said.push(`${String(now)}: ${line}`)
    const tell = createSteadyLines(phases, { clock, width: 80, say })
    phases.take({ kind: 'queued', ahead: 1 })
    for (now = 1; now <= 40; now += 1) tell()
    phases.take({ kind: 'doing', what: 'finding benchmarks' })
    for (; now <= 50; now += 1) tell()
    expect(said).toEqual([
      '15: queued behind 1 run  for 15 s  Ctrl-C leaves',
      '30: queued behind 1 run  for 30 s  Ctrl-C leaves',
      '45: finding benchmarks  for 4 s',
    ])
  })
})
