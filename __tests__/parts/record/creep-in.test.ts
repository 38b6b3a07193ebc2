import { expect, it } from 'vitest'
import { creepIn } from '../../../src/parts/record/creep-in.ts'
import { pushes, recordLine, recordedRow } from './record-lines.ts'

const anchor = recordLine(9, [recordedRow(0.06)], { from: 1 })

it('slow creep is a regression against a reference that no push showed', () => {
  const lines = [...pushes(Array<number>(8).fill(0.007)), anchor]
  expect(creepIn([anchor], lines)).toMatchObject([
    { row: { benchmark: 'parse', estimate: 0.06 }, shownRatio: 0, steps: 8 },
  ])
})

it('slow creep is none where one push showed it, even when another comparison showed it as well', () => {
  const lines = [...pushes([0, 0, 0.06, 0, 0, 0, 0, 0]), anchor]
  expect(creepIn([anchor], lines)).toEqual([])
  const week = recordLine(9, [recordedRow(0.06)], { from: 3 })
  expect(creepIn([anchor, week], [...lines, week])).toEqual([])
})

it('slow creep is what is left where a push showed a small part', () => {
  const lines = [...pushes([0.02, 0, 0, 0, 0, 0, 0, 0]), anchor]
  expect(creepIn([anchor], lines)).toMatchObject([{ shownRatio: expect.closeTo(0.02, 8) }])
})

it('slow creep is hidden by no regression that a later push has undone', () => {
  const lines = [...pushes([0, 0.2, 0, -1 / 6, 0, 0, 0, 0]), anchor]
  expect(creepIn([anchor], lines)).toMatchObject([{ shownRatio: expect.closeTo(0, 8) }])
})

it('slow creep does not count pushes before the reference, or of another key', () => {
  const before = recordLine(1, [recordedRow(0.2)])
  const other = recordLine(5, [recordedRow(0.2)], { key: 'arm64' })
  expect(creepIn([anchor], [before, other, anchor])).toHaveLength(1)
})

it('slow creep is none where the reference shows no regression', () => {
  expect(creepIn([recordLine(9, [recordedRow(0.005)], { from: 1 })], [])).toEqual([])
  expect(creepIn([recordLine(9, [recordedRow(-0.1)], { from: 1 })], [])).toEqual([])
})

it('slow creep knows rates, of which less is worse', () => {
  const rate = recordedRow(-0.06, { better: 'higher', verdict: 'regression' })
  const slower = recordLine(9, [rate], { from: 1 })
  expect(creepIn([slower], [slower])).toHaveLength(1)
  const shown = recordLine(5, [{ ...rate, estimate: -0.06 }])
  expect(creepIn([slower], [shown, slower])).toEqual([])
})

it('slow creep is told once for each row, by the reference that shows most', () => {
  const week = recordLine(9, [recordedRow(0.03)], { from: 5 })
  expect(creepIn([week, anchor], [])).toMatchObject([{ base: { position: 1 } }])
})
