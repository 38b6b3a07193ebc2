import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/parse-journal.ts'
import { parseMarker } from '../../src/render/comment/marker.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import type { ActRun } from './act-run.ts'
import {
  documentedActions,
  documentedIdentities,
  documentedWorkflow,
} from './documented-workflow.ts'
import { fixtureRepository, PULL_NUMBER, type FixtureRepository } from './fixture-repository.ts'
import { quickSuite, slowerQuick } from './quick-suite.ts'
import { runAct } from './run-act.ts'
import { shippedAction } from './shipped-action.ts'

// As little as can tell something.
const QUICK = {
  only: 'quick/*',
  pairs: '6',
  alpha: '20%',
  threshold: '50%',
  control: '0',
  seed: '1',
  probe: 'false',
}
const RUN = 301
const machines = ['arm64', 'x64']

let directory: string
let repository: FixtureRepository
let github: GitHub
let run: ActRun

beforeAll(async () => {
  directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  repository = fixtureRepository(join(directory, 'origin'), {
    files: quickSuite,
    change: { 'quick.js': slowerQuick },
  })
  github = await startGitHub({ identities: documentedIdentities(), private: true })
  const { start, base, head, merge } = repository
  const pull = github.plant.pull({
    number: PULL_NUMBER,
    head: { ref: 'topic', sha: head },
    base: { ref: 'main', sha: base },
    mergeSha: merge,
  })
  github.plant.commit({ sha: start, parents: [] })
  github.plant.commit({ sha: head, parents: [start] })
  github.plant.commit({ sha: base, parents: [start] })
  github.plant.commit({ sha: merge, parents: [base, head] })
  const action = shippedAction(join(directory, 'action'))
  const [scratch, artifacts] = [join(directory, 'run'), join(directory, 'artifacts')]
  for (const folder of [scratch, artifacts]) mkdirSync(folder)
  run = await runAct({
    event: 'pull_request',
    payload: pullRequestEvent({ pull }),
    sha: merge,
    runId: RUN,
    workflow: documentedWorkflow('performance on several machines', QUICK),
    repository: 'octo/addon',
    actions: Object.fromEntries(
      documentedActions().map((uses) => {
        const name = /^actions\/([\w-]+)@/.exec(uses)?.[1]
        const own = (): string => fileURLToPath(new URL(`actions/${name}`, import.meta.url))
        return [uses, name === undefined ? action : own()]
      }),
    ),
    apiUrl: github.url,
    token: 'ghs_of_the_job',
    environment: { FIXTURE_ORIGIN: `file://${repository.directory}`, ARTIFACTS: artifacts },
    scratch,
  })
  // Shown only when a test fails, and then it is what tells why.
  console.log(run.story)
})

afterAll(async () => {
  await github.close()
  rmSync(directory, { recursive: true, force: true })
})

describe('the documented workflow for several machines', () => {
  it('measures on each and keeps their journals apart', () => {
    for (const machine of machines) {
      const path = join(directory, 'artifacts', String(RUN), `deadheat-${machine}/journal.ndjson`)
      expect(parseJournal(readFileSync(path, 'utf8'), path).length).toBeGreaterThan(6)
    }
  })

  it('leaves a comment and a finished check of each, and nothing else', () => {
    const comments = [...github.state.comments.values()]
    const markers = comments.map(({ body }) => parseMarker(body))
    expect(new Set(markers.map((marker) => marker?.key))).toEqual(new Set(machines))
    expect(markers).toHaveLength(machines.length)
    for (const marker of markers) expect(marker).toMatchObject({ pullRequest: PULL_NUMBER })
    for (const { body } of comments) expect(body).toContain('1 slower')
    const checks = [...github.state.checks.values()].map(({ name, status, conclusion }) => ({
      name,
      status,
      conclusion,
    }))
    expect(new Set(checks.map(({ name }) => name)).size).toBe(2)
    expect(checks.map(({ status, conclusion }) => [status, conclusion])).toEqual(
      machines.map(() => ['completed', 'failure']),
    )
    expect(github.violations).toEqual([])
  })
})
