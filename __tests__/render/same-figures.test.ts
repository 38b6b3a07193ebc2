import { expect, it } from 'vitest'
import type { Result } from '../../src/model/judging/result.ts'
import { renderComment, renderReport, reportOf } from '../../src/render/comment/comment.ts'
import { pageRows } from '../../src/render/page/table/page-rows.ts'
import { changeText } from '../../src/render/rows/row-text.ts'
import { rowsOf } from '../../src/render/rows/row.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { context, states } from './states.ts'

const figure = /^\**([+−]?[\d.,]+%)\**$/

/** The change in the line of a table that names a row: its first cell that is a figure; none where no line does. */
function changesIn(text: string, name: string, gap: RegExp): readonly string[] {
  const starts = [name, `\`${name}\``]
  return text.split('\n').flatMap((line) => {
    const cells = line.split(gap).map((cell) => cell.trim())
    const isRow = cells.some((cell) =>
      starts.some(
        (start) =>
          cell === start ||
          cell.startsWith(`${start} (`) ||
          cell.startsWith(`${start}, `) ||
          cell.startsWith(`${start}<`),
      ),
    )
    const [change] = isRow ? cells.flatMap((cell) => figure.exec(cell)?.[1] ?? []) : []
    return change === undefined ? [] : [change]
  })
}

// Rounded to five digits first, it would read +58.1%.
const twice = resultWith([findingOf({ id: 'hash', verdict: 'regression', change: 0.580496 })])

const all: readonly (readonly [string, Result])[] = [
  ...Object.entries(states).map(([name, { result }]) => [name, result] as const),
  ['rounded once', twice],
]

it.each(all)('a row reads the same everywhere: %s', (_, result) => {
  const page = pageRows(reportOf({ result, parts: [] })).rows
  const texts: readonly (readonly [string, RegExp])[] = [
    [renderComment(result, context), /\|/],
    [renderReport(result), /\|/],
    [renderTerminal(result, { width: 200, colours: false }), / {2,}/],
  ]
  for (const [at, { benchmarkId, finding }] of rowsOf(result).entries()) {
    const expected = changeText(finding)
    expect(page[at]?.html).toContain(`class="c-c num">${expected}<`)
    // A hostile name can be that of a column.
    if (!/^[\w/]+(?: [\w=.]+)*$/.test(benchmarkId)) continue
    const told = texts.flatMap(([text, gap]) => changesIn(text, benchmarkId, gap))
    expect(told.filter((change) => change !== expected)).toEqual([])
  }
})

it('finds the rows in all of them', () => {
  const [[, gap], text] = [[0, /\|/], renderComment(twice, context)] as const
  expect(changesIn(text, 'hash', gap)).toEqual(['+58.0%'])
  const terminal = renderTerminal(twice, { width: 200, colours: false })
  expect(changesIn(terminal, 'hash', / {2,}/)).toEqual(['+58.0%'])
})
