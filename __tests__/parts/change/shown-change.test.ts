import { expect, it } from 'vitest'
import type { Change } from '../../../src/parts/change/change.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { parts } from '../../../src/parts/index.ts'
import { renderComment, renderReport } from '../../../src/render/comment/comment.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'
import { context } from '../../render/states.ts'

const known: Change = {
  edits: [{ name: 'parse', file: 'lib/a.js', line: 7, kind: 'edited' }],
  more: 0,
  unseen: [],
  leftOut: [],
  rows: [
    { id: 'slow', runs: [0] },
    { id: 'near', runs: [0] },
    { id: 'far', runs: [] },
  ],
}
const result = {
  ...resultWith([
    findingOf({ id: 'slow', verdict: 'regression', change: 0.4 }),
    findingOf({ id: 'near', verdict: 'unchanged', change: 0 }),
    findingOf({ id: 'far', verdict: 'unchanged', change: 0 }),
  ]),
  parts: { change: known },
}

// That the reason stands everywhere alike is asked of all parts together, in same-everywhere.test.ts.
it('stands in the comment: what is covered, and rows that the change cannot touch apart', () => {
  const text = renderComment(result, { ...context, parts })
  expect(text).toContain(
    'This change edits 1 function; benchmarks run it (`parse`). 1 of 3 rows runs none of it.',
  )
  const [, apart = ''] = text.split('1 row runs none of the edited functions:')
  expect(apart).toMatch(/^\n\n(?:\|.*\n)+\| `far` /)
  expect(renderComment({ ...result, parts: {} }, { ...context, parts })).not.toContain('edited')
})

it('says in the comment, the report and the page alike what there was no time for', () => {
  const late: Change = { ...known, unseen: [{ file: 'lib/b.js', why: 'no time: compare less' }] }
  const all = { ...result, parts: { change: late } }
  const list = 'lib/a.js:7 parse (edited): run by slow, near'
  const texts = [
    renderComment(all, { ...context, parts }),
    renderReport(all, parts),
    reportPage({ result: all, taken: [], parts }, pageTools),
  ]
  const [comment, report, page] = texts.map((text) => text.replaceAll('`', ''))
  for (const text of [comment, report, page])
    expect(text).toContain('Not followed: lib/b.js (no time: compare less).')
  expect(comment).not.toContain(list)
  for (const text of [report, page]) expect(text).toContain(list)
})
