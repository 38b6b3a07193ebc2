import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import type { CollectRequest } from '../../src/measure/collect-request.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import type { LearningRequest } from '../../src/measure/suites/describe-suites.ts'
import { targetOf } from './targets.ts'

/** A wish to learn all rows of all suites, whatever time that takes. */
export const learningRequest: LearningRequest = {
  timeoutSeconds: 120,
  budgetSeconds: null,
  spentSeconds: 0,
  areSpared: false,
  isCancelled: () => false,
  pairsToCall: () => 7,
  wasCut: null,
  limitName: '--limit',
  isWanted: () => true,
  onNote: () => {},
  onSuite: () => {},
}

/** A wish to measure all of a plan, without pinning and without hyperfine. */
export function collectRequestOf(
  plan: Plan,
  changes: Partial<CollectRequest> = {},
): CollectRequest {
  return {
    plan,
    budgetSeconds: plan.budgetSeconds,
    targetsOf: () => ({ base: targetOf('base'), head: targetOf('head') }),
    journalPath: '/results/journal.ndjson',
    hyperfine: { ok: false, message: 'expected hyperfine, got none: install it' },
    isPinning: false,
    schedule: null,
    blocksOf: (round, live) => blocksOfRound(plan, round, live),
    liveAfter: (samples, failures, pilots, secondsLeft) => {
      const { live, secondsToReach } = activeBenchmarksOf({ plan, samples, failures, pilots })
      return secondsToReach > secondsLeft ? null : live
    },
    onProgress: () => undefined,
    isCancelled: () => false,
    ...changes,
  }
}
