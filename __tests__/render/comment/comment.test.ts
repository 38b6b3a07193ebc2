import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultSchema, type Result } from '../../../src/model/judging/result.ts'
import { codeOf } from '../../../src/render/text/escape.ts'
import { renderComment, renderReport, renderSummary } from '../../../src/render/comment/comment.ts'
import { parseMarker } from '../../../src/render/comment/marker.ts'
import { anyResult } from '../../fakes/any-result.ts'
import { timeMetric } from '../../fakes/plans.ts'
import { htmlOf } from '../../fakes/markdown.ts'
import {
  failureOf,
  findingOf,
  resultWith,
  wholeFinding,
  type RowFacts,
} from '../../fakes/results.ts'
import { evilResult } from '../evil-result.ts'
import { hostileNames } from '../hostile-names.ts'
import { context, states } from '../states.ts'

const limit = 60_000

/** Many rows, each with the longest and worst name. */
function manyRows(count: number, facts: Omit<RowFacts, 'id'>, name = '|'): Result {
  return resultWith(
    Array.from({ length: count }, (_, index) =>
      findingOf({ ...facts, id: `${index}${name.repeat(300)}`.slice(0, 300) }),
    ),
  )
}

/** A failure that printed as much as it may. */
const much = {
  message: '|'.repeat(2000),
  lastLines: Array.from({ length: 20 }, () => '`'.repeat(2000)),
}

const slower = states['slower']?.result ?? resultWith([])

it('names the budget that would settle what is unknown, where the one that was given is too short', () => {
  const unknown = states['unknown']?.result ?? slower
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

  it('holds the generated results to the schema', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(resultSchema.safeParse(result).error?.issues[0]).toBeUndefined()
      }),
      { numRuns: 20 },
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

  it('fits everything bad at once: each kind of row, failure, metric and doubt by the thousand', () => {
    const worst = (index: number): string => `${index}${'|'.repeat(300)}`.slice(0, 300)
    const kinds = ['regression', 'improvement', 'unchanged', 'inconclusive'] as const
    const judgedRows = Array.from({ length: 4000 }, (_, index) =>
      ['time', 'cpu', 'peak-memory'].map((metric, place) =>
        findingOf({
          id: worst(index),
          metric,
          verdict: kinds[(index + place) % 4] ?? 'unchanged',
          change: (index - 2000) / 100_000,
          pairsToSettle: 40,
        }),
      ),
    ).flat()
    const oneSided = (['failed', 'added', 'removed'] as const).flatMap((verdict, place) =>
      Array.from({ length: 500 }, (_, index) =>
        wholeFinding(worst(10_000 * (place + 1) + index), verdict),
      ),
    )
    const result = resultWith([...judgedRows, ...oneSided], {
      failures: Array.from({ length: 2000 }, (_, index) =>
        failureOf({ ...much, benchmarkId: worst(index) }),
      ),
      warnings: Array.from({ length: 200 }, (_, index) => ({
        code: `c${index}`,
        text: '`'.repeat(1000),
      })),
      geometricMeans: Array.from({ length: 200 }, (_, index) => ({
        metric: `m${index}`,
        estimate: 0.1,
        ci: [0, 0.2],
        rows: 2000,
      })),
    })
    const label = '|'.repeat(100)
    const extra = Array.from({ length: 195 }, (_, index) => ({
      ...timeMetric,
      id: `m${index}`,
      label,
      gates: false,
    }))
    const metrics = [...result.plan.metrics.map((metric) => ({ ...metric, label })), ...extra]
    const size = renderComment({ ...result, plan: { ...result.plan, metrics } }, context).length
    expect(size).toBeLessThanOrEqual(limit)
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

describe('the other pages', () => {
  it('hold every row without a limit in the report', () => {
    const report = renderReport(manyRows(3000, { verdict: 'regression', change: 0.2 }, 'x'))
    expect(report.match(/🔴 slower/g)).toHaveLength(3000)
    expect(report).not.toContain('<!-- deadheat:v1')
  })

  it('stay within a million bytes in the job summary', () => {
    const summary = renderSummary(manyRows(5000, { verdict: 'unchanged', change: 0 }, '名'))
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000)
    expect(renderSummary(manyRows(50, { verdict: 'unchanged', change: 0 }))).toContain(
      codeOf(`0${'|'.repeat(299)}`),
    )
  })
})
