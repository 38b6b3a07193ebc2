import { GitHubError, type GitHub } from '../host/github/index.ts'
import { ladder, renderComment } from '../render/comment/comment.ts'
import { markerOf } from '../render/comment/marker.ts'
import type { CommentContext } from '../render/comment/comment-input.ts'
import { stateOf } from '../render/rows/tally.ts'
import { rowsOf } from '../render/rows/row.ts'
import { isProbablyWorse } from '../model/judging/outcome.ts'
import type { Result } from '../model/judging/result.ts'
import { resultStates } from '../model/judging/states.ts'
import { originOf, type Publication, type PublicationTarget } from './publication.ts'
import { writeStickyComment } from './sticky-comment.ts'

/** What a comment needs of a publication. */
type CommentPublication = Omit<Publication, 'actions' | 'live' | 'resultPath' | 'reportPath'>

/** Publishes the pull request's comment; its address, `null` when there is none; a GitHubError when GitHub refuses. */
export async function publishComment(publication: CommentPublication): Promise<string | null> {
  const { pullRequest, result, clock } = publication
  if (pullRequest === null || publication.comment === 'never') return null
  const github = await publication.github()
  const context = {
    ...contextOf(pullRequest, publication),
    takesCommands: await takesCommands(github),
  }
  return writeStickyComment(
    {
      marker: markerOf(context),
      bodyOf: (rung) => renderComment(result, context, rung),
      rungs: ladder.length,
      mayCreate: publication.comment === 'always' || isNews(result),
      clock,
    },
    github,
  )
}

function contextOf(
  { number, baseBranch, headSha }: PublicationTarget,
  publication: CommentPublication,
): Omit<CommentContext, 'takesCommands'> {
  const { result, key, run } = publication
  const { head } = result.plan.revisions
  return {
    key,
    pullRequest: number,
    ...run,
    // A published package has no commit; only people read the marker's head.
    headSha: headSha ?? head.sha ?? '0'.repeat(40),
    baseBranch,
    ...originOf(publication),
  }
}

/** The file that docs/github.md names; of another name, a workflow is found by its runs. */
const usualWorkflow = '.github/workflows/performance-commands.yml'

const mostWorkflows = 3

/** Whether a workflow of the default branch answers comments; none where that cannot be read. */
async function takesCommands(github: Pick<GitHub, 'readFile' | 'workflowsOn'>): Promise<boolean> {
  const answers = async (path: string): Promise<boolean> => {
    const text = (await github.readFile(path, null)) ?? ''
    return text.includes('issue_comment') && /\/bench|deadheat/.test(text)
  }
  try {
    if (await answers(usualWorkflow)) return true
    for (const path of (await github.workflowsOn('issue_comment')).slice(0, mostWorkflows)) {
      if (await answers(path)) return true
    }
    return false
  } catch (error) {
    if (error instanceof GitHubError) return false
    throw error
  }
}

/** Whether a result is worth a new comment: a change, a problem, a row that is probably worse or was not measured. */
function isNews(result: Result): boolean {
  const rows = rowsOf(result)
  return (
    !resultStates[stateOf(result, rows)].quiet ||
    rows.some((row) => row.finding.verdict === 'not-measured' || isProbablyWorse(row, result.plan))
  )
}
