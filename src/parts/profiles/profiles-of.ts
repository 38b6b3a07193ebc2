import { type BySide, type Side, sides } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import {
  processProfileSchema,
  type ProcessProfile,
  type Profile,
  type ProfiledFunction,
} from './profile.ts'
import { holm } from '../../stats/holm.ts'
import { signedRankP } from '../../stats/signed-rank-p.ts'
import { adjustedForLooks } from './function-alpha.ts'
import { mergedTree } from './merged-tree.ts'

type NamedFunction = Pick<ProfiledFunction, 'name' | 'file'>

/** Share of all of both sides, 0…1, above which a function is tested. */
const testedShare = 0.01

const functionsAtMost = 300

/** One function over all processes of both sides. */
interface FunctionSeries
  extends Omit<ProfiledFunction, 'digest'>, Pick<Profile['functions'][number], 'text'> {
  readonly key: string
  /** Where base has it, when that is another file. */
  readonly movedFrom: string | undefined
  /** Own amount per call in each process. */
  readonly self: BySide<readonly number[]>
}

/** The profiles in a journal, with the functions that differ. */
export function profilesOf(entries: readonly JournalEntry[]): readonly Profile[] {
  return profilesFrom(partEntries(entries, 'profiles', processProfileSchema))
}

/** The same, from the processes of any number of benchmarks, each side's in their order. */
export function profilesFrom(profiles: readonly ProcessProfile[]): readonly Profile[] {
  return [...groupedBy(profiles, ({ benchmarkId }) => benchmarkId).values()].flatMap(
    (ownProfiles) => {
      const [first] = ownProfiles
      const base = ownProfiles.filter(({ side }) => side === 'base')
      const head = ownProfiles.filter(({ side }) => side === 'head')
      // A process that was profiled without one of the other side has no pair.
      const pairs = Math.min(base.length, head.length)
      if (first === undefined || pairs === 0) return []
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
  const adjustedPByKey = new Map(
    testedSeries.map(({ key }, at) => [key, adjustedForLooks(ps[at] ?? 1, processes.base.length)]),
  )
  const functions = series
    .map(({ key, self, ...rest }) => ({
      key,
      entry: {
        ...rest,
        self: { base: keptAmount(self.base), head: keptAmount(self.head) },
        pAdjusted: adjustedPByKey.get(key) ?? null,
      },
    }))
    .toSorted((first, second) => weightOf(second.entry) - weightOf(first.entry))
    .slice(0, functionsAtMost)
  const indexes = new Map(functions.map(({ key }, at) => [key, at]))
  return {
    benchmarkId,
    unit,
    native,
    processes: { base: processes.base.length, head: processes.head.length },
    ticks: { base: ticksOf(processes.base), head: ticksOf(processes.head) },
    total: { base: totalOf(series, 'base'), head: totalOf(series, 'head') },
    functions: functions.map(({ entry }) => entry),
    nodes: [
      ...mergedTree(
        processes,
        (profiledFunction, side) => indexes.get(keyOf(profiledFunction, side)) ?? null,
      ),
    ],
  }
}

/** By size of the difference; equal ones by their amount. */
function weightOf({ self: { base, head } }: Pick<Profile['functions'][number], 'self'>): number {
  return Math.abs(head - base) + 1e-9 * (base + head)
}

function functionSeries(
  processes: BySide<readonly ProcessProfile[]>,
  keyOf: ReturnType<typeof functionKeys>,
): readonly FunctionSeries[] {
  const entryByKey = new Map<
    string,
    {
      facts: ProfiledFunction
      heaviest: number
      readonly movedFrom: string | undefined
      readonly digests: BySide<Set<string>>
      readonly self: BySide<number[]>
    }
  >()
  // Head comes last, because a line is linked in head.
  for (const side of sides) {
    processes[side].forEach(({ functions }, at) => {
      for (const { self, digest, ...facts } of functions) {
        const key = keyOf(facts, side)
        const knownEntry = entryByKey.get(key)
        const entry = knownEntry ?? {
          facts,
          heaviest: 0,
          movedFrom: key === namedKey(facts) ? undefined : facts.file,
          digests: { base: new Set<string>(), head: new Set<string>() },
          self: {
            base: processes.base.map(() => 0),
            head: processes.head.map(() => 0),
          },
        }
        if (digest !== undefined) entry.digests[side].add(digest)
        entry.self[side][at] = (entry.self[side][at] ?? 0) + self
        // Several functions of one name are shown with the line of the heaviest.
        const weight = (side === 'head' ? 1e6 : 1) * self
        if (weight > entry.heaviest) Object.assign(entry, { facts, heaviest: weight })
        entryByKey.set(key, entry)
      }
    })
  }
  return [...entryByKey].map(([key, { facts, movedFrom, digests, self }]) => ({
    key,
    ...facts,
    movedFrom,
    text: comparedText(digests),
    self,
  }))
}

function comparedText({ base, head }: BySide<ReadonlySet<string>>): FunctionSeries['text'] {
  if (base.size + head.size === 0) return undefined
  const isSame = base.size === head.size && [...base].every((digest) => head.has(digest))
  return isSame ? 'same' : 'changed'
}

/** Chosen by what both sides need together, so that the choice does not depend on the difference. */
function testedOf(series: readonly FunctionSeries[]): readonly FunctionSeries[] {
  const amountOf = ({ self }: FunctionSeries): number => sumOf(self.base) + sumOf(self.head)
  const all = sumOf(series.map(amountOf))
  return series.filter((entry) => amountOf(entry) > testedShare * all)
}

function totalOf(series: readonly FunctionSeries[], side: 'base' | 'head'): number {
  return sumOf(series.map(({ self }) => meanAmount(self[side])))
}

function ticksOf(processes: readonly ProcessProfile[]): number {
  return sumOf(processes.map(({ ticks }) => ticks))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

// More digits than are known, and fewer than a number of the machine has: profiles are kept with results.
function keptAmount(values: readonly number[]): number {
  return Number(meanAmount(values).toPrecision(6))
}

function meanAmount(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/**
 * What makes a function the same on both sides: its name and file, whatever its line. A function
 * that only one side has in one file, and only the other side in another, has moved.
 *
 * @returns the key of a function of one side
 */
function functionKeys(
  processes: BySide<readonly Pick<ProcessProfile, 'functions'>[]>,
): (namedFunction: NamedFunction, side: Side) => string {
  const all = {
    base: distinctOf(processes.base),
    head: distinctOf(processes.head),
  }
  const lonely = {
    base: lonelyOf(all.base, all.head),
    head: lonelyOf(all.head, all.base),
  }
  const newKeyByKey = new Map<string, string>()
  for (const [name, [from, ...othersOfBase]] of lonely.base) {
    const [to, ...othersOfHead] = lonely.head.get(name) ?? []
    if (from === undefined || to === undefined || othersOfBase.length + othersOfHead.length > 0)
      continue
    newKeyByKey.set(namedKey(from), namedKey(to))
  }
  return (namedFunction, side) => {
    const key = namedKey(namedFunction)
    return side === sides[0] ? (newKeyByKey.get(key) ?? key) : key
  }
}

function distinctOf(
  processes: readonly Pick<ProcessProfile, 'functions'>[],
): ReadonlyMap<string, NamedFunction> {
  return new Map(
    processes.flatMap(({ functions }) =>
      functions.map((profiledFunction) => [namedKey(profiledFunction), profiledFunction] as const),
    ),
  )
}

/** Functions with a name of their own that the other side does not have in that file, by name. */
function lonelyOf(
  ownFunctions: ReadonlyMap<string, NamedFunction>,
  otherFunctions: ReadonlyMap<string, NamedFunction>,
): ReadonlyMap<string, readonly NamedFunction[]> {
  const lonely = [...ownFunctions].flatMap(([key, namedFunction]) =>
    otherFunctions.has(key) || namedFunction.name.startsWith('(') || namedFunction.file === ''
      ? []
      : [namedFunction],
  )
  return groupedBy(lonely, ({ name }) => name)
}

function namedKey({ name, file }: NamedFunction): string {
  return `${name}\n${file}`
}
