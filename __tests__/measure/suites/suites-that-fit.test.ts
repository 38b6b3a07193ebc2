import { describe, expect, it } from 'vitest'
import { suitesThatFit } from '../../../src/measure/suites/calls-within.ts'

const long = { name: 'long', seconds: 9, rows: 3 }
const short = { name: 'short', seconds: 2, rows: 2 }
const wide = { name: 'wide', seconds: 5, rows: 50 }

describe('suitesThatFit', () => {
  it('takes all whose ten pairs fit', () => {
    expect([...suitesThatFit([long, short, wide], 160)]).toEqual(['wide', 'short', 'long'])
  })

  it('prefers those that take the least time for each row', () => {
    expect([...suitesThatFit([long, short, wide], 100)]).toEqual(['wide', 'short'])
    expect([...suitesThatFit([long, short], 40)]).toEqual(['short'])
  })

  it('goes on to shorter ones when one does not fit', () => {
    const last = { name: 'last', seconds: 2, rows: 1 }
    expect([...suitesThatFit([wide, { ...long, rows: 9 }, last], 70)]).toEqual(['wide', 'last'])
  })

  it('leaves out a long one with many rows rather than all that fit', () => {
    expect([...suitesThatFit([wide, short], 40)]).toEqual(['short'])
  })

  it('takes one whose ten pairs do not fit, but none of which not even one fits', () => {
    expect([...suitesThatFit([long], 10)]).toEqual(['long'])
    expect([...suitesThatFit([long], 8)]).toEqual([])
    expect([...suitesThatFit([], 1)]).toEqual([])
  })
})
