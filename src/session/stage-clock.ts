import type { Clock } from '../host/clock.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { stageSchema, type Stage } from '../model/run/stage.ts'

/** Measures what the stages of a run take. */
export interface StageClock {
  readonly during: <T>(stage: Stage, work: () => Promise<T>) => Promise<T>
  /** Adds seconds that were measured elsewhere. */
  readonly add: (seconds: Readonly<Partial<Record<Stage, number>>>) => void
  /** Entries of the stages that are over and were not taken yet. */
  readonly take: () => readonly JournalEntry[]
}

/** A clock of a run that begins. */
export function createStageClock(clock: Pick<Clock, 'monotonicSeconds'>): StageClock {
  let over: JournalEntry[] = []
  return {
    during: async (stage, work) => {
      const begun = clock.monotonicSeconds()
      const value = await work()
      over.push({ type: 'stage', stage, seconds: clock.monotonicSeconds() - begun })
      return value
    },
    add: (seconds) => {
      for (const stage of stageSchema.options) {
        const ownAmount = seconds[stage]
        if (ownAmount !== undefined) over.push({ type: 'stage', stage, seconds: ownAmount })
      }
    },
    take: () => {
      const takenRun = over
      over = []
      return takenRun
    },
  }
}
