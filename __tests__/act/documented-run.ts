import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import type { ActRun } from './act-run.ts'
import {
  documentedActions,
  documentedIdentities,
  documentedWorkflow,
} from './documented-workflow.ts'
import { briefSettings, fixtureRepository, PULL_NUMBER } from './fixture-repository.ts'
import { quickSuite, slowerQuick } from './quick-suite.ts'
import { runAct } from './run-act.ts'
import { shippedAction } from './shipped-action.ts'

// As little as can tell something.
const QUICK = {
  only: 'quick*',
  pairs: '6',
}

/** A pull request whose change makes a benchmark slower, and GitHub with it. */
export interface DocumentedRun {
  readonly github: GitHub
  /** Path of the journal that a job of a run has kept. */
  readonly journalOf: (runId: number, artifact: string) => string
  /**
   * Runs a workflow of docs/github.md for the pull request.
   *
   * @param change - what is different in its text, such as a job less
   */
  readonly run: (name: string, runId: number, change?: (text: string) => string) => Promise<ActRun>
  readonly close: () => Promise<void>
}

/**
 * Sets up the pull request.
 *
 * @param suites - names of suites that do the same work
 * @param server - address of the pages of an Enterprise Server, in place of github.com
 * @param limitSeconds - that a run may take; a few minutes if not given
 */
export async function startDocumentedRun(
  suites: readonly string[] = ['quick'],
  server?: string,
  limitSeconds?: number,
): Promise<DocumentedRun> {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  const repository = fixtureRepository(join(directory, 'origin'), {
    files: { ...quickSuite, 'deadheat.yml': settingsOf(suites) },
    change: { 'quick.js': slowerQuick },
  })
  const pages = server === undefined ? {} : { html: server }
  const github = await startGitHub({ identities: documentedIdentities(), private: true, ...pages })
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
  github.plant.content(base, 'deadheat.yml', `${settingsOf(suites)}${briefSettings}`)
  const action = shippedAction(join(directory, 'action'))
  const artifacts = join(directory, 'artifacts')
  mkdirSync(artifacts)
  const actions = Object.fromEntries(
    documentedActions().map((uses) => {
      const name = /^actions\/([\w-]+)@/.exec(uses)?.[1]
      const own = (): string => fileURLToPath(new URL(`actions/${name}`, import.meta.url))
      return [uses, name === undefined ? action : own()]
    }),
  )
  return {
    github,
    journalOf: (runId, artifact) => join(artifacts, String(runId), artifact, 'journal.ndjson'),
    run: (name, runId, change = (text) => text) => {
      const scratch = mkdtempSync(join(directory, 'run-'))
      return runAct({
        event: 'pull_request',
        payload: pullRequestEvent({ pull }),
        sha: merge,
        runId,
        workflow: change(documentedWorkflow(name, QUICK)),
        repository: 'octo/addon',
        actions,
        apiUrl: server === undefined ? github.url : `${github.url}/api/v3`,
        token: 'ghs_of_the_job',
        environment: {
          FIXTURE_ORIGIN: `file://${repository.directory}`,
          ARTIFACTS: artifacts,
          ...(server !== undefined && { GITHUB_SERVER_URL: server }),
        },
        ...(limitSeconds !== undefined && { limitSeconds }),
        scratch,
      })
    },
    close: async () => {
      await github.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function settingsOf(suites: readonly string[]): string {
  const commands = suites.map((name) => ({
    name,
    adapter: 'json-lines',
    command: `node quick.js ${name}`,
  }))
  return stringify({ commands })
}
