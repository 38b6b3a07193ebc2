import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resultSchema } from '../../src/model/judging/result.ts'
import { textOf } from '../fakes/text-of.ts'
import * as events from '../github-stand-in/events.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { fixtureRepository } from './fixture-repository.ts'
import { readmeWorkflow } from './documented-workflow.ts'

type RunOptions = {
  readonly event: 'pull_request' | 'merge_group' | 'push' | 'workflow_dispatch'
  readonly inputs?: Readonly<Record<string, string | undefined>>
  /** What somebody has filled in for a run by hand; main and topic if not given. */
  readonly asked?: Readonly<Record<string, string>>
  readonly runId?: number
  readonly token?: string
  readonly environment?: Readonly<Record<string, string>>
}

// Three pairs more than can tell anything, for those that other programs disturb: what is done with a
// result is tested here, not how well it is judged.
const QUICK = { 'node-version': undefined, budget: undefined, pairs: '10' }

const CHECKOUT = fileURLToPath(new URL('actions/checkout', import.meta.url))

/** Starts a world in which the pull request changes the given files; close it after use. */
export async function startWorld(given: Parameters<typeof fixtureRepository>[1]) {
  const made = (directory: string) => fixtureRepository(directory, given)
  const documented = await startDocumentedRun({ made })
  return { ...documented, run: (options: RunOptions) => run(documented, options) }
}

async function run(documented: DocumentedRun, options: RunOptions) {
  const { event, inputs, environment = {}, runId = 101, token = tokens.write } = options
  const kept = mkdtempSync(join(documented.directory, 'kept-'))
  const { text, checkout, deadheat } = readmeWorkflow(
    event === 'workflow_dispatch' ? event : 'pull_request',
    { ...(event === 'push' && { on: 'push' }), inputs: { ...QUICK, ...inputs }, environment },
  )
  const ran = await documented.run('performance', runId, {
    event,
    ...eventOf(options, documented),
    change: () => text,
    actions: { [checkout]: CHECKOUT, [deadheat]: join(documented.directory, 'action') },
    token,
    environment: { KEEP: kept },
  })
  const result = textOf(join(kept, 'result.json'))
  return {
    ...ran,
    result: result === '' ? undefined : resultSchema.parse(JSON.parse(result)),
    report: textOf(join(kept, 'report.md')),
  }
}

function eventOf(
  { event, asked = { base: 'main', head: 'topic' } }: RunOptions,
  { pull, repository: { base, merge } }: DocumentedRun,
) {
  const queued = { base, head: merge, pull: pull.number }
  switch (event) {
    case 'pull_request':
      return { payload: events.pullRequestEvent({ pull }), sha: merge }
    case 'merge_group':
      return { payload: events.mergeGroupEvent(queued), sha: merge }
    case 'push':
      return { payload: events.pushEvent({ before: base, after: merge }), sha: merge }
    case 'workflow_dispatch':
      return { payload: events.workflowDispatchEvent({ inputs: asked }), sha: base }
  }
}
