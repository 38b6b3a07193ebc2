import { expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/parts/studies/study.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { parts } from '../../../src/parts/index.ts'
import { renderComment, renderReport } from '../../../src/render/comment/comment.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { studyLines } from '../../../src/parts/studies/study-lines.ts'
import { resultWith } from '../../fakes/results.ts'
import { studyResult } from '../../fakes/study-result.ts'
import { context } from '../../render/states.ts'

const published = { q: { sync: 99, async: '82 ms' }, jquery: { sync: 1 } }

function measured(changes: Partial<StudyTable> = {}): Result {
  return studyResult({ published, ...changes })
}

it('the tables of a study have a line for each cell that was measured, with what was printed, the change and the ratio', () => {
  expect(studyLines(measured(), 140)).toEqual([
    'Total time of a round',
    '',
    'library        published, ms  base, ms  head, ms                  change, 95% CI  ratio, 95% CI           of',
    'q: sync                   99      1.00      1.50  +50.0% (+49.2 … +50.8%) slower',
    'q: async               82 ms      2.00      2.00        0.0% (−0.8 … +0.8%) same          1.33×  2.00 / 1.50',
    'native: sync                      3.00      3.00        0.0% (−0.8 … +0.8%) same',
    'native: async                     4.00      4.00        0.0% (−0.8 … +0.8%) same          1.33×  4.00 / 3.00',
    '',
    'The round has 500 loops. Printed, but not measured here: 1 cell.',
  ])
})

it('the tables of a study print six digits of a published figure, and all of a whole number', () => {
  const printed = { q: { sync: 1039.89599609375 }, native: { sync: 1_234_567 } }
  const text = studyLines(measured({ published: printed }), 140).join('\n')
  expect(text).toMatch(/q: sync +1039\.9 /)
  expect(text).toMatch(/native: sync +1234567/)
})

it('the tables of a study leave out the medians, then the printed ratios, where there is no room for them', () => {
  const [, , wide = ''] = studyLines(studyResult(), 160)
  expect(wide).toContain('published ratio')
  const [, , titles = ''] = studyLines(studyResult(), 90)
  expect(titles).not.toMatch(/ of|published ratio/)
  expect(titles).toContain('ratio, 95% CI')
})

it('the tables of a study compare two sides as the study has printed them', () => {
  const lines = studyLines(
    measured({
      between: { base: 'v8', head: 'napi' },
      columns: [{ label: 'time', parameters: { mode: 'sync' } }],
      published: { q: { v8: 95, napi: 100, Delta: 5 } },
    }),
    160,
  )
  expect(lines[3]).toMatch(/^q +95 → 100 \(\+5\.0%\) +1\.00 +1\.50 +\+50\.0% \(.*\) slower$/)
})

it('the tables of a study leave out a table of which nothing was measured', () => {
  expect(studyLines(measured({ metric: 'gc-time' }), 100)).toEqual([])
  expect(studyLines(resultWith([]), 100)).toEqual([])
})

it('the tables of a study divide by what a cell counts', () => {
  const columns = [{ label: 'a call', per: 500, parameters: { mode: 'sync' } }]
  const lines = studyLines(measured({ columns, unit: 'µs', published: {} }), 100)
  expect(lines[2]).toMatch(/^library +base, µs +head, µs/)
  expect(lines[3]).toMatch(/^q +2\.00 +3\.00/)
})

it('the tables of a study take one row for each combination of several parameters, with a label of their values', () => {
  const rows = { by: ['library', 'mode'], label: '{library}, {mode}' }
  const lines = studyLines(measured({ rows, columns: [{ label: 'time' }], published: {} }), 100)
  expect(lines.slice(3, 7).map((line) => line.replace(/ {2}.*/, ''))).toEqual([
    'q, sync',
    'q, async',
    'native, sync',
    'native, async',
  ])
})

it('the tables of a study stand in the report and its page, and not in a comment', () => {
  expect(renderReport(measured(), parts)).toContain('The study’s tables')
  const page = reportPage({ result: measured(), parts, taken: [] }, pageTools)
  const [, part = ''] = page.split('The study’s tables')
  expect(part).toContain('<th scope="col" class="num">published, ms</th>')
  expect(part).toContain('<th scope="row">q: async</th><td class="num">82 ms</td>')
  expect(part).toContain('The round has 500 loops.')
  expect(renderComment(measured(), { ...context, parts })).not.toContain('The study’s tables')
})
