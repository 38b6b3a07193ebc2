import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { textOf } from '../fakes/text-of.ts'
import { refusalOf, resultIn, runCli, startCli, type CliOutcome } from './run-cli.ts'
import { brief, loopOf, manifest, slowToBuild, tinyRepository } from './tiny-package.ts'
import { tracesOf } from './traces.ts'

/** What a terminal does at Ctrl-C, as soon as something is so. */
async function interruptedWhen(
  { directory }: GitRepository,
  temporary: string,
  isSo: (stderr: string) => boolean,
): Promise<CliOutcome> {
  const words = ['compare', 'HEAD~1', 'HEAD', '--pairs', '60']
  const { child, ended } = startCli(words, {
    directory,
    environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
  })
  let stderr = ''
  child.stderr?.on('data', (piece: Buffer) => (stderr += piece.toString()))
  while (!isSo(stderr) && child.exitCode === null) await sleep(50)
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  return ended
}

function temporaryDirectory(): string {
  const temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
  return temporary
}

describe('Ctrl-C', () => {
  it('while measuring keeps what was measured, ends the children and removes the trees', async () => {
    const tree = {
      'package.json': manifest,
      'benchmarks/one.js': `${brief}exports.run = ${loopOf(2000)}\n`,
    }
    const repository = tinyRepository(tree, {})
    const temporary = temporaryDirectory()
    const results = join(repository.directory, 'deadheat-results')
    const journal = join(results, 'journal.ndjson')
    const { exitCode, stdout, stderr } = await interruptedWhen(
      repository,
      temporary,
      () => textOf(journal).split('"type":"sample"').length > 3,
    )
    expect(stderr).toContain('stopping; what was measured is kept')
    expect(exitCode).toBe(3)
    if (stdout === '') throw new Error(`expected a table, got nothing: ${stderr}`)
    expect(stdout).toContain('one')
    await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
    expect(repository.git('status', '--porcelain')).toBe('')

    const kept = resultIn(repository.directory)
    expect(kept.pairs).toBeGreaterThan(0)
    expect(kept.failures).toEqual([])
  })
})

describe('deadheat clean', () => {
  it('removes what a killed run has left, without its results folder, and no run that goes on, which Ctrl-C ends while it builds', async () => {
    const repository = tinyRepository(slowToBuild(60), {})
    const { directory } = repository
    const temporary = temporaryDirectory()
    const environment = { TMPDIR: temporary, RUNNER_TEMP: temporary }
    const begun = async (results: string) => {
      const words = ['compare', 'HEAD~1', 'HEAD', '--results', results]
      const run = startCli(words, { directory, environment })
      let stderr = ''
      run.child.stderr?.on('data', (piece: Buffer) => (stderr += piece.toString()))
      while (!/building .*head {2}for /.test(stderr)) await sleep(50)
      return run
    }
    const first = await begun('first')
    if (first.child.pid !== undefined) process.kill(-first.child.pid, 'SIGKILL')
    await first.ended
    rmSync(join(directory, 'first'), { recursive: true })
    expect(tracesOf(repository, temporary)).not.toEqual([])
    const cleaned = await runCli(['clean'], { directory, environment })
    expect(cleaned).toMatchObject({ exitCode: 0, stderr: '' })
    expect(cleaned.stdout).toMatch(/deadheat-work-\w{6}\nremoved 1 folder of killed runs\n$/)
    await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
    const second = await begun('second')
    const caches = { ...environment, DEADHEAT_CACHE: temporaryDirectory() }
    mkdirSync(join(caches.DEADHEAT_CACHE, 'tools/old'), { recursive: true })
    const tidied = await runCli(['clean', '--max-age', '0h'], { directory, environment: caches })
    expect(tidied.stdout).toMatch(
      /^removed 0 folders of killed runs\ntools\/old\nremoved 0 builds and 1 other cache, 0/,
    )
    const refused = await runCli(['clean', '--max-size', 'much'], {
      directory,
      environment: caches,
    })
    expect(refused.stderr).toContain('--max-size must be a size such as 500MiB or 2GiB, got "much"')
    if (second.child.pid !== undefined) process.kill(-second.child.pid, 'SIGINT')
    // What Ctrl-C ends while it builds.
    const outcome = await second.ended
    expect(refusalOf(outcome)).toBe('cancelled before the first pair: nothing was measured')
    expect(outcome.exitCode).toBe(3)
    expect(outcome.stderr).not.toContain('does not build')
    await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
  })
})
