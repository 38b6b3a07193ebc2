// From counted calls and samples to the functions that differ, for reports. Pure; a claim needs its test.
import { type BySide, eachSide, type Side, sides } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { roundTo } from '../../model/percent.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import {
  processProfileSchema,
  type ComparedFunction,
  type ProcessProfile,
  type Profile,
  type ProfiledFunction,
} from './profile.ts'
import { holm } from '../../stats/holm.ts'
import { signedRankP } from '../../stats/signed-rank-p.ts'

type NamedFunction = Pick<ProfiledFunction, 'name' | 'file'>

// More digits than are known, and fewer than a number of the machine has: profiles are kept with results.
const digits = 6

/** Share of all of both sides, 0…1, above which a function is tested. */
const testedShare = 0.01

const functionsAtMost = 300

type FunctionSeries = ReturnType<typeof functionSeries>[number]

/** The profiles in a journal, each side's processes in their order, with the functions that differ. */
export function profilesOf(entries: readonly JournalEntry[]): readonly Profile[] {
  const profiles = partEntries(entries, 'profiles', processProfileSchema)
  return [...groupedBy(profiles, ({ benchmarkId }) => benchmarkId).values()].flatMap(
    (ownProfiles) => {
      const [first] = ownProfiles
      const base = ownProfiles.filter(({ side }) => side === 'base')
      const head = ownProfiles.filter(({ side }) => side === 'head')
      // A process that was profiled without one of the other side has no pair.
      const pairs = Math.min(base.length, head.length)
      if (pairs === 0) return []
      return [profileOf(first, { base: base.slice(0, pairs), head: head.slice(0, pairs) })]
    },
  )
}

function profileOf(
  { benchmarkId, unit, native }: ProcessProfile,
  processes: BySide<readonly ProcessProfile[]>,
): Profile {
  const keyOf = functionKeys(processes)
  const series = functionSeries(processes, keyOf)
  const testedSeries = testedOf(series)
  const ps = holm(
    // Processes next to each other in time are a pair, whose order a coin has decided.
    testedSeries.map(({ self: { base, head } }) =>
      signedRankP(base.map((amount, at) => (head[at] ?? 0) - amount)),
    ),
    testedSeries.length,
  )
  const adjustedPByKey = new Map(testedSeries.map(({ key }, at) => [key, ps[at] ?? 1]))
  const functions = series
    .map((each) => ({
      ...each,
      self: eachSide((side) => roundTo(meanAmount(each.self[side]), digits)),
    }))
    .toSorted((first, second) => weightOf(second) - weightOf(first))
    .slice(0, functionsAtMost)
  return {
    benchmarkId,
    unit,
    native,
    processes: eachSide((side) => processes[side].length),
    ticks: eachSide((side) => sumOf(processes[side].map(({ ticks }) => ticks))),
    total: eachSide((side) => sumOf(series.map(({ self }) => meanAmount(self[side])))),
    functions: functions.map(({ key, ...rest }) => ({
      ...rest,
      pAdjusted: adjustedPByKey.get(key) ?? null,
    })),
  }
}

/** By size of the difference; equal ones by their amount. */
function weightOf({ self: { base, head } }: Pick<ComparedFunction, 'self'>): number {
  return Math.abs(head - base) + 1e-9 * (base + head)
}

function functionSeries(
  processes: BySide<readonly ProcessProfile[]>,
  keyOf: ReturnType<typeof functionKeys>,
) {
  const uses = sides.flatMap((side) =>
    processes[side].flatMap(({ functions }, at) =>
      functions.map(({ self, ...facts }) => {
        // Several functions of one name are shown with the line of the heaviest, of head, in which lines are linked.
        const weight = (side === 'head' ? 1e6 : 1) * self
        return { side, at, self, facts, weight, key: keyOf(facts) }
      }),
    ),
  )
  return [...groupedBy(uses, ({ key }) => key)].map(([key, group]) => {
    const [first] = group
    const heaviest = group.reduce((most, use) => (use.weight > most.weight ? use : most))
    const usesOf = eachSide((side) => group.filter((use) => use.side === side))
    const amountIn = (side: Side, at: number): number =>
      sumOf(usesOf[side].flatMap((use) => (use.at === at ? [use.self] : [])))
    return {
      key,
      ...heaviest.facts,
      movedFrom: first.facts.file === heaviest.facts.file ? undefined : first.facts.file,
      self: eachSide((side) => processes[side].map((_, at) => amountIn(side, at))),
    }
  })
}

/** Chosen by what both sides need together, so that the choice does not depend on the difference. */
function testedOf(series: readonly FunctionSeries[]): readonly FunctionSeries[] {
  const amountOf = ({ self }: FunctionSeries): number => sumOf(self.base) + sumOf(self.head)
  const all = sumOf(series.map(amountOf))
  return series.filter((entry) => amountOf(entry) > testedShare * all)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function meanAmount(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/** What makes a function the same on both sides: its name where each has that in one file, else its file as well. */
function functionKeys(
  processes: BySide<readonly ProcessProfile[]>,
): (namedFunction: NamedFunction) => string {
  const functionsOfSides = sides.map((side) => {
    const functions = processes[side].flatMap((process) => process.functions)
    return groupedBy(functions, ({ name }) => name)
  })
  const isInOne = (name: string): boolean =>
    !name.startsWith('(') &&
    functionsOfSides.every((functions) => {
      const files = new Set(functions.get(name)?.map(({ file }) => file))
      return files.size < 2 && !files.has('')
    })
  return ({ name, file }) => (isInOne(name) ? name : `${name}\n${file}`)
}
