import type { Block, BlockKind } from '../model/run/block.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Sample } from '../model/run/sample.ts'
import { UsageError } from '../model/usage-error.ts'

/** What a journal already contains of a block. */
export interface PastBlock {
  /** The first attempt was disturbed and does not count. */
  readonly disturbed: boolean
  /** `null` when the block is still to be measured. */
  readonly outcome: Sample | Failure | null
}

/**
 * What a run did before it was killed, step by step. The run takes its steps again, and if the
 * journal has the outcome of a step, nothing is measured.
 */
export interface EarlierBlocks {
  /** Whether every step has been returned. */
  readonly isOver: () => boolean
  /** @throws UsageError when the journal goes on with something else */
  readonly pilot: (benchmarkId: string) => Pilot | Failure | null
  /**
   * What the journal has of the blocks of a round, in its own order: several may have been measured at
   * once. Blocks that it has nothing of are missing.
   *
   * @throws UsageError when the journal goes on with something else
   */
  readonly round: (blocks: readonly Block[]) => ReadonlyMap<Block, PastBlock>
  /** Seconds that the run had taken, according to the journal. */
  readonly seconds: number
}

/**
 * The past of a run from its journal, in order.
 *
 * @param benchmarkIds - ids of the plan; a failure of anything else is not a step of a run
 */
export function pastInJournal(
  entries: readonly JournalEntry[],
  benchmarkIds: readonly string[],
): EarlierBlocks {
  const steps = entries.filter((entry) => isStep(entry, benchmarkIds))
  let at = 0
  const isOver = (): boolean => at >= steps.length
  const refuse = (wanted: string): never => {
    throw new UsageError(
      `expected the journal to continue with ${wanted}, got ${nameOf(steps[at])}: it was changed or comes from another version, so start again without --resume`,
    )
  }
  return {
    isOver,
    seconds: secondsOf(entries),
    pilot: (benchmarkId) => {
      const step = steps[at]
      if (step === undefined) return null
      const outcome = pilotIn(step, benchmarkId) ?? refuse(`the pilot of ${benchmarkId}`)
      at++
      return outcome
    },
    round: (blocks) => {
      const found = new Map<Block, PastBlock>()
      let open = blocks
      for (let step = steps[at]; step !== undefined; step = steps[at]) {
        const entry = step
        if (entry.type === 'disturbed') {
          const again = open.find((block) => isSame(entry.sample.block, block))
          if (again === undefined || found.has(again)) break
          found.set(again, { disturbed: true, outcome: null })
        } else {
          const block = open.find((one) => blockIn(entry, one) !== null)
          if (block === undefined) break
          const outcome = blockIn(entry, block)
          const disturbed = found.get(block)?.disturbed === true
          // In the order of the outcomes.
          found.delete(block)
          found.set(block, { disturbed, outcome })
          // A benchmark that has failed has no further blocks.
          const { benchmarkId } = block
          open =
            entry.type === 'failure'
              ? open.filter((one) => one.benchmarkId !== benchmarkId)
              : open.filter((one) => one !== block)
        }
        at++
      }
      const [missing] = open
      if (missing !== undefined && !isOver()) refuse(nameOfBlock(missing))
      return found
    },
  }
}

const notSteps: ReadonlySet<JournalEntry['type']> = new Set([
  'run',
  'end',
  'trial',
  'profile',
  'stage',
  'lanes',
])

function isStep(entry: JournalEntry, benchmarkIds: readonly string[]): boolean {
  if (notSteps.has(entry.type)) return false
  return entry.type !== 'failure' || benchmarkIds.includes(entry.failure.benchmarkId ?? '')
}

function pilotIn(entry: JournalEntry, id: string): Pilot | Failure | null {
  if (entry.type === 'pilot') return entry.pilot.benchmarkId === id ? entry.pilot : null
  return failureIn(entry, 'pilot', id)
}

function blockIn(entry: JournalEntry, block: Block): Sample | Failure | null {
  if (entry.type === 'sample') return isSame(entry.sample.block, block) ? entry.sample : null
  return failureIn(entry, 'sample', block.benchmarkId)
}

function failureIn(entry: JournalEntry, stage: Failure['stage'], id: string): Failure | null {
  if (entry.type !== 'failure' || entry.failure.stage !== stage) return null
  return entry.failure.benchmarkId === id ? entry.failure : null
}

function isSame(one: Block, other: Block): boolean {
  return (
    one.index === other.index &&
    one.round === other.round &&
    one.benchmarkId === other.benchmarkId &&
    one.driver === other.driver &&
    one.coin === other.coin &&
    one.seed === other.seed &&
    one.kind === other.kind
  )
}

function nameOf(entry: JournalEntry | undefined): string {
  if (entry === undefined) return 'its end'
  return 'sample' in entry ? nameOfBlock(entry.sample.block) : `an entry "${entry.type}"`
}

const kindNames: Readonly<Record<BlockKind, string>> = {
  'warm-up': 'the pair',
  pair: 'the pair',
  control: 'the control',
  rebuild: 'the rebuild control',
}

function nameOfBlock({ benchmarkId, round, kind }: Block): string {
  return `${kindNames[kind]} of ${benchmarkId} in round ${round}`
}

function secondsOf(entries: readonly JournalEntry[]): number {
  // A run that had ended has recorded it; the sum from its last block would be rounded differently.
  const last = entries.findLast(({ type }) => type !== 'stage')
  if (last?.type === 'end') return last.seconds
  // Pilots have no time in the journal; each takes about as long as a block.
  const pilots = entries.reduce(
    (sum, entry) => sum + (entry.type === 'pilot' ? entry.pilot.blockSeconds : 0),
    0,
  )
  return entries.reduce((latest, entry) => Math.max(latest, endOf(entry)), pilots)
}

function endOf(entry: JournalEntry): number {
  if (entry.type === 'end') return entry.seconds
  return 'sample' in entry ? entry.sample.startedAtSeconds + entry.sample.seconds : 0
}
