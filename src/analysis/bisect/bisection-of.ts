import type {
  BisectCommit,
  BisectMeasured,
  BisectRecord,
} from '../../model/bisect/bisect-record.ts'
import type { BisectChange, BisectLevel, BisectReport } from '../../model/bisect/bisect-report.ts'
import { ancestryOf } from './ancestry.ts'
import type { Level } from './level.ts'
import { standingOf, type Sought, type Standing, type Step } from './standing.ts'

/** What a bisection has found out, and what it measures next. */
export interface Bisection {
  readonly report: BisectReport
  /** `null` when nothing is left to measure. */
  readonly next: Step | null
}

const quantile = 1.959964

/** Reads the recorded steps of a bisection whose BAD was measured. */
export function bisectionOf({ start, steps, alone }: BisectRecord): Bisection {
  const { good, commits } = start
  const measured = steps.filter((step) => step.type === 'measured')
  const skipped = steps.filter((step) => step.type === 'skipped')
  const row = measured.find(({ at }) => at === commits.length - 1) ?? null
  const standing =
    row === null
      ? nothingYet
      : standingAfter(start.commits, row, measured, new Set(skipped.map(({ at }) => at)))
  const commitAt = (at: number): BisectCommit => commits[at] ?? good
  return {
    next: standing.next,
    report: {
      good,
      bad: commitAt(commits.length - 1),
      commits: commits.length,
      row,
      changes: standing.changes.map((change) => changeOf(change, commitAt)),
      skipped: skipped.map(({ at, reason }) => ({ commit: commitAt(at), reason })),
      steps: steps.length,
      builds: new Set(steps.map(({ at }) => at)).size,
      open: standing.next !== null,
      alone:
        alone === null
          ? null
          : { ...alone, commit: commitAt(alone.at), before: commitAt(alone.previous) },
    },
  }
}

const nothingYet: Standing = { changes: [], next: null }

function standingAfter(
  commits: readonly BisectCommit[],
  row: BisectMeasured,
  measured: readonly BisectMeasured[],
  skipped: ReadonlySet<number>,
): Standing {
  return standingOf({
    ancestry: ancestryOf(commits.map(({ parents }) => parents)),
    measured: measured.map(({ at, estimate, error }) => ({
      at,
      effect: Math.log1p(estimate),
      error,
    })),
    skipped,
    smallest: Math.log1p(row.threshold),
  })
}

function changeOf(
  { leader, found, likely, start, end, before, after }: Sought,
  commitAt: (at: number) => BisectCommit,
): BisectChange {
  return {
    commits: leader.commits.map(commitAt),
    probability: leader.probability,
    found,
    likely: likely.map(commitAt),
    before: start < 0 ? null : levelOf(before, commitAt(start)),
    after: levelOf(after, commitAt(end)),
    previous: commitAt(start),
  }
}

function levelOf({ effect, error }: Level, { label }: BisectCommit): BisectLevel {
  return {
    estimate: Math.expm1(effect),
    ci: [Math.expm1(effect - quantile * error), Math.expm1(effect + quantile * error)],
    label,
  }
}
