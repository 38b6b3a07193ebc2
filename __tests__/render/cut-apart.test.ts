import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutApart } from '../../src/render/cut-apart.ts'
import { widthOf } from '../../src/render/width.ts'

describe('names that are cut', () => {
  it('keep the parameters that tell them apart', () => {
    const name = (path: string): string =>
      `core/url/url-resolve n=100000 path=${path} href=javascript`
    expect(cutApart([name('up'), name('sibling'), 'parse bytes=16'], 40)).toEqual([
      'core/url/url-resolve … path=up …',
      'core/url/url-resolve … path=sibling …',
      'parse bytes=16',
    ])
  })

  it('are cut in the middle where that leaves them apart', () => {
    expect(cutApart(['a-rather-long-name size=1', 'another-rather-long-name size=2'], 20)).toEqual([
      'a-rather-lon… size=1',
      'another-rath… size=2',
    ])
  })

  it('are never wider than they may be, and stay as they are where they fit', () => {
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
})
