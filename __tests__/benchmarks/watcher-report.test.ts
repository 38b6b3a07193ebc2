import * as fc from 'fast-check'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { distinctRows } from '../../src/adapters/reading/checked-rows.ts'

const path = new URL('../../benchmarks/adapters/report.cjs', import.meta.url)
const createReport: ((
  write: (line: object) => void,
  process: string,
  calls: Readonly<Record<string, number>>,
  isTrial?: boolean,
  quit?: (wanted: readonly string[]) => void,
) => {
  readonly tell: (name: string, value: number, unit: string, statistic: string) => void
  readonly nameOf: (object: object, parts: readonly unknown[]) => string
  readonly median: (samples: readonly number[], tick: number) => number
  readonly callsOf: (name: string) => number | undefined
}) & {
  readonly areTold: (names: readonly string[], lines: string) => boolean
} = createRequire(import.meta.url)(path.pathname)

const report = () => createReport(() => undefined, '1.0', { join: 7 })

describe('the name of a row', () => {
  it('is that of all groups that lead to it, without colours and what fills it up, with the calls settled for it', () => {
    expect(report().nameOf({}, ['texts', null, '', 'join'])).toBe('texts/join')
    // Those of an object’s own parts never.
    expect([report().callsOf('join'), report().callsOf('constructor')]).toEqual([7, undefined])
    const told = ['\u001B[31mjoin\u001B[39m....', 'join    ', ' a  b ', '...', 'v1.']
    const names = told.map((name) => report().nameOf({}, [name]))
    expect(names).toEqual(['join', 'join', 'a b', '...', 'v1.'])
  })

  it('stays that of its benchmark, and is told apart from an equal one by a number', () => {
    const { nameOf } = report()
    const one = {}
    const names = [nameOf(one, ['join']), nameOf({}, ['join']), nameOf(one, ['join'])]
    expect(names).toEqual(['join', 'join (2)', 'join'])
  })

  it('is the one by which the calls are settled, however long or spaced', () => {
    const part = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '…', '/'), maxLength: 260 })
    fc.assert(
      fc.property(part, part, (group, title) => {
        const told = report().nameOf({}, [group, title])
        const row = { name: told, value: 1, unit: 's', better: 'lower' } as const
        expect(distinctRows([row])[0]?.name).toBe(told)
      }),
    )
  })
})

describe('a suite of which only the first rows are asked for', () => {
  const quitsOf = (calls: Readonly<Record<string, number>>, begun: readonly string[]): number => {
    let quits = 0
    const lines: string[] = []
    const { callsOf, tell } = createReport(
      (line) => lines.push(JSON.stringify(line)),
      '1.0',
      calls,
      false,
      (wanted) => {
        if (createReport.areTold(wanted, lines.join('\n'))) quits += 1
      },
    )
    for (const name of begun) {
      callsOf(name)
      tell(name, 1, 's', 'median')
    }
    return quits
  }

  it.each([
    ['ends when all are told and more would begin', { '': 2, one: 7, two: 7 }, 'one two other', 1],
    ['goes on past others until the last of them is told', { '': 2, two: 7 }, 'one two', 0],
    ['goes on where it runs them again', { '': 2, one: 7, two: 0 }, 'one two one two', 0],
    ['goes on where nobody says what the others are to do', { one: 7 }, 'one two', 0],
  ])('%s', (_, calls, begun, quits) => {
    expect(quitsOf(calls, begun.split(' '))).toBe(quits)
  })

  it('reckons with what other threads told, where equal names have numbers', () => {
    const line = (process: string, more: object = { value: 1 }): string =>
      JSON.stringify({ name: 'join', process, ...more })
    const lines = [line('1.1'), line('1.1'), '{"name":"jo']
    expect(createReport.areTold(['join'], lines.join('\n'))).toBe(true)
    expect(createReport.areTold(['join', 'join [2]'], lines.join('\n'))).toBe(false)
    expect(createReport.areTold(['join [2]'], [line('1.1'), line('1.3')].join('\n'))).toBe(true)
    expect(createReport.areTold(['join'], line('1.1', { error: 'no' }))).toBe(true)
  })
})

describe('the median of what a coarse clock has told', () => {
  const { median } = report()

  it.each([
    ['the middle one', [5, 1, 9], 5],
    ['between the middle ones, where no two samples are equal', [1, 5, 9, 20], 7],
  ])('is %s', (_, samples, middle) => {
    expect(median(samples, 1)).toBe(middle)
  })

  it('moves with the share of samples that have a tick more, and is above zero where all were shorter', () => {
    const mixed = (share: number): number[] =>
      Array.from({ length: 100 }, (_, at) => (at < share ? 100 : 110))
    const medians = [80, 70, 60].map((share) => median(mixed(share), 10))
    expect(medians).toEqual(medians.toSorted((one, other) => one - other))
    expect(new Set(medians).size).toBe(3)
    for (const one of medians) expect(Math.abs(one - 100)).toBeLessThan(6)
    expect(median([0, 0, 0], 10)).toBeGreaterThan(0)
  })
})
