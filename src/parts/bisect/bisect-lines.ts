import { percent } from '../../model/percent.ts'
import type { Answer } from '../../render/answer.ts'
import { plainLine, plainText } from '../../render/text/escape.ts'
import { countText, intervalText, percentText } from '../../render/text/format.ts'
import { firstItems } from '../../render/text/join.ts'
import { shellWord } from '../../render/text/shell-word.ts'
import { isCommit, type BisectCommit } from './bisect-record.ts'
import type { BisectChange, BisectDifference, BisectReport } from './bisect-report.ts'

/** A statement, what belongs to it, and what to type then. */
type AnswerBlock = readonly [heading: string, ...items: readonly string[]]

const mostLines = 12

/** The line that says what is measured now, and what is known so far. */
export function bisectStepLine(report: BisectReport, commit: BisectCommit): string {
  const { change, steps, commits, good } = report
  const progressText =
    change === null
      ? `${countText(commits, 'commit')} after ${good.label}, and this is the last`
      : `${change.commits.length} of ${countText(commits, 'commit')} left`
  return `step ${steps + 1}: ${withTitle(commit)}; ${progressText}`
}

/** The answer of a bisection, or what is known and what it would take: one list of lines for every place. */
export function bisectLines(report: BisectReport): readonly string[] {
  return answerBlocks(report).flatMap(([heading, ...items], at) => [
    ...(at === 0 ? [] : ['']),
    heading,
    ...items.map((line) => `  ${line}`),
  ])
}

/** The same for a comment, a check and the summary of a job, with the commits that it names. */
export function bisectAnswer(report: BisectReport): Answer {
  const commits = report.change?.commits.slice(0, mostLines) ?? []
  return {
    heading: '🔎 Bisect',
    title: bisectTitle(report),
    lines: bisectLines(report),
    commits: commits.flatMap(({ spec }) => (isCommit(spec) ? [spec] : [])),
  }
}

/** A short answer, for the title of a check. */
function bisectTitle({ row, change, unexplained, open }: BisectReport): string {
  if (row === null) return 'no row differs: nothing to bisect'
  if (change?.isFound !== true || open) return 'no answer yet'
  const [only, ...more] = change.commits
  const name =
    only === undefined || more.length > 0
      ? `one of ${change.commits.length} commits`
      : plainText(only.label, 40)
  return unexplained.length === 0 ? name : `${name}, and a rest that it does not explain`
}

function answerBlocks(report: BisectReport): readonly AnswerBlock[] {
  const { good, bad, row, change, skipped, steps, builds, commits } = report
  const [from, to] = [labelOf(good), labelOf(bad)]
  if (row === null || change === null) {
    const compare = commandLine(['compare', good.spec, bad.spec, '--pairs', '200'])
    return [[`nothing to bisect: no row of ${to} was called different from ${from}`, compare]]
  }
  const isHidden = change.isFound && change.commits.length > 1
  const hint = isHidden ? ', which hides the answer' : ''
  const reasons = listLines(
    skipped,
    ({ commit, reason }) => `${labelOf(commit)}: ${plainLine(reason, 200)}`,
  )
  return [
    [
      `${plainLine(row.benchmarkId, 200)}, ${plainLine(row.metric, 100)}: ${to} is ${levelText(row)} against ${from} (${countText(row.pairs, 'pair')})`,
      `${countText(steps, 'step')}, ${countText(builds, 'build')} of ${countText(commits, 'commit')}`,
    ],
    changeBlock(report, change),
    ...restBlock(report, row.benchmarkId),
    ...aloneBlock(report),
    ...(reasons.length === 0 ? [] : [[`could not be measured${hint}:`, ...reasons] as const]),
    ...nextBlock(report),
  ]
}

function changeBlock(report: BisectReport, { commits, before, after }: BisectChange): AnswerBlock {
  const names = listLines(commits, withTitle)
  const isOne = commits.length === 1
  const start =
    before === null
      ? `${labelOf(report.good)}, which is GOOD`
      : `${labelOf(before.commit)} ${levelText(before)}`
  const isWhole = isClosed(report) && report.unexplained.length === 0
  return [
    `${isOne ? names.join('') : `one of ${commits.length} commits`} has made the change:`,
    ...(isOne ? [] : names),
    `before: ${start}`,
    `after: ${labelOf(after.commit)} ${levelText(after)}`,
    ...(isWhole ? ['that is the whole difference'] : []),
  ]
}

/** The books of a bisection: what its change leaves of the whole difference, and where. */
function restBlock(report: BisectReport, benchmarkId: string): readonly AnswerBlock[] {
  const { unexplained } = report
  if (!isClosed(report) || unexplained.length === 0) return []
  return [
    [
      'it does not explain the whole difference:',
      ...unexplained.map(
        (gap) => `${labelOf(gap.to)} is ${levelText(gap)} against ${labelOf(gap.from)}`,
      ),
      ...unexplained.map(({ from, to }) =>
        commandLine(['bisect', from.spec, to.spec, benchmarkId]),
      ),
    ],
  ]
}

function aloneBlock({ alone }: BisectReport): readonly AnswerBlock[] {
  if (alone === null) return []
  const { commit, before, functions, pairs } = alone
  const items = (functions ?? []).map(({ name, share, file, line }) => {
    const part = share === null ? '' : `: ${percent(share)} of the change`
    const place = file === '' ? '' : ` ${plainLine(line === null ? file : `${file}:${line}`, 220)}`
    return `${plainLine(name, 100)}${place}${part}`
  })
  return [
    [
      `${labelOf(commit)} alone is ${levelText(alone)} against ${labelOf(before)} before it (${countText(pairs, 'pair')})`,
      ...(functions?.length === 0 ? ['no function differs for certain in its profiles'] : items),
    ],
  ]
}

/** What it takes to go on where there is no answer. */
function nextBlock(report: BisectReport): readonly AnswerBlock[] {
  if (isClosed(report)) return []
  const { open, steps } = report
  return [
    [
      open
        ? `stopped after ${countText(steps, 'step')}; to go on, the same again with --resume --steps ${steps * 2}`
        : 'the measurements do not tell these commits apart; try the same again with --pairs 200',
    ],
  ]
}

/** Whether the change is found and nothing is left to measure. */
function isClosed({ change, open }: BisectReport): boolean {
  return change?.isFound === true && !open
}

/** One line for each of a list, and how many more there are. */
function listLines<T>(list: readonly T[], lineOf: (each: T) => string): readonly string[] {
  return firstItems(list.map(lineOf), mostLines, (hiddenCount) => `and ${hiddenCount} more`)
}

// Whoever wrote a bisection may have put anything into it.
function commandLine(words: readonly string[]): string {
  return plainText(['deadheat', ...words].map(shellWord).join(' '), 1000)
}

function labelOf({ label }: BisectCommit): string {
  return plainLine(label, 60)
}

function withTitle(commit: BisectCommit): string {
  return `${labelOf(commit)}${commit.title === '' ? '' : ` ${plainLine(commit.title, 72)}`}`
}

function levelText({ estimate, ci }: BisectDifference): string {
  return `${percentText(estimate)}, 95% CI ${intervalText(...ci)}`
}
