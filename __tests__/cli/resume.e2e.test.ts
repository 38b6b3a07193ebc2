import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processTable } from '../../src/host/process-table.ts'
import type { Block } from '../../src/model/block.ts'
import { parseJournal } from '../../src/model/parse-journal.ts'
import { randomOf } from '../../src/model/random.ts'
import { resultSchema, type Result } from '../../src/model/result.ts'
import { repositoryIn, type GitRepository } from '../fakes/git-repository.ts'

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const kills = 2
const top = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-resume-'))

afterAll(() => {
  rmSync(top, { recursive: true, force: true })
})

const benchmark = `'use strict'
const { slower } = require('..')
exports.run = function () { return slower() }
`
const settings = 'commands: [{ name: faster, adapter: json-lines, command: node faster.js }]\n'
const suite = `'use strict'
const before = process.hrtime()
for (let i = 0; i < 20000; i++) require('./work.js').faster()
const elapsed = process.hrtime(before)
console.log(JSON.stringify({ name: 'row', value: elapsed[0] + elapsed[1] / 1e9, unit: 's' }))
`

/** A repository in which head takes twice as long in a benchmark, and half as long in a suite. */
function twoCommits(directory: string): GitRepository {
  const repository = repositoryIn(directory)
  repository.git('init', '--quiet', '--initial-branch=main')
  repository.write('benchmarks/slower.js', benchmark)
  repository.write('faster.js', suite)
  repository.write('deadheat.yml', settings)
  repository.write('package.json', '{"name":"work","version":"1.0.0","main":"work.js"}')
  repository.write('work.js', sourceOf(2000, 4000))
  repository.commit('base')
  repository.write('work.js', sourceOf(4000, 2000))
  repository.commit('head')
  return repository
}

function sourceOf(slower: number, faster: number): string {
  const loop = (turns: number): string =>
    `function () { let x = 1; for (let i = 0; i < ${String(turns)}; i++) x = (x * 31 + i) | 0; return x === 0 }`
  return `exports.slower = ${loop(slower)}\nexports.faster = ${loop(faster)}\n`
}

/** A place in which runs leave their traces. */
interface Place {
  readonly repository: GitRepository
  /** Holds the results, and the temporary folders of everything. */
  readonly folder: string
}

function newPlace(): Place {
  const folder = mkdtempSync(join(top, 'place-'))
  for (const name of ['repository', 'results', 'tmp']) mkdirSync(join(folder, name))
  return { folder, repository: twoCommits(join(folder, 'repository')) }
}

/** Runs a comparison; after `killAfterSeconds` its whole process group is killed. */
async function compared(
  { repository, folder }: Place,
  more: readonly string[],
  killAfterSeconds: number | null = null,
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  const words = 'compare HEAD~1 HEAD --alpha 20% --pairs 6 --control 0 --probe false'.split(' ')
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
  if (killAfterSeconds !== null) {
    await Promise.race([ended, sleep(killAfterSeconds * 1000)])
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  return { exitCode: await ended, output: pieces.join('') }
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

/** Verdicts of the rows whose truth is known; memory and the others may fall either way. */
function verdictsOf({ findings }: Result): readonly string[] {
  return findings
    .filter(({ metric }) => metric === 'time')
    .map(({ benchmarkId, verdict }) => `${benchmarkId}: ${verdict}`)
    .toSorted()
}

/** The blocks of a journal, in order. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const entries = parseJournal(`${lines.join('\n')}\n`, 'journal')
  return entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample.block] : []))
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
  expect(readdirSync(join(folder, 'results'))).not.toContain('.unfinished')
}

let first: Place
let seconds = 0
let verdicts: readonly string[] = []
let blocks: readonly Block[] = []

beforeAll(async () => {
  first = newPlace()
  const before = performance.now()
  const { exitCode, output } = await compared(first, ['--seed', '1'])
  seconds = (performance.now() - before) / 1000
  expect({ exitCode, output }).toMatchObject({ exitCode: 1 })
  verdicts = verdictsOf(resultIn(first))
  expect(verdicts).toEqual(['faster/row: improvement', 'slower: regression'])
  blocks = blocksOf(linesIn(first))
  expectNoTraces(first)
})

describe('deadheat compare --resume', () => {
  const random = randomOf(Date.now() >>> 0)
  const shares = Array.from({ length: kills }, (_, at) => (at + random.next()) / kills)

  it.each(shares)('ends as if it had not been killed after %f of its time', async (share) => {
    const place = newPlace()
    await compared(place, ['--seed', '1'], share * seconds)
    const kept = linesIn(place)
    const { exitCode, output } = await compared(place, ['--resume', '--seed', '1'])
    expect({ exitCode, output }).toMatchObject({ exitCode: 1 })
    const lines = linesIn(place)
    expect(lines.slice(0, kept.length)).toEqual(kept)
    expect(blocksOf(lines)).toEqual(blocks)
    expect(verdictsOf(resultIn(place))).toEqual(verdicts)
    expectNoTraces(place)
  })

  it('refuses to go on with another run, and says what differs', async () => {
    const kept = linesIn(first)
    const refused = async (...more: readonly string[]): Promise<string> => {
      const { exitCode, output } = await compared(first, ['--resume', ...more])
      expect({ exitCode, output }).toMatchObject({ exitCode: 2 })
      expect(linesIn(first)).toEqual(kept)
      return output
    }
    expect(await refused('--limit', '7%')).toContain('alpha, pairs or limit was another')
    expect(await refused('--seed', '2')).toContain('expected the seed of the run')
    first.repository.commit('another head')
    expect(await refused()).toContain('base was ')
    expectNoTraces(first)
  })
})
