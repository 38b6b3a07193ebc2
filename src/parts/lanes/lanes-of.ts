import type { CpuSetOf, Schedule, SharedWork } from '../../measure/schedule.ts'
import { cpuSetOf } from '../../measure/targets/cpu-set-of.ts'

/** With more lanes, the one program that asks them all would keep them waiting. */
const lanesLimit = 8

/** How many blocks fit at once: a core, with its CPUs, for each, and of many cores every second CPU stays free. */
export function mostLanes(cores: readonly (readonly number[])[]): number {
  const cpus = cores.flat().length
  const laneCount = cpus < 4 ? Math.min(2, cpus) : Math.floor(cpus / 2)
  return Math.max(1, Math.min(laneCount, cores.length, lanesLimit))
}

/** Deals the cores to lanes, at most as many, evenly and side by side; no lane has a CPU of another one. */
export function lanesOf(lanes: number, cores: readonly (readonly number[])[]): readonly CpuSetOf[] {
  const edge = (lane: number): number => Math.floor((lane * cores.length) / lanes)
  return Array.from({ length: lanes }, (_, lane) => {
    const cpus = cores.slice(edge(lane), edge(lane + 1)).flat()
    const [only = null] = cpus
    return (position) =>
      cpus.length > 1 ? cpuSetOf(position, cpus) : { mainCpu: only, otherCpus: null }
  })
}

/** Measures blocks in as many lanes, or as the cores have room for; `null` for one at a time. */
export function inLanesOf(lanes: number, cores: readonly (readonly number[])[]): Schedule | null {
  const count = Math.min(lanes, mostLanes(cores))
  return count < 2 ? null : { count, deal: (work) => inLanes(lanesOf(count, cores), work) }
}

/** Runs items as `Schedule.deal` does: each lane takes the next one that may begin as soon as it is free. */
export async function inLanes<Item>(
  lanes: readonly CpuSetOf[],
  work: SharedWork<Item>,
): Promise<boolean> {
  const waitingItems = [...work.items]
  const freeLanes = [...lanes]
  const runningByItem = new Map<Item, Promise<void>>()
  const troubles: unknown[] = []
  let goesOn = true
  const begin = async (item: Item, lane: CpuSetOf): Promise<void> => {
    try {
      if (!(await work.run(item, lane))) goesOn = false
    } catch (error) {
      troubles.push(error)
      goesOn = false
    }
    freeLanes.push(lane)
    runningByItem.delete(item)
  }
  for (;;) {
    const isPause = goesOn && waitingItems.length > 0 && work.isPauseDue()
    const lane = goesOn && !isPause && waitingItems.length > 0 ? freeLanes.shift() : undefined
    const keys = new Set([...runningByItem.keys()].map(work.keyOf))
    const at = Math.max(
      0,
      waitingItems.findIndex((entry) => !keys.has(work.keyOf(entry))),
    )
    const item = lane === undefined ? undefined : waitingItems.splice(at, 1)[0]
    if (lane !== undefined && item !== undefined) {
      runningByItem.set(item, begin(item, lane))
    } else if (runningByItem.size > 0) {
      await Promise.race(runningByItem.values())
    } else if (isPause) {
      await work.pause()
    } else {
      break
    }
  }
  if (troubles.length > 0) throw troubles[0]
  return goesOn
}
