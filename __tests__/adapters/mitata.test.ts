import { describe, expect, it } from 'vitest'
import { mitata } from '../../src/adapters/mitata.ts'
import { outputOf, recorded } from './recorded.ts'

describe('mitata', () => {
  it('reads its JSON format where the suite could not be watched', () => {
    const { rows } = mitata.read(outputOf({ stdout: recorded('mitata-1.0.34.json') }))
    expect(rows.map(({ name }) => name)).toEqual(['join', 'sort 50', 'sort 200'])
    expect(rows[0]).toMatchObject({ unit: 's', statistic: 'median' })
    expect(rows[0]?.value).toBeCloseTo(7.3146e-6, 9)
  })

  it('names the group of a result in its JSON format', () => {
    const stdout = JSON.stringify({
      layout: [{ name: null }, { name: 'texts' }],
      benchmarks: [{ alias: 'join', group: 1, runs: [{ name: 'join', stats: { p50: 5 } }] }],
    })
    expect(mitata.read(outputOf({ stdout })).rows[0]?.name).toBe('texts/join')
  })

  it('says how to print it when there is none', () => {
    expect(() => mitata.read(outputOf({ stdout: 'join 4.5 µs/iter' }))).toThrow(/call run\(\)/)
  })
})
