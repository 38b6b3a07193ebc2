import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import { foreignNames } from '../../../src/render/text/escape.ts'
import { axisFromText, contestsOnAxes } from '../../../src/plan/contenders/contests-on-axes.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { renderReport } from '../../../src/render/comment/comment.ts'
import { contestRows } from '../../../src/render/rows/row.ts'
import { contestSentence } from '../../../src/render/rows/contest-sentence.ts'
import { renderTerminal } from '../../../src/render/terminal/terminal.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import {
  failureOf,
  findingOf,
  gatingMetrics,
  resultWith,
  type RowFacts,
} from '../../fakes/results.ts'

const values = ['async', 'q', 'x | <b>`y`']
const benchmarks = values.map((library) =>
  benchmarkOf(`chain library=${library}`, { name: 'chain', parameters: { library } }),
)
const axes = [axisFromText('library=async,*')]
const contests = [...contestsOnAxes(benchmarks, axes)]
const [q = '', odd = ''] = contests.map(({ id }) => id)

function contestResult(facts: readonly RowFacts[]): Result {
  const plan = planOf({ benchmarks: [...contests], metrics: [...gatingMetrics] })
  return { ...resultWith([]), plan, findings: facts.map(findingOf) }
}

describe('contestSentence', () => {
  it.each([
    ['regression', 30, 2, 'q is 31 × slower than async (29 … 33 ×)'],
    ['improvement', -0.5, 0.01, 'q is 2.00 × faster than async (1.96 … 2.04 ×)'],
    ['unchanged', 0.001, 0.004, 'q is the same as async (−0.3 … +0.5%, within ±2.0%)'],
  ] as const)('tells of a contest that is %s by %d ± %d', (verdict, change, margin, sentence) => {
    const [row] = contestRows(contestResult([{ id: q, verdict, change, margin }]))
    expect(row && contestSentence(row, foreignNames)).toBe(sentence)
  })

  it('is led by the first metric that gates, whatever the others say', () => {
    const facts = [
      { id: q, verdict: 'unchanged', change: 0 },
      { id: q, metric: 'peak-memory', verdict: 'regression', change: 2, margin: 0.1 },
    ] as const
    const report = renderReport(contestResult(facts))
    expect(report).toContain('| same |')
    expect(report).toContain('(peak memory +200% larger) |')
  })
})

describe('a result about contenders alone', () => {
  const result = contestResult([
    { id: q, verdict: 'regression', change: 30, margin: 2 },
    { id: odd, verdict: 'unchanged', change: 0.001 },
  ])

  it('speaks of contenders in a terminal, and of no base and head', () => {
    const text = renderTerminal(result, { width: 120, colours: false })
    expect(text).toContain('q is 31 × slower than async (29 … 33 ×)')
    expect(text).toContain('1 slower, 1 same')
    expect(text).not.toMatch(/\bbase\b|\bhead\b|regression/i)
  })

  it('has a line of their own for other metrics where there is no room for a column', () => {
    const both = contestResult([
      { id: q, verdict: 'regression', change: 30, margin: 2 },
      { id: q, metric: 'peak-memory', verdict: 'improvement', change: -0.5, margin: 0.1 },
    ])
    const [wide, narrow] = [140, 70].map((width) => renderTerminal(both, { width, colours: false }))
    expect(wide).toMatch(/q is 31 × slower than async .* peak memory −50\.0% smaller/)
    expect(narrow).toMatch(
      /q is 31 × slower than async .*\n {2}other metrics: peak memory −50\.0% smaller\n/,
    )
  })

  it('is a table in the report, in which names cannot be markup', () => {
    const report = renderReport(result)
    expect(report).toContain('### Contenders: 1 slower, 1 same')
    expect(report).toContain(
      '| slower | `q vs async in chain` | **+3,000%** | +2,800\u00A0…\u00A0+3,200 |',
    )
    expect(report).not.toContain('<b>`y`')
    expect(report).not.toContain('**What to do**')
    expect(report).toContain('**The contenders** differ in nothing else')
  })

  it('says what to do only where something is to be done', () => {
    const open = contestResult([{ id: q, verdict: 'inconclusive', change: 0.03, margin: 0.05 }])
    expect(renderReport(open)).toContain('**What to do**: run it again with more time.')
    const broken = { ...open, failures: [failureOf({ benchmarkId: q })] }
    expect(renderReport(broken)).toContain('**What to do**: read the failures below')
  })

  it('is the headline of the page, where no check is spoken of, and a table of it', () => {
    const page = reportPage({ result, taken: [] }, pageTools)
    expect(page).toContain('<h1>contenders: 1 slower, 1 same</h1>')
    expect(page).toContain('<code>q</code>, <code>x &#124; &#60;b&#62;&#96;y&#96;</code> against')
    expect(page).not.toContain('The check')
    const [table = ''] = /<h2>Contenders[\s\S]*?<\/table>/.exec(page) ?? []
    expect(table).toMatch(/slower<\/th>.*<b>\+3,000%<\/b>.*same<\/th>/)
    expect(table).not.toContain('<b>`')
  })
})

it('contenders beside base and head have a table of their own below the others', () => {
  const plain = resultWith([findingOf({ id: 'one', verdict: 'unchanged', change: 0 })])
  const whole = {
    ...plain,
    plan: { ...plain.plan, benchmarks: [...plain.plan.benchmarks, ...contests] },
    findings: [
      ...plain.findings,
      findingOf({ id: q, verdict: 'regression', change: 30, margin: 2 }),
    ],
  }
  const before = renderTerminal(plain, { width: 120, colours: false })
  const text = renderTerminal(whole, { width: 120, colours: false })
  expect(text).toContain('Contenders, on head unless named otherwise:')
  expect(text).toContain('q is 31 × slower than async')
  expect(text.split('\n').at(-2)).toBe(before.split('\n').at(-2))
  expect(renderReport(whole)).toContain('<b>Contenders</b>: <code>q</code> is 31 × slower')
})
