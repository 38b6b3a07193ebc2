import type { RunContext } from '../host/github/actions.ts'
import type { Revision } from '../model/build/revision.ts'
import { homePage } from '../model/home.ts'
import type { Result } from '../model/judging/result.ts'
import type { Links, PageOrigin } from '../render/comment/page.ts'

/** Address of the repository's pages, without a trailing slash. */
function pagesOf({ serverUrl, owner, repository }: RunContext): string {
  return `${serverUrl}/${owner}/${repository}`
}

/** Address of a run. */
export function runLink(run: RunContext): string {
  return `${pagesOf(run)}/actions/runs/${run.runId}${attemptOf(run)}`
}

interface LinksRequest {
  readonly result: Result
  readonly run: RunContext
  readonly reportUrl: string | null
}

/** Addresses of the run, of the report and of both commits. */
export function linksOf({ result, run, reportUrl }: LinksRequest): Links {
  const { base, head } = result.plan.revisions
  const repository = pagesOf(run)
  return {
    run: runLink(run),
    report: reportUrl,
    commits: { base: commitLink(repository, base), head: commitLink(repository, head) },
    home: homePage(),
  }
}

interface OriginRequest {
  readonly result: Result
  readonly run: RunContext
  readonly reportUrl: string | null
  readonly pullRequest: { readonly fromFork?: boolean } | null
}

/** The links of a publication's pages, and the run that measured its numbers. */
export function originOf(publication: OriginRequest): PageOrigin {
  return { links: linksOf(publication), fromFork: publication.pullRequest?.fromFork === true }
}

function attemptOf({ attempt }: RunContext): string {
  return attempt > 1 ? `/attempts/${attempt}` : ''
}

function commitLink(repository: string, { sha }: Revision): string | null {
  return sha === null ? null : `${repository}/commit/${sha}`
}
