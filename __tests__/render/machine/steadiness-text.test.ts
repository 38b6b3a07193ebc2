import { describe, expect, it } from 'vitest'
import { noiseProbeText } from '../../../src/render/machine/machine-facts.ts'

const quiet = { resolution: 0.00412, noise: 0.01 }
const restless = { resolution: 0.0193, noise: 0.05 }

describe('steadinessText', () => {
  it('tells what the machine resolves, before and after', () => {
    expect(noiseProbeText({ steadiness: { before: quiet, after: restless } })).toBe(
      'Noise probe: this machine resolves ±0.41% in 30 s, and ±1.9% afterwards.',
    )
    expect(noiseProbeText({ steadiness: { before: quiet, after: null } })).toBe(
      'Noise probe: this machine resolves ±0.41% in 30 s.',
    )
  })

  it('says nothing where it was not tried', () => {
    expect(noiseProbeText({ steadiness: undefined })).toBe('')
    expect(noiseProbeText({ steadiness: { before: null, after: null } })).toBe('')
  })
})
