import { describe, expect, it } from 'vitest'
import { fingerprintLines } from '../../../src/render/machine/machine-facts.ts'

const fact = (title: string, found: string, lasting: boolean) => ({
  id: title.replaceAll(' ', '-'),
  title,
  found,
  lasting,
})

describe('fingerprintLines', () => {
  it('tells what lasts, what was so at the beginning, and the digest', () => {
    const facts = [fact('turbo, boost', 'off', true), fact('load average', '0.10', false)]
    expect(fingerprintLines({ fingerprint: { facts, digest: '0123456789abcdef' } })).toEqual([
      '`turbo, boost: off`',
      'at the beginning, `load average: 0.10`',
      'fingerprint `0123456789ab`',
    ])
  })

  it('says nothing where nothing is known', () => {
    expect(fingerprintLines({ fingerprint: undefined })).toEqual([])
    expect(fingerprintLines({ fingerprint: { facts: [], digest: 'a' } })).toEqual([])
  })

  it('lets no machine speak Markdown', () => {
    const facts = [fact('virtual machine', '` <img src=x> `', true)]
    const text = fingerprintLines({ fingerprint: { facts, digest: 'a' } }).join('\n')
    expect(text).not.toMatch(/<img|` </)
    expect(text).toContain('fingerprint `a`')
  })
})
