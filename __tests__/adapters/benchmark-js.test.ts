import { describe, expect, it } from 'vitest'
import { benchmarkJs } from '../../src/adapters/benchmark-js.ts'
import { outputOf, recorded } from './recorded.ts'

describe('Benchmark.js', () => {
  it('reads the mean time of each benchmark', () => {
    const { rows } = benchmarkJs.read(outputOf({ file: recorded('benchmark-2.1.4.ndjson') }))
    expect(rows.map(({ name, unit }) => [name, unit])).toEqual([
      ['join', 's'],
      ['sort', 's'],
    ])
  })

  it('refuses two benchmarks of one name', () => {
    const line = '{"name":"join","value":1,"unit":"s"}\n'
    expect(() => benchmarkJs.read(outputOf({ file: line + line }))).toThrow('got "join" twice')
  })
})
