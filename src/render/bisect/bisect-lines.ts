import type { BisectCommit, BisectMeasured } from '../../model/bisect/bisect-record.ts'
import type { BisectChange, BisectLevel, BisectReport } from '../../model/bisect/bisect-report.ts'
import { plainLine } from '../text/escape.ts'
import { countText, differenceText, intervalText, percentText, valueText } from '../text/format.ts'
import { shellWord } from './shell-word.ts'

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
  const open = report.changes.find(({ found }) => !found) ?? report.changes[0]
  if (open === undefined) {
    return `${step}; ${countText(report.commits, 'commit')} after ${report.good.label}, and this is the last`
  }
  const [leader] = open.commits
  const name = leader === undefined ? 'none' : leader.label
  const changes = report.changes.length > 1 ? `; ${report.changes.length} changes` : ''
  return `${step}; ${open.likely.length} of ${countText(report.commits, 'commit')} left, ${name} leads with ${probabilityText(open.probability)}${changes}`
}

/** The answer of a bisection, or what is known and what it would take. */
export function bisectLines(report: BisectReport, words: BisectWords): readonly string[] {
  const { good, bad, row, changes } = report
  if (row === null) {
    return [
      `nothing to bisect: no row of ${bad.label} was called different from ${good.label}`,
      ...bisectNextCommands(report, words),
    ]
  }
  return [
    `${plainLine(row.benchmarkId, 200)}, ${row.metric}: ${bad.label} is ${changeText(row)} against ${good.label} (${countText(row.pairs, 'pair')})`,
    `${countText(report.steps, 'step')}, ${countText(report.builds, 'build')} of ${countText(report.commits, 'commit')}${skippedText(report)}`,
    ...severalLine(changes),
    ...changes.flatMap((change) => ['', ...changeLines(change, report)]),
    ...aloneLines(report),
    ...skippedLines(report),
    '',
    ...bisectNextCommands(report, words),
  ]
}

function severalLine(changes: readonly BisectChange[]): readonly string[] {
  return changes.length < 2
    ? []
    : [`${changes.length} changes: what one commit makes is not the whole difference`]
}

function changeLines(change: BisectChange, { good }: BisectReport): readonly string[] {
  const { commits, probability, found, likely, before, after } = change
  const listedCommits = found ? commits : likely
  const single = listedCommits.length === 1 ? listedCommits[0] : undefined
  const title =
    single === undefined
      ? `one of ${listedCommits.length} commits, ${probabilityText(found ? probability : 0.95)}:`
      : `${commitText(single)}: ${probabilityText(probability)}`
  return [
    title,
    ...(single === undefined
      ? listedCommits.slice(0, mostListed).map((commit) => `  ${commitText(commit)}`)
      : []),
    ...(single === undefined && listedCommits.length > mostListed
      ? [`  and ${listedCommits.length - mostListed} more`]
      : []),
    `  before: ${before === null ? `${good.label}, which is GOOD` : levelText(before)}`,
    `  after:  ${levelText(after)}`,
  ]
}

function aloneLines({ alone }: BisectReport): readonly string[] {
  if (alone === null) return []
  const { commit, before, functions, pairs } = alone
  return [
    '',
    `${commit.label} against ${before.label}, the commit before: ${changeText(alone)} (${countText(pairs, 'pair')})`,
    ...(functions ?? []).map(({ name, file, line, self, unit }) => {
      const place = file === '' ? '' : ` ${plainLine(file, 200)}${line === null ? '' : `:${line}`}`
      const change = differenceText(self.head - self.base, unit)
      return `  ${plainLine(name, 100)}${place}: ${valueText(self.base, unit)} -> ${valueText(self.head, unit)} per call (${change})`
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
  return `${percentText(estimate)}, 95 % CI ${intervalText(ci[0], ci[1])}`
}

function levelText({ label, ...range }: BisectLevel): string {
  return `${label} ${changeText(range)}`
}

/** Never 100 %: a measurement is no proof. */
function probabilityText(probability: number): string {
  const percent = Math.min(99.9, probability * 100)
  return `${percent.toFixed(percent > 99 ? 1 : 0)} %`
}

function commitText({ label, title }: BisectCommit): string {
  return title === '' ? label : `${label} ${plainLine(title, 72)}`
}

/** What to do next, as lines to paste. */
function bisectNextCommands(
  { row, changes, bad, good, open, skipped }: BisectReport,
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
  const foundChanges = changes.filter((change) => change.found)
  const comparisons = foundChanges.flatMap(({ previous, commits }) => {
    const { spec } = commits.at(-1) ?? bad
    return [commandLine('compare', previous.spec, spec, '--only', row.benchmarkId)]
  })
  return [
    ...(comparisons.length > 0 ? ['next, the change alone:', ...comparisons] : []),
    ...(foundChanges.length < changes.length
      ? [
          'the measurements do not tell these commits apart; with more pairs for each:',
          commandLine('bisect', ...words, '--pairs', '200'),
        ]
      : []),
    ...(skipped.length > 0 && changes.some(({ likely }) => likely.length > 1)
      ? ['commits that could not be measured hide the answer: make them build, or read them']
      : []),
  ]
}

function commandLine(...words: readonly string[]): string {
  return `  ${['deadheat', ...words].map(shellWord).join(' ')}`
}
