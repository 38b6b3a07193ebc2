import { describe, expect, it } from 'vitest'
import { complete } from './complete.ts'
import { description } from './description.ts'
import { issueCommentEvent, pullRequestEvent, pushEvent, workflowRunEvent } from './events.ts'
import { isObject, type Json } from './json.ts'
import { schemaProblems } from './schema-problems.ts'
import { actionsBot } from './users.ts'

const fork = { number: 7, head: { repository: 'mallory/addon', ref: 'faster' } }

// The parts of an event are the objects that the interface hands out.
const parts: readonly (readonly [string, Json | undefined, string])[] = [
  ['pull request', pullRequestEvent({ pull: fork })['pull_request'], 'pull-request'],
  ['repository', pushEvent()['repository'], 'repository'],
  ['sender', pushEvent({ sender: actionsBot })['sender'], 'simple-user'],
  ['issue', issueCommentEvent({ body: '/bench' })['issue'], 'issue'],
  ['comment', issueCommentEvent({ body: '/bench' })['comment'], 'issue-comment'],
  ['run', workflowRunEvent({ pull: { number: 7 } })['workflow_run'], 'workflow-run'],
]

describe('events', () => {
  it.each(parts)('carry a %s as GitHub describes it', (_, part, name) => {
    const schema = description.components.schemas[name]
    if (schema === undefined || part === undefined) throw new Error(`no schema or no ${name}`)
    expect(schemaProblems(schema, complete(schema, part), name)).toEqual([])
    expect(isObject(part)).toBe(true)
  })

  it('tell a pull request of a fork by its head repository', () => {
    const event = pullRequestEvent({ action: 'synchronize', pull: fork })
    expect(event).toMatchObject({
      action: 'synchronize',
      number: 7,
      pull_request: {
        head: { ref: 'faster', repo: { full_name: 'mallory/addon', fork: true } },
        base: { ref: 'main', repo: { full_name: 'octo/addon', fork: false } },
      },
      repository: { full_name: 'octo/addon' },
      sender: { login: 'alice' },
    })
    expect(event['after']).toMatch(/^[0-9a-f]{40}$/)
    expect(pullRequestEvent({ pull: fork })['before']).toBeUndefined()
  })

  it('name no pull request in the run of a fork', () => {
    const own = workflowRunEvent({ pull: { number: 7 } })
    const forked = workflowRunEvent({ pull: fork })
    expect(own).toMatchObject({ workflow_run: { pull_requests: [{ number: 7 }] } })
    expect(forked).toMatchObject({
      workflow_run: {
        pull_requests: [],
        head_branch: 'faster',
        head_repository: { full_name: 'mallory/addon' },
      },
    })
  })
})
