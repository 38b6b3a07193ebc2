import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { issueCommentEvent, workflowRunEvent } from '../fakes/github/events.ts'
import type { JsonObject } from '../fakes/github/json.ts'
import type { PullGiven } from '../fakes/github/plant.ts'
import { startGitHub, type GitHub } from '../fakes/github/start-github.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { startShipped, type Job } from './start-shipped.ts'

const fork: PullGiven = { number: 482, head: { repository: 'mallory/addon' } }

let github: GitHub
let temporary: string
beforeEach(async () => {
  github = await startGitHub()
  temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(join(temporary, 'measured'), { recursive: true })
})
afterEach(async () => {
  await github.close()
  expect(github.violations).toEqual([])
})

async function run(
  event: string,
  payload: JsonObject,
  environment: Readonly<Record<string, string>> = {},
): Promise<Job> {
  const job = startShipped({
    event,
    payload,
    apiUrl: github.url,
    workspace: temporary,
    temporary,
    environment,
  })
  await job.ended
  return job
}

const bodies = (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body)

describe('the shipped action', () => {
  it('on a comment that is a command starts the measuring workflow', async () => {
    github.plant.pull({ number: 482 })
    github.plant.collaborator('alice', 'write')
    github.plant.workflow({ file: 'performance.yml', inputs: ['pull-request', 'head', 'pairs'] })
    const body = '/bench pairs=20'
    const comment = github.plant.comment({ issueNumber: 482, body })
    const payload = issueCommentEvent({ body, pull: { number: 482 }, comment: { id: comment.id } })
    const { child, output } = await run('issue_comment', payload)
    expect(output()).toContain('the comment of alice was done')
    expect(child.exitCode).toBe(0)
    expect(github.state.dispatches).toMatchObject([{ inputs: { pairs: '20' } }])
    expect(bodies()[1]).toContain('### 🔵 Performance: preparing')
  })

  it('on a finished run of a fork judges its journal and publishes', async () => {
    github.plant.pull(fork)
    const plan = planOf()
    const id = plan.benchmarks[0]?.id ?? ''
    const entries = journalOf(plan, {
      [id]: samplesOf(id, { count: 40, effect: 0.2, noise: 0.005 }),
    })
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
    writeFileSync(join(temporary, 'measured/journal.ndjson'), lines.join(''))
    const { child, output } = await run('workflow_run', workflowRunEvent({ pull: fork }), {
      INPUT_MEASURED: 'measured',
    })
    expect(output()).not.toContain('::error')
    expect(child.exitCode).toBe(0)
    expect(bodies()[0]).toContain('1 slower')
    expect([...github.state.checks.values()].map(({ conclusion }) => conclusion)).toEqual([
      'failure',
    ])
  })

  it.each(['pull_request_target', 'issue_comment', 'workflow_run'])(
    'on %s builds and runs nothing of the pull request',
    async (event) => {
      const payload = workflowRunEvent({ pull: fork })
      const { output } = await run(event, payload, { INPUT_BASE: 'main', INPUT_HEAD: 'topic' })
      expect(output()).not.toContain('building')
      expect(bodies()).toEqual([])
    },
  )
})
