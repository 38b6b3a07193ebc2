import { randomOf } from '../model/random.ts'
import { readingsSchema, type Readings } from '../model/run/sample.ts'
import { AnswerError } from './answers.ts'
import type { ByPlace, Driver, DriverContext, Place } from './driver.ts'
import type { Steps } from './steps.ts'
import { typicalPair } from './typical-pair.ts'

/**
 * Pairs of whole runs back to back, in an order drawn for each pair. A short command is run several
 * times in a block, because a single start is far noisier than the mean of a few.
 */
export const command: Driver = { id: 'command', block }

function* block({ block: { seed }, pilot }: DriverContext): Steps<ByPlace<Readings>> {
  const random = randomOf(seed)
  const runs: { readonly one: Readings[]; readonly two: Readings[] } = { one: [], two: [] }
  for (let pair = 0; pair < pilot.batches; pair++) {
    const first: Place = random.coin() ? 'one' : 'two'
    const second = first === 'one' ? 'two' : 'one'
    runs[first].push(yield* wholeRun(first))
    runs[second].push(yield* wholeRun(second))
  }
  const time = timeOf(runs)
  const counted = yield* counts(random.coin() ? 'one' : 'two', pilot.batches)
  return {
    one: { ...means(runs.one), ...counted.one, time: time.one },
    two: { ...means(runs.two), ...counted.two, time: time.two },
  }
}

/** With fewer runs in a block, one more to be counted would cost more than it tells. */
const fewestRuns = 5

function* counts(first: Place, batches: number): Steps<ByPlace<Readings>> {
  if (batches < fewestRuns) return { one: {}, two: {} }
  const second = first === 'one' ? 'two' : 'one'
  const early = readingsOf(first, yield { do: 'count', place: first })
  const late = readingsOf(second, yield { do: 'count', place: second })
  return first === 'one' ? { one: early, two: late } : { one: late, two: early }
}

function* wholeRun(place: Place): Steps<Readings> {
  return readingsOf(place, yield { do: 'command', place })
}

function readingsOf(place: Place, answer: unknown): Readings {
  const parsed = readingsSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'readings of a run', answer)
  return parsed.data
}

function timeOf({ one, two }: ByPlace<readonly Readings[]>): ByPlace<number | null> {
  const pairs = one.flatMap((readings, at) => {
    const times = { one: readings['time'] ?? 0, two: two[at]?.['time'] ?? 0 }
    return times.one > 0 && times.two > 0 ? [times] : []
  })
  return pairs.length === 0 ? { one: null, two: null } : typicalPair(pairs)
}

function means(list: readonly Readings[]): Readings {
  const ids = new Set(list.flatMap((readings) => Object.keys(readings)))
  return Object.fromEntries([...ids].map((id) => [id, meanOf(list, id)]))
}

function meanOf(list: readonly Readings[], id: string): number | null {
  const values = list.flatMap((readings) => readings[id] ?? [])
  if (values.length < list.length || values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
