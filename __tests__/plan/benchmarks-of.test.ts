import { describe, expect, it } from 'vitest'
import { namedBy, type Description, type FoundBenchmark } from '../../src/find/find.ts'
import { functionBenchmarkSchema } from '../../src/model/run/benchmark.ts'
import {
  benchmarksOf,
  type DescribedSides,
  refuseUnknownNames,
} from '../../src/plan/benchmarks-of.ts'
import { withDefaults } from '../../src/settings/settings.ts'

describe('the benchmarks of a plan', () => {
  const said = (base: readonly Description[], head: readonly Description[]): DescribedSides => ({
    modules: { base, head },
    suites: { base: [], head: [] },
  })
  const found: readonly FoundBenchmark[] = [{ kind: 'module', path: 'crypto/hash.cjs' }]
  const of = (...bytes: readonly number[]) => [
    { module: 'crypto/hash.cjs', parameters: bytes.map((value) => ({ bytes: value })) },
  ]

  it('are one for every combination of parameters', () => {
    const { benchmarks } = benchmarksOf(found, {
      describedSides: said(of(16, 1024), of(16, 1024)),
      settings: withDefaults({}),
    })
    expect(benchmarks.map(({ id, suite, name }) => ({ id, suite, name }))).toEqual([
      { id: 'crypto/hash bytes=16', suite: 'crypto', name: 'hash' },
      { id: 'crypto/hash bytes=1024', suite: 'crypto', name: 'hash' },
    ])
  })

  it('are what a journal can hold, however long their files are called', () => {
    const module = `${'folder/'.repeat(60)}${'a'.repeat(250)}.js`
    const described = [{ module, parameters: [{}] }]
    const { benchmarks } = benchmarksOf([{ kind: 'module', path: module }], {
      describedSides: said(described, described),
      settings: withDefaults({}),
    })
    expect(benchmarks.map((each) => functionBenchmarkSchema.parse(each).module)).toEqual([module])
  })

  it('tell what only one side has', () => {
    expect(
      benchmarksOf(found, {
        describedSides: said(of(16, 64), of(16, 99)),
        settings: withDefaults({}),
      }),
    ).toMatchObject({
      benchmarks: [{ id: 'crypto/hash bytes=16' }],
      added: ['crypto/hash bytes=99'],
      removed: ['crypto/hash bytes=64'],
    })
  })

  it('have numbers of calls as they are said, or as a parameter says', () => {
    const aged = of(16, 64).map((one) => ({ ...one, calls: 1, batches: 'bytes', pause: 'other' }))
    const { benchmarks } = benchmarksOf(found, {
      describedSides: said(aged, aged),
      settings: withDefaults({}),
    })
    expect(benchmarks).toMatchObject([
      { calls: 1, batches: 16, pause: undefined },
      { calls: 1, batches: 64, pause: undefined },
    ])
  })

  it('can be narrowed by patterns', () => {
    const sides = said(of(16, 1024), of(16, 1024))
    expect(
      benchmarksOf(found, {
        describedSides: sides,
        settings: withDefaults({ only: ['*=16'] }),
      }).benchmarks,
    ).toHaveLength(1)
  })

  it('may not share a name', () => {
    const commands = [
      { name: 'a', command: ['x'] },
      { name: 'a', command: ['y'] },
    ]
    const twice = namedBy({ commands, servers: [] })
    expect(() =>
      benchmarksOf(twice, { describedSides: said([], []), settings: withDefaults({}) }),
    ).toThrow('got "a" twice')
  })
})

const withNames = [{ names: ['servers', 'files'] }, { names: ['library'] }, {}]

describe('a value for a parameter that no benchmark has', () => {
  it('is refused, with the nearest name', () => {
    expect(() => refuseUnknownNames({ file: ['3'] }, withNames)).toThrow(
      'expected "set" to name a parameter or an option of the benchmarks, got "file": did you mean "files"',
    )
  })

  it('is refused, with all names where none is near', () => {
    expect(() => refuseUnknownNames({ colour: ['red'] }, withNames)).toThrow(
      'they have files, library, servers',
    )
    expect(() => refuseUnknownNames({ colour: ['red'] }, [])).toThrow('they have none')
  })

  it('is none where one of them has it', () => {
    expect(() => refuseUnknownNames({ library: ['q'], files: ['3'] }, withNames)).not.toThrow()
  })
})
