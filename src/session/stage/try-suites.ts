import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import { absolutePath, type Files } from '../../host/files/files.ts'
import type { BySide } from '../../model/build/side.ts'
import type { FoundBenchmark, SuiteFound } from '../../find/find.ts'
import { filteredSuite, isLearntByRun, suitePlace } from '../../find/suites.ts'
import { choiceOf } from '../../find/matches-glob.ts'
import {
  describeSuites,
  type DescribedSuites,
  type LearningRequest,
} from '../../measure/suites/describe-suites.ts'
import { earlierSuites } from './earlier-suites.ts'
import type { Target } from '../../measure/targets/target.ts'
import { areSpared, secondsSpent, type Session, type WholeVariant } from '../session.ts'

/** The results of suites, and what finding them out took of the run's time. */
export interface TriedSuites extends DescribedSuites {
  readonly learningSeconds: number
  /** What the whole run may take; `null` for no limit. */
  readonly budgetSeconds: number | null
}

/** Under which Node.js suites are tried, and how many pairs of builds share the budget. */
interface TrialPlace
  extends Partial<Pick<WholeVariant, 'runtime'>>, Pick<LearningRequest, 'follow'> {
  readonly variants?: number
}

/** Of a budget that counts from the command, what building may take of the time for learning. */
const beforeShare = 0.25

/** Runs each suite of another tool once on both sides, to find out its rows. */
export async function trySuites(
  foundBenchmarks: readonly FoundBenchmark[],
  targets: BySide<Target>,
  { runtime = null, variants = 1, follow }: TrialPlace,
  { request, settings, earlier, host }: Pick<Session, 'request' | 'settings' | 'earlier' | 'host'>,
): Promise<TriedSuites> {
  const begunAtSeconds = host.clock.monotonicSeconds()
  const { isChosen, mayChoose } = choiceOf(settings.only)
  const before = earlier === null ? null : earlierSuites(earlier.run.plan, runtime)
  const suites: SuiteFound[] = []
  for (const foundBenchmark of foundBenchmarks) {
    if (foundBenchmark.kind !== 'suite' || !mayChoose(foundBenchmark.name)) continue
    if (before?.isLearnt(foundBenchmark.name) === false) continue
    const suite = placedSuite(foundBenchmark, request.origin, host.files)
    suites.push(filteredSuite(suite, settings.only))
  }
  const note = (text: string): void => request.onProgress({ kind: 'note', text })
  const isAnyRun = suites.some(isLearntByRun)
  if (isAnyRun) note('running each suite once to learn its results')
  const isBudgetOurs = settings.budget === undefined && earlier === null
  const usualSeconds = isBudgetOurs && isAnyRun ? request.suiteSeconds : undefined
  if (usualSeconds !== undefined) {
    note(
      `no budget was given: ${String(usualSeconds / 60)} minutes are taken for suites of other tools; --budget 20min takes more, and --resume goes on`,
    )
  }
  const budgetSeconds = settings.budget ?? usualSeconds ?? null
  const mostSeconds = beforeShare * (budgetSeconds ?? 0)
  const beforeSeconds = secondsSpent({ request, host }, 0, mostSeconds)
  const learningRequest = {
    timeoutSeconds: settings.timeout,
    // What one of them leaves is not for the next: the first would take all of it.
    budgetSeconds: budgetSeconds === null ? null : budgetSeconds / variants,
    spentSeconds: beforeSeconds / variants,
    limitName: request.limitName ?? 'budget',
    follow,
    areSpared: areSpared({ request, settings }),
    isCancelled: request.isCancelled,
    pairsToCall: (rows: number) =>
      Math.min(
        settings.pairs,
        fewestPairsToCall({ alpha: settings.alpha, family: rows * variants }),
      ),
    wasCut: before?.wasCut ?? null,
    isWanted: (suite: string, row: string) =>
      isChosen(`${suite}/${row}`) && before?.isWanted(suite, row) !== false,
    onNote: note,
    onSuite: (name: string, done: number) => {
      const total = suites.length
      const passedSeconds = host.clock.monotonicSeconds() - begunAtSeconds
      const secondsLeft = done > 0 ? (passedSeconds / done) * (total - done) : undefined
      const parts = { done, total }
      request.onProgress({ kind: 'doing', what: `learning ${name}`, parts, secondsLeft })
    },
  }
  const describedSuites = await describeSuites(targets, suites, learningRequest, host)
  for (const text of describedSuites.notes) note(text)
  const learningSeconds = host.clock.monotonicSeconds() - begunAtSeconds
  return { ...describedSuites, learningSeconds, budgetSeconds }
}

/** The same suite, by the absolute path of the tree that its command names. */
export function placedSuite(suite: SuiteFound, origin: string, files: Files): SuiteFound {
  const { tree, words } = suitePlace(suite)
  if (tree === null) return suite
  const [path = '.', ...rest] = words
  return { ...suite, command: [files.join(absolutePath(tree, origin, files), path), ...rest] }
}
