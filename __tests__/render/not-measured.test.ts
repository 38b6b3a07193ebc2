import { expect, it } from 'vitest'
import { pageTools } from '../../src/host/files/digest-of.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { samplesCsv } from '../../src/render/csv.ts'
import { reportPage } from '../../src/render/page/report-page.ts'
import { notMeasured } from '../../src/render/rows/not-measured.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { context } from './states.ts'

const plan = planOf({
  benchmarks: [benchmarkOf('parse'), benchmarkOf('late/row')],
  budgetSeconds: 600,
  leftOut: [
    { id: 'crypto', cause: 'too-long' },
    { id: 'zlib', cause: 'no-room' },
    { id: 'parse', cause: 'no-room' },
    { id: 'copy', cause: 'published-copy' },
    { id: 'still', cause: 'unchanged' },
  ],
  unreached: { differing: 3, loaded: 214, shipped: ['lib/json.js'] },
})
const result = resultOf(journalOf(plan, { parse: samplesOf('parse', { count: 24, noise: 0.004 }) }))

const told = [
  'because one run takes more than its share of the budget',
  'because the budget has no room for enough pairs',
  'because the run ended before there were enough pairs',
  'comparable, because the benchmark itself loads a published copy',
]

it('what was to be measured and was not is a row of the result, with its cause, and never replaces one that was measured', () => {
  expect(resultSchema.parse(JSON.parse(JSON.stringify(result))).findings).toEqual(result.findings)
  const causes = result.findings.map(({ benchmarkId, verdict, cause }) => [
    benchmarkId,
    verdict,
    cause,
  ])
  expect(causes).toEqual([
    ['parse', 'unchanged', undefined],
    ['late/row', 'not-measured', 'not-reached'],
    ['crypto', 'not-measured', 'too-long'],
    ['zlib', 'not-measured', 'no-room'],
    ['copy', 'not-measured', 'published-copy'],
    ['still', 'untouched', undefined],
  ])
})

it('what was to be measured and was not stands in the comment, the page, the terminal and the samples, with its cause', () => {
  const comment = renderComment(result, context)
  const page = reportPage({ result, taken: [] }, pageTools)
  const terminal = renderTerminal(result, { width: 200, colours: false })
  const samples = [...samplesCsv(result, [])].join('')
  for (const text of [comment, page, terminal]) {
    expect(text).toContain(
      '1 unchanged: none of the 3 files that differ can be reached from the 214 that it loads',
    )
    expect(text).toMatch(/lib\/json\.js\S* changed; no measured benchmark loads it/)
  }
  for (const text of [comment, page, terminal, samples]) {
    for (const words of told) expect(text).toContain(words)
    for (const id of ['crypto', 'zlib', 'late/row']) expect(text).toContain(id)
  }
  expect(comment).toContain('could not tell, 4 not measured, 1 same')
  expect(comment).toContain('The check is **neutral**: 4 benchmarks were not measured.')
  expect(samples).toMatch(/\r\n,,crypto,,,,not-measured,/)
})

it('what was to be measured and was not is named with the budget that has room for it, in hours where it is long', () => {
  const namedFor = (minutes: number): string | undefined => {
    const findings = result.findings.map((each) =>
      each.cause === 'not-reached' ? { ...each, minutesToSettle: minutes } : each,
    )
    const [missed] = notMeasured({ ...result, findings })
    return /about (\d+\w+) has it/.exec(missed?.title ?? '')?.[1]
  }
  expect([30, 600].map(namedFor)).toEqual(['40min', '12h'])
})
