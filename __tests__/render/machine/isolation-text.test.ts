import { describe, expect, it } from 'vitest'
import { isolationText } from '../../../src/render/machine/machine-facts.ts'

describe('isolationText', () => {
  it('tells what measured code could see, and nothing where nobody knows', () => {
    const namespace = { kind: 'namespace', how: 'own process table', trouble: null } as const
    expect(isolationText({ isolation: namespace })).toContain('they saw no other process')
    const apart = { ...namespace, readOnly: true }
    expect(isolationText({ isolation: apart })).toContain('they saw only their own side')
    expect(isolationText({ isolation: apart })).not.toContain('network')
    expect(isolationText({ isolation: { ...apart, network: 'loopback' } })).toContain(
      'only a loopback network',
    )
    expect(isolationText({ isolation: { ...apart, network: 'host' } })).toContain('`network: host`')
    const sweep = { kind: 'sweep', how: 'looked for', trouble: 'not permitted' } as const
    expect(isolationText({ isolation: sweep })).toContain('could see other processes')
    const group = { kind: 'cgroup', how: 'own control group', trouble: 'not permitted' } as const
    expect(isolationText({ isolation: group })).toContain('could see other processes')
    expect(isolationText({ isolation: undefined })).toBe('')
  })
})
