import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { textOf } from '../fakes/text-of.ts'
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  workflowDispatchEvent,
} from '../github-stand-in/events.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import type { ActRun } from './act-run.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { fixtureRepository } from './fixture-repository.ts'
import { readmeWorkflow } from './readme-workflow.ts'

/** A repository with one pull request, its GitHub, and a runner of the README's workflow. */
export type World = Pick<
  DocumentedRun,
  'github' | 'repository' | 'pull' | 'directory' | 'close'
> & { readonly run: (options: RunOptions) => Promise<ActionRun> }

type RunOptions = {
  readonly event: 'pull_request' | 'merge_group' | 'push' | 'workflow_dispatch'
  readonly inputs?: Readonly<Record<string, string | undefined>>
  /** What somebody has filled in for a run by hand; main and topic if not given. */
  readonly asked?: Readonly<Record<string, string>>
  readonly runId?: number
  readonly token?: string
  /** Variables of our step alone. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A run, and the files that our step said it had written. */
export type ActionRun = ActRun & {
  readonly result: Result | undefined
  readonly report: string
}

// Three pairs more than can tell anything, for those that other programs disturb: what is done with a
// result is tested here, not how well it is judged.
const QUICK = { 'node-version': undefined, budget: undefined, pairs: '10' }

const CHECKOUT = fileURLToPath(new URL('actions/checkout', import.meta.url))

/** Starts a world in which the pull request changes the given files; close it after use. */
export async function startWorld(given: Parameters<typeof fixtureRepository>[1]): Promise<World> {
  const made = (directory: string) => fixtureRepository(directory, given)
  const documented = await startDocumentedRun({ made })
  return { ...documented, run: (options) => run(documented, options) }
}

async function run(documented: DocumentedRun, options: RunOptions): Promise<ActionRun> {
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
  { pull, repository: { base, merge } }: Pick<World, 'pull' | 'repository'>,
): { readonly payload: JsonObject; readonly sha: string } {
  switch (event) {
    case 'pull_request':
      return { payload: pullRequestEvent({ pull }), sha: merge }
    case 'merge_group':
      return { payload: mergeGroupEvent({ base, head: merge, pull: pull.number }), sha: merge }
    case 'push':
      return { payload: pushEvent({ before: base, after: merge }), sha: merge }
    case 'workflow_dispatch':
      return { payload: workflowDispatchEvent({ inputs: asked }), sha: base }
  }
}
