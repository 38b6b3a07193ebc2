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

  it('ends in an arrow where an interval leaves the axis', () => {
    const [, first] = linesOf(
      { id: 'a', verdict: 'regression', change: 0.9 },
      ...['b', 'c', 'd'].map((id) => ({ id, verdict: 'unchanged', change: 0 }) as const),
    )
    expect(first).toMatch(/▶ {2}\+90\.0% {2}slower$/)
    expect(first).not.toContain('●')
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
