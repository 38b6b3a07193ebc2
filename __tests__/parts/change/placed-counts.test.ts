import { expect, it } from 'vitest'
import { piecesOfScript } from '../../../src/find/pieces-of-script.ts'
import { canBePlaced, placedCounts } from '../../../src/parts/change/placed-counts.ts'
import { coverageOf } from '../../fakes/coverage.ts'

const source = `export class Box { constructor(x: number) {} get size(): number { return 1 } }
export const each = (list: number[]) => list.map((n) => n + 1)
export function unrun() { const inner = () => 1; return inner() }
export const made = memoize(() => 2)
export function last(): void {}
`
const names = [
  'Box.constructor',
  'Box.size',
  'each',
  'each › (anonymous)',
  'unrun',
  'inner',
  'made',
  'last',
]
const pieces = piecesOfScript(source)

/** What V8 told of a text in which each function begins behind the one before, by name and count. */
function counted(...functions: readonly (readonly [name: string, count: number])[]) {
  return functions.map(([functionName, count], at) => ({
    functionName,
    ranges: [{ startOffset: at * 1000, endOffset: at === 0 ? 99_999 : at * 1000 + 500, count }],
  }))
}

const asItIs = [
  ['Box', 1],
  ['get size', 2],
  ['each', 3],
  ['', 4],
  ['unrun', 0],
  ['', 5],
  ['last', 6],
] as const
const all = {
  'Box.constructor': 1,
  'Box.size': 2,
  each: 3,
  'each › (anonymous)': 4,
  unrun: 0,
  made: 5,
  last: 6,
}

it.each([
  ['as it is, without what lies in a function that never ran', counted(['', 1], ...asItIs), all],
  ['with what stands in front', counted(['', 1], ['', 1], ['', 7], ...asItIs), all],
  [
    'with what stands behind an export',
    counted(['', 1], ...asItIs.slice(0, 4), ['', 8], ...asItIs.slice(4)),
    all,
  ],
  ['twice', [...counted(['', 1], ...asItIs), ...counted(['', 0], ...asItIs)], all],
  ['with none of its functions', counted(['', 1]), {}],
])('finds functions by name and order: %s', (_, functions, expected) => {
  if (pieces === null) throw new Error('expected a script, got none')
  const coverage = coverageOf({ 'a.ts': functions, 'b.js': functions })
  const { scripts } = placedCounts(coverage, new Map([['a.ts', pieces]]))
  const placed = scripts.get('a.ts') ?? []
  const found = pieces.functions.flatMap(({ name, body, end }) =>
    placed.flatMap(({ ranges: [whole] }) =>
      whole?.startOffset === body && whole.endOffset === end ? [[name, whole.count] as const] : [],
    ),
  )
  expect(Object.fromEntries(found)).toEqual(expected)
  expect(placed[0]?.ranges).toEqual([{ startOffset: 0, endOffset: source.length, count: 1 }])
  expect(pieces.functions.map(({ name }) => name)).toEqual(names)
  // Another script is told as it was.
  expect(scripts.get('b.js')).toBe(functions)
})

it('lays nothing beside each other that would take all memory', () => {
  const large = piecesOfScript('x(() => 1)\n'.repeat(2001))
  if (large === null) throw new Error('expected a script, got none')
  const told = (count: number) =>
    coverageOf({ 'a.ts': counted(...Array.from({ length: count }, () => ['', 1] as const)) })
  expect(canBePlaced([told(1900)], 'a.ts', large)).toBe(true)
  expect(canBePlaced([told(2000)], 'a.ts', large)).toBe(false)
  expect(canBePlaced([told(2000)], 'b.ts', large)).toBe(true)
})
