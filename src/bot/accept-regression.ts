// Accepting and withdrawing, for the bot. What is accepted comes from our own comment at a SHA, never from the command alone.
import { GitHubError } from '../host/github/index.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { acceptanceFor, everyName, type Acceptance } from '../model/judging/acceptance.ts'
import type { ReportedRegression } from '../model/judging/reported-regression.ts'
import type { SlashCommand } from '../model/slash-command.ts'
import { newestOfEach, scopeOfRows } from '../model/run/judged.ts'
import { concludeAgain } from '../publish/checks/conclude-check.ts'
import { runLink } from '../publish/run-link.ts'
import { acceptancesOn, ownSections, type OwnSection } from '../publish/own-sections.ts'
import { pauseSeconds, writeStickyComment } from '../publish/sticky-comment.ts'
import { acceptanceReply, acceptedComment } from '../render/comment/accepted-comment.ts'
import { looksLike } from '../render/comment/commands.ts'
import { parseRegressions, worst } from '../render/comment/regressions-line.ts'
import type { BotRequest } from './bot-request.ts'

type Accept = Extract<SlashCommand, { kind: 'accept' }>

const mostNames = 5

/** Records in a comment what is accepted, and updates what shows it, or returns why not; throws GitHubError. */
export async function acceptRegression(
  command: Accept,
  request: BotRequest,
): Promise<string | null> {
  const { facts, github } = request
  const comments = await shownRegressions(command.key, request)
  const fitting = comments.filter((each) => meantBy(command, each.regressions).length > 0)
  const [key, ...otherKeys] = new Set(fitting.map(({ section }) => section.key))
  if (key === undefined) {
    return unknownRegression(
      command,
      comments.flatMap(({ regressions }) => regressions),
    )
  }
  if (otherKeys.length > 0) {
    const names = [key, ...otherKeys].map((each) => `key=${each}`).join(' or ')
    return `expected ${names} before the reason, because several comments list it; nothing was accepted.`
  }
  // Jobs of a matrix have the same rows: what is accepted is the largest change of each.
  const acceptances = new Map<readonly [ShownRegressions, ...ShownRegressions[]], Acceptance>()
  for (const sections of groupedBy(fitting, ({ section }) => scopeOfRows(section)).values()) {
    const acceptance = acceptedIn(sections, command, facts.author)
    if (typeof acceptance === 'string') return acceptance
    acceptances.set(sections, acceptance)
  }
  for (const [sections, acceptance] of acceptances) {
    const reply = acceptanceReply(sections[0].section, acceptance)
    await github.createComment(facts.pullRequest, reply)
    for (const { section } of sections) await tellAccepted(section, request, [acceptance])
  }
  return null
}

/** What a command accepts of sections that have the same rows, or why it cannot. */
function acceptedIn(
  sections: readonly ShownRegressions[],
  command: Accept,
  author: string,
): Acceptance | string {
  const meant = sections.flatMap(({ regressions }) => meantBy(command, regressions))
  const acceptance = acceptanceOf(meant, command, author)
  if (acceptance === null) {
    return `expected one regression, got several that look like ${JSON.stringify(command.name)}: give the whole name, or * for all; nothing was accepted.`
  }
  const larger = meant.find((each) => acceptanceFor(each, [acceptance])?.holds !== true)
  return larger === undefined
    ? acceptance
    : `expected within= of at least ${Math.abs(larger.nearest).toFixed(4)}, because the comment shows a larger change in ${larger.metric} of ${larger.name}; nothing was accepted.`
}

/** Tells a pull request's comments and checks what is accepted, after one was removed or edited; throws GitHubError. */
export async function tellWithdrawn(request: BotRequest): Promise<void> {
  for (const { section } of await shownRegressions(null, request)) {
    await tellAccepted(section, request, [])
  }
}

interface ShownRegressions {
  readonly section: OwnSection
  readonly regressions: readonly ReportedRegression[]
}

/** The newest comments of ours with their regressions: the one under a key, or under any (`null`). */
async function shownRegressions(
  key: string | null,
  { facts, github, login }: BotRequest,
): Promise<readonly ShownRegressions[]> {
  const sections = await ownSections(github, { key, pullRequest: facts.pullRequest, login })
  return newestOfEach(sections).flatMap((section) => {
    const report = parseRegressions(section.comment.body)
    return report === null ? [] : [{ section, regressions: report.regressions }]
  })
}

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

async function tellAccepted(
  { comment, ...marker }: OwnSection,
  { facts, github, login, run, clock, tell }: BotRequest,
  added: readonly Acceptance[],
): Promise<void> {
  const { pullRequest, commentId } = facts
  const owner = { ...marker, login }
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
      { pause: () => clock.sleep(pauseSeconds) },
      github,
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    tell(`the check was not updated: ${error.message}`)
  }
}
