import type {
  Benchmark,
  CommandBenchmark,
  Contest,
  FunctionBenchmark,
  ServerBenchmark,
} from '../../model/run/benchmark.ts'
import { loadKindOf } from '../../model/run/server.ts'
import type { BySide } from '../../model/build/side.ts'

/** A benchmark that competes: on which build it runs, and what it is called. */
export interface Contestant {
  readonly benchmark: Benchmark
  readonly label: string
  readonly seat: Contest['seats']['base']
}

/** What two contestants have in common. */
interface MeetingSides {
  readonly axis: string
  readonly reference: Contestant
  readonly contender: Contestant
}

const longestId = 300

/**
 * The benchmark that measures a contender against its reference: the contender's own, with the
 * reference in base's place.
 *
 * @returns `null` when the two are measured in different ways, or are results of one process
 */
export function contestBetween({ axis, reference, contender }: MeetingSides): Benchmark | null {
  const [one, other] = [reference.benchmark, contender.benchmark]
  const contest = {
    axis,
    labels: bySide(reference.label, contender.label),
    ids: bySide(one.id, other.id),
    seats: bySide(reference.seat, contender.seat),
  }
  const id = `${other.id} vs ${reference.label}`.slice(0, longestId)
  const gates = commonGates(one, other)
  const metrics = commonOf(one.metrics, other.metrics)
  const shared = { id, ...gates, ...(metrics === undefined ? {} : { metrics }) }
  if (one.driver === 'pingpong' && other.driver === 'pingpong') {
    const { module, parameters } = one
    const pinned = one.pinned === false ? { pinned: false } : {}
    const alone = one.alone === true ? ({ alone: true } as const) : {}
    const instead = { contest: { ...contest, reference: { module, parameters } } }
    return { ...plain(other), ...pinned, ...alone, ...shared, ...instead }
  }
  if (one.driver === 'alternate' && other.driver === 'alternate') {
    const { command, server } = one
    if (loadKindOf(server) !== loadKindOf(other.server)) return null
    return { ...bare(other), ...shared, contest: { ...contest, reference: { command, server } } }
  }
  if (isCommand(one) && isCommand(other)) {
    // Slices compare CPU time alone, and both contenders must be measured alike.
    const driver = one.driver === other.driver ? other.driver : 'command'
    const instead = { contest: { ...contest, reference: { command: one.command } } }
    return { ...bare(other), driver, ...shared, ...instead }
  }
  return null
}

function isCommand(benchmark: Benchmark): benchmark is CommandBenchmark {
  return benchmark.driver === 'command' || benchmark.driver === 'sliced'
}

/** Without what is shown for base and head only: curves of first calls, profiles, proportions. */
function plain(benchmark: FunctionBenchmark): FunctionBenchmark {
  return { ...bare(benchmark), series: undefined, profile: undefined }
}

function bare<T extends FunctionBenchmark | CommandBenchmark | ServerBenchmark>(benchmark: T): T {
  return { ...benchmark, reference: undefined, scaling: undefined, growing: undefined }
}

function commonGates(one: Benchmark, other: Benchmark): Pick<Benchmark, 'gates'> {
  const gates = commonOf(one.gates, other.gates)
  return gates === undefined || gates.length === 0 ? {} : { gates }
}

function commonOf(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): string[] | undefined {
  if (one === undefined || other === undefined) return undefined
  return other.filter((id) => one.includes(id))
}

function bySide<T>(base: T, head: T): BySide<T> & { base: T; head: T } {
  return { base, head }
}
