import { expect, it } from 'vitest'
import { pageTools } from '../../src/host/files/digest-of.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { parts } from '../../src/parts/index.ts'
import { renderComment, renderReport, reportOf } from '../../src/render/comment/comment.ts'
import { reportPage } from '../../src/render/page/report-page.ts'
import { pageRows } from '../../src/render/page/table/page-rows.ts'
import { doubtsText } from '../../src/render/rows/doubts-text.ts'
import { changeText, valueCells } from '../../src/render/rows/row-text.ts'
import { rowsOf, rowsWith, type Row } from '../../src/render/rows/row.ts'
import { whyOf } from '../../src/render/shown-result.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { endsText, marginText } from '../../src/render/text/format.ts'
import { replayed, storedRuns } from '../fakes/journals-of-before.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { context, states } from '../render/states.ts'

// Rounded to five digits first, it would read +58.1%.
const twice = resultWith([findingOf({ id: 'hash', verdict: 'regression', change: 0.580496 })])

const explained = {
  ...resultWith([findingOf({ id: 'slow', verdict: 'regression', change: 0.4 })]),
  parts: {
    change: {
      edits: [{ name: 'parse', file: 'lib/a.js', line: 7, kind: 'edited' }],
      more: 0,
      unseen: [],
      rows: [
        {
          id: 'slow',
          runs: [0],
          counts: [{ edit: 0, base: { calls: 1, passes: 10 }, head: { calls: 1, passes: 14 } }],
        },
      ],
    },
  },
}

const all: readonly (readonly [string, Result])[] = [
  ...Object.entries(states).map(([name, { result }]) => [name, result] as const),
  ...storedRuns.map((name) => [name, replayed(name, parts)] as const),
  ['rounded once', twice],
  ['explained', explained],
]

function textsOf(result: Result) {
  return {
    comment: renderComment(result, { ...context, parts }),
    report: renderReport(result, parts),
    terminal: renderTerminal(result, { width: 10_000, colours: false, parts }),
    page: reportPage({ result, parts, taken: [] }, pageTools).replaceAll(/<[^>]*>/g, ''),
  }
}

function bare(text: string): string {
  return text.replaceAll(/\*\*|`/g, '')
}

const figure =
  /^(?:[+−±]?[\d.,]+%|[+−]?[\d.,]+ … [+−]?[\d.,]+%?|[\d.,]+ (?:[nµm]?s|[KMG]?i?B|[kMG]?\/s))$/

/** The figures in the lines of tables that begin with a row's name, behind its verdict at most. */
function figuresOf(text: string, name: string): readonly string[] {
  return bare(text)
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(/\||\s{2,}/).map((cell) => cell.trim())
      const isRow = cells
        .slice(0, 3)
        .some(
          (cell) => cell === name || [' (', ', ', '<'].some((end) => cell.startsWith(name + end)),
        )
      return isRow ? cells.filter((cell) => figure.test(cell)) : []
    })
}

function figuresIn({ finding, floor, ...row }: Row): readonly string[] {
  const ends = endsText(...(finding.judged?.ci ?? ([null, null] as const)))
  const floors = floor === null ? [] : [marginText(floor)]
  return [changeText(finding), ends, ...valueCells({ finding, ...row }), ...floors]
}

it.each(all)('a row has the same figures everywhere: %s', (_, result) => {
  const page = pageRows(reportOf({ result, parts })).rows
  const { comment, report, terminal } = textsOf(result)
  for (const [at, row] of rowsOf(result).entries()) {
    const expected = figuresIn(row)
    for (const text of expected) expect(page[at]?.html).toContain(` num">${text}<`)
    // A hostile name can be that of a column.
    if (!/^[\w/]+(?: [\w=.]+)*$/.test(row.benchmarkId)) continue
    const told = [comment, report, terminal].flatMap((text) => figuresOf(text, row.benchmarkId))
    const others = told.filter((text) => !expected.includes(text.replace(/(….*)%$/, '$1')))
    expect(others).toEqual([])
  }
})

it('finds the figures of a row in all of them', () => {
  const { comment, report, terminal } = textsOf(twice)
  for (const text of [comment, report, terminal])
    expect(figuresOf(text, 'hash')).toEqual(expect.arrayContaining(['+58.0%']))
})

it.each(all)('what is doubtful and why reads the same everywhere: %s', (_, result) => {
  const { comment, ...texts } = textsOf(result)
  const { terminal, ...others } = texts
  const doubts = doubtsText(result)
  for (const text of Object.values({ comment, ...texts }))
    expect(/Doubtful(?:\*\*)?: (.*?); see/.exec(text)?.[1] ?? '').toBe(doubts)
  // A terminal has the functions of a profile in a table.
  for (const line of comment.match(/^\*\*Why\*\*.*$/gm) ?? [])
    for (const text of Object.values(others)) expect(bare(text)).toContain(bare(line))
  const reasons = rowsWith(rowsOf(result), 'regression').flatMap(({ benchmarkId }) => {
    const why = whyOf({ result, parts }, benchmarkId, (name) => name)
    return why === '' ? [] : [`Why ${benchmarkId}: ${why}`]
  })
  const rowDoubts = rowsOf(result).flatMap((row) => row.doubts)
  for (const line of [...reasons, ...rowDoubts])
    for (const text of [comment, terminal]) expect(bare(text)).toContain(line)
})

it('knows rows that are doubtful, and why they are', () => {
  const told = all.flatMap(([, result]) => Object.values(textsOf(result)))
  expect(told.filter((text) => text.includes('Doubtful')).length).toBeGreaterThan(8)
  expect(told.filter((text) => bare(text).includes('Why slow: parse lib/a.js:7')).length).toBe(4)
})

it.each(storedRuns)('the stored journal of %s looks like this on a pull request', async (name) => {
  await expect(renderComment(replayed(name, parts), { ...context, parts })).toMatchFileSnapshot(
    `../golden/before/${name}.md`,
  )
})
