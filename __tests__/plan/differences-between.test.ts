import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  differenceNotes,
  differencesBetween,
  type SideFacts,
} from '../../src/plan/differences-between.ts'

const none: SideFacts = { runtime: {}, dependencies: {}, benchmarks: {} }

it('finds what was added, removed and changed, and says what was asked for', () => {
  const base = { ...none, runtime: { v8: '11' }, dependencies: { a: '1.0.0', b: '1.0.0' } }
  const head = { ...none, runtime: { v8: '12' }, dependencies: { b: '1.0.1', c: '2.0.0' } }
  expect(differencesBetween({ base, head }, new Set(['runtime']))).toEqual([
    { kind: 'runtime', what: 'v8', base: '11', head: '12', asked: true },
    { kind: 'dependencies', what: 'a', base: '1.0.0', head: null, asked: false },
    { kind: 'dependencies', what: 'b', base: '1.0.0', head: '1.0.1', asked: false },
    { kind: 'dependencies', what: 'c', base: null, head: '2.0.0', asked: false },
  ])
})

it('lets a package of one version lie anywhere, but not one of two', () => {
  const nested = 'node_modules/tool/node_modules/'
  const base = { 'node_modules/a': '1.0.0', 'node_modules/b': '1.0.0', [`${nested}b`]: '2.0.0' }
  const head = { [`${nested}a`]: '1.0.0', 'node_modules/b': '2.0.0', [`${nested}b`]: '1.0.0' }
  const sideFacts = (dependencies: Record<string, string>) => ({ ...none, dependencies })
  const differences = differencesBetween(
    { base: sideFacts(base), head: sideFacts(head) },
    new Set(),
  )
  expect(differences.map(({ what }) => what)).toEqual(['node_modules/b', `${nested}b`])
})

it('calls nothing requested that only the revisions declare', () => {
  const base = { ...none, runtime: { v8: '11' }, dependencies: { a: '1.0.0' } }
  const head = { ...none, runtime: { v8: '12' }, dependencies: { a: '1.0.1' } }
  const asked = new Set(['runtime', 'dependencies'] as const)
  expect(differenceNotes(differencesBetween({ base, head }, asked))).toEqual([
    'the sides differ in runtime, as requested: v8 11 → 12',
    'the sides differ in dependencies, as declared or allowed: a 1.0.0 → 1.0.1',
  ])
})

it('finds nothing between a side and itself, and as much in either direction', () => {
  const facts = fc.record({
    runtime: fc.dictionary(fc.string(), fc.string()),
    dependencies: fc.dictionary(fc.string(), fc.string()),
    benchmarks: fc.dictionary(fc.string(), fc.string()),
  })
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      expect(differencesBetween({ base: one, head: one }, new Set())).toEqual([])
      const there = differencesBetween({ base: one, head: other }, new Set())
      expect(differencesBetween({ base: other, head: one }, new Set())).toHaveLength(there.length)
    }),
  )
})
