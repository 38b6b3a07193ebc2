import { ApiError, notFound } from '../api-error.ts'
import { found } from '../find.ts'
import { handled, type Call, type Reply } from '../handler.ts'
import { objectAt, textAt } from '../json.ts'
import { pageOf } from '../paging.ts'
import { runOf } from '../plant.ts'
import type { Run, Workflow } from '../state.ts'
import { runView } from '../views.ts'

export const workflows = {
  'actions/create-workflow-dispatch': handled('actions=write', '', (call) => {
    const workflow = foundWorkflow(call)
    const refused = Object.keys(call.body).find((name) => call.state.refusedNames.has(name))
    if (refused !== undefined) {
      throw new ApiError(422, `Invalid request.\n\n"${refused}" is not a permitted key.`)
    }
    const ref = textAt(call.body, 'ref') ?? ''
    const headSha = checkedSha(call, workflow, ref)
    const fresh = { workflowId: workflow.id, event: 'workflow_dispatch', status: 'queued' }
    const run = runOf(call.state, { ...fresh, startedAt: call.now, headSha, headBranch: ref })
    call.state.runs.set(run.id, run)
    call.state.dispatches.push({
      workflow: workflow.file,
      ref,
      inputs: objectAt(call.body, 'inputs'),
      runId: run.id,
    })
    return dispatchReply(call, run)
  }),
  'actions/list-workflow-runs': handled('actions=read', 'head_sha', (call) => {
    const { id } = foundWorkflow(call)
    const headSha = call.query.get('head_sha')
    return runsReply(
      call,
      (run) => run.workflowId === id && (headSha === null || run.headSha === headSha),
    )
  }),
  'actions/list-workflow-runs-for-repo': handled('actions=read', 'event', (call) => {
    const event = call.query.get('event')
    return runsReply(call, (run) => event === null || run.event === event)
  }),
  'actions/get-workflow-run': handled('actions=read', '', (call) => ({
    status: 200,
    body: runView(found(call, call.state.runs, 'run_id'), call.state),
  })),
  'actions/cancel-workflow-run': handled('actions=write', '', (call) => {
    const run = found(call, call.state.runs, 'run_id')
    if (run.status === 'completed') {
      throw new ApiError(409, 'Cannot cancel a workflow run that is completed.')
    }
    call.state.runs.set(run.id, cancelled(run))
    return { status: 202, body: {} }
  }),
  'actions/list-jobs-for-workflow-run-attempt': handled('actions=read', '', (call) => {
    const run = found(call, call.state.runs, 'run_id')
    if (String(run.attempt) !== call.path['attempt_number']) throw notFound()
    const { items, headers } = pageOf(call, run.jobs)
    const jobs = items.map((conclusion) => ({ conclusion: conclusion ?? null }))
    return { status: 200, body: { total_count: run.jobs.length, jobs }, headers }
  }),
}

function runsReply(call: Call, isMeant: (run: Run) => boolean): Reply {
  const all = [...call.state.runs.values()].filter(isMeant).toReversed()
  const { items, headers } = pageOf(call, all)
  const views = items.map((run) => runView(run, call.state))
  return { status: 200, body: { total_count: all.length, workflow_runs: views }, headers }
}

/** A run that somebody has cancelled: its open jobs end, those that always run come after them. */
export function cancelled(run: Run): Run {
  const jobs = run.jobs.map((conclusion) => conclusion ?? 'cancelled')
  return { ...run, status: 'completed', conclusion: 'cancelled', jobs }
}

function foundWorkflow(call: Call): Workflow {
  const asked = call.path['workflow_id'] ?? ''
  const all = [...call.state.workflows.values()]
  const workflow = all.find((one) => one.file === asked || String(one.id) === asked)
  if (workflow === undefined) throw notFound()
  return workflow
}

function checkedSha(call: Call, workflow: Workflow, ref: string): string {
  const sha = call.state.refs.get(ref.replace(/^refs\/(?:heads|tags)\//, ''))
  if (sha === undefined) throw new ApiError(422, `No ref found for: ${ref}`)
  if (workflow.inputs === undefined) {
    throw new ApiError(422, "Workflow does not have 'workflow_dispatch' trigger")
  }
  const known = new Set(workflow.inputs)
  const unexpected = Object.keys(objectAt(call.body, 'inputs')).filter((name) => !known.has(name))
  if (unexpected.length > 0) {
    throw new ApiError(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`)
  }
  return sha
}

function dispatchReply(call: Call, run: Run): Reply {
  if (call.body['return_run_details'] !== true) return { status: 204 }
  return { status: 200, body: { workflow_run_id: run.id } }
}
