import { GitHubError } from '../host/github/index.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { Acceptance } from '../model/judging/acceptance.ts'
import type { ReportedRegression } from '../model/judging/reported-regression.ts'
import type { SlashCommand } from '../model/slash-command.ts'
import { concludeAgain } from '../publish/checks/conclude-check.ts'
import { runLink } from '../publish/run-link.ts'
import { newestOf, ownComments, type OwnComment, republish } from '../publish/own-comments.ts'
import { acceptanceReply, acceptedComment } from '../render/comment/accepted-comment.ts'
import { everyName } from '../render/comment/commands.ts'
import { parseRegressions } from '../render/comment/regressions-line.ts'
import type { BotRequest } from './bot-request.ts'

type Accept = Extract<SlashCommand, { kind: 'accept' }>

const mostNames = 5

/**
 * Records in a comment that a regression is accepted, and updates the comment and the check that
 * show it.
 *
 * @returns why nothing was accepted, or `null`
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function acceptRegression(
  command: Accept,
  request: BotRequest,
): Promise<string | null> {
  const { facts, github } = request
  const comments = await shownRegressions(command.key, request)
  const fittingComments = comments.flatMap(({ ownComment, regressions }) => {
    const [first, ...more] = regressions.filter((each) => isMeant(each, command))
    return first === undefined ? [] : [{ ownComment, first, more }]
  })
  const [only, another] = fittingComments
  if (only === undefined) {
    return unknownRegression(
      command,
      comments.flatMap(({ regressions }) => regressions),
    )
  }
  if (another !== undefined) {
    const keys = fittingComments
      .map(({ ownComment }) => `key=${ownComment.marker.key}`)
      .join(' or ')
    return `expected ${keys} before the reason, because several comments list it; nothing was accepted.`
  }
  const { ownComment, first, more } = only
  const place = { key: ownComment.marker.key, pullRequest: facts.pullRequest }
  const acceptances: readonly [Acceptance, ...Acceptance[]] = [
    acceptanceOf(first, command, facts.author),
    ...more.map((each) => acceptanceOf(each, command, facts.author)),
  ]
  const largerRegression = [first, ...more].find(
    ({ nearest }, at) => Math.abs(nearest) > Math.abs(acceptances[at]?.bound ?? 0),
  )
  if (largerRegression !== undefined) {
    return `expected within= of at least ${Math.abs(largerRegression.nearest).toFixed(4)}, because the comment shows a larger change in ${largerRegression.metric} of ${largerRegression.name}; nothing was accepted.`
  }
  await github.createComment(facts.pullRequest, acceptanceReply(place, acceptances))
  await tellAccepted(ownComment, acceptances, request)
  return null
}

interface ShownRegressions {
  readonly ownComment: OwnComment
  readonly regressions: readonly ReportedRegression[]
}

/**
 * The newest comments of ours with their regressions: the one under a key, or under any.
 *
 * @param key - `null` where none was asked for
 */
async function shownRegressions(
  key: string | null,
  { facts, github, login }: BotRequest,
): Promise<readonly ShownRegressions[]> {
  const comments = await ownComments(github, { key, pullRequest: facts.pullRequest, login })
  return [...groupedBy(comments, ({ marker }) => marker.key).values()].flatMap((commentsOfKey) => {
    const ownComment = newestOf(commentsOfKey)
    const regressionsLine =
      ownComment === undefined ? null : parseRegressions(ownComment.comment.body)
    return ownComment === undefined || regressionsLine === null
      ? []
      : [{ ownComment, regressions: regressionsLine.regressions }]
  })
}

function isMeant({ benchmarkId, name, beyondLimit }: ReportedRegression, command: Accept): boolean {
  return command.name === everyName ? beyondLimit : [benchmarkId, name].includes(command.name)
}

function acceptanceOf(
  { benchmarkId, metric, farthest }: ReportedRegression,
  { within, reason }: Accept,
  by: string,
): Acceptance {
  const bound = within === null ? farthest : farthest < 0 ? 1 / (1 + within) - 1 : within
  return { benchmarkId, metric, bound, reason, by }
}

function unknownRegression({ name }: Accept, regressions: readonly ReportedRegression[]): string {
  const names = [...new Set(regressions.map((each) => JSON.stringify(each.name)))]
  const knownText =
    names.length === 0
      ? 'but it lists none'
      : `such as ${names.slice(0, mostNames).join(', ')} (quote a name with spaces)`
  return `expected a regression listed in the comment, ${knownText}, got ${JSON.stringify(name)}; nothing was accepted.`
}

/** Updates the comment that shows the regression, and the check of its run. */
async function tellAccepted(
  { comment, marker }: OwnComment,
  acceptances: readonly Acceptance[],
  request: BotRequest,
): Promise<void> {
  const { facts, github, login, run } = request
  const news = acceptedComment(comment.body, acceptances)
  if (news === null) return
  await republish(
    { id: comment.id, marker, login },
    (present) => acceptedComment(present, acceptances)?.body ?? present,
    github,
  )
  const { headSha } = await github.getPullRequest(facts.pullRequest)
  // A head that has moved has a check of its own.
  if (!headSha.startsWith(marker.head)) return
  const { body, conclusion, title } = news
  try {
    await concludeAgain(
      { ...marker, headSha, runUrl: runLink({ ...run, ...marker }) },
      { status: conclusion, title, summary: body },
      github,
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    request.tell(`the check was not updated: ${error.message}`)
  }
}
