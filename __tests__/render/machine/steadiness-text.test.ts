import { describe, expect, it } from 'vitest'
import { noiseProbeText } from '../../../src/render/machine/machine-facts.ts'
import type { NoiseProbe } from '../../../src/model/machine/machine.ts'
import { findingOf, judgedOf, resultWith } from '../../fakes/results.ts'

const quiet = { resolution: 0.00412, noise: 0.01 }
const restless = { resolution: 0.0193, noise: 0.05 }

function textWith(before: NoiseProbe | null, after: NoiseProbe | null, pairSpread = 0.01): string {
  const facts = { id: 'a', verdict: 'unchanged', change: 0.001, base: 1 } as const
  const result = resultWith([{ ...findingOf(facts), judged: { ...judgedOf(facts), pairSpread } }])
  return noiseProbeText({
    ...result,
    machine: { ...result.machine, steadiness: { before, after } },
  })
}

describe('steadinessText', () => {
  it('tells what the machine resolves, before and after', () => {
    expect(textWith(quiet, restless)).toBe(
      'Noise probe: this machine resolves ±0.41% in 30 s, and ±1.9% afterwards.',
    )
    expect(textWith(quiet, null)).toBe('Noise probe: this machine resolves ±0.41% in 30 s.')
  })

  it('withdraws the figure where the rows scatter more than three times as much', () => {
    // A mean of 37 pairs of this spread is known to ±1.22% and to ±1.26%.
    expect(textWith(quiet, null, 0.038)).toContain('resolves')
    expect(textWith(quiet, null, 0.039)).toContain('does not hold here')
    expect(textWith(quiet, restless, 0.039)).toContain('resolves')
  })

  it('says nothing where it was not tried', () => {
    expect(textWith(null, null)).toBe('')
  })
})
