import { randomOf } from '../model/random.ts'
import type { HarnessActor } from './actors.ts'
import { onBoth } from './both.ts'
import { measuredSecondsOf } from '../model/run/benchmark.ts'
import { mirroredTrimmedMean } from './mirrored-trimmed-mean.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'
import { settledIterations } from './steadiness.ts'
import { drawnSlot, type BySlot } from './slot.ts'
import { warmUp } from './warm-up.ts'

const windows = 8
const pairsPerWindow = 10
const trimmedShare = 0.2

/** Calls come in units of this many, of which slot two gets one more: 5%. */
const unit = 20

/** ln 1.05: what slot two has more to do in every other window. */
export const injectedLog = Math.log((unit + 1) / unit)

/** Log ratios of slot two over slot one, a window each. */
export interface InjectedWindows {
  /** Both slots do the same. */
  readonly same: readonly number[]
  /** Slot two does 5% more. */
  readonly more: readonly number[]
}

/** Measures one program against itself, and against 5% more calls of it, in windows that alternate. */
export async function injectSeconds(
  actors: BySlot<HarnessActor>,
  seed: number,
): Promise<InjectedWindows> {
  const random = randomOf(seed)
  await onBoth(actors, 'one', (actor) => actor.start())
  const cold = await settledIterations(actors)
  await warmUp(actors, random, { iterations: cold, measuredSeconds: measuredSecondsOf({}) })
  const units = Math.max(2, Math.ceil((await settledIterations(actors)) / unit))
  const oneWindow = async (extra: number): Promise<number> => {
    const ratios: number[] = []
    for (let pair = 0; pair < pairsPerWindow; pair++) {
      const ownAmount = random.between(Math.ceil(units * 0.5), Math.ceil(units * 1.5))
      const leadIn = Math.ceil(units * unit * 0.2)
      const slot = drawnSlot(random)
      const lengths = { one: ownAmount * unit, two: ownAmount * (unit + extra) }
      const first = await actors[slot].run({ iterations: lengths[slot], leadIn })
      const otherText = slot === 'one' ? 'two' : 'one'
      const second = await actors[otherText].run({ iterations: lengths[otherText], leadIn })
      const log = Math.log(ownNanoseconds(second)) - Math.log(ownNanoseconds(first))
      ratios.push(slot === 'one' ? log : -log)
    }
    return mirroredTrimmedMean(ratios, trimmedShare)
  }
  const same: number[] = []
  const more: number[] = []
  for (let window = 0; window < windows; window++) {
    same.push(await oneWindow(0))
    more.push(await oneWindow(1))
  }
  await onBoth(actors, 'one', (actor) => actor.end())
  return { same, more }
}
