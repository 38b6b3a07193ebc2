import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workflowRunEvent } from '../fakes/github/events.ts'
import type { JsonObject } from '../fakes/github/json.ts'
import type { PullGiven } from '../fakes/github/plant.ts'
import { startGitHub, type GitHub } from '../fakes/github/start-github.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
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
