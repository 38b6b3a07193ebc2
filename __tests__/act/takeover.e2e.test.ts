import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { findNode } from '../../src/toolchain/tools.ts'
import { brief, loopOf, tinyRepository } from '../cli/tiny-package.ts'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { shippedAction } from './shipped-action.ts'
import { plantHead, startShipped, until, type Job } from './start-shipped.ts'

const github = gitHubOfEachTest()
let work: string
beforeEach(() => {
  work = join(temporaryFolder(), 'runner/_work')
  mkdirSync(join(work, 'temporary'), { recursive: true })
  shippedAction(join(work, '_actions/deadheat/v1'))
})

/** The step, with its own code where a runner keeps that of actions. */
function startStep(
  repository: GitRepository,
  environment: Readonly<Record<string, string>> = {},
): Job {
  const pull = plantHead(github, repository)
  return startShipped({
    event: 'pull_request',
    payload: pullRequestEvent({ pull }),
    apiUrl: github.url,
    workspace: repository.directory,
    temporary: join(work, 'temporary'),
    program: join(work, '_actions/deadheat/v1/dist/index.js'),
    environment,
  })
}

function repositoryThatBuildsBy(
  script: string,
  files: Readonly<Record<string, string>> = {},
): GitRepository {
  const manifest = { name: 'tiny', version: '1.0.0', private: true, scripts: { build: script } }
  const benchmark = { 'benchmarks/one.js': `${brief}exports.run = ${loopOf(2000)}\n` }
  return tinyRepository({ 'package.json': JSON.stringify(manifest), ...benchmark, ...files }, {})
}

describe('a machine that can keep nothing apart', () => {
  /** A PATH without `unshare`, and with the Node.js of the job if it shall have one. */
  async function poorPath({ withNode }: { readonly withNode: boolean }): Promise<string> {
    const folder = temporaryFolder()
    for (const program of ['git', 'sh', 'env', 'rm']) {
      const path = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim()
      symlinkSync(path, join(folder, program))
    }
    const npm = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' })
    symlinkSync(npm.trim(), join(folder, 'npm'))
    if (withNode) symlinkSync(z.string().parse(await findNode(realHost())), join(folder, 'node'))
    return folder
  }

  it('builds nothing beside a token that may write, and says what helps', async () => {
    // Nor is a Node.js looked for before: one may be fetched, or be a file that the change brings along.
    const path = await poorPath({ withNode: false })
    const job = startStep(repositoryThatBuildsBy('true'), { PATH: path })
    await job.ended
    expect(job.child.exitCode).toBe(1)
    expect(job.output()).toMatch(
      /^::error::expected a sandbox around foreign code: there is no unshare and no perl.* here; install unshare and perl/m,
    )
    expect(job.output()).not.toContain('building')
  })

  it('builds where the best will do, and says loudly what is open', async () => {
    const environment = { PATH: await poorPath({ withNode: true }) }
    const repository = repositoryThatBuildsBy('true', { 'deadheat.yml': 'isolation: best\n' })
    const job = startStep(repository, environment)
    await until(() => job.output().includes('building'), job)
    job.child.kill('SIGINT')
    await job.ended
    expect(job.output()).toMatch(
      /^::warning::nothing keeps foreign code apart on this machine.*take this job's token/m,
    )
    expect(job.output()).toContain('building')
  })
})
