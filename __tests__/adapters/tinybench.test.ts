import { describe, expect, it } from 'vitest'
import { tinybench } from '../../src/adapters/tinybench.ts'
import { outputOf, recorded } from './recorded.ts'

const told = (more: object): string => `${JSON.stringify({ name: 'join', ...more })}\n`

describe('tinybench, as every library that is watched', () => {
  it('reads the median time of each task, by bench and task, and what the process has used', () => {
    expect(tinybench.read(outputOf({ lines: recorded('tinybench-6.2.3.ndjson') }))).toMatchObject({
      rows: [
        { name: 'texts/join', unit: 's', better: 'lower', statistic: 'median' },
        { name: 'texts/sort', unit: 's', better: 'lower', statistic: 'median' },
        { name: 'join', unit: 's' },
        { name: 'join (2)', unit: 's' },
      ],
      cpuSeconds: expect.any(Number),
    })
  })

  it('takes the last result of a benchmark that one process runs again', () => {
    const lines = [1, 2].map((value) => told({ value, unit: 's', process: '7.0' })).join('')
    expect(tinybench.read(outputOf({ lines })).rows).toMatchObject([{ name: 'join', value: 2 }])
  })

  it('tells results of one name apart that two threads have', () => {
    const lines = ['7.1', '7.2'].map((process) => told({ value: 1, unit: 's', process })).join('')
    expect(tinybench.read(outputOf({ lines })).rows.map(({ name }) => name)).toEqual([
      'join',
      'join [2]',
    ])
  })

  it('says of a row that it made the calls that it was asked for', () => {
    const lines = `{"fixed":"join"}\n${told({ value: 1, unit: 's', process: '7.0' })}`
    expect(tinybench.read(outputOf({ lines })).rows[0]?.fixed).toBe(true)
  })

  it('shortens a name that is too long for a table', () => {
    const lines = `${JSON.stringify({ name: 'é'.repeat(300), value: 1, unit: 's', process: '1' })}\n`
    expect(tinybench.read(outputOf({ lines })).rows[0]?.name).toMatch(/^é{189}…$/)
  })

  it('tells a task that threw, and is no number then', () => {
    const lines = '{"name":"bad","error":"Error: no","process":"7.0"}\n'
    expect(() => tinybench.read(outputOf({ lines }))).toThrow('bad threw Error: no')
  })

  it('keeps the tasks beside one that threw', () => {
    const bad = '{"name":"bad","error":"Error: no","process":"7.0"}\n'
    const good = '{"name":"good","value":1,"unit":"ms","process":"7.0"}\n'
    const { rows, broken } = tinybench.read(outputOf({ lines: bad + good }))
    expect(rows.map(({ name }) => name)).toEqual(['good'])
    expect(broken).toEqual([{ name: 'bad', message: 'bad threw Error: no' }])
  })

  it.each([
    ['{"name":"a","value":1,"unit":"hours","process":"1"}'],
    ['{"name":"a","value":"1","unit":"s","process":"1"}'],
    ['{"name":"a","value":1,"unit":"s"}'],
    ['{"name":'],
  ])('refuses the line %s', (lines) => {
    expect(() => tinybench.read(outputOf({ lines }))).toThrow('expected a result, got')
  })

  it('says what to look at when the suite has not used it', () => {
    const lines = '{"usage":{"cpuSeconds":1,"peakMemoryBytes":null}}\n'
    expect(() => tinybench.read(outputOf({ lines, stdout: 'all well' }))).toThrow(
      /^expected results of tinybench, got none: does the suite import it/,
    )
  })
})
