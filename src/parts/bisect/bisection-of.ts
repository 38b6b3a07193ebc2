import type { BisectCommit, BisectMeasured, BisectRecord } from './bisect-record.ts'
import type { BisectGap, BisectLevel, BisectReport } from './bisect-report.ts'
import { ancestryOf } from './ancestry.ts'
import { largestStep, type LargestStep, type NextCommit, type Span } from './largest-step.ts'
import { levelOfGood, levelsOf, type Level } from './level.ts'

/** What a bisection has found out, and what it measures next. */
export interface Bisection {
  readonly report: BisectReport
  /** `null` when nothing is left to measure. */
  readonly next: NextCommit | null
}

const quantile = 1.959964

/** Reads the recorded steps of a bisection whose BAD was measured. */
export function bisectionOf({ start, steps, alone }: BisectRecord): Bisection {
  const { good, commits } = start
  const measuredSteps = steps.filter((step) => step.type === 'measured')
  const skippedSteps = steps.filter((step) => step.type === 'skipped')
  const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null
  const measured = measuredSteps.map(({ at, estimate, error }) => ({
    at,
    effect: Math.log1p(estimate),
    error,
  }))
  const levels = levelsOf(measured)
  const commitAt = (at: number): BisectCommit => commits[at] ?? good
  const levelAt = (at: number): Level => levels.get(at) ?? levelOfGood
  const largest =
    row === null
      ? null
      : largestStep({
          ancestry: ancestryOf(commits.map(({ parents }) => parents)),
          measured,
          skipped: new Set(skippedSteps.map(({ at }) => at)),
          smallest: Math.log1p(row.threshold),
        })
  return {
    next: largest?.next ?? null,
    report: {
      good,
      bad: commitAt(commits.length - 1),
      commits: commits.length,
      row,
      change: largest === null ? null : stepChange(largest, commitAt),
      unexplained: (largest?.unexplained ?? []).map((span) => gapBetween(span, levelAt, commitAt)),
      skipped: skippedSteps.map(({ at, reason }) => ({ commit: commitAt(at), reason })),
      steps: steps.length,
      builds: new Set(steps.map(({ at }) => at)).size,
      open: largest !== null && largest.next !== null,
      alone:
        alone === null
          ? null
          : { ...alone, commit: commitAt(alone.at), before: commitAt(alone.previous) },
    },
  }
}

function stepChange(
  { commits, isFound, start, end, before, after }: LargestStep,
  commitAt: (at: number) => BisectCommit,
): BisectReport['change'] {
  return {
    commits: commits.map(commitAt),
    isFound,
    before: start < 0 ? null : levelOf(before, commitAt(start)),
    after: levelOf(after, commitAt(end)),
    previous: commitAt(start),
  }
}

function levelOf(level: Level, { label }: BisectCommit): BisectLevel {
  return { ...ratioOfLevel(level), label }
}

function gapBetween(
  { start, end }: Span,
  levelAt: (at: number) => Level,
  commitAt: (at: number) => BisectCommit,
): BisectGap {
  const [from, to] = [levelAt(start), levelAt(end)]
  const effect = to.effect - from.effect
  const error = Math.hypot(from.error, to.error)
  return { from: commitAt(start), to: commitAt(end), ...ratioOfLevel({ effect, error }) }
}

function ratioOfLevel({
  effect,
  error,
}: Pick<Level, 'effect' | 'error'>): Pick<BisectMeasured, 'estimate' | 'ci'> {
  return {
    estimate: Math.expm1(effect),
    ci: [Math.expm1(effect - quantile * error), Math.expm1(effect + quantile * error)],
  }
}
