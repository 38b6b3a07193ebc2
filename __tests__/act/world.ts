import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  workflowDispatchEvent,
} from '../github-stand-in/events.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import type { Pull } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import type { ActRun } from './act-run.ts'
import { fixtureRepository, PULL_NUMBER, type FixtureRepository } from './fixture-repository.ts'
import { readmeWorkflow } from './readme-workflow.ts'
import { runAct } from './run-act.ts'
import { shippedAction } from './shipped-action.ts'

/** A repository with one pull request, its GitHub, and a runner. */
export type World = {
  readonly github: GitHub
  readonly repository: FixtureRepository
  readonly pull: Pull
  /** A folder of this world, outside all work trees. */
  readonly directory: string
  readonly run: (options: RunOptions) => Promise<ActionRun>
  readonly close: () => Promise<void>
}

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
  readonly report: string | undefined
}

// Three pairs more than can tell anything, for those that other programs disturb: what is done with a
// result is tested here, not how well it is judged.
const QUICK = { 'node-version': undefined, budget: undefined, pairs: '10' }

const CHECKOUT = fileURLToPath(new URL('actions/checkout', import.meta.url))

/** Starts a world in which the pull request changes the given files; close it after use. */
export async function startWorld(given: Parameters<typeof fixtureRepository>[1]): Promise<World> {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  const repository = fixtureRepository(join(directory, 'origin'), given)
  const action = shippedAction(join(directory, 'action'))
  const github = await startGitHub()
  const pull = github.plant.pull({
    number: PULL_NUMBER,
    head: { ref: 'topic', sha: repository.head },
    base: { ref: 'main', sha: repository.base },
    mergeSha: repository.merge,
  })
  // GitHub knows every commit that was pushed, not only those of the pull request.
  const { start, base, head, merge } = repository
  for (const sha of [start, base, head, merge]) github.plant.commit({ sha })
  const inside = { github, repository, pull, directory, action }
  return {
    github,
    repository,
    pull,
    directory,
    run: (options) => run(inside, options),
    close: async () => {
      await github.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function run(
  inside: Omit<World, 'run' | 'close'> & { readonly action: string },
  options: RunOptions,
): Promise<ActionRun> {
  const { github, repository } = inside
  const scratch = mkdtempSync(join(inside.directory, 'run-'))
  const kept = join(scratch, 'kept')
  mkdirSync(kept)
  const isByHand = options.event === 'workflow_dispatch'
  const workflow = readmeWorkflow(isByHand ? 'workflow_dispatch' : 'pull_request', {
    ...(options.event === 'push' && { on: 'push' }),
    inputs: { ...QUICK, ...options.inputs },
    environment: options.environment ?? {},
  })
  const { payload, sha } = eventOf(options, inside)
  const ran = await runAct({
    event: options.event,
    payload,
    sha,
    repository: `${github.state.repository.owner}/${github.state.repository.name}`,
    workflow: workflow.text,
    actions: { [workflow.checkout]: CHECKOUT, [workflow.deadheat]: inside.action },
    apiUrl: github.url,
    token: options.token ?? tokens.write,
    runId: options.runId ?? 101,
    environment: { FIXTURE_ORIGIN: `file://${repository.directory}`, KEEP: kept },
    scratch,
  })
  // Shown only when a test fails, and then it is what tells why.
  console.log(ran.story)
  const result = textOf(join(kept, 'result.json'))
  return {
    ...ran,
    result: result === undefined ? undefined : resultSchema.parse(JSON.parse(result)),
    report: textOf(join(kept, 'report.md')),
  }
}

function eventOf(
  { event, asked = { base: 'main', head: 'topic' } }: RunOptions,
  { pull, repository }: Pick<World, 'pull' | 'repository'>,
): { readonly payload: JsonObject; readonly sha: string } {
  switch (event) {
    case 'pull_request':
      return { payload: pullRequestEvent({ pull }), sha: repository.merge }
    case 'merge_group': {
      const { base, merge: head } = repository
      return { payload: mergeGroupEvent({ base, head, pull: pull.number }), sha: head }
    }
    case 'push':
      return {
        payload: pushEvent({ before: repository.base, after: repository.merge }),
        sha: repository.merge,
      }
    case 'workflow_dispatch':
      return { payload: workflowDispatchEvent({ inputs: asked }), sha: repository.base }
  }
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
