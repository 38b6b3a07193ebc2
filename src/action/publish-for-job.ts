import { withAcceptances } from '../analysis/findings/with-acceptances.ts'
import { GitHubError } from '../host/github/index.ts'
import { uploadPage } from '../host/github/upload-page.ts'
import type { Host } from '../host/host.ts'
import type { Result } from '../model/judging/result.ts'
import { parts } from '../parts/index.ts'
import { acceptancesOn } from '../publish/own-sections.ts'
import { publishFiles, type FileRequest } from '../publish/files.ts'
import { publishComment } from '../publish/comment.ts'
import { publish } from '../publish/index.ts'
import type { Publication } from '../publish/publication.ts'
import { checkReason } from '../render/rows/check-reason.ts'
import { rowsOf } from '../render/rows/row.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createTell, messageLine, type QuietRequest } from './action-request.ts'

/** Where a job tells what it has found. */
export type JobPlaces = Pick<Publication, 'pullRequest' | 'live' | 'run' | 'github'> & {
  readonly host: Host
}

/** A result with its blocks, and where its files are written. */
export interface JudgedJob extends Omit<FileRequest, 'parts'> {
  /** Absolute path of the results folder, which is there. */
  readonly directory: string
}

/**
 * Writes the files of a result, keeps its report as an artifact, and tells it everywhere, even where
 * the files cannot be written.
 *
 * @returns whether no check has the verdict, so that the step has to
 * @throws UnmeasurableError when there is no room for the files
 */
export async function publishForJob(
  request: QuietRequest,
  inputs: GivenSettings,
  { directory, ...fileRequest }: JudgedJob,
  { host, ...places }: JobPlaces,
): Promise<boolean> {
  let trouble: unknown = null
  try {
    const paths = await publishFiles({ ...fileRequest, parts }, directory, host)
    createTell(request)(`written: ${paths.join(', ')}`)
  } catch (error) {
    trouble = error
  }
  const { files } = host
  const path = files.join(directory, 'report.html')
  const isUnchecked = await publish({
    ...places,
    result: fileRequest.result,
    parts,
    reportUrl: await keepPage(request, inputs, path, host),
    resultPath: files.join(directory, 'result.json'),
    reportPath: files.join(directory, 'report.md'),
    ...placeSettings(inputs),
    actions: request.actions,
    clock: host.clock,
  })
  if (trouble !== null) throw trouble
  return isUnchecked
}

/** Where a result is told, and when. A run that somebody has asked for gets an answer. */
function placeSettings(inputs: GivenSettings): Pick<Publication, 'key' | 'comment'> {
  const { key, comment } = withDefaults(inputs)
  const isAsked = inputs['pull-request'] !== undefined
  return { key, comment: isAsked && comment === 'on-change' ? 'always' : comment }
}

/** Shows the table in the comment before what explains it is there; a GitHubError when GitHub refuses. */
export async function publishTable(
  inputs: GivenSettings,
  result: Result,
  { host, ...places }: JobPlaces,
): Promise<void> {
  const settings = placeSettings(inputs)
  await publishComment({
    ...places,
    ...settings,
    result,
    parts,
    reportUrl: null,
    clock: host.clock,
  })
}

/** The result with what is accepted on the pull request; GitHub is asked only when a regression fails. */
export async function acceptedResult(
  result: Result,
  pullRequest: number | null,
  inputs: GivenSettings,
  { actions, github, run }: Pick<Publication, 'github' | 'run'> & Pick<QuietRequest, 'actions'>,
): Promise<Result> {
  const fails = result.findings.some(({ beyondLimit }) => beyondLimit)
  if (!fails || pullRequest === null || (inputs['github-token'] ?? '') === '') return result
  try {
    const { key } = withDefaults(inputs)
    const client = await github()
    const owner = { key, pullRequest, identity: run.identity, login: await client.login() }
    return withAcceptances(result, await acceptancesOn(client, owner))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.warn(`${error.message}; nothing counts as accepted`)
    return result
  }
}

/**
 * Keeps the report, by its absolute path, as an artifact of this job's run, and returns its address; `null` where the
 * job is to write nothing, or cannot, which its log says: its result is told all the same.
 */
export async function keepPage(
  { actions, environment, print }: QuietRequest,
  inputs: GivenSettings,
  path: string,
  { files }: Pick<Host, 'files'>,
): Promise<string | null> {
  const { comment, key } = withDefaults(inputs)
  const page = comment === 'never' ? null : await files.read(path)
  if (page === null) return null
  try {
    const id = await uploadPage({ name: `deadheat-${key}.html`, page, environment })
    if (id === null) return null
    const { serverUrl, owner, repository, runId } = await actions.context()
    const address = `${serverUrl}/${owner}/${repository}/actions/runs/${String(runId)}/artifacts/${id}`
    print(`deadheat: report: ${address}`)
    return address
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(`deadheat: the report is not kept as an artifact: ${reason}`)
    return null
  }
}

/** Lets the step fail where the check does, and says why. */
export function conclude(result: Result, { actions }: Pick<QuietRequest, 'actions'>): void {
  if (result.conclusion !== 'failure') return
  const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) =>
    beyondLimit ? [benchmarkId] : [],
  )
  const list = [...new Set(names)].join(', ')
  const why = names.length > 0 ? `a regression beyond the limit: ${list}` : failureReason(result)
  actions.fail(messageLine(why))
}

function failureReason(result: Result): string {
  const [failure] = result.failures
  const reason = checkReason(result, rowsOf(result))
  return failure === undefined ? reason : `${reason}: ${failure.message}`
}
