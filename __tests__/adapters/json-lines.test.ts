import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowsError } from '../../src/adapters/reading/checked-rows.ts'
import { jsonLines } from '../../src/adapters/json-lines.ts'
import { outputOf } from './recorded.ts'

const read = (stdout: string) => jsonLines.read(outputOf({ stdout }))
const lineOf = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ name: 'a', value: 1, unit: 's', ...row })

describe('lines of JSON', () => {
  it('are rows, in base units, with the direction that the unit has', () => {
    const text = [
      'warming up',
      lineOf({ name: 'parse', value: 2.5, unit: 'ms' }),
      lineOf({ name: 'serve', value: 900, unit: 'req/s' }),
      lineOf({ name: 'size', value: 3, unit: 'KiB' }),
      lineOf({ name: 'hits', value: 7, unit: 'count', better: 'higher' }),
    ].join('\n')
    expect(read(text).rows).toEqual([
      { name: 'parse', value: 0.0025, unit: 's', better: 'lower' },
      { name: 'serve', value: 900, unit: 'per_s', better: 'higher' },
      { name: 'size', value: 3072, unit: 'B', better: 'lower' },
      { name: 'hits', value: 7, unit: 'count', better: 'higher' },
    ])
  })

  it('add up what several processes have used', () => {
    const usage = (cpuSeconds: number, peakMemoryBytes: number): string =>
      JSON.stringify({ usage: { cpuSeconds, peakMemoryBytes } })
    const lines = [usage(1, 30), usage(2, 20)].join('\n')
    expect(jsonLines.read(outputOf({ stdout: lineOf({}), lines }))).toMatchObject({
      cpuSeconds: 3,
      peakMemoryBytes: 30,
    })
  })

  it.each([
    ['', 'expected at least one result, got none'],
    ['no JSON at all', 'expected at least one result, got none'],
    ['{"name":"a","value":NaN,"unit":"s"}', 'expected a line of JSON, got'],
    ['{"name":"a","value":1e309,"unit":"s"}', 'expected {"name", "value", "unit", "better"}'],
    ['{"name":"a","value":0,"unit":"s"}', 'expected a number above 0 for "a", got 0'],
    ['{"name":"a","value":-1,"unit":"s"}', 'expected a number above 0'],
    ['{"name":"a","value":"1","unit":"s"}', 'value: Invalid input: expected number'],
    ['{"name":"a","value":1,"unit":"hours"}', 'expected a unit of ns, us'],
    ['{"name":"a","value":1,"unit":"count"}', 'expected "better" to be "lower" or "higher"'],
    ['{"__proto__":{"a":1},"name":"a","value":1,"unit":"s"}', 'expected {"name", "value"'],
    ['{"name":"a","value":1,"unit":"s","more":1}', 'expected {"name", "value"'],
    ['{"name":" ","value":1,"unit":"s"}', 'expected every result to have a name'],
    [lineOf({ name: 'é'.repeat(300) }), 'names of at most 200 characters, got 300'],
    [`${lineOf({})}\n${lineOf({})}`, 'got "a" twice'],
    ['{"name":"a","value":1,', 'expected a line of JSON'],
    ['{"name":"a","error":"Error: no"}', 'a threw Error: no'],
  ])('refuse %j', (stdout, message) => {
    expect(() => read(stdout)).toThrow(message)
  })

  it('refuse ten thousand rows', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => lineOf({ name: `row ${at}` }))
    expect(() => read(many.join('\n'))).toThrow('at most 1000 results of one process, got 10000')
  })

  it('take a row called like a part of every object for a row like others', () => {
    expect(read(lineOf({ name: '__proto__' })).rows[0]?.name).toBe('__proto__')
    expect(read(lineOf({ name: 'constructor' })).rows).toHaveLength(1)
  })

  it('end in rows above zero or in one clear error, whatever is printed', () => {
    const printed = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((one) => JSON.stringify(one)),
    )
    fc.assert(
      fc.property(printed, (text) => {
        expect(outcomeOf(text)).toBe('fine')
      }),
    )
  })
})

/** What came of reading: numbers above zero or an error of ours is fine. */
function outcomeOf(text: string): string {
  try {
    return read(text).rows.every(({ value }) => value > 0) ? 'fine' : 'a row that is no number'
  } catch (error) {
    return error instanceof RowsError ? 'fine' : String(error)
  }
}
