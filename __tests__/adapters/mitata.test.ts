import { describe, expect, it } from 'vitest'
import { mitata } from '../../src/adapters/mitata.ts'
import { outputOf, recorded } from './recorded.ts'

describe('mitata', () => {
  const names = ['join', 'sort 50', 'sort 200']

  it('reads each run that was watched', () => {
    const { rows } = mitata.read(outputOf({ file: recorded('mitata-1.0.34.ndjson') }))
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  it('reads its JSON format where the suite could not be watched', () => {
    const { rows } = mitata.read(outputOf({ stdout: recorded('mitata-1.0.34.json') }))
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(rows[0]).toMatchObject({ value: expect.closeTo(7.4147e-6, 9), unit: 's' })
  })

  it('says how to print it when there is none', () => {
    expect(() => mitata.read(outputOf({ stdout: 'join 4.5 µs/iter' }))).toThrow(/call run\(\)/)
  })
})
