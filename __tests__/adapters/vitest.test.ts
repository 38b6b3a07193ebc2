import { describe, expect, it } from 'vitest'
import { vitest } from '../../src/adapters/vitest.ts'
import { outputOf, recorded } from './recorded.ts'

describe('vitest bench', () => {
  it('reads the mean time of each benchmark, by file, group and name', () => {
    const { rows } = vitest.read(outputOf({ file: recorded('vitest-3.2.7.json') }))
    expect(rows.map(({ name }) => name)).toEqual([
      's/texts.bench.js > texts > join',
      's/texts.bench.js > texts > sort',
    ])
    expect(rows[0]?.value).toBeCloseTo(4.42e-6, 8)
  })

  it('is started once, with a report', () => {
    expect(vitest.argv(['vitest', 'bench'])).toEqual([
      'vitest',
      'bench',
      '--run',
      '--outputJson={output}',
    ])
  })

  it.each(['', 'all green', '{"files":1}'])('refuses the report %j', (file) => {
    expect(() => vitest.read(outputOf({ file }))).toThrow(/the report of vitest bench/)
  })
})
