import { endOfRun, type JournalEntry } from '../model/run/journal.ts'
import type { Block, BlockKind, Sample, Pilot } from '../model/run/sample.ts'
import type { Failure } from '../model/judging/failure.ts'
import { UsageError } from '../model/usage-error.ts'

/** What a journal already contains of some blocks. */
export interface PastBlocks {
  /** In its own order. */
  readonly outcomes: readonly (Sample | Failure)[]
  /** Those with a sample. */
  readonly measuredBlocks: ReadonlySet<Block>
  /** Those of which a first attempt was disturbed, and does not count. */
  readonly disturbedBlocks: ReadonlySet<Block>
}

/** What a run did before it was killed: a step whose outcome the journal has is not measured again. */
export interface EarlierBlocks {
  /** Whether every step has been returned. */
  readonly isOver: () => boolean
  /** The outcomes of the pilots of these benchmarks, in the journal's order: several may have run at once. */
  readonly pilots: (ids: readonly string[]) => ReadonlyMap<string, Pilot | Failure>
  /** What the journal has of the blocks of these rounds; a UsageError when it goes on with something else. */
  readonly blocks: (blocks: readonly Block[]) => PastBlocks
  /** @throws UsageError when the journal goes on with something else than a pilot */
  readonly refusePilot: (benchmarkId: string) => never
  /** Attempts at what was broken off between two of them, by `attemptKey`. */
  readonly openAttempts: Map<string, number>
  /** Seconds that the run had taken, according to the journal. */
  readonly seconds: number
}

/** The past of a run from its journal, in order; a failure of no benchmark of the plan is no step. */
export function pastInJournal(
  entries: readonly JournalEntry[],
  benchmarkIds: readonly string[],
): EarlierBlocks {
  const steps = entries.filter((entry) => isNextStep(entry, benchmarkIds))
  let at = 0
  const isOver = (): boolean => at >= steps.length
  /** Takes the next steps for as long as they are taken. */
  const takeSteps = (take: (step: JournalEntry) => boolean): void => {
    for (let step = steps[at]; step !== undefined && take(step); step = steps[at]) at++
  }
  const refuse = (stepName: string): never => {
    throw new UsageError(
      `expected the journal to continue with ${stepName}, got ${entryName(steps[at])}: it was changed or comes from another version, so start again without --resume`,
    )
  }
  return {
    isOver,
    openAttempts: openAttemptsIn(entries),
    seconds: entrySeconds(entries),
    pilots: (ids) => {
      const wantedIds = new Set(ids)
      const outcomes = new Map<string, Pilot | Failure>()
      takeSteps((step) => {
        const outcome = step.type === 'pilot' ? step.pilot : failureIn(step, 'pilot')
        const id = outcome?.benchmarkId ?? null
        if (outcome === null || id === null || !wantedIds.has(id) || outcomes.has(id)) return false
        outcomes.set(id, outcome)
        return true
      })
      return outcomes
    },
    refusePilot: (benchmarkId) => refuse(`the pilot of ${benchmarkId}`),
    blocks: (blocks) => {
      const outcomes: (Sample | Failure)[] = []
      const measuredBlocks = new Set<Block>()
      const disturbedBlocks = new Set<Block>()
      const failedIds = new Set<string>()
      const byIndex = new Map(blocks.map((block) => [block.index, block]))
      takeSteps((step) => {
        if (!('sample' in step)) {
          const failure = failureIn(step, 'sample')
          const id = failure?.benchmarkId ?? null
          // It failed in a later round where all of its blocks here are measured.
          const isHere = blocks.some((each) => each.benchmarkId === id && !measuredBlocks.has(each))
          if (failure === null || id === null || !isHere) return false
          failedIds.add(id)
          outcomes.push(failure)
          return true
        }
        const recordedBlock = step.sample.block
        const block = byIndex.get(recordedBlock.index)
        if (block === undefined || identity.some((key) => block[key] !== recordedBlock[key]))
          return false
        if (measuredBlocks.has(block)) return false
        if (step.type === 'sample') {
          measuredBlocks.add(block)
          outcomes.push(step.sample)
          return true
        }
        if (disturbedBlocks.has(block)) return false
        disturbedBlocks.add(block)
        return true
      })
      const missingBlock = blocks.find(
        (block) => !measuredBlocks.has(block) && !failedIds.has(block.benchmarkId),
      )
      if (missingBlock !== undefined && !isOver()) refuse(nameOfBlock(missingBlock))
      return { outcomes, measuredBlocks, disturbedBlocks }
    },
  }
}

/** What names the attempts at one pilot or block. */
export function attemptKey(benchmarkId: string, kind: BlockKind | 'pilot'): string {
  return JSON.stringify([benchmarkId, kind])
}

function openAttemptsIn(entries: readonly JournalEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    if (entry.type === 'attempt') {
      const key = attemptKey(entry.failure.benchmarkId ?? '', entry.kind)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    } else if ('sample' in entry) {
      const { benchmarkId, kind } = entry.sample.block
      counts.delete(attemptKey(benchmarkId, kind))
    } else if (entry.type === 'pilot') {
      counts.delete(attemptKey(entry.pilot.benchmarkId, 'pilot'))
    }
  }
  return counts
}

const notSteps: ReadonlySet<JournalEntry['type']> = new Set([
  'run',
  'end',
  'trial',
  'stage',
  'machine',
  'part',
  'attempt',
])

function isNextStep(entry: JournalEntry, benchmarkIds: readonly string[]): boolean {
  if (notSteps.has(entry.type)) return false
  return entry.type !== 'failure' || benchmarkIds.includes(entry.failure.benchmarkId ?? '')
}

function failureIn(entry: JournalEntry, stage: Failure['stage']): Failure | null {
  return entry.type === 'failure' && entry.failure.stage === stage ? entry.failure : null
}

const identity = ['index', 'round', 'benchmarkId', 'driver', 'coin', 'seed', 'kind'] as const

function entryName(entry: JournalEntry | undefined): string {
  if (entry === undefined) return 'its end'
  return 'sample' in entry ? nameOfBlock(entry.sample.block) : `an entry "${entry.type}"`
}

const kindNames: Readonly<Record<BlockKind, string>> = {
  'warm-up': 'the pair',
  pair: 'the pair',
  control: 'the control',
}

function nameOfBlock({ benchmarkId, round, kind }: Block): string {
  return `${kindNames[kind]} of ${benchmarkId} in round ${round}`
}

function entrySeconds(entries: readonly JournalEntry[]): number {
  // A run that had ended has recorded it; the sum from its last block would be rounded differently.
  const end = endOfRun(entries)
  if (end !== null) return end.seconds
  // Pilots have no time in the journal; each takes about as long as a block.
  const pilots = entries.reduce(
    (sum, entry) => sum + (entry.type === 'pilot' ? entry.pilot.blockSeconds : 0),
    0,
  )
  return entries.reduce((latest, entry) => Math.max(latest, entryEnd(entry)), pilots)
}

function entryEnd(entry: JournalEntry): number {
  if (entry.type === 'end') return entry.seconds
  return 'sample' in entry ? entry.sample.startedAtSeconds + entry.sample.seconds : 0
}
