import { describe, expect, it } from 'vitest'
import { tinybench } from '../../src/adapters/tinybench.ts'
import { outputOf, recorded } from './recorded.ts'

describe('tinybench', () => {
  it('reads the mean time of each task, and what the process has used', () => {
    expect(tinybench.read(outputOf({ file: recorded('tinybench-6.2.3.ndjson') }))).toMatchObject({
      rows: [
        { name: 'texts/join', unit: 's', better: 'lower' },
        { name: 'texts/sort', unit: 's', better: 'lower' },
      ],
      cpuSeconds: expect.closeTo(0.3, 0),
    })
  })

  it('tells a task that threw, and is no number then', () => {
    const file = '{"name":"bad","error":"Error: no"}\n'
    expect(() => tinybench.read(outputOf({ file }))).toThrow('bad threw Error: no')
  })

  it('says what to look at when the suite has not used it', () => {
    const file = '{"usage":{"cpuSeconds":1,"peakMemoryBytes":null}}\n'
    expect(() => tinybench.read(outputOf({ file, stdout: 'all well' }))).toThrow(
      /^expected results of tinybench, got none: does the suite import it/,
    )
  })
})
