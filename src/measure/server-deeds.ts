import type { BurstAnswer, ConsumedAnswer } from '../drivers/burst-answers.ts'
import type { Burst, ByPlace, Place } from '../drivers/driver.ts'
import type { Contention, Host } from '../host/host.ts'
import type { Side } from '../model/build/side.ts'
import type { AddonWatch } from './addon-watch.ts'
import { disturbanceOf, type Disturbance } from './disturbance-of.ts'
import type { Serving } from './serving.ts'

/** Does the steps that concern servers. */
export interface ServerDeeds {
  readonly serve: (place: Place) => Promise<null>
  readonly burst: (place: Place, burst: Burst) => Promise<BurstAnswer>
  readonly consumed: (place: Place) => ConsumedAnswer
  /** Tells what disturbed the server while it was up. */
  readonly stop: (place: Place) => Promise<Disturbance | null>
  /** What ends whatever is still up. */
  readonly ends: () => readonly (() => Promise<void>)[]
}

/** How servers are started and, where somebody wants to, looked at before they end. */
interface Servers extends Partial<Pick<AddonWatch, 'look'>> {
  readonly serve: (side: Side) => Promise<Serving>
}

interface Up {
  readonly serving: Serving
  readonly atSeconds: number
  readonly contention: Contention | null
  /** Time that the place has used of its limit. */
  busySeconds: number
}

/**
 * @param sides - which side sits in which place
 * @param timeoutSeconds - limit for the time that one place is busy
 */
export function serverDeeds(
  sides: ByPlace<Side>,
  { serve: start, look }: Servers,
  timeoutSeconds: number,
  { clock, machine }: Pick<Host, 'clock' | 'machine'>,
): ServerDeeds {
  const up = new Map<Place, Up>()
  const upIn = (place: Place): Up => {
    const server = up.get(place)
    if (server === undefined) throw new Error(`expected a server in place ${place}, got none`)
    return server
  }
  return {
    serve: async (place) => {
      const before = clock.monotonicSeconds()
      const serving = await start(sides[place])
      const atSeconds = clock.monotonicSeconds()
      const contention = await machine.contention(serving.pid)
      up.set(place, { serving, atSeconds, contention, busySeconds: atSeconds - before })
      return null
    },
    burst: async (place, burst) => {
      const server = upIn(place)
      const before = clock.monotonicSeconds()
      const left = Math.max(0.001, timeoutSeconds - server.busySeconds)
      const answer = await server.serving.burst(burst, left)
      server.busySeconds += clock.monotonicSeconds() - before
      return answer
    },
    consumed: (place) => upIn(place).serving.consumed(),
    stop: async (place) => {
      const { serving, atSeconds, contention } = upIn(place)
      const after = await machine.contention(serving.pid)
      const seconds = clock.monotonicSeconds() - atSeconds
      await look?.(sides[place], serving)
      up.delete(place)
      await serving.end()
      return disturbanceOf(contention, after, seconds)
    },
    ends: () => [...up.values()].map(({ serving }) => serving.end),
  }
}
