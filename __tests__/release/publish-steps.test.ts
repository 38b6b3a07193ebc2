import { describe, expect, it } from 'vitest'
import { publishSteps } from '../../scripts/release/publish-steps.ts'

const steps = publishSteps({
  version: '1.2.3',
  repository: 'acme/deadheat',
  sha: 'c0ffee',
  folder: 'release',
  files: ['deadheat-1.2.3.tgz', 'SHA256SUMS'],
}).map(({ argv, otherwise }) => ({ line: argv.join(' '), otherwise: otherwise?.join(' ') }))

describe('publishing', () => {
  it('makes the release public, with all its files, only after npm has the package', () => {
    expect(steps.map(({ line }) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'gh release create',
      'npm publish ./release/deadheat-1.2.3.tgz',
      'gh release edit',
      'gh api --method',
    ])
    expect(steps[0]?.line).toContain('--draft')
    expect(steps[0]?.line).toContain('release/deadheat-1.2.3.tgz release/SHA256SUMS')
    expect(steps[1]?.line).toContain('--provenance')
  })

  it('moves the tag of the major version, or makes it, and no other', () => {
    expect(steps[3]?.line).toContain('refs/tags/v1 -f sha=c0ffee')
    expect(steps[3]?.otherwise).toContain('ref=refs/tags/v1 -f sha=c0ffee')
    expect(steps.filter(({ line }) => line.includes('force'))).toHaveLength(1)
  })
})
