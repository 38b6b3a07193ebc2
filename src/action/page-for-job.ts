import type { Host } from '../host/host.ts'
import { uploadPage } from '../host/github/upload-page.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import type { ActionRequest } from './action-request.ts'

/** What is uploaded, and for whom. */
export interface PageRequest extends Pick<ActionRequest, 'actions' | 'environment' | 'print'> {
  readonly givenSettings: GivenSettings
  /** Absolute path of `report.html`. */
  readonly path: string
}

/**
 * Keeps the report as an artifact of this job's run, and says where it is. A job that is to write
 * nothing keeps nothing; one that cannot says so in its log, and its result is told all the same.
 *
 * @returns the artifact's address; `null` when there is none
 */
export async function pageForJob(
  { actions, environment, print, givenSettings, path }: PageRequest,
  { files }: Pick<Host, 'files'>,
): Promise<string | null> {
  if (withDefaults(givenSettings).comment === 'never') return null
  const page = await files.read(path)
  if (page === null) return null
  const name = `deadheat-${withDefaults(givenSettings).key}.html`
  try {
    const id = await uploadPage({ name, page, environment })
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
