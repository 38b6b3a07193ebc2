import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import { codeOf, foreignNames } from '../../../src/render/text/escape.ts'
import { renderComment, renderReport, renderSummary } from '../../../src/render/comment/comment.ts'
import { parseMarker } from '../../../src/render/comment/marker.ts'
import { anyResult } from '../../fakes/any-result.ts'
import { timeMetric, benchmarkOf, planOf } from '../../fakes/plans.ts'
import { htmlOf } from '../../fakes/markdown.ts'
import {
  failureOf,
  findingOf,
  resultWith,
  wholeFinding,
  type RowFacts,
  gatingMetrics,
} from '../../fakes/results.ts'
import { evilResult } from '../evil-result.ts'
import { hostileNames } from '../hostile-names.ts'
import { context, stateOf, states } from '../states.ts'
import { axisFromText, contestsOnAxes } from '../../../src/plan/contenders/contests-on-axes.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { contestRows } from '../../../src/render/rows/row.ts'
import { contestSentence } from '../../../src/render/rows/contest-sentence.ts'
import { renderTerminal } from '../../../src/render/terminal/terminal.ts'

const limit = 60_000

/** Many rows, each with the longest and worst name. */
function manyRows(count: number, facts: Omit<RowFacts, 'id'>, name = '|'): Result {
  return resultWith(
    Array.from({ length: count }, (_, index) =>
      findingOf({ ...facts, id: `${index}${name.repeat(300)}`.slice(0, 300) }),
    ),
  )
}

const much = {
  message: '|'.repeat(2000),
  lastLines: Array.from({ length: 20 }, () => '`'.repeat(2000)),
}

const slower = stateOf('slower').result

it('names the budget that would settle what is unknown, where the one that was given is too short', () => {
  const unknown = stateOf('unknown').result
  const comment = renderComment(
    { ...unknown, plan: { ...unknown.plan, budgetSeconds: 300 } },
    context,
  )
  expect(comment).toContain('`/bench pairs=200`: about 45 min 40 s, with `budget: 46min`.')
})

describe('the size of a comment', () => {
  it('is at most 60,000 characters whatever the result', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(renderComment(result, context).length).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 60 },
    )
  })

  it('fits 5,000 failures of which each printed much', () => {
    const broken = { ...much, benchmarkId: '`'.repeat(300) }
    const names = Array.from({ length: 5000 }, (_, index) => `${index}`)
    const result = resultWith(
      names.map((name) => wholeFinding(name, 'failed')),
      { failures: names.map((name) => failureOf({ ...broken, message: name })) },
    )
    const comment = renderComment(result, context)
    expect(comment.length).toBeLessThanOrEqual(limit)
    expect(comment).toContain('5000 failed')
    expect(comment).toContain('And 4975 more failures')
    expect(comment.match(/^- \*\*failed\*\*/gm)).toHaveLength(25)
  })

  it('fits everything bad at once: rows of all verdicts, failures, metrics and doubts by the thousand', () => {
    const worst = (index: number): string => `${index}${'|'.repeat(300)}`.slice(0, 300)
    const kinds = ['regression', 'improvement', 'unchanged', 'inconclusive'] as const
    const metrics = Array.from({ length: 195 }, (_, index) => {
      const facts = { id: `m${index}`, label: '|'.repeat(100), gates: false }
      return { ...timeMetric, ...facts }
    })
    const result = resultWith(
      kinds.flatMap(
        (verdict, place) =>
          manyRows(3000, { verdict, change: (place - 2) / 10, pairsToSettle: 40 }).findings,
      ),
      {
        plan: { metrics: [timeMetric, ...metrics] },
        failures: metrics.map((_, index) => failureOf({ ...much, benchmarkId: worst(index) })),
        warnings: metrics.map(({ id }) => ({ code: id, text: '`'.repeat(1000) })),
        geometricMeans: metrics.map(({ id: metric }) => ({
          metric,
          estimate: 0.1,
          ci: [0, 0.2],
          rows: 2000,
        })),
      },
    )
    expect(renderComment(result, context).length).toBeLessThanOrEqual(limit)
  })

  it('keeps the verdict, the first 25 regressions, the failures and the links', () => {
    const mixed = resultWith(
      [
        ...Array.from({ length: 2000 }, (_, index) =>
          findingOf({ id: `slower ${index}`, verdict: 'regression', change: 3 - index / 1000 }),
        ),
        ...Array.from({ length: 3000 }, (_, index) =>
          findingOf({ id: `same ${index}`, verdict: 'unchanged', change: 0 }),
        ),
        wholeFinding('broken', 'failed'),
      ],
      { failures: [failureOf({ benchmarkId: 'broken' })] },
    )
    const comment = renderComment(mixed, context)
    expect(comment).toContain(
      '### 🔴 Performance: 2000 slower: `slower 0` +300% and 1999 more, 1 failed, 3000 same',
    )
    const kept = Array.from({ length: 25 }, (_, index) => `| 🔴 slower | \`slower ${index}\` |`)
    expect(kept.filter((row) => !comment.includes(row))).toEqual([])
    expect(comment).toContain('**failed**: measuring `broken` on head')
    expect(comment).toContain(context.links.run)
    expect(comment).toContain(context.links.report)
  })

  it('shows each unchanged row as long as there is room, then how many there are', () => {
    const shown = renderComment(manyRows(300, { verdict: 'unchanged', change: 0 }, 'x'), context)
    expect(shown).toContain('| Benchmark | Change | 95% CI | Base | Head | Floor |')
    const counted = renderComment(manyRows(3000, { verdict: 'unchanged', change: 0 }, 'x'), context)
    expect(counted).toContain('**3000 same**: all shown to be within ±2%; see [the report](')
  })

  it('goes down to the rung that is asked for when a comment was refused', () => {
    const lengths = [0, 1, 3, 4, 99].map((rung) => renderComment(slower, context, rung).length)
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
    expect(new Set(lengths).size).toBeGreaterThan(3)
  })
})

describe('the first 240 characters of a comment', () => {
  it.each(Object.entries(states))('carry the result when it is %s', (_, state) => {
    const start = renderComment(state.result, state.context).slice(0, 240)
    expect(start).toMatch(
      /^<!-- deadheat:v1 [^\n]* -->\n### \p{So} Performance: [^\n]+\n\n(?:\*\*|> \[!WARNING\]\n> \*\*untrusted)/u,
    )
  })

  it('carry it with the longest key and numbers, too', () => {
    const longest = { ...context, key: 'k'.repeat(50), pullRequest: 9_999_999, attempt: 99 }
    expect(renderComment(slower, longest).slice(0, 200)).toContain('2 slower: `napi/create-object')
  })
})

describe('hostile text in a result', () => {
  const documents = hostileNames.map((text) => renderComment(evilResult(text), context))

  it('forges no marker', () => {
    const runs = documents.map((text) => parseMarker(text)?.runId)
    expect(new Set(runs)).toEqual(new Set([context.runId]))
  })

  it('leaves no control character behind', () => {
    expect(documents.filter((text) => /[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u.test(text))).toEqual([])
  })

  it('cannot become an address', () => {
    const links = {
      run: 'javascript:alert(1)',
      report: 'https://ok.example/a)[x](https://evil.example "t") <b>',
      commits: { base: null, head: 'data:text/html,x' },
      home: null,
    }
    const [page = ''] = htmlOf([renderComment(slower, { ...context, links })])
    expect(page.match(/href="[^"]*"/g)).toEqual([
      'href="https://ok.example/a%29%5Bx%5D%28https://evil.example%20%22t%22%29%20%3Cb%3E"',
    ])
  })
})

it('the other pages hold every row without a limit in the report', () => {
  const report = renderReport(manyRows(3000, { verdict: 'regression', change: 0.2 }, 'x'))
  expect(report.match(/🔴 slower/g)).toHaveLength(3000)
  expect(report).not.toContain('<!-- deadheat:v1')
})

it('the other pages stay within a million bytes in the job summary', () => {
  const summary = renderSummary(manyRows(5000, { verdict: 'unchanged', change: 0 }, '名'))
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000)
  expect(renderSummary(manyRows(50, { verdict: 'unchanged', change: 0 }))).toContain(
    codeOf(`0${'|'.repeat(299)}`),
  )
})

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
