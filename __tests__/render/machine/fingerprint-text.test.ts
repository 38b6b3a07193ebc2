import { describe, expect, it } from 'vitest'
import { fingerprintText } from '../../../src/render/machine/machine-text.ts'

const fact = (title: string, found: string, lasting: boolean) => ({
  id: title.replaceAll(' ', '-'),
  title,
  found,
  lasting,
})

describe('fingerprintText', () => {
  it('tells what lasts, what was so at the beginning, and the digest', () => {
    const facts = [fact('turbo, boost', 'off', true), fact('load average', '0.10', false)]
    expect(fingerprintText({ fingerprint: { facts, digest: '0123456789abcdef' } })).toBe(
      'Its state: `turbo, boost: off`. At the beginning: `load average: 0.10`. Fingerprint `0123456789ab`.',
    )
  })

  it('says nothing where nothing is known', () => {
    expect(fingerprintText({ fingerprint: undefined })).toBe('')
    expect(fingerprintText({ fingerprint: { facts: [], digest: 'a' } })).toBe('')
  })

  it('lets no machine speak Markdown', () => {
    const facts = [fact('virtual machine', '` <img src=x> `', true)]
    const text = fingerprintText({ fingerprint: { facts, digest: 'a' } })
    expect(text).not.toMatch(/<img|` </)
    expect(text).toContain('Fingerprint `a`.')
  })
})
