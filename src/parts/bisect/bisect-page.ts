import { percent } from '../../model/percent.ts'
import type { AnswerOrigin } from '../../render/answer.ts'
import { codeOf, fenceLines, plainLine, plainText } from '../../render/text/escape.ts'
import { countText, intervalText, percentText } from '../../render/text/format.ts'
import { firstItems } from '../../render/text/join.ts'
import { linkText } from '../../render/text/markdown.ts'
import { shellWord } from '../../render/text/shell-word.ts'
import { isCommit, type BisectCommit } from './bisect-record.ts'
import type { BisectChange, BisectDifference, BisectReport } from './bisect-report.ts'

type BlamedFunction = NonNullable<NonNullable<BisectReport['alone']>['functions']>[number]

/** How foreign text is written. */
interface Style {
  readonly text: (text: string, length: number) => string
  readonly commit: (commit: BisectCommit) => string
  /** File and line of a function in a commit; empty when it has none. */
  readonly place: (blamedFunction: BlamedFunction, commit: BisectCommit) => string
}

/** A statement, what belongs to it, and what to type then. */
interface AnswerBlock {
  readonly heading: string
  readonly items: readonly string[]
  readonly commands: readonly string[]
}

const mostLines = 12

const plainStyle: Style = {
  text: plainLine,
  commit: ({ label }) => plainLine(label, 60),
  place: ({ file, line }) => (file === '' ? '' : plainLine(fileLine(file, line), 220)),
}

/** The line that says what is measured now, and what is known so far. */
export function bisectStepLine(report: BisectReport, commit: BisectCommit): string {
  const { change, steps, commits, good } = report
  const progressText =
    change === null
      ? `${countText(commits, 'commit')} after ${good.label}, and this is the last`
      : `${change.commits.length} of ${countText(commits, 'commit')} left`
  return `step ${steps + 1}: ${withTitle(commit, plainStyle)}; ${progressText}`
}

/** The answer of a bisection in a terminal, or what is known and what it would take. */
export function bisectLines(report: BisectReport): readonly string[] {
  return answerBlocks(report, plainStyle).flatMap(({ heading, items, commands }, at) => [
    ...(at === 0 ? [] : ['']),
    heading,
    ...[...items, ...commands].map((line) => `  ${line}`),
  ])
}

/** The same as Markdown: for a comment, a check and the summary of a job. */
export function bisectPage(
  report: BisectReport,
  { repository, run, fromFork }: AnswerOrigin,
): string {
  const address = (spec: string, path: string): string | null =>
    isCommit(spec) ? `${repository}/${path}` : null
  const style: Style = {
    text: codeOf,
    commit: ({ label, spec }) => linkText(codeOf(label, 60), address(spec, `commit/${spec}`)),
    place: ({ file, line, own }, { spec }) => {
      const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/')
      const target = address(spec, `blob/${spec}/${path}${line === null ? '' : `#L${line}`}`)
      return file === '' ? '' : linkText(codeOf(fileLine(file, line)), own ? target : null)
    },
  }
  return [
    '### 🔎 Bisect',
    ...(fromFork ? ["**Untrusted**: reported by a job that ran a fork's code."] : []),
    ...answerBlocks(report, style).flatMap(({ heading, items, commands }) => [
      [`**${heading}**`, ...items.map((item) => `- ${item}`)].join('\n'),
      ...(commands.length === 0
        ? []
        : [
            fenceLines(
              commands.map((command) => plainText(command, 1000)),
              'sh',
            ),
          ]),
    ]),
    `<sub>[Run](${run})</sub>`,
  ].join('\n\n')
}

/** A short answer, for the title of a check. */
export function bisectTitle({ row, change, unexplained, open }: BisectReport): string {
  if (row === null) return 'no row differs: nothing to bisect'
  if (change?.isFound !== true || open) return 'no answer yet'
  const [only, ...more] = change.commits
  const name =
    only === undefined || more.length > 0
      ? `one of ${change.commits.length} commits`
      : plainText(only.label, 40)
  return unexplained.length === 0 ? name : `${name}, and a rest that it does not explain`
}

function answerBlocks(report: BisectReport, style: Style): readonly AnswerBlock[] {
  const { good, bad, row, change, skipped, steps, builds, commits } = report
  const [from, to] = [style.commit(good), style.commit(bad)]
  if (row === null || change === null) {
    const compare = commandLine(['compare', good.spec, bad.spec, '--pairs', '200'])
    return [
      blockOf(
        `nothing to bisect: no row of ${to} was called different from ${from}`,
        [],
        [compare],
      ),
    ]
  }
  const isHidden = change.isFound && change.commits.length > 1
  const reasons = listLines(
    skipped,
    ({ commit, reason }) => `${style.commit(commit)}: ${style.text(reason, 200)}`,
  )
  const hint = isHidden ? ', which hides the answer' : ''
  return [
    blockOf(
      `${style.text(row.benchmarkId, 200)}, ${style.text(row.metric, 100)}: ${to} is ${levelText(row)} against ${from} (${countText(row.pairs, 'pair')})`,
      [
        `${countText(steps, 'step')}, ${countText(builds, 'build')} of ${countText(commits, 'commit')}`,
      ],
    ),
    changeBlock(report, change, style),
    ...restBlock(report, row.benchmarkId, style),
    ...aloneBlock(report, style),
    ...(reasons.length === 0 ? [] : [blockOf(`could not be measured${hint}:`, reasons)]),
    ...nextBlock(report),
  ]
}

function blockOf(
  heading: string,
  items: readonly string[] = [],
  commands: readonly string[] = [],
): AnswerBlock {
  return { heading, items, commands }
}

function changeBlock(
  report: BisectReport,
  { commits, before, after }: BisectChange,
  style: Style,
): AnswerBlock {
  const names = listLines(commits, (commit) => withTitle(commit, style))
  const isOne = commits.length === 1
  const start =
    before === null
      ? `${style.commit(report.good)}, which is GOOD`
      : `${style.commit(before.commit)} ${levelText(before)}`
  const isWhole = isClosed(report) && report.unexplained.length === 0
  return blockOf(
    `${isOne ? names.join('') : `one of ${commits.length} commits`} has made the change:`,
    [
      ...(isOne ? [] : names),
      `before: ${start}`,
      `after: ${style.commit(after.commit)} ${levelText(after)}`,
      ...(isWhole ? ['that is the whole difference'] : []),
    ],
  )
}

/** The books of a bisection: what its change leaves of the whole difference, and where. */
function restBlock(
  report: BisectReport,
  benchmarkId: string,
  style: Style,
): readonly AnswerBlock[] {
  const { unexplained } = report
  if (!isClosed(report) || unexplained.length === 0) return []
  const items = unexplained.map(
    (gap) => `${style.commit(gap.to)} is ${levelText(gap)} against ${style.commit(gap.from)}`,
  )
  const commands = unexplained.map(({ from, to }) =>
    commandLine(['bisect', from.spec, to.spec, benchmarkId]),
  )
  return [blockOf('it does not explain the whole difference:', items, commands)]
}

function aloneBlock({ alone }: BisectReport, style: Style): readonly AnswerBlock[] {
  if (alone === null) return []
  const { commit, before, functions, pairs } = alone
  const items = (functions ?? []).map((blamedFunction) => {
    const { name, share } = blamedFunction
    const part = share === null ? '' : `: ${percent(share)} of the change`
    return `${[style.text(name, 100), style.place(blamedFunction, commit)].join(' ').trim()}${part}`
  })
  return [
    blockOf(
      `${style.commit(commit)} alone is ${levelText(alone)} against ${style.commit(before)} before it (${countText(pairs, 'pair')})`,
      functions?.length === 0 ? ['no function differs for certain in its profiles'] : items,
    ),
  ]
}

/** What it takes to go on where there is no answer. */
function nextBlock(report: BisectReport): readonly AnswerBlock[] {
  if (isClosed(report)) return []
  const { open, steps } = report
  return [
    blockOf(
      open
        ? `stopped after ${countText(steps, 'step')}; to go on, the same again with --resume --steps ${steps * 2}`
        : 'the measurements do not tell these commits apart; try the same again with --pairs 200',
    ),
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

function commandLine(words: readonly string[]): string {
  return ['deadheat', ...words].map(shellWord).join(' ')
}

function withTitle(commit: BisectCommit, style: Style): string {
  return `${style.commit(commit)}${commit.title === '' ? '' : ` ${style.text(commit.title, 72)}`}`
}

function fileLine(file: string, line: number | null): string {
  return line === null ? file : `${file}:${line}`
}

function levelText({ estimate, ci }: BisectDifference): string {
  return `${percentText(estimate)}, 95% CI ${intervalText(...ci)}`
}
