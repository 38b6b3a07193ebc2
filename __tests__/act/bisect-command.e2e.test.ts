import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { parseBisectRecord } from '../../src/parts/bisect/bisect-record.ts'
import {
  issueCommentEvent,
  pullRequestEvent,
  workflowDispatchEvent,
} from '../github-stand-in/events.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import type { Pull } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import type { ActRun } from './act-run.ts'
import {
  documentedActions,
  documentedIdentities,
  documentedWorkflow,
} from './documented-workflow.ts'
import { fixtureRepository, PULL_NUMBER, type FixtureRepository } from './fixture-repository.ts'
import { readmeWorkflow } from './readme-workflow.ts'
import { runAct, type ActOptions } from './run-act.ts'
import { shippedAction } from './shipped-action.ts'

// Counted turns, not time: no clock decides this test.
const program = `'use strict'
const turns = require('./index.js').turns() * (1 + Math.random() / 100)
console.log(JSON.stringify({ name: 'turns', value: turns, unit: 's' }))
`

const settings = `commands: [{ name: counted, adapter: json-lines, command: node counted.js }]
`

const files = {
  'counted.js': program,
  'deadheat.yml': settings,
}

/** The third commit of the branch takes half as many turns again; the second cannot be measured. */
function sourceOf(at: number): string {
  if (at === 2) return `throw new Error('broken') // ${at}\n`
  return `exports.turns = () => ${at >= 3 ? 1500 : 1000} // ${at}\n`
}

const inputs = { pairs: '12' }

let directory: string
let repository: FixtureRepository
let github: GitHub
let actions: Readonly<Record<string, string>>
let pull: Pull
let culprit: string

beforeAll(async () => {
  directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  const made = fixtureRepository(join(directory, 'origin'), {
    files: { ...files, 'index.js': sourceOf(0) },
    settings: '',
    change: { 'index.js': sourceOf(1) },
  })
  const { git, write } = made
  git('checkout', '--quiet', 'topic')
  const shas = [2, 3, 4, 5].map((at) => {
    write('index.js', sourceOf(at))
    return made.commit(`part \`${at}\` of <b>it</b>`)
  })
  const head = git('rev-parse', 'HEAD')
  culprit = shas[1] ?? ''
  git('checkout', '--quiet', '--detach', 'main')
  git('merge', '--quiet', '--no-ff', '--message', 'topic into main', 'topic')
  repository = { ...made, head, merge: git('rev-parse', 'HEAD') }
  git('update-ref', `refs/pull/${PULL_NUMBER}/head`, head)
  git('checkout', '--quiet', 'main')
  const action = shippedAction(join(directory, 'action'))
  actions = Object.fromEntries(
    documentedActions().map((uses) => {
      const name = /^actions\/([\w-]+)@/.exec(uses)?.[1]
      const own = (): string => fileURLToPath(new URL(`actions/${name}`, import.meta.url))
      return [uses, name === undefined ? action : own()]
    }),
  )
  github = await startGitHub({ identities: documentedIdentities() })
  pull = github.plant.pull({
    number: PULL_NUMBER,
    head: { ref: 'topic', sha: head },
    base: { ref: 'main', sha: repository.base },
    mergeSha: repository.merge,
  })
  const { start, base, merge } = repository
  for (const sha of [start, base, head, merge]) github.plant.commit({ sha })
  for (const sha of [start, base]) github.plant.content(sha, 'deadheat.yml', settings)
  github.plant.collaborator('alice', 'write')
  github.plant.workflow({
    file: 'performance.yml',
    inputs: ['pull-request', 'head', 'base', 'only', 'pairs', 'node', 'profile', 'bisect', 'key'],
  })
})

afterAll(async () => {
  await github.close()
  rmSync(directory, { recursive: true, force: true })
})

async function ran(
  started: Pick<ActOptions, 'event' | 'payload' | 'sha' | 'runId' | 'workflow'> & {
    readonly token?: string
    readonly actions?: ActOptions['actions']
  },
): Promise<ActRun> {
  const artifacts = join(directory, 'artifacts')
  mkdirSync(artifacts, { recursive: true })
  const run = await runAct({
    repository: 'octo/addon',
    actions,
    apiUrl: github.url,
    token: 'ghs_of_the_job',
    environment: { FIXTURE_ORIGIN: `file://${repository.directory}`, ARTIFACTS: artifacts },
    scratch: mkdtempSync(join(directory, 'run-')),
    ...started,
  })
  // Shown only when a test fails, and then it is what tells why.
  console.log(run.story)
  return run
}

const commentOf = (key: string): string =>
  [...github.state.comments.values()].find(({ body }) => body.includes(`key=${key} `))?.body ?? ''

// Each measures five commits, which takes about a minute.
const isWhole = process.env['DEADHEAT_TEST_ALL'] === '1'

describe('/bench bisect', () => {
  it('starts the documented workflow for the head', async () => {
    const body = '/bench bisect counted/turns'
    const comment = github.plant.comment({ issueNumber: PULL_NUMBER, body })
    await ran({
      event: 'issue_comment',
      payload: issueCommentEvent({ body, pull, comment: { id: comment.id } }),
      sha: repository.base,
      runId: 401,
      workflow: documentedWorkflow('performance commands', {}),
    })
    const [dispatch] = github.state.dispatches
    expect(dispatch?.inputs).toEqual({
      'pull-request': String(PULL_NUMBER),
      head: repository.head,
      bisect: 'counted/turns',
      key: 'bisect',
    })
    expect(github.violations).toEqual([])
  })
})

describe.each(isWhole ? ['docs/github.md'] : [])('a bisection by the workflow of %s', () => {
  it('measures the commits, and names the one in a comment', async () => {
    const [dispatch] = github.state.dispatches
    const measured = await ran({
      event: 'workflow_dispatch',
      payload: workflowDispatchEvent({
        file: dispatch?.workflow ?? '',
        inputs: z.record(z.string(), z.string()).parse(dispatch?.inputs),
      }),
      sha: repository.base,
      runId: dispatch?.runId ?? 0,
      workflow: documentedWorkflow('performance', inputs),
    })
    expect(measured.annotations).toEqual([])
    expect(measured.jobs.get('measure')).toBe('success')
    expect(measured.jobs.get('report')).toBe('success')
    const left = join(directory, 'artifacts', String(dispatch?.runId), 'deadheat/bisect.ndjson')
    expect(parseBisectRecord(readFileSync(left, 'utf8'), left)?.steps.length).toBeGreaterThan(1)
    const answer = commentOf('bisect')
    expect(answer).toContain(`/commit/${culprit})`)
    expect(answer).toContain('has made the change.')
    expect(answer).toContain('Could not be measured')
    expect(answer).not.toContain('<b>')
    expect([...github.state.checks.values()].map(({ conclusion }) => conclusion)).toEqual([
      'neutral',
    ])
    expect(github.violations).toEqual([])
  })
})

describe.each(isWhole ? ['README.md'] : [])('the input bisect, in the one job of %s', () => {
  it('looks among the commits of the pull request, and answers in the same comment', async () => {
    const { text, checkout, deadheat } = readmeWorkflow('pull_request', {
      inputs: { ...inputs, 'node-version': undefined, bisect: 'counted/turns', key: 'alone' },
    })
    const run = await ran({
      event: 'pull_request',
      payload: pullRequestEvent({ pull }),
      sha: repository.merge,
      runId: 403,
      // A bisection leaves no result to keep.
      workflow: text.replace('cp "$RESULT" "$REPORT" "$KEEP/"', 'test -z "$RESULT"'),
      token: tokens.write,
      actions: {
        [checkout]:
          actions[documentedActions().find((uses) => uses.includes('checkout')) ?? ''] ?? '',
        [deadheat]: join(directory, 'action'),
      },
    })
    expect(run.annotations).toEqual([])
    expect(run.jobs.get('compare')).toBe('success')
    expect(commentOf('alone')).toContain(`/commit/${culprit})`)
    expect(run.summary).toContain('has made the change')
    expect(github.violations).toEqual([])
  })
})
