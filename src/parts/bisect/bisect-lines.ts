import { percent } from '../../model/percent.ts'
import type { BisectCommit, BisectMeasured } from './bisect-record.ts'
import type { BisectChange, BisectGap, BisectLevel, BisectReport } from './bisect-report.ts'
import { plainLine } from '../../render/text/escape.ts'
import { countText, intervalText, percentText } from '../../render/text/format.ts'
import { shellWord } from '../../render/text/shell-word.ts'

/** The words after `deadheat bisect`, as the user gave them. */
interface BisectWords {
  /** Without `--resume` and `--steps`. */
  readonly words: readonly string[]
  readonly mostSteps: number
}

const mostListed = 12

/** The line that says what is measured now, and what is known so far. */
export function bisectStepLine(report: BisectReport, commit: BisectCommit): string {
  const step = `step ${report.steps + 1}: ${commitText(commit)}`
  const { change } = report
  if (change === null) {
    return `${step}; ${countText(report.commits, 'commit')} after ${report.good.label}, and this is the last`
  }
  return `${step}; ${change.commits.length} of ${countText(report.commits, 'commit')} left`
}

/** The answer of a bisection, or what is known and what it would take. */
export function bisectLines(report: BisectReport, words: BisectWords): readonly string[] {
  const { good, bad, row, change } = report
  if (row === null) {
    return [
      `nothing to bisect: no row of ${bad.label} was called different from ${good.label}`,
      ...bisectNextCommands(report, words),
    ]
  }
  return [
    `${plainLine(row.benchmarkId, 200)}, ${row.metric}: ${bad.label} is ${changeText(row)} against ${good.label} (${countText(row.pairs, 'pair')})`,
    `${countText(report.steps, 'step')}, ${countText(report.builds, 'build')} of ${countText(report.commits, 'commit')}${skippedText(report)}`,
    ...(change === null ? [] : ['', ...changeLines(change, report)]),
    ...unexplainedLines(report),
    ...aloneLines(report),
    ...skippedLines(report),
    '',
    ...bisectNextCommands(report, words),
  ]
}

function changeLines(change: BisectChange, { good }: BisectReport): readonly string[] {
  const { commits, before, after } = change
  const single = commits.length === 1 ? commits[0] : undefined
  const title = single === undefined ? `one of ${commits.length} commits:` : commitText(single)
  return [
    title,
    ...(single === undefined
      ? commits.slice(0, mostListed).map((commit) => `  ${commitText(commit)}`)
      : []),
    ...(single === undefined && commits.length > mostListed
      ? [`  and ${commits.length - mostListed} more`]
      : []),
    `  before: ${before === null ? `${good.label}, which is GOOD` : levelText(before)}`,
    `  after:  ${levelText(after)}`,
  ]
}

/** The books of a bisection: what its change leaves of the whole difference, and where. */
function unexplainedLines({ change, unexplained, open }: BisectReport): readonly string[] {
  if (change?.isFound !== true || open) return []
  if (unexplained.length === 0) return ['  that is the whole difference']
  return ['not explained by it:', ...unexplained.map((gap) => `  ${gapText(gap)}`)]
}

function gapText({ from, to, ...range }: BisectGap): string {
  return `${to.label} is ${changeText(range)} against ${from.label}`
}

function aloneLines({ alone }: BisectReport): readonly string[] {
  if (alone === null) return []
  const { commit, before, functions, pairs } = alone
  return [
    '',
    `${commit.label} against ${before.label}, the commit before: ${changeText(alone)} (${countText(pairs, 'pair')})`,
    ...(functions ?? []).map(({ name, file, line, share }) => {
      const place = file === '' ? '' : ` ${plainLine(file, 200)}${line === null ? '' : `:${line}`}`
      const part = share === null ? '' : `: ${percent(share)} of the change`
      return `  ${plainLine(name, 100)}${place}${part}`
    }),
    ...(functions?.length === 0 ? ['  no function differs for certain in its profiles'] : []),
  ]
}

function skippedText({ skipped }: BisectReport): string {
  return skipped.length === 0 ? '' : `, ${skipped.length} could not be measured`
}

function skippedLines({ skipped }: BisectReport): readonly string[] {
  if (skipped.length === 0) return []
  const shownCommits = skipped
    .slice(0, mostListed)
    .map(({ commit, reason }) => `  ${commit.label}: ${plainLine(reason, 200)}`)
  const more = skipped.length - shownCommits.length
  return [
    '',
    'could not be measured:',
    ...shownCommits,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

function changeText({
  estimate,
  ci,
}: Pick<BisectMeasured | BisectLevel, 'estimate' | 'ci'>): string {
  return `${percentText(estimate)}, 95% CI ${intervalText(ci[0], ci[1])}`
}

function levelText({ label, ...range }: BisectLevel): string {
  return `${label} ${changeText(range)}`
}

function commitText({ label, title }: BisectCommit): string {
  return title === '' ? label : `${label} ${plainLine(title, 72)}`
}

/** What to do next, as lines to paste. */
function bisectNextCommands(
  { row, change, unexplained, bad, good, open, skipped }: BisectReport,
  { words, mostSteps }: BisectWords,
): readonly string[] {
  if (row === null) {
    return ['to look closer:', commandLine('compare', good.spec, bad.spec, '--pairs', '200')]
  }
  if (open) {
    return [
      `stopped after ${mostSteps} steps; to go on:`,
      commandLine('bisect', ...words, '--resume', '--steps', String(mostSteps * 2)),
    ]
  }
  const commit = change?.commits.at(-1)
  if (change?.isFound !== true || commit === undefined) {
    return [
      'the measurements do not tell these commits apart; with more pairs for each:',
      commandLine('bisect', ...words, '--pairs', '200'),
    ]
  }
  return [
    'next, the change alone:',
    commandLine('compare', change.previous.spec, commit.spec, '--only', row.benchmarkId),
    ...unexplained.flatMap(({ from, to }) => [
      `and the rest, from ${from.label} to ${to.label}:`,
      commandLine('bisect', from.spec, to.spec, row.benchmarkId),
    ]),
    ...(skipped.length > 0 && change.commits.length > 1
      ? ['commits that could not be measured hide the answer: make them build, or read them']
      : []),
  ]
}

function commandLine(...words: readonly string[]): string {
  return `  ${['deadheat', ...words].map(shellWord).join(' ')}`
}
