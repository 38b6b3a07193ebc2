import { GitHubError } from '../host/github/index.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { acceptanceFor, everyName, type Acceptance } from '../model/judging/acceptance.ts'
import type { ReportedRegression } from '../model/judging/reported-regression.ts'
import type { SlashCommand } from '../model/slash-command.ts'
import { concludeAgain } from '../publish/checks/conclude-check.ts'
import { runLink } from '../publish/run-link.ts'
import { acceptancesOn, newestOf, ownComments, type OwnComment } from '../publish/own-comments.ts'
import { writeStickyComment } from '../publish/sticky-comment.ts'
import { acceptanceReply, acceptedComment } from '../render/comment/accepted-comment.ts'
import { looksLike } from '../render/comment/commands.ts'
import { parseRegressions, worst } from '../render/comment/regressions-line.ts'
import type { BotRequest } from './bot-request.ts'

type Accept = Extract<SlashCommand, { kind: 'accept' }>

const mostNames = 5

/**
 * Records in a comment that a regression, or everything, is accepted, and updates the comment and the
 * check that show it.
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
    const meant = meantBy(command, regressions)
    return meant.length === 0 ? [] : [{ ownComment, meant }]
  })
  const [only, another] = fittingComments
  if (only === undefined) {
    return unknownRegression(
      command,
      comments.flatMap(({ regressions }) => regressions),
    )
  }
  const keys = fittingComments.map(({ ownComment }) => `key=${ownComment.marker.key}`)
  if (another !== undefined) {
    return `expected ${keys.join(' or ')} before the reason, because several comments list it; nothing was accepted.`
  }
  const { ownComment, meant } = only
  const acceptance = acceptanceOf(meant, command, facts.author)
  if (acceptance === null) {
    return `expected one regression, got several that look like ${JSON.stringify(command.name)}: give the whole name, or * for all; nothing was accepted.`
  }
  const larger = meant.find((each) => acceptanceFor(each, [acceptance])?.holds !== true)
  if (larger !== undefined) {
    return `expected within= of at least ${Math.abs(larger.nearest).toFixed(4)}, because the comment shows a larger change in ${larger.metric} of ${larger.name}; nothing was accepted.`
  }
  const place = { key: ownComment.marker.key, pullRequest: facts.pullRequest }
  await github.createComment(facts.pullRequest, acceptanceReply(place, acceptance))
  await tellAccepted(ownComment, request, { added: [acceptance] })
  return null
}

/**
 * Tells in the comments and checks of a pull request what is accepted, after a comment of ours that
 * stored an acceptance was removed or edited.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function tellWithdrawn(request: BotRequest): Promise<void> {
  for (const { ownComment } of await shownRegressions(null, request)) {
    await tellAccepted(ownComment, request, { added: [] })
  }
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
    const report = ownComment === undefined ? null : parseRegressions(ownComment.comment.body)
    return ownComment === undefined || report === null
      ? []
      : [{ ownComment, regressions: report.regressions }]
  })
}

/** The regressions that a command names: by their whole name, else as the table shows it. */
function meantBy(
  command: Accept,
  regressions: readonly ReportedRegression[],
): readonly ReportedRegression[] {
  if (command.name === everyName) return regressions.filter(({ beyondLimit }) => beyondLimit)
  const isSame = ({ benchmarkId, name }: ReportedRegression): boolean =>
    [benchmarkId, name].includes(command.name)
  const isAlike = ({ name }: ReportedRegression): boolean =>
    name !== everyName && looksLike(command.name, name)
  return regressions.some(isSame) ? regressions.filter(isSame) : regressions.filter(isAlike)
}

/** What a command accepts; `null` where it names several benchmarks. */
function acceptanceOf(
  meant: readonly ReportedRegression[],
  { name: typedName, within, reason }: Accept,
  by: string,
): Acceptance | null {
  const isTyped = typedName === everyName || meant.some((each) => each.benchmarkId === typedName)
  const [name = '', otherName] = new Set(isTyped ? [typedName] : meant.map((each) => each.name))
  const bounds = [...groupedBy(meant, ({ metric }) => metric)].map(([metric, each]) => {
    const farthest = worst(each.map((one) => one.farthest))
    const bound = within === null ? farthest : farthest < 0 ? 1 / (1 + within) - 1 : within
    return { metric, bound }
  })
  return otherName === undefined ? { name, bounds, reason, by } : null
}

function unknownRegression({ name }: Accept, regressions: readonly ReportedRegression[]): string {
  const names = [...new Set(regressions.map((each) => JSON.stringify(each.name)))]
  const knownText =
    names.length === 0
      ? 'but it lists none'
      : `such as ${names.slice(0, mostNames).join(', ')} (quote a name with spaces, or take * for all)`
  return `expected a regression listed in the comment, ${knownText}, got ${JSON.stringify(name)}; nothing was accepted.`
}

/** Updates a comment that shows regressions, and the check of its run, by what is accepted now. */
async function tellAccepted(
  { comment, marker }: OwnComment,
  { facts, github, login, run, clock, tell }: BotRequest,
  { added }: { readonly added: readonly Acceptance[] },
): Promise<void> {
  const { pullRequest, commentId } = facts
  const owner = { key: marker.key, pullRequest, login }
  // A list may be older than what was just written or removed.
  const acceptances = [...(await acceptancesOn(github, owner, commentId)), ...added]
  const news = acceptedComment(comment.body, acceptances)
  if (news === null) return
  const bodyOf = (_: number, present: string): string =>
    acceptedComment(present, acceptances)?.body ?? present
  await writeStickyComment({ marker, bodyOf, rungs: 0, mayCreate: false, clock }, github)
  const { headSha } = await github.getPullRequest(pullRequest)
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
    tell(`the check was not updated: ${error.message}`)
  }
}
