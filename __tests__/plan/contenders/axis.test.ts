import { describe, expect, it } from 'vitest'
import { axisFromText } from '../../../src/plan/contenders/axis.ts'
import { UsageError } from '../../../src/model/usage-error.ts'

describe('axisFromText', () => {
  it('reads the reference first, then the contenders', () => {
    expect(axisFromText('library=async@3, when@2.1,q')).toEqual({
      name: 'library',
      contenders: ['async@3', 'when@2.1', 'q'].map((value) => ({ value, side: 'head' })),
    })
  })

  it('reads the side of a contender, and a star for all others', () => {
    expect(axisFromText('library=base:async,*')).toEqual({
      name: 'library',
      contenders: [{ value: 'async', side: 'base' }],
      others: true,
    })
  })

  it.each(['library', '=a,b', 'library=', 'library=a', 'library=*'])('refuses %j', (written) => {
    expect(() => axisFromText(written)).toThrow(UsageError)
  })
})
