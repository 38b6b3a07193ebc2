import { expect, it } from 'vitest'
import { profilesOf } from '../../../src/parts/profiles/profiles-of.ts'
import type { ProcessProfile } from '../../../src/parts/profiles/profile.ts'
import type { Side } from '../../../src/model/build/side.ts'
import type { JournalEntry } from '../../../src/model/run/journal.ts'
import { randomOf } from '../../../src/model/random.ts'

type Function = ProcessProfile['functions'][number]

function functionOf(name: string, self: number, file = 'lib/a.js', line = 1): Function {
  return { name, file, line, own: true, self }
}

function entriesOf(count: number, functionsOf: (side: Side, at: number) => readonly Function[]) {
  return Array.from({ length: count }, (_, at) =>
    (['base', 'head'] as const).map((side): JournalEntry => {
      const functions = [...functionsOf(side, at)]
      const entry = { benchmarkId: 'one', side, unit: 's', ticks: 100, functions }
      return { type: 'part', part: 'profiles', entry }
    }),
  ).flat()
}

const entries = entriesOf(8, (side, at) => [
  functionOf('parse', (side === 'base' ? 10 : 15) + at / 10),
  functionOf('write', 20 + ((at * 7) % 5) / 10),
  functionOf('rare', side === 'base' ? 0 : 0.1),
])
const [profile] = profilesOf(entries)

it('calls the function that grew, and not the one that flickers', () => {
  expect(profile?.functions[0]).toMatchObject({ name: 'parse', file: 'lib/a.js', line: 1 })
  expect(profile?.functions[0]?.pAdjusted).toBeCloseTo((2 / 256) * 2)
  expect(profile?.functions.find(({ name }) => name === 'write')?.pAdjusted).toBe(1)
  expect(profile?.processes).toEqual({ base: 8, head: 8 })
  expect((profile?.total.head ?? 0) - (profile?.total.base ?? 0)).toBeCloseTo(5.1)
})

it('reads what earlier versions kept besides, of every process', () => {
  const former = entriesOf(8, (side, at) => [
    Object.assign(functionOf('parse', side === 'base' ? 10 : 15), at > 3 && { digest: 'abc' }),
  ])
  expect(profilesOf(former)[0]?.processes).toEqual({ base: 8, head: 8 })
})

it('tests no function below 1% of all', () => {
  expect(profile?.functions.find(({ name }) => name === 'rare')?.pAdjusted).toBe(null)
})

it('knows a function by its name when its line or its file has changed', () => {
  const [moved] = profilesOf(
    entriesOf(2, (side) =>
      side === 'base'
        ? [functionOf('parse', 10, 'lib/a.js', 3), functionOf('same', 5, 'b.js', 9)]
        : [functionOf('parse', 11, 'lib/parts/new.js', 70), functionOf('same', 5, 'b.js', 12)],
    ),
  )
  expect(
    moved?.functions.map(({ name, file, line, movedFrom }) => [name, file, line, movedFrom]),
  ).toEqual([
    ['parse', 'lib/parts/new.js', 70, 'lib/a.js'],
    ['same', 'b.js', 12, undefined],
  ])
})

it('takes two functions of one name in two files for two', () => {
  const [both] = profilesOf(
    entriesOf(2, (side) =>
      side === 'base'
        ? [functionOf('run', 10, 'a.js'), functionOf('run', 5, 'b.js')]
        : [functionOf('run', 10, 'c.js')],
    ),
  )
  expect(both?.functions).toHaveLength(3)
})

it('finds a small change in processes that drift together', () => {
  const [drifting] = profilesOf(
    entriesOf(11, (side, at) => [
      functionOf('parse', (side === 'base' ? 10 : 10.2) + 3 * Math.sin(at)),
      functionOf('write', 20 + 5 * Math.sin(at) + ((at * 7) % 5) / 100),
    ]),
  )
  expect(
    drifting?.functions.map(({ name, pAdjusted }) => [name, (pAdjusted ?? 1) <= 0.05]),
  ).toEqual([
    ['parse', true],
    ['write', false],
  ])
})

it('leaves out a process without a pair', () => {
  expect(profilesOf(entries.slice(0, -1))[0]?.processes).toEqual({ base: 7, head: 7 })
})

it('makes nothing of one side alone', () => {
  expect(profilesOf(entries.slice(0, 1))).toEqual([])
})

it('calls any function of a table in at most 5% of tables without a change', () => {
  const random = randomOf(11)
  const runs = 200
  const functions = 8
  const wrong = Array.from({ length: runs }, () =>
    profilesOf(
      entriesOf(7, () =>
        Array.from({ length: functions }, (_, at) =>
          functionOf(`f${at}`, 1 + random.next() * random.next()),
        ),
      ),
    ),
  ).filter(([one]) =>
    (one?.functions ?? []).some(({ pAdjusted }) => (pAdjusted ?? 1) <= 0.05),
  ).length
  expect(wrong / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
})
