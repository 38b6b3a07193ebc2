import { describe, expect, it } from 'vitest'
import { inputComplaint } from '../../src/action/action.ts'

describe('inputComplaint', () => {
  it('accepts what action.yml has, and what is not given', () => {
    expect(inputComplaint({ INPUT_BASE: 'main', 'INPUT_NODE-VERSION': '22' })).toBeNull()
    expect(inputComplaint({ INPUT_ODD: '', PATH: '/bin' })).toBeNull()
  })

  it('names the nearest input', () => {
    expect(inputComplaint({ INPUT_PAIR: '8' })).toBe('unknown input "pair"; did you mean "pairs"?')
  })

  it('says where a setting belongs that is no input', () => {
    expect(inputComplaint({ INPUT_LIMIT: '5%' })).toBe(
      '"limit" is no input: put limit into the deadheat.yml of base',
    )
  })
})
