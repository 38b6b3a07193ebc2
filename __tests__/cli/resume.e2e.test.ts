import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { randomOf, type Random } from '../../src/model/random.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { folderOfFile, temporaryFolder, type Tree } from '../fakes/git-repository.ts'
import { runningIn } from '../fakes/running-in.ts'
import { journalLinesIn, resultIn, startCli, refusalOf, runCli } from './run-cli.ts'
import { brief, loopOf, slowToBuild, tinyRepository, tinyRepositoryIn } from './tiny-package.ts'
import { tracesOf } from './traces.ts'
import type { ChildProcess } from 'node:child_process'
import { textOf } from '../fakes/text-of.ts'

const top = folderOfFile()

const suite: Tree = {
  'index.js': '',
  'deadheat.yml': 'commands: [{ name: suite, adapter: json-lines, command: node suite.js }]\n',
  'suite.js': `for (const name of ['row', 'other']) console.log(JSON.stringify({ name, value: 1 + Math.random(), unit: 's' }))`,
}

/** A folder that holds the repository, and the temporary folder of everything. */
function newPlace(more: Tree) {
  const folder = mkdtempSync(join(top, 'place-'))
  for (const name of ['repository', 'tmp']) mkdirSync(join(folder, name))
  const changed = { 'index.js': '// Another one.' }
  const repository = tinyRepositoryIn(join(folder, 'repository'), { ...suite, ...more }, changed)
  return { folder, repository }
}

type Place = ReturnType<typeof newPlace>

/** Runs a comparison; its whole process group is killed when it is time, unless it has ended before. */
async function compared(
  { repository: { directory }, folder }: Place,
  more: readonly string[],
  untilKilled: (() => Promise<unknown>) | null = null,
) {
  const words = 'compare HEAD~1 HEAD --alpha 20% --pairs 6 --profile= --resume'.split(' ')
  const environment = { TMPDIR: join(folder, 'tmp'), RUNNER_TEMP: join(folder, 'tmp') }
  const { child, ended } = startCli([...words, ...more], { directory, environment })
  if (untilKilled !== null) {
    await Promise.race([ended, untilKilled()])
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const { exitCode, stdout, stderr } = await ended
  return { exitCode, output: stdout + stderr }
}

/** Kills a comparison somewhere between now and a few lines of its journal later, or lets it end. */
async function killedSomewhere(place: Place, random: Random, mostLines: number) {
  const before = linesIn(place)
  const lines = before.length + random.between(0, mostLines)
  const untilKilled = async (): Promise<void> => {
    while (linesIn(place).length < lines) await sleep(5)
    await sleep(random.between(0, lines === before.length ? 1000 : 100))
  }
  await compared(place, ['--seed', '1'], untilKilled)
  expect(linesIn(place).slice(0, before.length)).toEqual(before)
  // What is kept apart ends with the program, and what is not (git) after a moment.
  const until = performance.now() + 20_000
  while (runningIn(place.folder).length > 0 && performance.now() < until) await sleep(20)
  expect(runningIn(place.folder)).toEqual([])
}

function linesIn({ repository: { directory } }: Place): readonly string[] {
  return journalLinesIn(directory)
}

/** Whether all blocks of a run of six pairs and a warm-up are there, once and in order, and judged. */
async function expectWhole(place: Place): Promise<void> {
  const entries = parseJournal(`${linesIn(place).join('\n')}\n`, 'journal')
  const [first] = entries
  if (first?.type !== 'run') throw new Error('expected a journal that begins with its run')
  const { plan } = first
  const ids = plan.benchmarks.map(({ id }) => id)
  const wanted = Array.from({ length: 7 }, (_, round) => blocksOfRound(plan, round, ids)).flat()
  const blocks = entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample.block] : []))
  expect(blocks).toEqual(wanted)
  expect(resultIn(place.repository.directory).findings).toEqual(resultOf(entries).findings)
  await leavesNothing(place)
}

async function leavesNothing({ repository, folder }: Place): Promise<void> {
  const traces = () => tracesOf(repository, join(folder, 'tmp'))
  await expect.poll(traces, { timeout: 60_000 }).toEqual([])
}

const random = randomOf(Date.now() >>> 0)
const place = newPlace({ 'benchmarks/calls.js': `${brief}exports.run = ${loopOf(2000)}\n` })

it('deadheat compare --resume ends as if it had not been killed', async () => {
  await killedSomewhere(place, random, 20)
  const { exitCode, output } = await compared(place, ['--seed', '1'])
  expect({ exitCode, output }).toMatchObject({ exitCode: expect.toBeOneOf([0, 1]) })
  await expectWhole(place)
})

it('deadheat compare --resume refuses to go on with another run, and says what differs', async () => {
  const kept = linesIn(place)
  const refused = async (...more: readonly string[]): Promise<string> => {
    const { exitCode, output } = await compared(place, more)
    expect({ exitCode, output }).toMatchObject({ exitCode: 2 })
    expect(linesIn(place)).toEqual(kept)
    return output
  }
  expect(await refused('--seed', '2')).toContain('expected the seed of the run')
  place.repository.commit('another head')
  expect(await refused()).toContain('base was ')
  await leavesNothing(place)
})

function temporaryDirectory(): string {
  const temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
  return temporary
}

const sides = ['compare', 'HEAD~1', 'HEAD']

async function begunUntil(isSo: (stderr: string) => boolean, run: ReturnType<typeof startCli>) {
  let stderr = ''
  run.child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()))
  while (!isSo(stderr) && run.child.exitCode === null) await sleep(50)
  return run
}

/** What a terminal does at Ctrl-C. */
function interrupt({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): void {
  if (pid !== undefined) process.kill(-pid, signal)
}

it('Ctrl-C while measuring keeps what was measured, ends the children and removes the trees', async () => {
  const one = `${brief}exports.run = ${loopOf(2000)}\n`
  const repository = tinyRepository({ 'benchmarks/one.js': one }, {})
  const temporary = temporaryDirectory()
  const results = join(repository.directory, 'deadheat-results')
  const journal = join(results, 'journal.ndjson')
  const environment = { TMPDIR: temporary, RUNNER_TEMP: temporary }
  const { child, ended } = await begunUntil(
    () => textOf(journal).split('"type":"sample"').length > 3,
    startCli([...sides, '--pairs', '60'], { directory: repository.directory, environment }),
  )
  interrupt(child)
  const { exitCode, stdout, stderr } = await ended
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

it('deadheat clean removes what a killed run has left, without its results folder, and no run that goes on, which Ctrl-C ends while it builds', async () => {
  const repository = tinyRepository(slowToBuild(60), {})
  const { directory } = repository
  const temporary = temporaryDirectory()
  const environment = { TMPDIR: temporary, RUNNER_TEMP: temporary }
  const begun = (results: string) =>
    begunUntil(
      (stderr) => /building .*head {2}for /.test(stderr),
      startCli([...sides, '--results', results], { directory, environment }),
    )
  const first = await begun('first')
  interrupt(first.child, 'SIGKILL')
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
  const wrong = ['clean', '--max-size', 'much']
  const refused = await runCli(wrong, { directory, environment: caches })
  expect(refused.stderr).toContain('--max-size must be a size such as 500MiB or 2GiB, got "much"')
  interrupt(second.child)
  // What Ctrl-C ends while it builds.
  const outcome = await second.ended
  expect(refusalOf(outcome)).toBe('cancelled before the first pair: nothing was measured')
  expect(outcome.stderr).not.toContain('does not build')
  expect(outcome.exitCode).toBe(3)
  await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
})
