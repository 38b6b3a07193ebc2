import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderReport } from '../../../src/render/comment/comment.ts'
import { renderTerminal } from '../../../src/render/terminal/terminal.ts'
import { widthOf } from '../../../src/render/text/width.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'
import { anyResult } from '../../fakes/any-result.ts'
import { hostileNames } from '../hostile-names.ts'
import { stateOf } from '../states.ts'

const keccak = stateOf('keccak').result

describe('renderTerminal', () => {
  it('gives up columns before names when the terminal is narrow', () => {
    const header = (width: number): string =>
      renderTerminal(keccak, { width, colours: false })
        .match(/^ +benchmark.*$/m)?.[0]
        .trim() ?? ''
    expect(header(120).replaceAll(/ {2,}/g, ', ')).toBe(
      'benchmark, change, 95% CI, base, head, floor, other metrics',
    )
    expect(header(80)).not.toContain('other')
    expect(header(60)).not.toContain('base')
    expect(header(40)).toMatch(/^benchmark +change$/)
  })

  it.each([40, 60, 80, 100, 120])('has no table line longer than %d columns', (width) => {
    const rows = hostileNames.map((id) => findingOf({ id, verdict: 'regression', change: 0.2 }))
    const lines = renderTerminal(resultWith(rows), { width, colours: false })
      .split('\n')
      .filter((line) => line.startsWith('slower'))
    expect(lines.length).toBe(hostileNames.length)
    expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
  })

  it('sends no control character of others to the terminal', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        const text = renderTerminal(result, { width: 100, colours: false })
        expect(text).not.toMatch(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u)
      }),
      { numRuns: 40 },
    )
  })

  it('says the same with colours as without', () => {
    const coloured = renderTerminal(keccak, { width: 100, colours: true })
    expect(coloured).toContain('\u001b[31mslower\u001b[0m')
    const stripped = coloured.replaceAll(/\p{Cc}\[[0-9;]*m/gu, '')
    expect(stripped).toBe(renderTerminal(keccak, { width: 100, colours: false }))
  })

  it('has a column for Node.js where there are several, as the report has', () => {
    const nodes = ['20', '22']
    const plain = resultWith(
      nodes.map((node) =>
        findingOf({ id: `parse bytes=16 node=${node}`, verdict: 'unchanged', change: 0 }),
      ),
    )
    const benchmarks = nodes.map((runtime) =>
      benchmarkOf(`parse bytes=16 node=${runtime}`, { runtime }),
    )
    const several = { ...plain, plan: { ...plain.plan, benchmarks } }
    const options = { width: 120, colours: false }
    expect(renderTerminal(several, options)).toMatch(/benchmark +node +change/)
    expect(renderTerminal(several, options)).toMatch(/same +parse bytes=16 +20 /)
    expect(renderReport(several)).toContain('| `parse bytes=16` | 20 |')
    expect(renderTerminal(plain, options)).toMatch(/benchmark +change/)
  })

  it('counts unchanged rows beyond a hundred', () => {
    const rows = Array.from({ length: 130 }, (_, index) =>
      findingOf({ id: `case ${index}`, verdict: 'unchanged', change: 0 }),
    )
    const text = renderTerminal(resultWith(rows), { width: 100, colours: false })
    expect(text.match(/^same /gm)).toHaveLength(100)
    expect(text).toContain('… and 30 more that are the same')
  })
})
