import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ActRun } from '../../__tests__/act/act-run.ts'
import { readmeWorkflow } from '../../__tests__/act/readme-workflow.ts'
import { runAct } from '../../__tests__/act/run-act.ts'
import { freePort } from '../../__tests__/fakes/free-port.ts'
import { pullRequestEvent } from '../../__tests__/github-stand-in/events.ts'
import { startGitHub } from '../../__tests__/github-stand-in/start-github.ts'
import { tokens } from '../../__tests__/github-stand-in/tokens.ts'
import type { WalkedPackage } from './walked-package.ts'

const checkout = fileURLToPath(new URL('../../__tests__/act/actions/checkout', import.meta.url))

const limitSeconds = 3000

/** Where a run works, and where its artifacts are kept. */
export interface PullRun {
  readonly number: number
  /** The folder of the shipped action. */
  readonly action: string
  readonly scratch: string
  readonly artifacts: string
}

/**
 * Runs the README's workflow for a pull request under act, with the shipped action and a stand-in
 * for GitHub.
 *
 * @throws Error when there is not exactly one comment afterwards
 */
export async function ranFor(
  { directory, start, base, head, merge }: WalkedPackage,
  { number, action, scratch, artifacts }: PullRun,
): Promise<{ readonly comment: string; readonly run: ActRun }> {
  mkdirSync(scratch, { recursive: true })
  mkdirSync(artifacts, { recursive: true })
  const github = await startGitHub()
  try {
    const pull = github.plant.pull({
      number,
      head: { ref: 'topic', sha: head },
      base: { ref: 'main', sha: base },
      mergeSha: merge,
    })
    for (const sha of [start, base, head, merge]) github.plant.commit({ sha })
    const workflow = readmeWorkflow('pull_request', { inputs: { 'node-version': undefined } })
    const run = await runAct({
      event: 'pull_request',
      payload: pullRequestEvent({ pull }),
      sha: merge,
      repository: `${github.state.repository.owner}/${github.state.repository.name}`,
      workflow: workflow.text,
      actions: { [workflow.checkout]: checkout, [workflow.deadheat]: action },
      apiUrl: github.url,
      token: tokens.write,
      runId: 101,
      environment: { FIXTURE_ORIGIN: `file://${directory}`, KEEP: artifacts },
      artifacts: { folder: artifacts, port: await freePort() },
      limitSeconds,
      scratch,
    })
    const comments = [...github.state.comments.values()]
    const [comment] = comments
    if (comment === undefined || comments.length > 1) {
      throw new Error(`expected one comment, got ${comments.length}:\n${run.story}`)
    }
    return { comment: comment.body, run }
  } finally {
    await github.close()
  }
}
