import { describe, expect, it } from 'vitest'
import { linesAtMost, releasesChart } from '../../scripts/studies/charts.ts'
import { keptRun } from '../../scripts/studies/kept-run.ts'
import { keptReleases, newestOf, releaseRuns, wordsUnder } from '../../scripts/studies/releases.ts'
import type { FunctionBenchmark } from '../../src/model/run/benchmark.ts'
import { benchmarkOf, planOf, timeMetric } from '../fakes/plans.ts'
import { findingOf, resultWith } from '../fakes/results.ts'

const run = { question: 'What?', words: [], metric: 'time', minutes: 1, absent: {} }
const variants = ['18.20.8', '20.20.2', '22.23.3'].map((runtime) => ({
  runtime,
  builds: { base: null, head: null },
}))

type Row = { contender: string; nodes: readonly [string, string] } & Partial<
  Pick<FunctionBenchmark, 'parameters'>
>

function contest({ contender, parameters = {}, nodes }: Row): FunctionBenchmark {
  const [base, head] = nodes
  const seat = { side: 'head', further: null } as const
  const id = `s/chain library=${contender} ${JSON.stringify(parameters)} node=${head}`
  return benchmarkOf(`${id} vs ${base === head ? 'async' : base}`, {
    name: 'chain',
    parameters,
    runtime: head,
    contest: {
      axis: base === head ? 'study' : 'node',
      labels: base === head ? { base: 'async', head: contender } : { base, head },
      ids: { base: `s/chain library=async node=${base}`, head: id },
      seats: { base: { ...seat, runtime: base }, head: { ...seat, runtime: head } },
      reference: { module: 'chain.cjs', parameters: {} },
    },
  })
}

function resultOf(rows: readonly Row[], changes: readonly (number | null)[]) {
  const benchmarks = rows.map(contest)
  const findings = benchmarks.flatMap(({ id }, at) => {
    const change = changes[at] ?? null
    return change === null ? [] : [findingOf({ id, verdict: 'unchanged', change, margin: 0.25 })]
  })
  return { ...resultWith(findings), plan: planOf({ benchmarks, metrics: [timeMetric] }), variants }
}

function inTurn(contender: string, parameters: FunctionBenchmark['parameters'] = {}): Row[] {
  return variants.map(({ runtime }) => ({ contender, parameters, nodes: [runtime, runtime] }))
}

describe('what is kept of a run under several Node.js', () => {
  it('is a line for each contender, with a point for each version', () => {
    const result = resultOf(inTurn('q'), [2, 1.5, 1])
    const kept = keptReleases(result, { ...run, to: 'async' })
    expect(kept.axis).toBe('time, ratio to async')
    expect(kept.nodes).toEqual(['18.20.8', '20.20.2', '22.23.3'])
    const points = [
      { node: '18.20.8', ratio: 3, low: 2.75, high: 3.25 },
      { node: '20.20.2', ratio: 2.5, low: 2.25, high: 2.75 },
      { node: '22.23.3', ratio: 2, low: 1.75, high: 2.25 },
    ]
    expect(kept).toMatchObject({ lines: [{ label: 'q', points }], missing: [] })
  })

  it('begins with 1 where one Node.js is compared with another', () => {
    const nodes = ['22.23.3', '20.20.2'].map((head) => ['18.20.8', head] as const)
    const rows = nodes.map((pair) => ({ contender: pair[1], nodes: pair }))
    const { axis, lines } = keptReleases(resultOf(rows, [0.5, 0.25]), run)
    expect(axis).toBe('time, ratio to Node.js 18.20.8')
    expect(lines.map(({ label, points }) => [label, points.map(({ ratio }) => ratio)])).toEqual([
      ['chain', [1, 1.25, 1.5]],
    ])
  })

  it('tells lines apart by their parameters, and names the reference where there are several', () => {
    const rows = [1, 2].flatMap((servers) => inTurn('sync', { mode: 'sync', servers }))
    const { lines } = keptReleases(resultOf(rows, [1, 1, 1, 1, 1, 1]), run)
    expect(lines.map(({ label }) => label)).toEqual([
      'sync to async (servers 1)',
      'sync to async (servers 2)',
    ])
  })

  it('says what is missing, and why', () => {
    const result = resultOf([...inTurn('q'), ...inTurn('when')], [null, null, 1, null, null, null])
    const absent = { '22': 'no build', napajs: 'it starts on no Node.js after 8' }
    const kept = keptReleases(result, { ...run, to: 'async', absent })
    expect(kept.missing).toEqual([
      'all lines under 18: not measured',
      'all lines under 20: not measured',
      'when under 22: no build',
      'napajs: it starts on no Node.js after 8',
    ])
  })

  it('is nothing where there are no such rows, or none was measured', () => {
    expect(() => keptReleases(resultOf([], []), run)).toThrow('expected contests')
    expect(() => keptReleases(resultOf(inTurn('q'), []), run)).toThrow('expected rows')
  })

  it('is no part of the tables of the document', () => {
    expect(() => keptRun('a.json', resultOf(inTurn('q'), [1, 1, 1]), [])).toThrow('--releases')
  })
})

it('the chart over Node.js releases leaves a gap where a version is missing, and says so to those who do not see it', () => {
  const kept = keptReleases(resultOf(inTurn('q'), [1, null, 9]), { ...run, to: 'async' })
  const svg = releasesChart('promises', kept)
  // Two ends of lines, and nothing between them.
  expect(svg).toMatch(/<path d="M[\d.]+ [\d.]+M[\d.]+ [\d.]+" stroke-width="1.5"\/>/)
  expect(svg).toContain('missing: all lines under 20: not measured')
  expect(svg).toContain('>5×</text>')
})

it('the chart over Node.js releases has no more lines than can be told apart', () => {
  const rows = Array.from({ length: 10 }, (_, at) => inTurn(`<${String(at)}>`)).flat()
  const changes = rows.map(() => 1)
  const svg = releasesChart('promises', keptReleases(resultOf(rows, changes), run))
  expect(svg.match(/<g /g)).toHaveLength(linesAtMost)
  expect(svg).toContain('&lt;7> to async</text>')
})

it('a run under several Node.js has a study, and its versions in the words', () => {
  for (const own of Object.values(releaseRuns.studies)) {
    const words = wordsUnder(['18.20.8', '20.20.2'], own)
    expect(words.join(' ')).toMatch(/18\.20\.8(?:,| node:)20\.20\.2/)
    expect(words.join(' ')).not.toMatch(/[{}]/)
  }
})

it('a run under several Node.js takes the newest version, in whatever order they were published', () => {
  expect(newestOf(['18.20.8', '18.9.1'])).toBe('18.20.8')
  expect(() => newestOf([])).toThrow('got none')
})
