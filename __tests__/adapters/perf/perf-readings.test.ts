import { describe, expect, it } from 'vitest'
import { perfReadingsOf } from '../../../src/adapters/perf/perf-readings.ts'

describe('perfReadingsOf', () => {
  it('reads what a CPU with counters is told to count', () => {
    const text = [
      '# started on Thu Mar  5 10:11:12 2026',
      '',
      '143219877,,instructions:u,38120340,100.00,1.52,insn per cycle',
      '94331201,,cycles:u,38120340,100.00,,',
      '61,,context-switches,40120340,100.00,1.5,K/sec',
      '',
    ].join('\n')
    expect(perfReadingsOf(text)).toEqual({
      instructions: 143219877,
      cycles: 94331201,
      'context-switches': 61,
    })
  })

  it('reads a virtual machine without counters, as recorded on one', () => {
    const text = [
      '<not supported>,,instructions:u,0,100.00,,',
      '<not supported>,,cycles:u,0,100.00,,',
      '0,,context-switches:u,867553,100.00,,',
      '72,,page-faults:u,867553,100.00,,',
    ].join('\n')
    expect(perfReadingsOf(text)).toEqual({
      instructions: null,
      cycles: null,
      'context-switches': null,
    })
  })

  it('takes no count that was made for a part of the time', () => {
    expect(perfReadingsOf('143219877,,instructions:u,19060170,50.00,,')).toEqual({
      instructions: null,
    })
  })

  it('yields nothing for anything else', () => {
    expect(perfReadingsOf('')).toEqual({})
    expect(perfReadingsOf('Error: no permission\n1,2,3')).toEqual({})
  })
})
