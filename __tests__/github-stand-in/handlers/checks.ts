import { ApiError } from '../api-error.ts'
import { found, foundCommit } from '../find.ts'
import { handled, type Call } from '../handler.ts'
import { objectAt, textAt, type JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import { nextId, type Check } from '../state.ts'
import { fullName } from '../views.ts'

export const checks = {
  'checks/create': handled('checks=write', '', (call) => {
    const check = merged(call, newCheck(call))
    call.state.checks.set(check.id, check)
    return { status: 201, body: checkView(call, check) }
  }),
  'checks/update': handled('checks=write', '', (call) => {
    const check = merged(call, found(call, call.state.checks, 'check_run_id'))
    call.state.checks.set(check.id, check)
    return { status: 200, body: checkView(call, check) }
  }),
  'checks/list-for-ref': handled('checks=read', 'filter', (call) => {
    const all = wanted(call)
    const { items, headers } = pageOf(call, all)
    const checkRuns = items.map((one) => checkView(call, one))
    return { status: 200, body: { total_count: all.length, check_runs: checkRuns }, headers }
  }),
}

function newCheck(call: Call): Check {
  return {
    id: nextId(call.state, 'check'),
    name: '',
    headSha: foundCommit(call.state, textAt(call.body, 'head_sha') ?? '').sha,
    status: 'queued',
    conclusion: undefined,
    detailsUrl: undefined,
    externalId: '',
    output: {},
  }
}

function merged(call: Call, old: Check): Check {
  const { body } = call
  requireConclusion(body)
  const conclusion = textAt(body, 'conclusion')
  // Once completed, a check does not open again.
  const isOver = conclusion !== undefined || old.status === 'completed'
  return {
    ...old,
    name: textAt(body, 'name') ?? old.name,
    status: isOver ? 'completed' : (textAt(body, 'status') ?? old.status),
    conclusion: conclusion ?? old.conclusion,
    detailsUrl: textAt(body, 'details_url') ?? old.detailsUrl,
    externalId: textAt(body, 'external_id') ?? old.externalId,
    output: { ...old.output, ...objectAt(body, 'output') },
  }
}

// The description says this in prose only.
function requireConclusion(body: JsonObject): void {
  if (body['status'] !== 'completed' || body['conclusion'] !== undefined) return
  throw new ApiError(422, 'Invalid request.\n\nNo subschema in "oneOf" matched.')
}

function wanted(call: Call): readonly Check[] {
  const { sha } = foundCommit(call.state, call.path['ref'] ?? '')
  const all = [...call.state.checks.values()].filter((one) => one.headSha === sha)
  if (call.query.get('filter') === 'all') return all
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

function checkView(call: Call, check: Check): JsonObject {
  const page = `${call.html}/${fullName(call.state.repository)}/runs/${check.id}`
  return {
    id: check.id,
    name: check.name,
    head_sha: check.headSha,
    status: check.status,
    conclusion: check.conclusion ?? null,
    external_id: check.externalId,
    details_url: check.detailsUrl ?? page,
    output: {
      title: textAt(check.output, 'title') ?? null,
      summary: textAt(check.output, 'summary') ?? null,
    },
  }
}
