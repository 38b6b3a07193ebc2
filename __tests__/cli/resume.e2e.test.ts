import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { randomOf, type Random } from '../../src/model/random.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { folderOfFile, type GitRepository } from '../fakes/git-repository.ts'
import { runningIn } from '../fakes/running-in.ts'
import { journalLinesIn, resultIn, startCli } from './run-cli.ts'
import { brief, loopOf, manifest, tinyRepositoryIn, type Tree } from './tiny-package.ts'
import { tracesOf } from './traces.ts'

const top = folderOfFile()

const suite: Tree = {
  'package.json': manifest,
  'index.js': '',
  'deadheat.yml': 'commands: [{ name: suite, adapter: json-lines, command: node suite.js }]\n',
  'suite.js': `for (const name of ['row', 'other']) console.log(JSON.stringify({ name, value: 1 + Math.random(), unit: 's' }))`,
}

interface Place {
  readonly repository: GitRepository
  /** Holds the repository, and the temporary folder of everything. */
  readonly folder: string
}

function newPlace(more: Tree): Place {
  const folder = mkdtempSync(join(top, 'place-'))
  for (const name of ['repository', 'tmp']) mkdirSync(join(folder, name))
  const changed = { 'index.js': '// Another one.' }
  const repository = tinyRepositoryIn(join(folder, 'repository'), { ...suite, ...more }, changed)
  return { folder, repository }
}

interface Ended {
  /** `null` when it was killed. */
  readonly exitCode: number | null
  readonly output: string
}

/** Runs a comparison; its whole process group is killed when it is time, unless it has ended before. */
async function compared(
  { repository: { directory }, folder }: Place,
  more: readonly string[],
  untilKilled: (() => Promise<unknown>) | null = null,
): Promise<Ended> {
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
async function killedSomewhere(place: Place, random: Random, mostLines: number): Promise<Ended> {
  const before = linesIn(place)
  const lines = before.length + random.between(0, mostLines)
  const untilKilled = async (): Promise<void> => {
    while (linesIn(place).length < lines) await sleep(5)
    await sleep(random.between(0, lines === before.length ? 1000 : 100))
  }
  const ended = await compared(place, ['--seed', '1'], untilKilled)
  expect(linesIn(place).slice(0, before.length)).toEqual(before)
  // What is kept apart ends with the program, and what is not (git) after a moment.
  const until = performance.now() + 20_000
  while (runningIn(place.folder).length > 0 && performance.now() < until) await sleep(20)
  expect(runningIn(place.folder)).toEqual([])
  return ended
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
  await expect
    .poll(() => tracesOf(place.repository, join(place.folder, 'tmp')), { timeout: 60_000 })
    .toEqual([])
}

const random = randomOf(Date.now() >>> 0)
const place = newPlace({ 'benchmarks/calls.js': `${brief}exports.run = ${loopOf(2000)}\n` })

describe('deadheat compare --resume', () => {
  it('ends as if it had not been killed', async () => {
    await killedSomewhere(place, random, 20)
    const { exitCode, output } = await compared(place, ['--seed', '1'])
    expect({ exitCode, output }).toMatchObject({ exitCode: expect.toBeOneOf([0, 1]) })
    await expectWhole(place)
  })

  it('refuses to go on with another run, and says what differs', async () => {
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
    await expect
      .poll(() => tracesOf(place.repository, join(place.folder, 'tmp')), { timeout: 60_000 })
      .toEqual([])
  })
})
