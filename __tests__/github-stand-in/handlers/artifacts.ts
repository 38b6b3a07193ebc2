import { createHash } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import { found } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import type { Artifact } from '../state.ts'
import { repositoryUrl } from '../views.ts'

/** Where the bytes of artifacts lie: on GitHub this is another host, and it takes no token. */
export const blobPath = '/_blobs/artifacts/'

/** Artifacts of runs. */
export const artifacts: readonly Handler[] = [
  {
    operation: 'actions/list-workflow-run-artifacts',
    accepts: ['actions=read'],
    query: ['name'],
    reply: (call) => {
      const run = found(call, call.state.runs, 'run_id')
      const name = call.query.get('name')
      const all = [...call.state.artifacts.values()].filter(
        (one) => one.runId === run.id && (name === null || one.name === name),
      )
      const { items, headers } = pageOf(call, all)
      const views = items.map((one) => artifactView(call, one))
      return { status: 200, body: { total_count: all.length, artifacts: views }, headers }
    },
  },
  {
    operation: 'actions/download-artifact',
    accepts: ['actions=read'],
    reply: (call) => {
      const artifact = found(call, call.state.artifacts, 'artifact_id')
      if (artifact.expired) throw new ApiError(410, 'Artifact has expired')
      const { origin } = new URL(call.links.api)
      return { status: 302, headers: { location: `${origin}${blobPath}${artifact.id}` } }
    },
  },
]

function artifactView(call: Call, artifact: Artifact): JsonObject {
  const run = call.state.runs.get(artifact.runId)
  const repository = repositoryUrl(call.state.repository, call.links)
  const url = `${repository}/actions/artifacts/${artifact.id}`
  return {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.zip.length,
    digest: `sha256:${createHash('sha256').update(artifact.zip).digest('hex')}`,
    expired: artifact.expired,
    url,
    archive_download_url: `${url}/zip`,
    workflow_run:
      run === undefined ? null : { id: run.id, head_branch: run.headBranch, head_sha: run.headSha },
  }
}
