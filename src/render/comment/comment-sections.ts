import {
  acceptedLines,
  belowMark,
  acceptCommand,
  measureCommand,
  type CommandSource,
} from './commands.ts'
import { doubtsText } from '../rows/doubts-text.ts'
import {
  moreRowsText,
  commentInputOf,
  type CommentSection,
  type CommentInput,
  type Section,
  type ShownPart,
} from './comment-input.ts'
import { rowTables } from './row-tables.ts'
import { checkText, finding, foundText } from './finding.ts'
import { method } from './method.ts'
import { metrics } from './metrics.ts'
import { nextStep } from './next-step.ts'
import { partSections } from '../shown-result.ts'
import { sides } from './sides.ts'
import { regressionsLine, resultIf } from './regressions-line.ts'
import { resultStates } from '../../model/judging/states.ts'
import { contestTally, isContestOnly, rowsWith } from '../rows/row.ts'
import { headingText, titleText } from '../rows/tally.ts'
import { openBoundary } from '../../model/machine/machine.ts'
import { markerLine } from './marker.ts'
import { codeInHtml, codeOf, fenceLines, plainLine } from '../text/escape.ts'
import { valueText } from '../text/format.ts'
import { joinTexts, namedTexts } from '../text/join.ts'
import { foldContent, linkText } from '../text/markdown.ts'
import { isSubsetKey } from '../../model/subset-key.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { notMeasured } from '../rows/not-measured.ts'
import { nodeItselfText } from '../rows/runtime-text.ts'
import { unchangedTitle, unloadedText } from '../rows/unreached-text.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { failedStep, type FailureGroup, failureGroups, groupStep } from '../rows/failure-groups.ts'

/** Length of a message in names, and of a line of output in characters. */
const messageNames = 3

const lineLength = 200

/** What could not be measured: one line for those that say the same, and the end of the first ones' output, folded. */
const failures: Section = (input) => {
  const groups = failureGroups(input.result)
  if (groups.length === 0) return ''
  const { open, foldedCount: more } = input.detail.failures
  const shownGroups = groups.slice(0, open + more)
  const outputs = shownGroups.flatMap((group) => group.failures).slice(0, open)
  return joinTexts([
    shownGroups.map((group) => `- ${failureLine(group, input)}`).join('\n'),
    moreRowsText(groups.length - shownGroups.length, input, 'more failures'),
    ...outputs.map((failure) => outputOf(failure, input)),
  ])
}

/** Most names to list. */
const namedAtMost = 10

/** Benchmarks that only one side has, and what was not measured. */
export const oneSided: Section = (input) =>
  joinTexts([
    idList('New, head only', idsWith('added', input), input),
    idList('Removed, base only', idsWith('removed', input), input),
    idList('Not comparable', idsWith('not-comparable', input), input),
    idList(
      unchangedTitle(idsWith('untouched', input).length, input.result.plan),
      idsWith('untouched', input),
      input,
    ),
    unloadedText(input.result.plan, (path) => codeOf(path, input.detail.nameLength)),
    ...notMeasured(input.result).map(({ title, ids }) => idList(title, ids, input)),
  ])

/** Regressions that a maintainer has accepted, by whom and why, and those that have outgrown it since. */
const acceptedSection: Section = ({ result }) =>
  acceptedLines(
    result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) =>
      acceptance === undefined || metric === null
        ? []
        : [{ benchmarkId, metric, acceptance, holds: !beyondLimit }],
    ),
  )

/** The line that identifies the comment to programs; only a pull request's comment has one. */
const marker: Section = ({ context }) =>
  context === null ? '' : markerLine({ ...context, head: context.headSha })

/** One line when builds and measurements ran without a sandbox. */
export const boundary: Section = ({ result: { machine } }) => {
  const gap = openBoundary(machine.isolation)
  return gap === null ? '' : `Nothing kept foreign code apart here: ${gap.open}.`
}

/** The first visible line: the whole result in a few words. */
const headline: Section = ({ result, rows, state }) =>
  isContestOnly(result)
    ? `### Contenders: ${contestTally(result)}`
    : `### ${resultStates[state].sign} Performance: ${headingText(result, rows, state)}`

/** A notice above everything else that the numbers come from untrusted code, which could have forged them. */
const untrustedSection: Section = ({ fromFork }) =>
  fromFork
    ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's."
    : ''

/** What a later command may accept, for programs. Only a pull request's comment has it, as its last line. */
const regressions: Section = (input) => {
  const { context, rows, detail } = input
  if (context === null || rowsWith(rows, 'regression').length === 0) return ''
  const open = { ...input, ...commentInputOf(resultIf('nothing', input.result), input) }
  const inputIfAccepted = {
    ...input,
    ...commentInputOf(resultIf('everything', input.result), input),
  }
  const texts = {
    title: titleText(open.result, rows, 'slower'),
    heading: headingText(open.result, rows, 'slower'),
    notes: joinedSections([untrustedSection, subsetNotice, boundary], input),
    finding: foundText(open),
    check: joinedSections([checkText, doubts, nextStep], open),
    otherwise: joinedSections([checkText, doubts, nextStep], inputIfAccepted),
  }
  const { open: openCount, foldedCount } = detail.regressions
  const room = { rows: openCount + foldedCount, length: detail.dataLength }
  return regressionsLine(
    open.result,
    open.rows,
    { otherwise: inputIfAccepted.result.conclusion, texts },
    room,
  )
}

/** What makes the verdict doubtful. */
export const doubts: Section = ({ result }) => {
  const text = doubtsText(result)
  return text === '' ? '' : `**Doubtful**: ${text}; see “How this was measured” below.`
}

/** Where the texts end that are written again after an acceptance. */
const below: Section = ({ context }) => (context === null ? '' : belowMark)

function joinedSections(sections: readonly Section[], input: CommentInput): string {
  return joinTexts(sections.map((section) => section(input)))
}

/** Says of a part of the table that it is one. */
const subsetNotice: Section = ({ context }) =>
  context !== null && isSubsetKey(context.key)
    ? '**A part of the table**, as it was asked for: the whole table, its comment and its check stay as they were.'
    : ''

/** Commands, and links to everything else. */
const footer: Section = ({ result, links, context }) => {
  const parts = [
    ...(links.run === null ? [] : [linkText('Run', links.run)]),
    ...(links.report === null ? [] : [linkText('report and raw data', links.report)]),
    versionText(result.version, links.home),
  ]
  return joinTexts([
    context === null || isSubsetKey(context.key) || !context.takesCommands
      ? ''
      : commandsText(context),
    `<sub>${parts.join(' · ')}</sub>`,
  ])
}

function versionText(version: string, page: string | null): string {
  if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`
  const text = `deadheat ${version}`
  return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`)
}

const builtInSections: readonly CommentSection[] = [
  [marker],
  [
    headline,
    'heading',
    '🔴 something got slower, 🟠 and that was accepted, 🟢 faster, ⚪ nothing changed, 🟡 it could not tell, ⚫ something failed or nothing could be compared; the largest change; how many rows of each',
  ],
  [untrustedSection, 'untrusted', "the numbers come from a job that ran a fork's code"],
  [
    subsetNotice,
    'a part',
    'a command asked for some of the table; the whole table has a comment of its own',
  ],
  [boundary, 'open boundary', 'nothing kept foreign code apart'],
  [
    finding,
    'finding',
    'the largest changes with their intervals, and why the check ends as it does',
  ],
  [doubts, 'doubtful', 'what makes the verdict doubtful'],
  [nextStep, 'what to do', 'the next step, with the command for it'],
  [acceptedSection, 'accepted', 'which regressions were accepted, by whom and why'],
  [below],
  [sides, 'small facts', 'both sides, the Node.js, how many pairs, how long'],
  [({ result }) => nodeItselfText(result), 'Node itself', 'what an empty process of each weighs'],
  [rowTables.changes, 'changes', 'rows that got slower or faster, the largest change first'],
  [failures, 'failures', 'what could not be built or measured, with the end of its output'],
  [
    oneSided,
    'not measured',
    'benchmarks that only one side has, and what was not measured, and why',
  ],
  [
    rowTables.unsettled,
    'unknown',
    'rows that are neither changed nor the same, and what would settle them',
  ],
  [rowTables.same, 'same', 'folded: rows shown to be within the threshold'],
  [rowTables.contests, 'contenders', 'which of several is faster'],
  [metrics, 'other metrics', 'folded: what only informs, such as memory and sizes'],
  [
    method,
    'how this was measured',
    'folded: what is promised, the machine, warnings, and the command that repeats it',
  ],
  [footer, 'footer', 'commands, the run, the report with the raw data'],
  [regressions],
]

/** The sections of a comment, in its order, as docs/comment.md lists them. */
export function sectionsOfComment(parts: readonly ShownPart[]): readonly CommentSection[] {
  return builtInSections.flatMap((section) => [section, ...partSections(parts, section[1])])
}

function idsWith(verdict: Verdict, { rows }: CommentInput): readonly string[] {
  return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId)
}

function idList(
  title: string,
  ids: readonly string[],
  { result: { plan }, detail }: CommentInput,
): string {
  if (ids.length === 0) return ''
  const nameOf = (id: string): string => {
    const figure = plan.figures?.find((each) => each.id === id)
    return `${codeOf(id, detail.nameLength)}${figure ? ` ${valueText(figure.seconds, 's')}` : ''}`
  }
  return `**${title}**: ${namedTexts(ids, namedAtMost, nameOf)}`
}

function failureLine(group: FailureGroup, { detail }: CommentInput): string {
  const message = codeOf(group.failures[0].message, detail.nameLength * messageNames)
  return `**failed**: ${groupStep(group, (text) => codeOf(text, detail.nameLength))}: ${message}`
}

function outputOf(failure: Failure, { detail }: CommentInput): string {
  if (failure.lastLines.length === 0) return ''
  const what = failedStep(failure, (text) => codeInHtml(text, detail.nameLength))
  // What is left out between an error and the end stands as an ellipsis.
  const isCut = failure.lastLines.includes('…')
  return foldContent(
    `<b>The ${isCut ? 'first error and the ' : ''}end of what it printed</b>: ${what}${failureEnd(failure)}`,
    fenceLines(failure.lastLines.map((line) => plainLine(line, lineLength))),
  )
}

function failureEnd({ exitCode, signal, timedOut }: Failure): string {
  if (timedOut) return ', timed out'
  if (signal !== null) return `, ended by ${codeInHtml(signal)}`
  return exitCode === null ? '' : `, exit code ${String(exitCode)}`
}

/** The commands as this pull request takes them: with the key of the comment, and a fork's head. */
function commandsText(place: CommandSource): string {
  const commands = [
    measureCommand([], place),
    acceptCommand('NAME', place),
    measureCommand(['profile', 'NAME'], place),
    measureCommand(['bisect', 'NAME'], place),
    '/bench status',
    '/bench cancel',
    '/bench help',
  ]
  return `<sub>Commands, alone in a new comment: ${commands.map((command) => codeOf(command)).join(' · ')}</sub>`
}
