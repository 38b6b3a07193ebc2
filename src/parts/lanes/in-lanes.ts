import type { PlacementOf, SharedWork } from '../../measure/schedule.ts'

/**
 * Runs items in several lanes at once; each lane takes the next one that may begin as soon as it is
 * free. Nothing runs any more when it returns or throws.
 *
 * @returns `false` when one of them ended it
 * @throws the first error of an item
 */
export async function inLanes<Item>(
  lanes: readonly PlacementOf[],
  work: SharedWork<Item>,
): Promise<boolean> {
  const waitingEntries = [...work.items]
  const free = [...lanes]
  const runningByName = new Map<Item, Promise<void>>()
  const troubles: unknown[] = []
  let goesOn = true
  const begin = async (item: Item, lane: PlacementOf): Promise<void> => {
    try {
      if (!(await work.run(item, lane))) goesOn = false
    } catch (error) {
      troubles.push(error)
      goesOn = false
    }
    free.push(lane)
    runningByName.delete(item)
  }
  for (;;) {
    const isPause = goesOn && waitingEntries.length > 0 && work.isPauseDue()
    const lane = goesOn && !isPause && waitingEntries.length > 0 ? free.shift() : undefined
    const keys = new Set([...runningByName.keys()].map(work.keyOf))
    const at = Math.max(
      0,
      waitingEntries.findIndex((entry) => !keys.has(work.keyOf(entry))),
    )
    const item = lane === undefined ? undefined : waitingEntries.splice(at, 1)[0]
    if (lane !== undefined && item !== undefined) {
      runningByName.set(item, begin(item, lane))
    } else if (runningByName.size > 0) {
      await Promise.race(runningByName.values())
    } else if (isPause) {
      await work.pause()
    } else {
      break
    }
  }
  if (troubles.length > 0) throw troubles[0]
  return goesOn
}
