import { describe, expect, it } from 'vitest'
import { filteredSuite } from '../../src/find/suites.ts'

const suite = { kind: 'suite', name: 'cc', adapter: 'google-benchmark', command: ['./cc'] } as const

describe('filteredSuite', () => {
  it('hands the patterns of its rows to the tool, as the tool writes them', () => {
    expect(filteredSuite(suite, ['cc/join/*', 'cc/a+b']).command).toEqual([
      './cc',
      String.raw`--benchmark_filter=^(join/.*|a\+b)$`,
    ])
  })

  it('leaves it whole where a pattern may mean any row, or the tool takes none', () => {
    expect(filteredSuite(suite).command).toEqual(['./cc'])
    expect(filteredSuite(suite, ['*join', 'cc/a']).command).toEqual(['./cc'])
    expect(filteredSuite({ ...suite, adapter: 'mitata' }, ['cc/a']).command).toEqual(['./cc'])
  })
})
