import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutApart } from '../../../src/render/terminal/terminal-table.ts'
import { widthOf } from '../../../src/render/text/width.ts'

it('names that are cut keep the parameters that tell them apart', () => {
  const name = (path: string): string =>
    `core/url/url-resolve n=100000 path=${path} href=javascript`
  expect(cutApart([name('up'), name('sibling'), 'parse bytes=16'], 40)).toEqual([
    'core/url/url-resolve … path=up …',
    'core/url/url-resolve … path=sibling …',
    'parse bytes=16',
  ])
})

it('names that are cut keep every parameter in which one of the same name differs from another', () => {
  const cells = ['sync', 'async'].flatMap((mode) =>
    [0, 2].map((servers) => `cell mode=${mode} servers=${servers} clients=2 separator=blank`),
  )
  expect(cutApart(cells, 36)).toEqual([
    'cell mode=sync servers=0 …',
    'cell mode=sync servers=2 …',
    'cell mode=async servers=0 …',
    'cell mode=async servers=2 …',
  ])
})

it('names that are cut are cut in the middle where that leaves them apart', () => {
  const names = ['a-rather-long-name size=1', 'another-rather-long-name size=2']
  expect(cutApart(names, 20)).toEqual(['a-rather-lon… size=1', 'another-rath… size=2'])
})

it('names that are cut leave out the words of a sentence that all of them have', () => {
  const names = ['nested objects', 'two flat objects', 'two arrays of objects'].map(
    (what) => `bench/@scope/deepmerge: merge ${what}, median time`,
  )
  expect(cutApart([...names, 'other'], 42)).toEqual([
    'bench/@scope/deepmerge: … nested …',
    'bench/@scope/deepmerge: … two flat …',
    'bench/@scope/deepmerge: … two arrays of …',
    'other',
  ])
})

it('names that are cut lose what they begin with where they would look alike all the same', () => {
  const name = (alpha: number, gamma: number): string =>
    `long/name alpha=${alpha} beta=${alpha}00 gamma=${gamma}`
  expect(cutApart([name(1, 1), name(1, 2), name(2, 1)], 16)).toEqual([
    '…eta=100 gamma=1',
    'long/name…amma=2',
    '…eta=200 gamma=1',
  ])
  const wide = ['aaaa', 'aaab', 'b'].map((end) => `satisfies(1.0.6, {"loose":true,"x":"${end}"})`)
  expect(new Set(cutApart(wide, 20)).size).toBe(3)
})

it('names that are cut are never wider than they may be, and stay as they are where they fit', () => {
  const names = fc.array(fc.stringMatching(/^[a-c]{1,8}( [a-c]=[0-2]{1,9}){0,6}$/), {
    minLength: 1,
  })
  fc.assert(
    fc.property(names, fc.integer({ min: 8, max: 60 }), (texts, width) => {
      const cut = cutApart(texts, width)
      expect(cut).toHaveLength(texts.length)
      expect(cut.filter((text) => widthOf(text) > width)).toEqual([])
      const fits = (_: string, index: number): boolean => widthOf(texts[index] ?? '') <= width
      expect(cut.filter(fits)).toEqual(texts.filter(fits))
    }),
  )
})
