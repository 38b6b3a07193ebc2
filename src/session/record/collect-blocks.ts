import { activeBenchmarksOf, pairsToLook } from '../../analysis/stopping/active-benchmarks.ts'
import { cycledBenchmarks } from '../../analysis/layouts/cycled-benchmarks.ts'
import { collect, type CollectedRun } from '../../measure/collect.ts'
import type { CollectRequest } from '../../measure/collect-request.ts'
import { blocksOfRound, inCycles } from '../../plan/blocks-of-round.ts'
import { explainFailure } from '../stage/explain-failure.ts'
import type { CheckedMachine } from '../machine/check-machine.ts'
import type { PlannedSession } from '../plan/plan-session.ts'
import { targetsOf, type PreparedVariant } from '../stage/prepare-sides.ts'
import type { Session } from '../session.ts'

/** Measures block after block until every row is decided, the time is up or the run is cancelled. */
export async function collectBlocks(
  session: Session,
  preparedVariants: readonly PreparedVariant[],
  { plan, placing: linkPlacing }: PlannedSession,
  machine: Omit<CheckedMachine, 'target'> &
    Pick<CollectRequest, 'schedule' | 'budgetSeconds' | 'spentSeconds'>,
): Promise<CollectedRun> {
  const { request, journalPath, host } = session
  const { onProgress, isCancelled, between } = request
  let cycledIds: ReadonlySet<string> = new Set()
  return collect(
    {
      ...machine,
      plan,
      journalPath,
      targetsOf: (benchmark) => targetsOf(benchmark, preparedVariants),
      pilots: new Map(preparedVariants.flatMap(({ pilots }) => [...pilots])),
      blocksOf: (round, live) => inCycles(blocksOfRound(plan, round, live), cycledIds),
      pairsTogether: (samples, live) => pairsToLook({ plan, samples }, live),
      liveAfter: (samples, failures, pilots, secondsLeft) => {
        cycledIds = cycledBenchmarks({ plan, pilots, samples })
        const active = activeBenchmarksOf({ plan, pilots, samples, failures })
        const { live, secondsToReach, decidedCount, rows } = active
        onProgress({ kind: 'look', pairs: samples.length, decided: decidedCount, rows })
        return secondsToReach > secondsLeft ? null : live
      },
      explain: async (failure) => {
        const benchmark = plan.benchmarks.find(({ id }) => id === failure.benchmarkId)
        if (benchmark === undefined) return failure
        return explainFailure(failure, targetsOf(benchmark, preparedVariants), session)
      },
      onProgress,
      isCancelled,
      between,
      place:
        linkPlacing === null
          ? undefined
          : async (block, part) => {
              const benchmark = plan.benchmarks.find(({ id }) => id === block.benchmarkId)
              if (benchmark === undefined || block.placement === undefined) return
              await linkPlacing.place(targetsOf(benchmark, preparedVariants), {
                seeds: block.placement,
                part: block.links === undefined ? null : part,
              })
            },
    },
    host,
  )
}
