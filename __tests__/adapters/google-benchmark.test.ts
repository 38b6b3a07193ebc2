import { describe, expect, it } from 'vitest'
import { googleBenchmark } from '../../src/adapters/google-benchmark.ts'
import { outputOf, recorded } from './recorded.ts'

describe('Google Benchmark', () => {
  it('reads the median over repetitions, with the arguments in the name', () => {
    const file = recorded('google-benchmark-1.7.1.json')
    const { rows } = googleBenchmark.read(outputOf({ file }))
    expect(rows).toMatchObject([
      { name: 'join/10', unit: 's', better: 'lower', statistic: 'median' },
      { name: 'join/1000', unit: 's', better: 'lower', statistic: 'median' },
    ])
    // The middle one of three, as the report itself has it.
    expect(rows[0]?.value).toBeCloseTo(6.695957e-8, 13)
  })

  it('asks for its report, and for short repetitions unless the command does', () => {
    expect(googleBenchmark.argv(['build/bench', '--benchmark_repetitions=9'])).toEqual([
      'build/bench',
      '--benchmark_repetitions=9',
      '--benchmark_out={output}',
      '--benchmark_out_format=json',
      '--benchmark_min_time=0.05',
    ])
  })

  it('takes a benchmark that gave up for a failure', () => {
    const broken = { name: 'join', error_occurred: true, error_message: 'no memory' }
    const file = JSON.stringify({ benchmarks: [broken] })
    expect(() => googleBenchmark.read(outputOf({ file }))).toThrow('join failed: no memory')
  })

  it.each(['', '{}', 'all green'])('refuses the report %j', (file) => {
    expect(() => googleBenchmark.read(outputOf({ file }))).toThrow(/the report of Google Benchmark/)
  })
})
