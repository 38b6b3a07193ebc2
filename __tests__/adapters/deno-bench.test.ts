import { describe, expect, it } from 'vitest'
import { denoBench } from '../../src/adapters/deno-bench.ts'
import { outputOf } from './recorded.ts'

const bench = (origin: string, p75: number) => ({
  origin,
  group: 'texts',
  name: 'join',
  results: [{ ok: { p75 } }],
})

describe('deno bench', () => {
  it('names the file where there are several', () => {
    const stdout = JSON.stringify({
      benches: [bench('file:///a/x.ts', 5), bench('file:///a/y.ts', 7)],
    })
    expect(denoBench.read(outputOf({ stdout })).rows.map(({ name }) => name)).toEqual([
      'x.ts/texts/join',
      'y.ts/texts/join',
    ])
  })

  it('is asked for JSON behind its verb', () => {
    expect(denoBench.argv(['deno', 'bench', 'a.ts'])).toEqual(['deno', 'bench', '--json', 'a.ts'])
  })

  it('tells a benchmark that threw', () => {
    const broken = { ...bench('file:///a/x.ts', 5), results: [{ failed: {} }] }
    const stdout = JSON.stringify({ benches: [broken] })
    expect(() => denoBench.read(outputOf({ stdout }))).toThrow('expected figures for join')
  })
})
