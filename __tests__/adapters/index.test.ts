import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adapters } from '../../src/adapters/index.ts'
import { outputOf, recorded } from './recorded.ts'
import { RowsError } from '../../src/adapters/reading/checked-rows.ts'

const { vitest, tinybench, 'json-lines': jsonLines, 'bench-node': benchNode } = adapters

describe('vitest bench', () => {
  const row = { name: 'a.bench.js > texts > join', value: 2, unit: 'ms', process: 'reporter' }
  const reporter =
    '--reporter=data:text/javascript,export{default}from"file://{adapters}/vitest-reporter.mjs"'

  it('reads what our reporter says of each benchmark, and is started once, with that', () => {
    const lines = `${JSON.stringify({ ...row, statistic: 'median' })}\n{"fixed":"join"}\n`
    const told = { unit: 's', better: 'lower', statistic: 'median', isFixed: true }
    expect(vitest.read(outputOf({ lines })).rows).toEqual([
      { name: row.name, value: 0.002, ...told },
    ])
    expect(vitest.argv(['vitest', 'bench'])).toEqual(['vitest', 'bench', '--run', reporter])
  })

  it.each([
    ['--run'],
    ['--watch=false'],
    ['--no-watch', '-w'],
    ['--reporter=verbose', '--run=true'],
    ['--reporter', 'json', '--watch'],
  ])('says alone how it runs and reports, given %s %s', (...words) => {
    const [start, end] = [['npx', 'vitest', 'bench'], 'src/run.bench.ts']
    expect(vitest.argv([...start, ...words, end])).toEqual([...start, end, '--run', reporter])
  })
})

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
    ['{"name":"a","value":NaN,"unit":"s"}', 'expected a line of JSON, got'],
    ['{"name":"a","value":1e309,"unit":"s"}', 'expected {"name", "value", "unit", "better"}'],
    ['{"name":"a","value":0,"unit":"s"}', 'expected a number above 0 for "a", got 0'],
    ['{"name":"a","value":"1","unit":"s"}', 'value: expected a number, got "1"'],
    ['{"name":"a","value":1,"unit":"hours"}', 'expected a unit of ns, us'],
    ['{"name":"a","value":1,"unit":"count"}', 'expected "better" to be "lower" or "higher"'],
    ['{"__proto__":{"a":1},"name":"a","value":1,"unit":"s"}', 'expected {"name", "value"'],
    ['{"name":"a","value":1,"unit":"s","more":1}', 'expected {"name", "value"'],
    ['{"name":" ","value":1,"unit":"s"}', 'expected every result to have a name'],
    [lineOf({ name: 'é'.repeat(300) }), 'names of at most 200 characters, got 300'],
    [`${lineOf({})}\n${lineOf({})}`, 'got "a" twice'],
    ['{"name":"a","error":"Error: no"}', 'a threw Error: no'],
  ])('refuse %j', (stdout, message) => {
    expect(() => read(stdout)).toThrow(message)
  })

  it('refuse ten thousand rows, and take one called like a part of every object for one like others', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => lineOf({ name: `row ${at}` }))
    expect(() => read(many.join('\n'))).toThrow('at most 1000 results of one process, got 10000')
    expect(read(lineOf({ name: '__proto__' })).rows[0]?.name).toBe('__proto__')
    expect(read(lineOf({ name: 'constructor' })).rows).toHaveLength(1)
  })

  it('end in rows above zero or in one clear error, whatever is printed', () => {
    const objects = fc.object().map((one) => JSON.stringify(one))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), objects), (text) => {
        expect(outcomeOf(text)).toBe('fine')
      }),
    )
  })
})

it('bench-node reads operations per second where it keeps no samples, of which more are better', () => {
  const row = { name: 'join', value: 9, statistic: 'mean' }
  const lines = JSON.stringify({ ...row, unit: 'ops/s', process: '1.0' })
  const { rows } = benchNode.read(outputOf({ lines }))
  expect(rows).toEqual([{ ...row, unit: 'per_s', better: 'higher' }])
})

const told = (more: object): string =>
  `${JSON.stringify({ name: 'join', value: 1, unit: 's', process: '7.0', ...more })}\n`

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

  it('takes the last result of a benchmark that one process runs again, and tells threads apart', () => {
    const lines = [1, 2].map((value) => told({ value })).join('')
    expect(tinybench.read(outputOf({ lines })).rows).toMatchObject([{ name: 'join', value: 2 }])
    const threads = ['7.1', '7.2'].map((process) => told({ process })).join('')
    const names = ['join', 'join [2]'].map((name) => ({ name }))
    expect(tinybench.read(outputOf({ lines: threads })).rows).toMatchObject(names)
  })

  it.each([
    ['made the calls that it was asked for', 'join', true],
    ['did not, where its name only ends like that of one', 'in', undefined],
  ])('says of a row that it %s', (_, fixed, isFixed) => {
    const lines = `{"fixed":"${fixed}"}\n${told({})}`
    expect(tinybench.read(outputOf({ lines })).rows[0]?.isFixed).toBe(isFixed)
  })

  it('shortens a name that is too long for a table', () => {
    const lines = told({ name: 'é'.repeat(300) })
    expect(tinybench.read(outputOf({ lines })).rows[0]?.name).toMatch(/^é{189}…$/)
  })

  it('tells a task that threw, and keeps those beside it', () => {
    const bad = '{"name":"bad","error":"Error: no","process":"7.0"}\n'
    expect(() => tinybench.read(outputOf({ lines: bad }))).toThrow('bad threw Error: no')
    const lines = bad + told({ name: 'good' })
    const { rows, brokenRows: broken } = tinybench.read(outputOf({ lines }))
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

/** What came of reading: numbers above zero or an error of ours is fine. */
function outcomeOf(text: string): string {
  try {
    return read(text).rows.every(({ value }) => value > 0) ? 'fine' : 'a row that is no number'
  } catch (error) {
    return error instanceof RowsError ? 'fine' : String(error)
  }
}
