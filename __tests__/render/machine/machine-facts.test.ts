import { describe, expect, it } from 'vitest'
import type { Warning } from '../../../src/model/judging/judged-row.ts'
import type { NoiseProbe } from '../../../src/model/machine/machine.ts'
import { isolationText, noiseProbeText } from '../../../src/render/machine/machine-facts.ts'
import { findingOf, judgedOf, resultWith } from '../../fakes/results.ts'

const namespace = { kind: 'namespace', how: 'own process table', trouble: null } as const
const apart = { ...namespace, readOnly: true }
const weak = { kind: 'sweep', how: 'looked for', trouble: 'not permitted' } as const

it.each([
  [{ ...apart, network: 'host' }, /`network: host`/],
  [{ ...weak, readOnly: false, network: 'host' }, /could see other processes/],
] as const)('isolationText says of %j what measured code could see', (isolation, text) => {
  expect(isolationText({ isolation })).toMatch(text)
})

describe('noiseProbeText', () => {
  const quiet = { resolution: 0.00412, noise: 0.01 }
  const restless = { resolution: 0.0193, noise: 0.05 }
  const textWith = (
    before: NoiseProbe | null,
    after: NoiseProbe | null,
    pairSpread = 0.01,
    warnings: Warning[] = [],
  ) => {
    const facts = { id: 'a', verdict: 'unchanged', change: 0.001, base: 1 } as const
    const result = resultWith([
      { ...findingOf(facts), judged: { ...judgedOf(facts), pairSpread, warnings } },
    ])
    const machine = { ...result.machine, steadiness: { before, after } }
    return noiseProbeText({ ...result, machine })
  }

  it('tells what the machine resolves, before and after', () => {
    expect(textWith(quiet, restless)).toBe(
      'Noise probe: this machine resolves ±0.41% in 30 s, and ±1.9% afterwards.',
    )
    expect(textWith(quiet, null)).toBe('Noise probe: this machine resolves ±0.41% in 30 s.')
    expect(textWith(null, null)).toBe('')
  })

  it('says nothing where the rows scatter more than twice as much, or had to wait', () => {
    // A mean of 37 pairs of this spread is known to ±0.81% and to ±0.84%.
    expect(textWith(quiet, null, 0.025)).toContain('resolves')
    expect(textWith(quiet, null, 0.026)).toBe('')
    expect(textWith(quiet, restless, 0.026)).toContain('resolves')
    expect(textWith(quiet, null, 0.01, [{ code: 'contention', text: 'it waited' }])).toBe('')
  })
})
