import { describe, expect, it } from 'vitest'
import { plotLines } from '../../../src/render/rows/plot.ts'
import { rowsOf } from '../../../src/render/rows/row.ts'
import { widthOf } from '../../../src/render/text/width.ts'
import { findingOf, resultWith, type RowFacts } from '../../fakes/results.ts'
import { hostileNames } from '../hostile-names.ts'

const linesOf = (...rows: readonly RowFacts[]): readonly string[] =>
  plotLines(rowsOf(resultWith(rows.map(findingOf))))

describe('plotLines', () => {
  it('draws zero, the thresholds, the interval and its estimate on one scale', () => {
    expect(
      linesOf(
        { id: 'slower', verdict: 'regression', change: 0.04, margin: 0.01 },
        { id: 'same', verdict: 'unchanged', change: 0, margin: 0.01 },
      ),
    ).toEqual([
      '        −5%            0            +5%',
      'slower           ╎     │     ╎  ├──●──┤  +4.0%  slower',
      'same             ╎  ├──●──┤  ╎            0.0%  same',
    ])
  })

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'shows what is called whole, however far it is from the others, in a table of %i',
    (rows) => {
      const lines = linesOf(
        { id: 'slower', verdict: 'regression', change: 34, margin: 0.01 },
        ...Array.from({ length: rows - 1 }, (_, at) => {
          return { id: `same ${String(at)}`, verdict: 'unchanged', change: 0 } as const
        }),
      )
      expect(lines).toHaveLength(rows + 1)
      expect(lines[1]).toMatch(/●.* {2}\+3,400% {2}slower$/)
      expect(lines.join('')).not.toMatch(/[◀▶]/)
    },
  )

  it('ends in an arrow where one of ten that nothing is said of leaves the axis', () => {
    const [, ...lines] = linesOf(
      { id: 'a', verdict: 'inconclusive', change: 0.9, margin: 0.01 },
      ...Array.from({ length: 9 }, (_, at) => {
        return { id: `same ${String(at)}`, verdict: 'unchanged', change: 0 } as const
      }),
    )
    expect(lines.filter((line) => /[◀▶]/.test(line))).toHaveLength(1)
    expect(lines.join('')).toMatch(/▶ {2}\+90\.0% {2}unknown/)
  })

  it('has lines of one shape whatever the names', () => {
    const [, ...lines] = linesOf(
      ...hostileNames.map((id) => ({ id, verdict: 'unchanged', change: 0 }) as const),
    )
    const widths = new Set(lines.map((line) => widthOf(line)))
    expect(lines).toHaveLength(hostileNames.length)
    expect(widths.size).toBe(1)
  })

  it('draws nothing when nothing was measured', () => {
    expect(linesOf()).toEqual([])
  })
})
