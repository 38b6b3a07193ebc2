import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/model/run/study.ts'
import { renderReport } from '../../../src/render/comment/comment.ts'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { studyCsv } from '../../../src/render/study/study-csv.ts'
import { studyFilesCsv } from '../../../src/render/study/study-files-csv.ts'
import { studyLines } from '../../../src/render/study/study-lines.ts'
import { resultWith } from '../../fakes/results.ts'
import { studyResult } from '../../fakes/study-result.ts'

const published = { q: { sync: 99, async: '82 ms' }, jquery: { sync: 1 } }

function measured(changes: Partial<StudyTable> = {}): Result {
  return studyResult({ published, ...changes })
}

describe('the tables of a study', () => {
  it('show base, head with the verdicts, and the published figures', () => {
    expect(studyLines(measured(), 100)).toEqual([
      'Total time of a round',
      '',
      'base: b52dd91',
      'library  sync, ms     async, ms',
      'q            1.00  2.00 (2.00×)',
      'native       3.00  4.00 (1.33×)',
      '',
      'head: 7c1e0d9',
      'library  sync, ms     async, ms',
      'q            1.50  2.00 (1.33×)  slower: sync (+49.2 … +50.8%); same: async',
      'native       3.00  4.00 (1.33×)  same',
      '',
      'as published, on another machine: not comparable in absolute terms',
      'library  sync, ms  async, ms',
      'q              99      82 ms',
      '',
      'The round has 500 loops.',
    ])
  })

  it('show what the study alone had, in the columns that it printed', () => {
    const lines = studyLines(
      measured({
        published: { q: { async: 82 } },
        publishedBesides: { jquery: { async: 90, 'async, 1.8': '120 to 130' } },
      }),
      100,
    )
    expect(lines.slice(lines.indexOf('', 9) + 1, -2)).toEqual([
      'as published, on another machine: not comparable in absolute terms',
      'library  async, ms  async, 1.8, ms',
      'q               82               –',
      'jquery          90      120 to 130',
    ])
  })

  it('are told in parts where they are too wide, with the verdicts below', () => {
    const lines = studyLines(measured(), 30)
    const from = lines.indexOf('head: 7c1e0d9')
    expect(lines.slice(from, from + 11)).toEqual([
      'head: 7c1e0d9',
      'library  sync, ms',
      'q            1.50',
      'native       3.00',
      '',
      'library     async, ms',
      'q        2.00 (1.33×)',
      'native   4.00 (1.33×)',
      '',
      'q – slower: sync',
      '(+49.2 … +50.8%); same: async',
    ])
    expect(lines[from + 11]).toBe('native – same')
  })

  it('give the interval of every row where there is one column', () => {
    const lines = studyLines(
      measured({ columns: [{ label: 'sync', parameters: { mode: 'sync' } }] }),
      100,
    )
    expect(lines.filter((line) => /slower|same/.test(line))).toEqual([
      'q            1.50  slower (+49.2 … +50.8%)',
      'native       3.00  same (−0.8 … +0.8%)',
    ])
  })

  it('give no verdict where a column is not to be judged', () => {
    const sync = { label: 'max', parameters: { mode: 'sync' }, judged: false as const }
    expect(studyLines(measured({ columns: [sync] }), 100).join('\n')).not.toMatch(/slower|same/)
  })

  it('leave out a table of which nothing was measured', () => {
    expect(studyLines(measured({ metric: 'gc-time' }), 100)).toEqual([])
    expect(studyLines(resultWith([]), 100)).toEqual([])
  })

  it('divide by what a cell counts, and leave out columns of which nothing was measured', () => {
    const lines = studyLines(
      measured({
        rows: [
          { label: 'q', parameters: { library: 'q' } },
          { label: 'jquery', name: 'other' },
        ],
        columns: [
          { label: 'a call', per: 500, parameters: { mode: 'sync' } },
          { label: 'mixed', parameters: { mode: 'mixed' } },
        ],
        unit: 'µs',
      }),
      100,
    )
    expect(lines.slice(3, 6)).toEqual(['library  a call, µs', 'q              2.00', ''])
  })

  it('take one row for each combination of several parameters, with a label of their values', () => {
    const rows = { by: ['library', 'mode'], label: '{library}, {mode}' }
    const lines = studyLines(measured({ rows, columns: [{ label: 'time' }] }), 100)
    expect(lines.slice(3, 8).map((line) => line.trim())).toEqual([
      'library        time, ms',
      'q, sync            1.00',
      'q, async           2.00',
      'native, sync       3.00',
      'native, async      4.00',
    ])
  })

  it('draw candlesticks of both sides on one scale', () => {
    const columns = [1, 2, 3, 4, 8].map((times) => ({
      label: `${times}`,
      parameters: { mode: 'sync' },
      per: 1 / times,
    }))
    const lines = studyLines(measured({ columns, candlestick: true }), 120)
    const drawn = lines.filter((line) => line.includes('├'))
    expect(drawn.map((line) => line.replaceAll(/─+/g, '─').replaceAll(/ +/g, ' '))).toEqual([
      'q ─├─●─┤─',
      'native ─├─●─┤─',
      'q ─├─●─┤─',
      'native ─├─●─┤─',
    ])
    expect(drawn[0]).toMatch(/^q {7}─/)
    expect(drawn.at(-1)).toHaveLength('native  '.length + 40)
  })

  it('are a file of their own where only the study’s own files had them', () => {
    const changed = measured({ only: 'csv', title: '=PUT', columns: [{ label: 'Min' }] })
    expect(studyLines(changed, 100)).toEqual([])
    expect(studyCsv(changed)).toBeNull()
    expect(studyFilesCsv(changed)?.split('\r\n')).toEqual([
      "'=PUT",
      'side,library,"Min, ms",verdict',
      'base,q,1,',
      'base,native,3,',
      'head,q,1.5,slower (+49.2 … +50.8%)',
      'head,native,3,same (−0.8 … +0.8%)',
      '',
    ])
    expect(studyFilesCsv(measured())).toBeNull()
  })

  it('stand in the report and not in a comment', () => {
    expect(renderReport(measured())).toContain('The study’s tables')
    const context = {
      key: 'default',
      pullRequest: 1,
      runId: 1,
      attempt: 1,
      headSha: 'a'.repeat(40),
      baseBranch: 'main',
      links: { run: null, report: null, commits: { base: null, head: null }, home: null },
      takesCommands: true,
      history: [],
    }
    expect(renderComment(measured(), context)).not.toContain('The study’s tables')
  })

  it('cannot break out of their code block, whatever the labels hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (label) => {
        const lines = studyLines(measured({ title: label, note: label, rowLabel: label }), 100)
        expect(lines.filter((line) => /[\n\r\p{Cc}]/u.test(line))).toEqual([])
      }),
    )
  })
})
