import { ApiError } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { textAt, type JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import { nextId, type Status } from '../state.ts'
import { repositoryUrl, userView } from '../views.ts'

const LONGEST_DESCRIPTION = 140

/** Commit statuses, the plain form of a check. */
export const statuses: readonly Handler[] = [
  {
    operation: 'repos/create-commit-status',
    accepts: ['statuses=write'],
    reply: (call) => {
      const status = {
        id: nextId(call.state, 'status'),
        sha: foundCommit(call.state, call.path['sha'] ?? '').sha,
        state: textAt(call.body, 'state') ?? '',
        context: textAt(call.body, 'context') ?? 'default',
        description: descriptionOf(call),
        targetUrl: textAt(call.body, 'target_url'),
        creator: call.identity.user,
        createdAt: call.now,
      }
      call.state.statuses.unshift(status)
      return { status: 201, body: statusView(call, status) }
    },
  },
  {
    operation: 'repos/list-commit-statuses-for-ref',
    accepts: ['statuses=read'],
    reply: (call) => {
      const { sha } = foundCommit(call.state, call.path['ref'] ?? '')
      const all = call.state.statuses.filter((one) => one.sha === sha)
      const { items, headers } = pageOf(call, all)
      return { status: 200, body: items.map((one) => statusView(call, one)), headers }
    },
  },
]

function descriptionOf(call: Call): string | undefined {
  const description = textAt(call.body, 'description')
  if (description === undefined || description.length <= LONGEST_DESCRIPTION) return description
  const message = `description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`
  const errors = [{ resource: 'Status', code: 'custom', field: 'description', message }]
  throw new ApiError(422, 'Validation Failed', { details: { errors } })
}

function statusView(call: Call, status: Status): JsonObject {
  return {
    id: status.id,
    state: status.state,
    context: status.context,
    description: status.description ?? null,
    target_url: status.targetUrl ?? null,
    creator: userView(status.creator, call.links),
    created_at: status.createdAt,
    updated_at: status.createdAt,
    url: `${repositoryUrl(call.state.repository, call.links)}/statuses/${status.sha}`,
  }
}
