import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { findNode } from '../../src/toolchain/tools.ts'
import { loopOf, tinyRepository } from '../cli/tiny-package.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { plantHead, startShipped, until } from './start-shipped.ts'

const github = gitHubOfEachTest()

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
  const temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
  const manifest = { name: 'tiny', version: '1.0.0', private: true, scripts: { build: 'true' } }
  const repository = tinyRepository(
    {
      'package.json': JSON.stringify(manifest),
      'deadheat.yml': isBuilt ? 'isolation: best\n' : '',
      'benchmarks/one.js': `exports.run = ${loopOf(2000)}\n`,
    },
    {},
  )
  const job = startShipped({
    event: 'pull_request',
    payload: pullRequestEvent({ pull: plantHead(github, repository) }),
    apiUrl: github.url,
    workspace: repository.directory,
    temporary,
    environment: { PATH: await poorPath({ withNode: isBuilt }) },
  })
  await until(() => job.output().includes('building'), job)
  job.child.kill('SIGINT')
  await job.ended
  expect(job.output()).toMatch(said)
  expect(job.output().includes('building')).toBe(isBuilt)
  expect(job.child.exitCode).toBe(isBuilt ? 0 : 1)
})
