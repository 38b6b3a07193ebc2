import { isPartKey } from '../../model/part-key.ts'
import { acceptCommand, measureCommand, type CommandPlace } from '../comment/commands.ts'
import { codeOf } from '../text/escape.ts'
import { percentText } from '../text/format.ts'
import { type EarlierResult, historyLine, historyWith } from '../comment/history.ts'
import { joinTexts } from '../text/join.ts'
import { linkText } from '../text/markdown.ts'
import type { Page, Section } from '../comment/page.ts'
import { resultStates, verdictStates } from '../../model/judging/states.ts'

/** The commands as this pull request takes them: with the key of the comment, and a fork's head. */
function commandsText(place: CommandPlace): string {
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

/** Commands, links to everything else, and the results of earlier heads of the pull request. */
export const footer: Section = (page) => {
  const { result, links, context } = page
  const newest = context === null ? null : earlierResult(page, context.headSha)
  const history = (context?.history ?? []).filter(({ sha }) => sha !== newest?.sha)
  const parts = [
    ...(links.run === null ? [] : [linkText('Run', links.run)]),
    ...(links.report === null ? [] : [linkText('report and raw data', links.report)]),
    ...(history.length === 0 ? [] : [`before: ${history.map(pastText).join(', ')}`]),
    versionText(result.version, links.home),
  ]
  return joinTexts([
    context === null || isPartKey(context.key) || !context.takesCommands
      ? ''
      : commandsText(context),
    `<sub>${parts.join(' · ')}</sub>`,
    newest === null ? '' : historyLine(historyWith(newest, history)),
  ])
}

function pastText({ sha, verdict, change }: EarlierResult): string {
  const sign = verdict === 'unchanged' ? '=' : verdictStates[verdict].sign
  return `${codeOf(sha)} ${sign}${change === null ? '' : ` ${percentText(change)}`}`
}

function versionText(version: string, page: string | null): string {
  if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`
  const text = `deadheat ${version}`
  return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`)
}

/** What later comments on the same pull request will show of this result. */
function earlierResult(
  { rows, state }: Pick<Page, 'rows' | 'state'>,
  headSha: string,
): EarlierResult {
  const verdict = resultStates[state].verdict
  const first = rows.find(({ finding }) => finding.verdict === verdict)
  const isChanged = verdict === 'regression' || verdict === 'improvement'
  return {
    sha: headSha.slice(0, 7),
    verdict,
    change: isChanged ? (first?.finding.judged?.estimate ?? null) : null,
  }
}
