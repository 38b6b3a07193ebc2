import { describe, expect, it } from 'vitest'
import type { Result } from '../../src/model/judging/result.ts'
import { renderReport } from '../../src/render/comment/comment.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { buildOf, findingOf, resultWith } from '../fakes/results.ts'

/** A result of one benchmark that became slower under one of two Node.js and stayed under the other. */
function result(): Result {
  const id = 'parse bytes=16'
  const facts = { change: 0, verdict: 'unchanged' } as const
  const plain = resultWith([
    findingOf({ id: `${id} node=20`, change: 0.2, verdict: 'regression' }),
    findingOf({ id: `${id} node=22`, ...facts }),
  ])
  const variants = ['20', '22'].map((runtime) => {
    const version = `${runtime}.1.0`
    return { runtime, builds: { base: buildOf('base', version), head: buildOf('head', version) } }
  })
  const benchmarks = ['20', '22'].map((runtime) =>
    benchmarkOf(`${id} node=${runtime}`, { runtime }),
  )
  return { ...plain, plan: { ...plain.plan, benchmarks }, variants }
}

describe('a result of several Node.js', () => {
  it('has a column for them in every table of the report', () => {
    const report = renderReport(result())
    expect(report).toContain('| | Benchmark | Node |')
    expect(report).toContain('`parse bytes=16` | 20 |')
    expect(report).toContain('`parse bytes=16` | 22 |')
    expect(report).toContain('Node 20.1.0, 22.1.0')
    expect(report).toContain('--node-version 20.1.0,22.1.0')
  })

  it('has one in a terminal, and none when there is one Node.js', () => {
    const options = { width: 120, colours: false }
    expect(renderTerminal(result(), options)).toMatch(/benchmark +node +change/)
    expect(renderTerminal(result(), options)).toMatch(/slower +parse bytes=16 +20 /)
    const { variants: _, ...single } = result()
    const plain = {
      ...single,
      plan: { ...single.plan, benchmarks: single.plan.benchmarks.map(({ id }) => benchmarkOf(id)) },
    }
    expect(renderTerminal(plain, options)).toMatch(/benchmark +change/)
  })
})
