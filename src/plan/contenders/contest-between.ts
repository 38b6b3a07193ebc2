import type { Benchmark, Contest } from '../../model/run/benchmark.ts'
import type { BySide } from '../../model/build/side.ts'

/** A benchmark that competes: on which build it runs, and what it is called. */
export interface Contestant {
  readonly benchmark: Benchmark
  readonly label: string
  readonly seat: Contest['seats']['base']
}

/** Two contestants that meet. */
export interface Meeting {
  readonly reference: Contestant
  readonly contender: Contestant
}

/** Who meets whom: each contestant the first, which is the reference. */
export function meetings([reference, ...contenders]: readonly Contestant[]): Meeting[] {
  return reference === undefined ? [] : contenders.map((contender) => ({ reference, contender }))
}

const longestId = 300

/** A contender's benchmark with its reference in base's place; `null` where both cannot be measured in one way. */
export function contestBetween(axis: string, { reference, contender }: Meeting): Benchmark | null {
  const [first, second] = [reference.benchmark, contender.benchmark]
  const contest = {
    axis,
    labels: pairOf(reference.label, contender.label),
    ids: pairOf(first.id, second.id),
    seats: pairOf(reference.seat, contender.seat),
  }
  const id = `${second.id} vs ${reference.label}`.slice(0, longestId)
  const gates = commonIds(first.gates, second.gates)
  const commonFields = {
    id,
    gates: gates === undefined || gates.length === 0 ? second.gates : gates,
    metrics: commonIds(first.metrics, second.metrics) ?? second.metrics,
  }
  if (first.driver === 'pingpong' && second.driver === 'pingpong') {
    const { module, parameters } = first
    const pinned = first.pinned === false ? { pinned: false } : {}
    const alone = first.alone === true ? ({ alone: true } as const) : {}
    const contestants = { contest: { ...contest, reference: { module, parameters } } }
    // What is shown for base and head only: curves of first calls, profiles.
    const plain = { ...second, series: undefined, profile: undefined }
    return { ...plain, ...pinned, ...alone, ...commonFields, ...contestants }
  }
  if (first.driver === 'alternate' && second.driver === 'alternate') {
    const { command, server } = first
    return { ...second, ...commonFields, contest: { ...contest, reference: { command, server } } }
  }
  if (first.driver === 'command' && second.driver === 'command') {
    return {
      ...second,
      ...commonFields,
      contest: { ...contest, reference: { command: first.command } },
    }
  }
  return null
}

function commonIds(
  firstIds: readonly string[] | undefined,
  secondIds: readonly string[] | undefined,
): string[] | undefined {
  if (firstIds === undefined || secondIds === undefined) return undefined
  return secondIds.filter((id) => firstIds.includes(id))
}

function pairOf<T>(base: T, head: T): BySide<T> & { base: T; head: T } {
  return { base, head }
}

/** One of the builds that compete, with the benchmarks that it can run. */
export interface CompetingBuild {
  /** Unique among the builds. */
  readonly label: string
  readonly side: 'base' | 'head'
  /** Label of the further head; `null` for the plan's own sides. */
  readonly further: string | null
  readonly benchmarks: readonly Benchmark[]
}

/** The contests of builds, of which the first is the reference: the same benchmark on each. */
export function contestsOfSides(builds: readonly CompetingBuild[]): readonly Benchmark[] {
  const ids = [...new Set(builds.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))]
  return ids.flatMap((id) => {
    const contestants = builds.flatMap(({ label, side, further, benchmarks }) => {
      const benchmark = benchmarks.find((each) => each.id === id)
      if (benchmark === undefined) return []
      return [{ benchmark, label, seat: { side, further, runtime: benchmark.runtime ?? null } }]
    })
    return meetings(contestants).flatMap((meeting) => {
      const { reference, contender } = meeting
      const contest = contestBetween('contender', meeting)
      if (contest === null) return []
      const name = `${id} ${contender.label} vs ${reference.label}`
      return [{ ...contest, id: name.slice(0, 300) }]
    })
  })
}
