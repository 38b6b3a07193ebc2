/** Work that is dealt to lanes. */
export interface LaneWork<Lane, Item> {
  readonly lanes: readonly Lane[]
  /** In the order in which they begin. */
  readonly items: readonly Item[]
  /** Items of the same key run at the same time only when no others are left. */
  readonly keyOf: (item: Item) => string
  /** Whether everything has to rest before the next item begins; asked before each. */
  readonly isPauseDue: () => boolean
  /** Awaited while nothing runs. */
  readonly pause: () => Promise<void>
  /** @returns `false` when nothing else is to begin */
  readonly run: (item: Item, lane: Lane) => Promise<boolean>
}

/**
 * Runs items in several lanes at once; each lane takes the next one that may begin as soon as it is
 * free. Nothing runs any more when it returns or throws.
 *
 * @returns `false` when one of them ended it
 * @throws the first error of an item
 */
export async function inLanes<Lane, Item>(work: LaneWork<Lane, Item>): Promise<boolean> {
  const waitingEntries = [...work.items]
  const free = [...work.lanes]
  const runningByName = new Map<Item, Promise<void>>()
  const troubles: unknown[] = []
  let goesOn = true
  const begin = async (item: Item, lane: Lane): Promise<void> => {
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
