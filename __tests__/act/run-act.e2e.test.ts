import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import type { ActRun } from './act-run.ts'
import { fixtureRepository, SLOWER_INDEX, type FixtureRepository } from './fixture-repository.ts'
import { runAct } from './run-act.ts'

const WORKFLOW = `
on: pull_request
jobs:
  one:
    runs-on: self-hosted
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 2
      - uses: octo/speaker@v1
        id: speaker
      - run: |
          git log --format=%H > "$KEPT"
          git rev-parse --is-shallow-repository >> "$KEPT"
          echo "\${{ steps.speaker.outputs.word }}" >> "$KEPT"
      - run: exit 3
        id: broken
`

const ACTION = `
name: speaker
description: Says one thing of every kind.
inputs:
  token:
    description: Given by the runner.
    default: \${{ github.token }}
runs:
  using: node24
  main: index.js
`

const SPEAKER = `
const { appendFileSync } = require('node:fs')
const { env } = process
console.log('node', process.versions.node)
console.log('token', env.INPUT_TOKEN.length)
console.log('about', env.GITHUB_SHA, env.GITHUB_RUN_ID, env.GITHUB_API_URL, env.GITHUB_REPOSITORY)
console.log('outer', env.SECRET_OF_THE_TESTS)
console.log('::warning::careful')
console.log('::set-output name=printed::by a command')
appendFileSync(env.GITHUB_OUTPUT, 'word=good\\n')
appendFileSync(env.GITHUB_STEP_SUMMARY, '# a summary\\n')
`

let scratch: string
let repository: FixtureRepository
let run: ActRun
let kept: readonly string[]

beforeAll(async () => {
  scratch = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  repository = fixtureRepository(join(scratch, 'origin'), { change: { 'index.js': SLOWER_INDEX } })
  const speaker = join(scratch, 'speaker')
  mkdirSync(speaker)
  writeFileSync(join(speaker, 'action.yml'), ACTION)
  writeFileSync(join(speaker, 'index.js'), SPEAKER)
  process.env['SECRET_OF_THE_TESTS'] = 'leaked'
  run = await runAct({
    event: 'pull_request',
    payload: pullRequestEvent(),
    sha: repository.merge,
    repository: 'octo/addon',
    workflow: WORKFLOW,
    actions: {
      'actions/checkout@v5': fileURLToPath(new URL('actions/checkout', import.meta.url)),
      'octo/speaker@v1': speaker,
    },
    apiUrl: 'http://127.0.0.1:9',
    token: tokens.write,
    runId: 4711,
    environment: { FIXTURE_ORIGIN: `file://${repository.directory}`, KEPT: join(scratch, 'kept') },
    scratch: join(scratch, 'run'),
  })
  kept = readFileSync(join(scratch, 'kept'), 'utf8').trim().split('\n')
})

afterAll(() => {
  delete process.env['SECRET_OF_THE_TESTS']
  rmSync(scratch, { recursive: true, force: true })
})

describe('a workflow run by act', () => {
  it('runs actions by the Node that actions are run by', () => {
    expect(run.log).toContainEqual(expect.stringMatching(/^node 24\./))
  })

  it('learns what the run is about, and the token', () => {
    expect(run.log).toContain(`about ${repository.merge} 4711 http://127.0.0.1:9 octo/addon`)
    expect(run.log).toContain(`token ${tokens.write.length}`)
  })

  it('learns nothing of the environment of the tests', () => {
    expect(run.log).toContain('outer undefined')
  })

  it('checks out the merge commit, no deeper than asked', () => {
    expect(kept).toHaveLength(5)
    expect(kept.slice(0, 3).toSorted()).toEqual(
      [repository.merge, repository.base, repository.head].toSorted(),
    )
    expect(kept[3]).toBe('true')
  })

  it('hands outputs on to the next step', () => {
    expect(kept[4]).toBe('good')
  })

  it('tells outputs, summary, annotations and results apart', () => {
    expect(run.outputs.get('speaker')).toEqual(
      new Map([
        ['printed', 'by a command'],
        ['word', 'good'],
      ]),
    )
    expect(run.summary).toBe('# a summary\n')
    expect(run.annotations.filter(({ step }) => step === 'speaker')).toEqual([
      { level: 'warning', message: 'careful', step: 'speaker' },
    ])
    expect(run.steps.get('speaker')).toBe('success')
    expect(run.steps.get('broken')).toBe('failure')
    expect(run.jobs.get('one')).toBe('failure')
    expect(run.exitCode).toBe(1)
  })
})
