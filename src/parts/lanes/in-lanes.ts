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
  const waitingItems = [...work.items]
  const freeLanes = [...lanes]
  const runningByItem = new Map<Item, Promise<void>>()
  const troubles: unknown[] = []
  let goesOn = true
  const begin = async (item: Item, lane: PlacementOf): Promise<void> => {
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
