import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { loopOf, manifest, tinyRepository } from '../cli/tiny-package.ts'
import { issueCommentEvent, pullRequestEvent, workflowRunEvent } from '../github-stand-in/events.ts'
import type { PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { startShipped } from './start-shipped.ts'

const fork: PullGiven = { number: 482, head: { repository: 'mallory/addon' } }

const github = gitHubOfEachTest()
let temporary: string
beforeEach(() => {
  temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
})

/** A work tree in which `pull_request` would measure at once, and whose code leaves a trace. */
function trap(): GitRepository {
  const trace = `require('fs').writeFileSync(${JSON.stringify(join(temporary, 'trace'))}, '')`
  return tinyRepository(
    { 'package.json': manifest, 'benchmarks/one.js': `${trace}\nexports.run = ${loopOf(10)}\n` },
    { 'index.js': `${trace}\n` },
  )
}

const pull: PullGiven = { ...fork, state: 'open' }

describe('the shipped action', () => {
  it.each([
    ['pull_request_target', pullRequestEvent({ pull }), 'measures nothing itself'],
    [
      'issue_comment',
      issueCommentEvent({ body: 'nice', pull }),
      'the comment of alice was ignored',
    ],
    ['workflow_run', workflowRunEvent({ pull }), 'expected the input "measured"'],
  ])('on %s builds and runs nothing of the pull request', async (event, payload, said) => {
    github.plant.pull(pull)
    const { git, directory } = trap()
    const job = startShipped({
      event,
      payload,
      apiUrl: github.url,
      workspace: directory,
      temporary,
      environment: { INPUT_BASE: git('rev-parse', 'HEAD~1'), INPUT_HEAD: git('rev-parse', 'HEAD') },
    })
    await job.ended
    expect(job.output()).toContain(said)
    expect(job.output()).not.toContain('building')
    expect(existsSync(join(temporary, 'trace'))).toBe(false)
    expect([...github.state.comments.values()].map(({ body }) => body)).toEqual([])
  })
})
