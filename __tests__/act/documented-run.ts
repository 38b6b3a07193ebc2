import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { startGitHub } from '../github-stand-in/start-github.ts'
import {
  documentedActions,
  documentedIdentities,
  documentedWorkflow,
} from './documented-workflow.ts'
import { briefSettings, fixtureRepository, PULL_NUMBER } from './fixture-repository.ts'
import { quickSuite, slowerQuick } from './quick-suite.ts'
import { runAct, type ActOptions } from './run-act.ts'
import { shippedAction, standInOf } from './shipped-action.ts'

// As little as can tell something.
const QUICK = { only: 'quick*', pairs: '6' }

/** What a run differs in from one of `pull_request`, and its workflow from the documented one. */
type RunFacts = Partial<
  Pick<ActOptions, 'event' | 'payload' | 'sha' | 'token' | 'actions' | 'environment'>
> & {
  readonly inputs?: Readonly<Record<string, string>>
  /** What is different in the text, such as a job less. */
  readonly change?: (text: string) => string
}

/** A pull request, GitHub, and what the documented workflows use. */
export type DocumentedRun = Awaited<ReturnType<typeof startDocumentedRun>>

interface DocumentedFacts {
  /** Names of suites that do the same work. */
  readonly suites?: readonly string[]
  /** Makes another repository than one whose change makes these suites slower, with the settings of base. */
  readonly made?: (directory: string) => ReturnType<typeof fixtureRepository>
  readonly settings?: string
  /** "owner/name" of the fork that the pull request comes from. */
  readonly fork?: string
  readonly server?: string
}

export async function startDocumentedRun({
  suites = ['quick'],
  made = (at) =>
    fixtureRepository(at, {
      files: { ...quickSuite, 'deadheat.yml': settingsOf(suites) },
      change: { 'quick.js': slowerQuick },
    }),
  settings = `${settingsOf(suites)}${briefSettings}`,
  fork,
  server,
}: DocumentedFacts = {}) {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
  const repository = made(join(directory, 'origin'))
  const github = await startGitHub({
    identities: documentedIdentities(),
    // Such a repository asks for a permission for reading, too.
    private: true,
    html: server ?? 'https://github.com',
  })
  const { start, base, head, merge } = repository
  const pull = github.plant.pull({
    number: PULL_NUMBER,
    head: { ref: 'topic', sha: head, ...(fork !== undefined && { repository: fork }) },
    base: { ref: 'main', sha: base },
    mergeSha: merge,
  })
  // GitHub knows the commits in between, too.
  const known = repository.git('log', '--all', '--format=%H|%P|%s', merge)
  for (const line of known.split('\n')) {
    const [sha = '', parents = '', message = ''] = line.split('|')
    github.plant.commit({ sha, parents: parents.split(' ').filter(Boolean), message })
  }
  // A run by hand compares with the merge base.
  for (const sha of [start, base]) github.plant.content(sha, 'deadheat.yml', settings)
  const action = shippedAction(join(directory, 'action'))
  const artifacts = join(directory, 'artifacts')
  mkdirSync(artifacts)
  const actions = Object.fromEntries(
    documentedActions().map((uses) => [uses, standInOf(uses) ?? action]),
  )
  return {
    directory,
    repository,
    github,
    pull,
    actions,
    /** Path of a file that a job of a run has kept. */
    keptFile: (runId: number, artifact: string, file = 'journal.ndjson') =>
      join(artifacts, String(runId), artifact, file),
    run: async (name: string, runId: number, options: RunFacts = {}) => {
      const { inputs = QUICK, change = (text) => text, environment, ...facts } = options
      const run = await runAct({
        event: 'pull_request',
        payload: pullRequestEvent({ pull }),
        sha: merge,
        runId,
        workflow: change(documentedWorkflow(name, inputs)),
        repository: 'octo/addon',
        actions,
        apiUrl: server === undefined ? github.url : `${github.url}/api/v3`,
        // What download-artifact is given; ours have tokens of their own.
        token: 'ghs_of_the_job',
        environment: {
          FIXTURE_ORIGIN: `file://${repository.directory}`,
          ARTIFACTS: artifacts,
          SHIPPED: action,
          // act does not say it, and calls every file the same.
          GITHUB_WORKFLOW_REF: `octo/addon/.github/workflows/${name.replaceAll(/ (?:by |after )?/g, '-')}.yml@refs/heads/main`,
          ...(server !== undefined && { GITHUB_SERVER_URL: server }),
          ...environment,
        },
        scratch: mkdtempSync(join(directory, 'run-')),
        ...facts,
      })
      // Shown only when a test fails, and then it is what tells why.
      console.log(run.story)
      return run
    },
    close: async () => {
      await github.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function settingsOf(suites: readonly string[]): string {
  const shared = { adapter: 'json-lines' }
  const commands = suites.map((name) => ({ name, ...shared, command: `node quick.js ${name}` }))
  return stringify({ commands })
}
