import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { processTable } from '../../src/host/process/process-table.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { randomOf, type Random } from '../../src/model/random.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { folderOfFile, repositoryIn, type GitRepository } from '../fakes/git-repository.ts'

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const top = folderOfFile()

const benchmark = `'use strict'
exports.run = function () {
  let x = 1
  for (let i = 0; i < 2000; i++) x = (x * 31 + i) | 0
  return x
}
`
const settings = 'commands: [{ name: suite, adapter: json-lines, command: node suite.js }]\n'
const suite = `'use strict'
for (const name of ['row', 'other']) console.log(JSON.stringify({ name, value: 1 + Math.random(), unit: 's' }))
`

/** A repository of two commits with a suite and, where it is wanted, a benchmark. */
function twoCommits(directory: string, withBenchmark: boolean): GitRepository {
  const repository = repositoryIn(directory)
  repository.git('init', '--quiet', '--initial-branch=main')
  if (withBenchmark) repository.write('benchmarks/calls.js', benchmark)
  repository.write('suite.js', suite)
  repository.write('deadheat.yml', settings)
  repository.write('package.json', '{"name":"work","version":"1.0.0","main":"work.js"}')
  repository.write('work.js', '')
  repository.commit('base')
  repository.write('work.js', '// Another one.')
  repository.commit('head')
  return repository
}

/** A place in which runs leave their traces. */
interface Place {
  readonly repository: GitRepository
  /** Holds the results, and the temporary folders of everything. */
  readonly folder: string
}

function newPlace(withBenchmark: boolean): Place {
  const folder = mkdtempSync(join(top, 'place-'))
  for (const name of ['repository', 'results', 'tmp']) mkdirSync(join(folder, name))
  return { folder, repository: twoCommits(join(folder, 'repository'), withBenchmark) }
}

/** How a comparison ended. */
interface Ended {
  /** `null` when it was killed. */
  readonly exitCode: number | null
  readonly output: string
}

/** Runs a comparison; its whole process group is killed when it is time, unless it has ended before. */
async function compared(
  { repository, folder }: Place,
  more: readonly string[],
  untilKilled: (() => Promise<unknown>) | null = null,
): Promise<Ended> {
  const words = 'compare HEAD~1 HEAD --alpha 20% --pairs 6'.split(' ')
  const argv = [...words, '--results', join(folder, 'results'), ...more]
  const child = spawn(process.execPath, [program, ...argv], {
    cwd: repository.directory,
    env: { ...process.env, TMPDIR: join(folder, 'tmp'), RUNNER_TEMP: join(folder, 'tmp') },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (untilKilled !== null) {
    await Promise.race([ended, untilKilled()])
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  return { exitCode: await ended, output: pieces.join('') }
}

/** Kills a comparison somewhere between now and a few lines of its journal later, or lets it end. */
async function killedSomewhere(
  place: Place,
  random: Random,
  mostLines: number,
): Promise<Ended & { readonly kept: readonly string[] }> {
  const before = linesIn(place)
  const lines = before.length + random.between(0, mostLines)
  const untilKilled = async (): Promise<void> => {
    while (linesIn(place).length < lines) await sleep(5)
    await sleep(random.between(0, lines === before.length ? 1000 : 100))
  }
  const ended = await compared(place, ['--resume', '--seed', '1'], untilKilled)
  const kept = linesIn(place)
  expect(kept.slice(0, before.length)).toEqual(before)
  // What is kept apart ends with the program, and what is not (git) after a moment.
  const until = performance.now() + 20_000
  while (workingIn(place.folder).length > 0 && performance.now() < until) await sleep(20)
  expect(workingIn(place.folder)).toEqual([])
  return { ...ended, kept }
}

function linesIn({ folder }: Place): readonly string[] {
  const path = join(folder, 'results', 'journal.ndjson')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').slice(0, -1)
}

function resultIn({ folder }: Place): Result {
  const text = readFileSync(join(folder, 'results', 'result.json'), 'utf8')
  return resultSchema.parse(JSON.parse(text))
}

/** Whether all blocks of a run of six pairs and a warm-up are there, once and in order, and judged. */
function expectWhole(place: Place): void {
  const entries = parseJournal(`${linesIn(place).join('\n')}\n`, 'journal')
  const [first] = entries
  if (first?.type !== 'run') throw new Error('expected a journal that begins with its run')
  const { plan } = first
  const ids = plan.benchmarks.map(({ id }) => id)
  const wanted = Array.from({ length: 7 }, (_, round) => blocksOfRound(plan, round, ids)).flat()
  const blocks = entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample.block] : []))
  expect(blocks).toEqual(wanted)
  expect(resultIn(place).findings).toEqual(resultOf(entries).findings)
  expectNoTraces(place)
}

/** Command lines of processes that work below a folder. */
function workingIn(folder: string): readonly string[] {
  return processTable().flatMap(({ pid, zombie }) => {
    try {
      const inside = !zombie && readlinkSync(`/proc/${String(pid)}/cwd`).startsWith(folder)
      return inside ? [readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')] : []
    } catch {
      return [] // It has ended meanwhile, or belongs to somebody else.
    }
  })
}

function expectNoTraces({ repository, folder }: Place): void {
  expect(workingIn(folder)).toEqual([])
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(readdirSync(join(folder, 'tmp')).filter((name) => name.startsWith('deadheat-'))).toEqual(
    [],
  )
}

const random = randomOf(Date.now() >>> 0)
const place = newPlace(true)

describe('deadheat compare --resume', () => {
  it('ends as if it had not been killed', async () => {
    await killedSomewhere(place, random, 20)
    const { exitCode, output } = await compared(place, ['--resume', '--seed', '1'])
    expect({ exitCode, output }).toMatchObject({ exitCode: expect.toBeOneOf([0, 1]) })
    expectWhole(place)
  })

  it('goes on however often it is killed', async () => {
    const other = newPlace(false)
    let killed = 0
    for (let tries = 0; tries < 8; tries++) {
      const { exitCode } = await killedSomewhere(other, random, 6)
      if (exitCode !== null) break
      killed++
    }
    expect(killed).toBeGreaterThan(1)
    const { exitCode, output } = await compared(other, ['--resume', '--seed', '1'])
    expect({ exitCode, output }).toMatchObject({ exitCode: expect.toBeOneOf([0, 1]) })
    expectWhole(other)
  })

  it('refuses to go on with another run, and says what differs', async () => {
    const kept = linesIn(place)
    const refused = async (...more: readonly string[]): Promise<string> => {
      const { exitCode, output } = await compared(place, ['--resume', ...more])
      expect({ exitCode, output }).toMatchObject({ exitCode: 2 })
      expect(linesIn(place)).toEqual(kept)
      return output
    }
    expect(await refused('--limit', '7%')).toContain('alpha, pairs or limit was different')
    expect(await refused('--seed', '2')).toContain('expected the seed of the run')
    place.repository.commit('another head')
    expect(await refused()).toContain('base was ')
    expectNoTraces(place)
  })
})
