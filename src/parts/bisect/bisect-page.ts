import { percent } from '../../model/percent.ts'
import type { BisectCommit } from './bisect-record.ts'
import type { BisectChange, BisectLevel, BisectReport } from './bisect-report.ts'
import { codeOf, fenceLines, plainText } from '../../render/text/escape.ts'
import { countText, intervalText, percentText } from '../../render/text/format.ts'
import { linkText } from '../../render/text/markdown.ts'
import { shellWord } from '../../render/text/shell-word.ts'

const listedAtMost = 12

/** What a bisection is shown with. */
export interface BisectOrigin {
  /** Address of the repository's pages, without a trailing slash. */
  readonly repository: string
  /** Address of the run. */
  readonly run: string
  /** Whether a job that ran a fork's code has reported it. */
  readonly fromFork: boolean
}

/** A short answer, for the title of a check. */
export function bisectTitle({ row, change, unexplained, open }: BisectReport): string {
  if (row === null) return 'no row differs: nothing to bisect'
  if (change?.isFound !== true || open) return 'no answer yet'
  const [first] = change.commits
  const name =
    change.commits.length === 1 && first !== undefined
      ? plainText(first.label, 40)
      : `one of ${change.commits.length} commits`
  return unexplained.length === 0 ? name : `${name}, and a rest that it does not explain`
}

/** The answer of a bisection as Markdown: for a comment, a check and the summary of a job. */
export function bisectPage(report: BisectReport, origin: BisectOrigin): string {
  const { row, good, bad } = report
  const untrustedNote = origin.fromFork
    ? ["**Untrusted**: reported by a job that ran a fork's code."]
    : []
  if (row === null) {
    return [
      '### ⚪ Bisect: nothing to look for',
      ...untrustedNote,
      `No row of ${commitText(bad, origin)} was called different from ${commitText(good, origin)}.`,
      footer(report, origin),
    ].join('\n\n')
  }
  return [
    `### 🔎 Bisect: ${codeOf(row.benchmarkId)}, ${row.metric}`,
    ...untrustedNote,
    ...(report.change === null ? [] : [changeText(report.change, report, origin)]),
    `${commitText(bad, origin)} is ${levelText(row)} against ${commitText(good, origin)}.`,
    unexplainedText(report, origin),
    aloneText(report, origin),
    skippedText(report),
    nextText(report),
    footer(report, origin),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function changeText(change: BisectChange, report: BisectReport, origin: BisectOrigin): string {
  const { commits, before, after } = change
  const [only] = commits
  const title =
    commits.length === 1 && only !== undefined
      ? `**${commitText(only, origin)}** ${titleText(only)} has made the change.`
      : `One of ${commits.length} commits has made the change:`
  const names =
    commits.length === 1
      ? []
      : commits
          .slice(0, listedAtMost)
          .map((commit) => `- ${commitText(commit, origin)} ${titleText(commit)}`)
  const more =
    names.length > 0 && commits.length > listedAtMost
      ? [`- and ${commits.length - listedAtMost} more`]
      : []
  const levels = [
    `- before: ${before === null ? `${codeOf(report.good.label)}, which it is compared with` : `${codeOf(before.label)} ${levelText(before)}`}`,
    `- after: ${codeOf(after.label)} ${levelText(after)}`,
  ]
  return [title, ...names, ...more, ...levels].join('\n')
}

/** The books of a bisection: what its change leaves of the whole difference, and where. */
function unexplainedText(
  { change, unexplained, open, row }: BisectReport,
  origin: BisectOrigin,
): string {
  if (change?.isFound !== true || open || row === null) return ''
  if (unexplained.length === 0) return 'That is the whole difference.'
  const lines = unexplained.map(
    (gap) =>
      `- ${commitText(gap.to, origin)} is ${levelText(gap)} against ${commitText(gap.from, origin)}`,
  )
  const commands = unexplained.map(({ from, to }) =>
    ['deadheat', 'bisect', from.spec, to.spec, row.benchmarkId].map(shellWord).join(' '),
  )
  return `**It does not explain the whole difference**:\n\n${lines.join('\n')}\n\nTo look there:\n\n${fenceLines(
    commands.map((command) => plainText(command, 1000)),
    'sh',
  )}`
}

function aloneText({ alone }: BisectReport, origin: BisectOrigin): string {
  if (alone === null) return ''
  const { commit, before, functions, pairs } = alone
  const lines = (functions ?? []).map(({ name, file, line, own, share }) => {
    const place = file === '' ? '' : ` ${placeText({ file, line, own }, commit, origin)}`
    const part = share === null ? '' : `: ${percent(share)} of the change`
    return `- ${codeOf(name)}${place}${part}`
  })
  return [
    `**The change alone**: ${commitText(commit, origin)} is ${levelText(alone)} against ${commitText(before, origin)} before it (${countText(pairs, 'pair')}).`,
    ...lines,
    ...(functions?.length === 0 ? ['No function differs for certain in its profiles.'] : []),
  ].join('\n')
}

interface PlaceTextRequest {
  readonly file: string
  readonly line: number | null
  readonly own: boolean
}

function placeText(
  { file, line, own }: PlaceTextRequest,
  { spec }: BisectCommit,
  { repository }: BisectOrigin,
): string {
  const text = codeOf(`${file}${line === null ? '' : `:${line}`}`)
  if (!own || !isCommit(spec)) return text
  const path = file.split('/').map(encodeURIComponent).join('/')
  return linkText(text, `${repository}/blob/${spec}/${path}${line === null ? '' : `#L${line}`}`)
}

function skippedText({ skipped }: BisectReport): string {
  if (skipped.length === 0) return ''
  const lines = skipped
    .slice(0, listedAtMost)
    .map(({ commit, reason }) => plainText(`${commit.label}: ${reason}`, 200))
  const more = skipped.length - lines.length
  return `Could not be measured:\n\n${fenceLines([...lines, ...(more > 0 ? [`and ${more} more`] : [])])}`
}

/** The line that measures it again. */
function nextText({ change, row, bad }: BisectReport): string {
  if (row === null || change?.isFound !== true) return ''
  const { spec } = change.commits.at(-1) ?? bad
  const words = ['deadheat', 'compare', change.previous.spec, spec, '--only', row.benchmarkId]
  return `To see the change alone:\n\n${fenceLines([plainText(words.map(shellWord).join(' '), 1000)], 'sh')}`
}

function footer({ steps, builds, commits }: BisectReport, { run }: BisectOrigin): string {
  return `<sub>[Run](${run}) · ${countText(steps, 'step')}, ${countText(builds, 'build')} of ${countText(commits, 'commit')}</sub>`
}

function commitText({ label, spec }: BisectCommit, { repository }: BisectOrigin): string {
  return linkText(codeOf(label, 60), isCommit(spec) ? `${repository}/commit/${spec}` : null)
}

function titleText({ title }: BisectCommit): string {
  return title === '' ? '' : codeOf(title, 72)
}

function levelText({ estimate, ci }: Pick<BisectLevel, 'estimate' | 'ci'>): string {
  return `${percentText(estimate)} (95% CI ${intervalText(ci[0], ci[1])})`
}

function isCommit(spec: string): boolean {
  return /^[0-9a-f]{40}$/.test(spec)
}
