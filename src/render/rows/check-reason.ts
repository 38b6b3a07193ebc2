import { boundText } from './row-text.ts'
import { isOpenFor, outcomeOf } from '../../model/judging/outcome.ts'
import { faultsIn, type Failure } from '../../model/judging/failure.ts'
import type { Result } from '../../model/judging/result.ts'
import { countText } from '../text/format.ts'
import { rowsWith, type Row } from './row.ts'

/** Why the check ends as it does, as a clause; empty where it passes and there is nothing to add. */
export function checkReason(result: Result, rows: readonly Row[]): string {
  const { limit } = result.plan.policy
  const bound = boundText(limit, rowsWith(rows, 'regression'))
  switch (outcomeOf(result)) {
    case 'regression':
      return `the whole 95% CI is beyond ${bound}`
    case 'failure':
      return failureText(result)
    case 'undecided':
      return undecidedReason(result, rows)
    case 'passed':
      return rowsWith(rows, 'regression').length > 0 ? `no regression reaches beyond ${bound}` : ''
  }
}

/** How a neutral check is to be understood, and what would make it fail, as sentences. */
export function neutralNote(result: Result): string {
  const outcome = outcomeOf(result)
  return outcome === 'undecided'
    ? 'GitHub lets a neutral check pass, unless `fail-on` names `undecided`.'
    : `\`fail-on\` does not name \`${outcome}\`.`
}

function failureText({ failures }: Result): string {
  const faults = faultsIn(failures)
  if (faults.get(null) === 'head') return 'head does not build'
  const brokenCount = [...faults.values()].filter((fault) => fault === 'head').length
  return brokenCount === 1
    ? 'a benchmark fails on head and runs on base'
    : `${countText(brokenCount, 'benchmark')} fail on head and run on base`
}

function undecidedReason(result: Result, rows: readonly Row[]): string {
  // A metric that is open counts, whatever leads its row.
  const openRows = rows.filter((row) =>
    [row, ...row.alike, ...row.otherFindings].some(
      (each) =>
        ['inconclusive', 'regression'].includes(each.finding.verdict) &&
        isOpenFor(each, result.plan),
    ),
  )
  const missedCount = rowsWith(rows, 'not-measured').length
  const reasons: readonly (readonly [boolean, string])[] = [
    ...brokenReasons(result.failures),
    [rowsWith(rows, 'not-comparable').length > 0, 'the sides are not comparable'],
    [missedCount > 0, `${countText(missedCount, 'benchmark was', 'benchmarks were')} not measured`],
    [
      openRows.length > 0,
      `${countText(openRows.length, 'row')} may be worse than the limit allows`,
    ],
  ]
  const applyingReasons = reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
  return applyingReasons.length === 0 ? 'nothing could be compared' : applyingReasons.join(', and ')
}

function brokenReasons(failures: readonly Failure[]): readonly (readonly [boolean, string])[] {
  const sides = new Set(failures.flatMap((each) => (each.benchmarkId === null ? [each.side] : [])))
  const rows = failures.filter(({ benchmarkId }) => benchmarkId !== null)
  const brokenCount = new Set(rows.map(({ benchmarkId }) => benchmarkId)).size
  const place = rows.some(({ side }) => side === 'base') ? 'on base' : 'although both sides run'
  const whole = sides.has('base')
    ? sides.has('head')
      ? 'neither side builds'
      : 'base does not build'
    : 'something that both sides need failed'
  return [
    [sides.size > 0, whole],
    [brokenCount > 0, `${countText(brokenCount, 'benchmark fails', 'benchmarks fail')} ${place}`],
  ]
}
