import { describe, expect, it } from 'vitest'
import { agreements } from '../../scripts/studies/agreement.ts'
import { pagePart } from '../../scripts/studies/page-part.ts'
import { withPart } from '../../scripts/studies/with-part.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { findingOf, resultWith } from '../fakes/results.ts'

interface Row {
  readonly library: string
  readonly loops: number
  readonly change: number
}

function resultOf(rows: readonly Row[]) {
  const idOf = ({ library, loops }: Row) => `promises/chain library=${library} loops=${loops}`
  const result = resultWith(
    rows.map((row) =>
      findingOf({ id: idOf(row), verdict: 'unchanged', change: row.change, base: 0.01 }),
    ),
  )
  const benchmarks = rows.map((row) =>
    benchmarkOf(idOf(row), {
      suite: 'promises',
      name: 'chain',
      parameters: { library: row.library, ...(row.loops === 0 ? {} : { loops: row.loops }) },
    }),
  )
  return { ...result, plan: { ...result.plan, benchmarks } }
}

describe('two presets of a suite', () => {
  const small = resultOf([
    { library: 'q', loops: 10, change: -0.2 },
    { library: 'when', loops: 10, change: 0.1 },
    { library: 'async', loops: 10, change: -0.001 },
    { library: 'native', loops: 10, change: 0.3 },
    { library: 'await', loops: 0, change: 0.1 },
  ])
  const large = resultOf([
    { library: 'q', loops: 500, change: -0.1 },
    { library: 'when', loops: 500, change: -0.1 },
    { library: 'async', loops: 500, change: 0.1 },
    { library: 'native', loops: 500, change: 0 },
    { library: 'bluebird', loops: 500, change: 0.5 },
    { library: 'await', loops: 0, change: 0.1 },
  ])

  it('are compared in rows that differ by size alone, whatever parameters others have, where the larger one leaves 0 out', () => {
    const compared = agreements(small, large)
    expect(compared.map((one) => [one.large, one.outcome])).toEqual([
      ['promises/chain library=q loops=500', 'agrees'],
      ['promises/chain library=when loops=500', 'differs'],
      ['promises/chain library=async loops=500', 'open'],
      ['promises/chain library=await loops=0', 'agrees'],
    ])
    expect(compared[0]).toMatchObject({
      small: 'promises/chain library=q loops=10',
      changes: { small: { estimate: -0.2 }, large: { estimate: -0.1 } },
    })
  })
})

describe('the page of a study', () => {
  it('has a part for each run, which is replaced, and keeps all other text', () => {
    const page = '# promises\n\nAfter a study.\n\n## What was learnt\n\n- This.\n'
    const once = withPart(page, 'quick', 'one')
    expect(once).toContain('- This.\n\n<!-- measured: quick -->\n\none\n\n<!-- end of quick -->')
    const twice = withPart(withPart(once, 'published', 'two'), 'quick', 'three')
    expect(twice).not.toContain('one')
    expect(twice.match(/<!-- measured: (\w+)/g)).toHaveLength(2)
    expect(twice.startsWith(page.trimEnd())).toBe(true)
  })

  it('shows printed figures beside ours, with interval, verdict and direction', () => {
    const result = resultOf([
      { library: 'async', loops: 500, change: 0 },
      { library: 'q', loops: 500, change: 0.5 },
    ])
    const columns = ['async', 'q'].map((label) => ({
      label,
      parameters: { library: label },
      ...(label === 'q' ? { ratioTo: 'async' } : {}),
    }))
    const table = {
      title: 'Total',
      rowLabel: 'mode',
      metric: 'time',
      unit: 'ms' as const,
      decimals: 1,
      rows: [{ label: 'sync', name: 'chain' }],
      columns,
      published: { sync: { async: 5, q: 3 } },
      note: 'As printed.',
    }
    const study = { suite: 'promises', source: 'a study', tables: [table] }
    const runs = [{ ...result, plan: { ...result.plan, study } }]
    const { page, csv, text } = pagePart('Quick', runs, 'data/promises/quick')
    expect(page).toContain('(data/promises/quick.csv)')
    expect(csv).toMatch(/^Total,As printed\.\n,[^]*\nsync: q,3,10\.0,15\.0,/)
    expect(text).toMatch(/deadheat compare .*--seed/)
    expect(page).toContain('### Total')
    expect(page).toMatch(/\| sync: q \| 3 \| 10\.0 \| 15\.0 \| \+50\.0% \(.* … .*\)/)
    expect(page).toContain('As printed.')
    expect(page).toContain('| 0.60× | 1.50× | 15.0 / 10.0 | 2.50 |')
  })
  it('names each machine once where its runs had several', () => {
    const result = resultOf([{ library: 'async', loops: 500, change: 0 }])
    const other = { ...result, machine: { ...result.machine, cpus: 96 } }
    const { page } = pagePart('Published', [result, other, result], 'data')
    expect(page.match(/96 CPUs/g)).toHaveLength(1)
    expect(page.match(/other rows on/g)).toHaveLength(1)
    expect(pagePart('Published', [result, result], 'data').page).not.toContain('other rows on')
  })

  it('names each day once, in order', () => {
    const later = { ...resultOf([]), startedAt: '2026-02-01T00:10:00.000Z' }
    const earlier = { ...later, startedAt: '2026-01-31T23:50:00.000Z' }
    const { page } = pagePart('Published', [later, earlier, later], 'data')
    expect(page).toContain('Measured on 2026-01-31 and 2026-02-01 with')
  })
})
