import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../../src/parts/profiles/profile.ts'
import { flameBoxes, flameGraph } from '../../../../src/parts/profiles/drawing/flame-graph.ts'
import { hostileNames } from '../../../render/hostile-names.ts'

const names = ['run', 'parse', 'format', 'added', 'removed']

/** run calls parse and format; parse calls what only head has, format what only base has. */
const profile = profileOf([
  [-1, 0, 0.1, 0.1],
  [0, 1, 0.3, 0.3],
  [0, 2, 0.2, 0.2],
  [1, 3, 0, 0.2],
  [2, 4, 0.1, 0],
])
const uncertain = profileOf([
  [-1, 0, 1, 1],
  [0, 2, 0.1, 0.4],
])

function profileOf(nodes: Profile['nodes'], known: readonly string[] = names): Profile {
  return {
    benchmarkId: 'sort',
    unit: 's',
    processes: { base: 5, head: 5 },
    ticks: { base: 100, head: 100 },
    total: { base: 0.7, head: 0.8 },
    functions: known.map((name, at) => ({
      name,
      file: `lib/file${at}.js`,
      line: at + 1,
      own: true,
      self: { base: 0, head: 0 },
      pAdjusted: name === 'format' ? null : 0.01,
    })),
    nodes,
  }
}

describe('flameBoxes', () => {
  const boxes = flameBoxes(profile, 0)
  const named = (name: string) => {
    const box = boxes.find(({ place }) => names[place] === name)
    if (box === undefined) throw new Error(`expected a box of ${name}`)
    return box
  }

  it('adds what a function calls to the function', () => {
    expect(named('parse').total).toEqual({ base: 0.3, head: 0.5 })
    expect(named('run').total.base).toBeCloseTo(0.7)
    expect(named('run').total.head).toBeCloseTo(0.8)
    expect(named('run')).toMatchObject({ start: 0, share: 1, depth: 0 })
  })

  it('is as wide as the mean of both sides, so that what one side lacks has a place', () => {
    expect(named('added').share).toBeCloseTo(0.2 / 1.5)
    expect(named('removed').share).toBeCloseTo(0.1 / 1.5)
  })

  it('keeps what is called within its caller, side by side', () => {
    for (const [name, caller] of [
      ['added', 'parse'],
      ['removed', 'format'],
    ] as const) {
      const [inner, outer] = [named(name), named(caller)]
      expect(inner.depth).toBe(outer.depth + 1)
      expect(inner.start).toBeGreaterThanOrEqual(outer.start)
      expect(inner.start + inner.share).toBeLessThanOrEqual(outer.start + outer.share + 1e-12)
    }
    expect(named('format').start).toBeCloseTo(named('parse').start + named('parse').share)
  })

  it('leaves out what is narrower than asked', () => {
    expect(flameBoxes(profile, 0.1).map(({ place }) => names[place])).toEqual([
      'run',
      'parse',
      'added',
      'format',
    ])
  })
})

describe('flameGraph', () => {
  const shadeOf = (name: string, of: Profile = profile): string | undefined => {
    const { markup } = flameGraph(of, 600)
    return new RegExp(`<title>${name},[^<]*</title><rect class="fb (\\w+)"`).exec(markup)?.[1]
  }

  it('colours what takes more on head, less on head, and the rest', () => {
    expect(shadeOf('added')).toBe('m4')
    expect(shadeOf('removed')).toBe('l3')
    expect(shadeOf('parse')).toBe('s')
  })

  it('stays pale where the test calls no difference', () => {
    expect(shadeOf('format', uncertain)).toBe('m1')
  })

  it('names function, place and both sides’ amounts in each title, and says what it is', () => {
    const { markup } = flameGraph(profile, 600)
    expect(markup).toContain(
      '<title>parse, lib/file1.js:2: 300 ms → 500 ms with what it calls, 300 ms → 300 ms of its own</title>',
    )
    expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="Flame graph of 5 call paths, 3 deep/)
  })

  it('draws no more boxes than there are pixels for', () => {
    const wide = profileOf([
      [-1, 0, 0, 0],
      ...Array.from({ length: 700 }, (): [number, number, number, number] => [0, 1, 1, 1]),
    ])
    expect(flameGraph(wide, 600).markup.match(/<rect/g)).toHaveLength(1)
  })

  it('is not there without a call tree', () => {
    expect(flameGraph(profileOf([]), 600).markup).toBe('')
  })

  it('keeps hostile names text', () => {
    for (const name of hostileNames) {
      const hostile = profileOf([[-1, 0, 1, 2]], [name])
      const { markup } = flameGraph(hostile, 600)
      expect(markup).not.toMatch(/<(?!\/?(?:svg|g|title|rect|text)\b)/)
      expect(markup).not.toMatch(/<[^>]* on\w+=/)
    }
  })
})
