import type { CpuSet } from '../host/process/processes.ts'

/** Where a block's processes run; positions of blocks that follow each other differ, so that no CPU is one side's. */
export type CpuSetOf = (position: number) => CpuSet

/** Pilots or blocks that may run beside each other. */
export interface SharedWork<Item> {
  /** In the order in which they begin. */
  readonly items: readonly Item[]
  /** Items of the same key run at the same time only when no others are left. */
  readonly keyOf: (item: Item) => string
  /** Whether everything has to rest before the next item begins; asked before each. */
  readonly isPauseDue: () => boolean
  /** Awaited while nothing runs. */
  readonly pause: () => Promise<void>
  /** @returns `false` when nothing else is to begin */
  readonly run: (item: Item, cpuSetOf: CpuSetOf) => Promise<boolean>
}

/** How blocks are dealt to CPUs, where several are measured at once. */
export interface Schedule {
  /** How many at once at most. */
  readonly count: number
  /** Runs items at once, none of which runs when it returns, `false` when one ended it, or throws the first error. */
  readonly deal: <Item>(work: SharedWork<Item>) => Promise<boolean>
}
