import { describe, expect, it } from 'vitest'
import { vitest } from '../../src/adapters/vitest.ts'
import { outputOf } from './recorded.ts'

describe('vitest bench', () => {
  const row = { name: 'a.bench.js > texts > join', value: 2, unit: 'ms', process: 'reporter' }

  it('reads what our reporter says of each benchmark', () => {
    const lines = `${JSON.stringify({ ...row, statistic: 'median' })}\n{"fixed":"join"}\n`
    expect(vitest.read(outputOf({ lines })).rows).toEqual([
      {
        name: row.name,
        value: 0.002,
        unit: 's',
        better: 'lower',
        statistic: 'median',
        fixed: true,
      },
    ])
  })

  it('is started once, with that reporter', () => {
    expect(vitest.argv(['vitest', 'bench'])).toEqual([
      'vitest',
      'bench',
      '--run',
      '--reporter={adapters}/vitest-reporter.mjs',
    ])
  })

  it('says what to look at when no benchmark ran', () => {
    const lines = '{"usage":{"cpuSeconds":1,"peakMemoryBytes":null}}'
    expect(() => vitest.read(outputOf({ lines }))).toThrow(
      /expected benchmarks of vitest, got none/,
    )
  })
})
