import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { resultIn } from '../cli/run-cli.ts'
import { brief, loopOf, slowToBuild, tinyRepository } from '../cli/tiny-package.ts'
import { tracesOf } from '../cli/traces.ts'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { textOf } from '../fakes/text-of.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { plantHead, startShipped, until, type Job } from './start-shipped.ts'
import { execFileSync } from 'node:child_process'
import * as z from 'zod'
import { findNode } from '../../src/toolchain/tools.ts'
import { realHost } from '../fakes/real-host.ts'

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

it('a cancelled run says so in its check, keeps a whole journal, and leaves nothing else', async () => {
  const repository = tinyRepository(
    {
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

it('a run that is killed is said to be over by the step after the job', async () => {
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

/** A PATH without `unshare`, and with the Node.js of the job if it shall have one. */
async function poorPath({ withNode }: { readonly withNode: boolean }): Promise<string> {
  const folder = temporaryFolder()
  for (const program of ['git', 'sh', 'env', 'rm', 'npm']) {
    const script = `readlink -f "$(command -v ${program})"`
    const path = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim()
    symlinkSync(path, join(folder, program))
  }
  if (withNode) symlinkSync(z.string().parse(await findNode(realHost())), join(folder, 'node'))
  return folder
}

const nothingApart =
  /^::warning::nothing keeps foreign code apart on this machine.*take this job's token/m
const refusal =
  /^::error::expected a sandbox around foreign code: there is no unshare and no perl.* here; install unshare and perl/m

it.each([
  // Nor is a Node.js looked for before: one may be fetched, or be a file that the change brings along.
  ['builds nothing beside a token that may write, and says what helps', false, refusal],
  ['builds where the best will do, and says loudly what is open', true, nothingApart],
])('a machine that can keep nothing apart %s', async (_, isBuilt, said) => {
  const manifest = { name: 'tiny', version: '1.0.0', private: true, scripts: { build: 'true' } }
  const repository = tinyRepository(
    {
      'package.json': JSON.stringify(manifest),
      'deadheat.yml': isBuilt ? 'isolation: best\n' : '',
      'benchmarks/one.js': `exports.run = ${loopOf(2000)}\n`,
    },
    {},
  )
  const job = startAction(repository, { PATH: await poorPath({ withNode: isBuilt }) })
  await until(() => job.output().includes('building'), job)
  job.child.kill('SIGINT')
  await job.ended
  expect(job.output()).toMatch(said)
  expect(job.output().includes('building')).toBe(isBuilt)
  expect(job.child.exitCode).toBe(isBuilt ? 0 : 1)
})
