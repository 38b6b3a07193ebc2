import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importedTable, type NamedFile } from '../../src/importing/imported-table.ts'

const policy = { alpha: 0.01, threshold: 0.02 }

/** What a real tool wrote, cut down. */
function recorded(name: string): NamedFile {
  const url = new URL(`../fixtures/imported/${name}`, import.meta.url)
  return { path: fileURLToPath(url), text: readFileSync(url, 'utf8') }
}

const importedFrom = (base: readonly string[], head: readonly string[] = []) =>
  importedTable({ base: base.map(recorded), head: head.map(recorded) }, policy)

const file = (path: string, value: unknown): NamedFile => ({
  path,
  text: typeof value === 'string' ? value : JSON.stringify(value),
})

describe('importedTable', () => {
  it('reads both sides out of the CSV of Node.js', () => {
    const { rows, taken } = importedFrom(['node-core.csv'])
    expect(rows).toMatchObject([
      {
        name: "querystring/querystring-parse n=20000 type='manypairs'",
        unit: 'per_s',
        better: 'higher',
        values: [4, 4],
        verdict: 'regression',
      },
    ])
    expect(taken).toContain('took turns')
  })

  it('reads a quote in a cell of that CSV, and blanks between cells', () => {
    const head = '"binary","filename","configuration","rate","time"'
    const line = (binary: string): string => `"${binary}", "a.js","type=""x""",1,1`
    const content = [head, line('old'), line('old'), line('new'), line('new')].join('\n')
    const table = importedTable({ base: [file('a.csv', content)], head: [] }, policy)
    expect(table.rows).toMatchObject([{ name: 'a type="x"', values: [2, 2] }])
  })

  it('compares the two commands of one file of hyperfine', () => {
    const { rows } = importedFrom(['hyperfine-2.json'])
    expect(rows).toMatchObject([{ name: 'node -e 1 → node -e 2', unit: 's', values: [8, 8] }])
    expect(rows[0]?.base).toBeGreaterThan(0.001)
  })

  it('compares hyperfine 1 in two files, whatever the commands are called', () => {
    const one = (command: string, times: readonly number[]) => ({ results: [{ command, times }] })
    const table = importedTable(
      {
        base: [file('a.json', one('old/app', [1, 1.01, 0.99, 1.02]))],
        head: [file('b.json', one('new/app', [2, 2.01, 1.99, 2.02]))],
      },
      policy,
    )
    expect(table.rows).toMatchObject([{ name: 'old/app → new/app', verdict: 'regression' }])
    expect(table.rows[0]?.estimate).toBeCloseTo(0.99, 1)
  })

  it('reads every figure of Go’s text by its unit', () => {
    const { rows, each } = importedFrom(['go-old.txt'], ['go-new.txt'])
    expect(each).toBe('repetition')
    expect(rows.map(({ name, unit, values }) => [name, unit, values])).toEqual([
      ['BenchmarkJoin-2', 's', [6, 6]],
      ['BenchmarkJoin-2 B/op', 'B', [6, 6]],
      ['BenchmarkJoin-2 allocs/op', 'count', [6, 6]],
      ['BenchmarkSplit/short-2', 's', [6, 6]],
      ['BenchmarkSplit/short-2 MB/s', 'per_s', [6, 6]],
      ['BenchmarkSplit/long-2', 's', [6, 6]],
      ['BenchmarkSplit/long-2 MB/s', 'per_s', [6, 6]],
    ])
    // The same bytes each time: certainly the same.
    expect(rows[1]).toMatchObject({ base: 8, head: 8, ci: [0, 0], verdict: 'unchanged' })
    expect(rows[0]?.base).toBeLessThan(1e-5)
  })

  it('reads the repetitions of Google Benchmark and not their means', () => {
    const { rows } = importedFrom(['google-benchmark-old.json'], ['google-benchmark-new.json'])
    expect(rows).toMatchObject([{ name: 'join/8', unit: 's', values: [5, 5] }])
  })

  it('takes the calls of one process for one value, which is not judged', () => {
    for (const name of ['tinybench-6.json', 'tinybench-2.json', 'vitest-3.json', 'mitata-1.json']) {
      const { rows, each } = importedFrom([name], [name])
      expect(each).toBe('reduced')
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) {
        expect(row).toMatchObject({ values: [1, 1], ci: null, verdict: 'inconclusive' })
        expect(row.base).toBeGreaterThan(1e-8)
        expect(row.base).toBeLessThan(1e-3)
      }
    }
    expect(importedFrom(['mitata-1.json'], ['mitata-1.json']).rows[0]?.name).toBe('texts/join')
    expect(importedFrom(['vitest-3.json'], ['vitest-3.json']).rows[0]?.name).toMatch(/> join$/)
  })

  it('judges them once there are several files a side', () => {
    const run = (median: number) =>
      file('t.json', [{ name: 'a', result: { latency: { p50: median } } }])
    const { rows } = importedTable(
      { base: [1, 1.01, 1.02].map(run), head: [1.5, 1.51, 1.52].map(run) },
      policy,
    )
    expect(rows).toMatchObject([{ values: [3, 3], verdict: 'regression' }])
  })

  it('reads criterion, which names a benchmark by the folder', () => {
    for (const name of ['sample', 'estimates']) {
      const path = `criterion/sums/fold/10/new/${name}.json`
      expect(importedFrom([path], [path]).rows).toMatchObject([
        { name: 'sums/fold/10', unit: 's', values: [1, 1] },
      ])
      expect(importedFrom([path], [path]).rows[0]?.base).toBeCloseTo(6.7e-9, 9)
    }
  })

  it('compares the last commit of github-action-benchmark with the one before', () => {
    const { rows, taken } = importedFrom(['github-action-benchmark.js'])
    expect(rows).toMatchObject([{ name: 'parse', unit: 's', verdict: 'inconclusive', ci: null }])
    expect(rows[0]?.estimate).toBeCloseTo(1)
    expect(taken).toContain('other machines')
  })

  it('tells what only one side has, and leaves out what cannot be compared', () => {
    const csv = (name: string) =>
      `BenchmarkA 1 5 ns/op\nBenchmarkA 1 6 ns/op\nBenchmark${name} 1 7 ns/op\n`
    const table = importedTable(
      { base: [file('a', csv('Old'))], head: [file('b', csv('New'))] },
      policy,
    )
    expect(table).toMatchObject({ onlyBase: ['BenchmarkOld'], onlyHead: ['BenchmarkNew'] })
    expect(table.rows).toHaveLength(1)
  })

  const refused: readonly (readonly [
    string,
    readonly NamedFile[],
    readonly NamedFile[],
    RegExp,
  ])[] = [
    [
      'that ends early',
      [{ path: 'cut.json', text: '{"benchmarks":[{"alias":"a","ru' }],
      [],
      /expected whole JSON in cut\.json, got text that ends early or is damaged \(.*\): write it again/,
    ],
    [
      'of no known tool',
      [file('x.json', { a: 1 })],
      [],
      /hyperfine.*got x\.json, which begins with "\{/,
    ],
    ['one side alone', [recorded('go-old.txt')], [], /expected two files.*Go/],
    [
      'of two tools',
      [recorded('go-old.txt')],
      [recorded('hyperfine-2.json')],
      /one tool, got Go.*hyperfine/,
    ],
    [
      'with both sides beside another',
      [recorded('node-core.csv')],
      [recorded('node-core.csv')],
      /holds both: give it alone/,
    ],
    [
      'with nothing in common',
      [file('a', 'BenchmarkA 1 5 ns/op\nBenchmarkB 1 5 ns/op')],
      [file('b', 'BenchmarkC 1 5 ns/op\nBenchmarkD 1 5 ns/op')],
      /both sides have values of, got BenchmarkA, BenchmarkB and BenchmarkC/,
    ],
    [
      'with an unknown binary',
      [
        file(
          'a.csv',
          '"binary", "filename", "configuration", "rate", "time"\n"mine", "a.js", "", 1, 1',
        ),
      ],
      [],
      /"old" or "new".*line 2 of a\.csv, got "mine"/,
    ],
  ]

  it.each(refused)('refuses a file %s, and says what to do', (_, base, head, message) => {
    expect(() => importedTable({ base, head }, policy)).toThrow(message)
  })
})
