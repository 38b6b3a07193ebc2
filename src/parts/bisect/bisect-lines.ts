import { percent } from '../../model/percent.ts'
import { plainLine, plainText, shellWord } from '../../render/text/escape.ts'
import { countText, intervalText, percentText } from '../../render/text/format.ts'
import { firstItems } from '../../render/text/join.ts'
import type { Result } from '../../model/judging/result.ts'
import {
  bisectionIn,
  isAnswered,
  isCommit,
  ratioOf,
  type BisectCommit,
  type Bisection,
  type LoneChange,
  type MeasuredCommit,
} from './bisect-record.ts'
import type { LargestStep, NextCommit, Span } from './largest-step.ts'

/** A statement, what belongs to it, and what to type then. */
type AnswerBlock = readonly [heading: string, ...items: readonly string[]]

/** The most commits that an answer lists. */
export const mostCommitsShown = 12
const mostStepsShown = 40

/** The line that says what is measured now, and what is known so far. */
export function stepLine(bisection: Bisection, { at }: NextCommit): string {
  const { start, steps, step, commitAt } = bisection
  const total = countText(start.commits.length, 'commit')
  return `step ${steps.length + 1}: ${withTitle(commitAt(at))}; ${step?.commits.length ?? 0} of ${total} left`
}

/** The answer of a bisection and its steps, or what is known and what it would take: one list of lines for every place. */
export function bisectLines(result: Pick<Result, 'parts' | 'plan'>): readonly string[] {
  const bisection = bisectionIn(result)
  if (bisection === null) return []
  const { start, steps, row, step } = bisection
  if (row === null || step === null) {
    const reasons = steps.flatMap((each) => (each.type === 'skipped' ? each.reason : []))
    return reasons.length === 0
      ? ['nothing to bisect: no row was called different']
      : reasons.map((reason) => `BAD could not be measured: ${plainLine(reason, 200)}`)
  }
  const builds = new Set(steps.map(({ at }) => at)).size
  const stepLines = steps.map((each) => {
    const label = labelOf(bisection.commitAt(each.at))
    return each.type === 'skipped'
      ? `${label} ${plainLine(each.reason, 200)}`
      : `${label} ${levelText(each)} (${countText(each.pairs, 'pair')})`
  })
  const blocks: readonly AnswerBlock[] = [
    [
      `bisect of ${plainLine(row.benchmarkId, 200)}, ${plainLine(row.metric, 100)}: ${countText(steps.length, 'step')}, ${countText(builds, 'build')} of ${countText(start.commits.length, 'commit')}`,
    ],
    changeBlock(bisection, step),
    ...openBlocks(bisection, step, row),
    [
      `measured against ${labelOf(start.good)}:`,
      ...firstItems(stepLines, mostStepsShown, moreText),
    ],
  ]
  return blocks.flatMap(([heading, ...items], at) => [
    ...(at === 0 ? [] : ['']),
    heading,
    ...items.map((line) => `  ${line}`),
  ])
}

/** Full ids of the first commits of which one has made the change. */
export function namedCommits(result: Pick<Result, 'parts' | 'plan'>): readonly string[] {
  const { step = null, commitAt } = bisectionIn(result) ?? {}
  const commits = step?.commits.slice(0, mostCommitsShown) ?? []
  return commits.flatMap((at) => commitAt?.(at).spec ?? []).filter(isCommit)
}

function changeBlock(bisection: Bisection, step: LargestStep): AnswerBlock {
  const { start, alone, commitAt } = bisection
  const names = firstItems(
    step.commits.map((at) => withTitle(commitAt(at))),
    mostCommitsShown,
    moreText,
  )
  const isOne = names.length === 1
  const levelAt = (at: number): string =>
    `${labelOf(commitAt(at))} ${levelText(ratioOf(step.levelAt(at)))}`
  const hint = step.isFound && !isOne ? '; those that could not be measured hide which' : ''
  return [
    `${isOne ? names.join('') : `one of ${step.commits.length} commits`} has made the change${hint}:`,
    ...(isOne ? [] : names),
    `before: ${step.start < 0 ? `${labelOf(start.good)}, which is GOOD` : levelAt(step.start)}`,
    `after: ${levelAt(step.end)}`,
    ...(alone === null ? [] : aloneLines(alone, commitAt(alone.previous))),
    ...(isAnswered(bisection) ? ['that is the whole difference'] : []),
  ]
}

function aloneLines(
  { functions, pairs, ...difference }: LoneChange,
  previous: BisectCommit,
): readonly string[] {
  const items = (functions ?? []).map(({ name, share, file, line }) => {
    const part = share === null ? '' : `: ${percent(share)} of the change`
    const place = file === '' ? '' : ` ${plainLine(line === null ? file : `${file}:${line}`, 220)}`
    return `  ${plainLine(name, 100)}${place}${part}`
  })
  return [
    `alone, against ${labelOf(previous)} before it: ${levelText(difference)} (${countText(pairs, 'pair')})`,
    ...(functions?.length === 0 ? ['  no function differs for certain in its profiles'] : items),
  ]
}

/** What the change leaves of the whole difference, and where; or what it takes to go on. */
function openBlocks(
  bisection: Bisection,
  step: LargestStep,
  row: MeasuredCommit,
): readonly AnswerBlock[] {
  const { steps, commitAt } = bisection
  const { isFound, next, unexplained, levelAt } = step
  if (isAnswered(bisection)) return []
  if (next !== null) {
    const stepsText = countText(steps.length, 'step')
    return [
      [
        `stopped after ${stepsText}; to go on, the same again with --resume --steps ${steps.length * 2}`,
      ],
    ]
  }
  if (!isFound) {
    return [
      ['the measurements do not tell these commits apart; try the same again with --pairs 200'],
    ]
  }
  const gapText = ({ start, end }: Span): string => {
    const [from, to] = [levelAt(start), levelAt(end)]
    const gap = { effect: to.effect - from.effect, error: Math.hypot(from.error, to.error) }
    return `${labelOf(commitAt(end))} is ${levelText(ratioOf(gap))} against ${labelOf(commitAt(start))}`
  }
  const command = ({ start, end }: Span): string => {
    const ends = [start, end].map((at) => commitAt(at).spec)
    const words = ['deadheat', 'bisect', ...ends, row.benchmarkId]
    // Whoever wrote a bisection may have put anything into it.
    return plainText(words.map(shellWord).join(' '), 1000)
  }
  const lines = [...unexplained.map(gapText), ...unexplained.map(command)]
  return [['it does not explain the whole difference:', ...lines]]
}

const moreText = (hiddenCount: number): string => `and ${hiddenCount} more`

function labelOf({ label }: BisectCommit): string {
  return plainLine(label, 60)
}

function withTitle(commit: BisectCommit): string {
  return `${labelOf(commit)}${commit.title === '' ? '' : ` ${plainLine(commit.title, 72)}`}`
}

function levelText({ estimate, ci }: ReturnType<typeof ratioOf>): string {
  return `${percentText(estimate)}, 95% CI ${intervalText(...ci)}`
}
