import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { resultIn } from '../cli/run-cli.ts'
import { brief, loopOf, manifest, slowToBuild, tinyRepository } from '../cli/tiny-package.ts'
import { tracesOf } from '../cli/traces.ts'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { textOf } from '../fakes/text-of.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { plantHead, startShipped, until, type Job } from './start-shipped.ts'

/** What GitHub's runner leaves a step between its first and its second signal. */
const graceMilliseconds = 7500

const github = gitHubOfEachTest()
let temporary: string
beforeEach(() => {
  temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
})

/** Starts the action as a runner does, for the pull request whose head is checked out. */
function startAction(
  repository: GitRepository,
  environment: Readonly<Record<string, string>> = {},
): Job {
  const pull = [...github.state.pulls.values()][0] ?? plantHead(github, repository)
  return startShipped({
    event: 'pull_request',
    payload: pullRequestEvent({ pull }),
    apiUrl: github.url,
    workspace: repository.directory,
    temporary,
    environment: { INPUT_COMMENT: 'always', INPUT_PAIRS: '60', ...environment },
  })
}

async function cancel({ child, ended }: Job): Promise<void> {
  child.kill('SIGINT')
  await Promise.race([ended, sleep(graceMilliseconds)])
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(2500)])
  child.kill('SIGKILL')
  await ended
}

/** The step after the job, with what the step before has kept. */
async function after(repository: GitRepository): Promise<string> {
  const state = readFileSync(join(temporary, 'state'), 'utf8').trimEnd().split('\n').at(-1) ?? ''
  const job = startAction(repository, { STATE_deadheat: state.replace('deadheat=', '') })
  await job.ended
  return job.output()
}

const comment = (): string => [...github.state.comments.values()][0]?.body ?? ''
const conclusions = (): readonly unknown[] =>
  [...github.state.checks.values()].map(({ conclusion }) => conclusion)

describe('a cancelled run', () => {
  it('says so in its check, keeps a whole journal, and leaves nothing else', async () => {
    const repository = tinyRepository(
      {
        'package.json': manifest,
        'deadheat.yml': 'rows: all\n',
        'benchmarks/one.js': `${brief}exports.run = ${loopOf(2000)}\n`,
      },
      {},
    )
    const journal = join(repository.directory, 'deadheat-results/journal.ndjson')
    const job = startAction(repository)
    await until(() => textOf(journal).split('"type":"sample"').length > 3, job)
    await cancel(job)
    expect(comment()).toBe('')
    expect(conclusions()).toEqual(['cancelled'])
    expect(job.output()).not.toContain('::error')
    await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
    const entries = parseJournal(textOf(journal), journal)
    // What stages took is told behind the end.
    expect(entries.findLast(({ type }) => type !== 'stage')).toMatchObject({
      type: 'end',
      reason: 'cancelled',
    })
    expect(textOf(journal).endsWith('\n')).toBe(true)
    expect(resultIn(repository.directory).pairs).toBeGreaterThan(0)
    const requests = github.requests.length
    await after(repository)
    expect(github.requests).toHaveLength(requests)
  })
})

describe('a run that is killed', () => {
  it('is said to be over by the step after the job', async () => {
    const repository = tinyRepository(slowToBuild(5), {})
    const job = startAction(repository)
    await until(() => /"check":\d/.test(textOf(join(temporary, 'state'))), job)
    job.child.kill('SIGKILL')
    await job.ended
    expect(conclusions()).toEqual([undefined])
    expect(await after(repository)).toContain('the comment and check of the run are finished')
    expect(comment()).toContain('### ⚫ Performance: ended without a result')
    expect(comment()).toContain('**What to do**: read the end of its log')
    expect(conclusions()).toEqual(['failure'])
  })
})
