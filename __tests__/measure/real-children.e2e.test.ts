import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { DialogueError } from '../../src/host/process/processes.ts'
import { tryRows } from '../../src/measure/actors/harness.ts'
import { takeCoverage } from '../../src/measure/take-coverage.ts'
import { countsOf, hasRun } from '../../src/parts/change/has-run.ts'
import { describeBoth, describeModules } from '../../src/measure/targets/describe.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { nodeRelease } from '../fakes/built.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { measuredRun, targetsOf } from '../fakes/measured-run.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { benchmarkOf, startedOf } from '../fakes/plans.ts'
import { realTarget } from '../fakes/targets.ts'
import { runningIn } from '../fakes/running-in.ts'
import { realHost } from '../fakes/real-host.ts'

// What the job knows and a measured process must not.
const host = realHost({ ...process.env, GITHUB_TOKEN: 'secret', NODE_OPTIONS: '--no-warnings' })
const runtime = await nodeRelease()

/** Measures benchmarks of one folder against themselves. */
function measured(folder: string, benchmarks: readonly Benchmark[], rounds = 0) {
  return measuredRun({ base: folder, head: folder }, { benchmarks, rounds, runtime, host })
}

const tiny = 'let x = 0; for (let i = 0; i < 1000; i++) x = (x * 31 + i) | 0; return x'

it('a benchmark yields every metric on both sides, and a journal that can be read', async () => {
  const base = benchmarkFolder({ 'tiny.cjs': `exports.run = function () { ${tiny} }` })
  const { samples, failures, journalPath } = await measured(base, [benchmarkOf('tiny')], 2)
  expect(failures).toEqual([])
  expect(samples).toHaveLength(2)
  for (const { base: one, head: two } of samples) {
    expect(one['time']).toBeGreaterThan(1e-7)
    expect(one['time']).toBeLessThan(1e-4)
    expect(Object.keys(one)).toEqual(Object.keys(two))
    // The same work on both sides; noise is nowhere near a factor of three.
    for (const id of ['time', 'cpu', 'peak-memory', 'heap-used'])
      expect(Math.abs(Math.log((two[id] ?? NaN) / (one[id] ?? NaN)))).toBeLessThan(Math.log(3))
    expect(one['peak-memory']).toBeGreaterThan(20e6)
    expect(one['peak-memory']).toBeLessThan(500e6)
  }
  const types = parseJournal(readFileSync(journalPath, 'utf8'), 'journal').map(({ type }) => type)
  // A busy machine may cost a block, which is then measured again.
  const kept = types.filter((type) => type !== 'disturbed')
  expect(kept).toEqual(['pilot', 'sample', 'sample', 'end'])
})

it('a benchmark sees the allow-list and nothing of the job, with a home and a temporary folder of its side', async () => {
  const base = benchmarkFolder({
    'one.cjs': `exports.run = function () {
        require('fs').writeFileSync(process.env.TMPDIR + '/seen.json', JSON.stringify(process.env))
        return 1
      }`,
  })
  const { workDirectory, failures } = await measured(base, [benchmarkOf('one')])
  expect(failures).toEqual([])
  const seen = (side: string): unknown =>
    JSON.parse(readFileSync(join(workDirectory, 'temporary', side, 'seen.json'), 'utf8'))
  for (const side of ['base', 'head']) {
    expect(seen(side)).toEqual({
      PATH: `${runtime.path.replace(/\/node$/, '')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: join(workDirectory, 'home', side),
      TMPDIR: join(workDirectory, 'temporary', side),
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      DEADHEAT_CHILD: expect.stringMatching(/^[0-9a-f]{12}-\d{8}$/),
      // It only takes room, which moves the stack.
      DEADHEAT_ROOM: expect.stringMatching(/^x{0,4095}$/),
    })
  }
})

it('a benchmark that breaks is a failure with its side, its words and its last lines', async () => {
  const said = `console.log('so far so good'); console.error('oh')`
  const base = benchmarkFolder({
    'throws-nothing.cjs': 'exports.run = function () { throw undefined }',
    'prints.cjs': `exports.run = function () { ${said}; throw new Error('boom') }`,
  })
  const benchmarks = ['throws-nothing', 'prints'].map((id) => benchmarkOf(id))
  const { failures, samples } = await measured(base, benchmarks)
  expect(samples).toEqual([])
  const ofBase = { stage: 'pilot', side: 'base' }
  const boom: unknown = expect.stringContaining('boom')
  expect(failures).toMatchObject([
    { ...ofBase, benchmarkId: 'throws-nothing', message: 'run threw undefined' },
    { ...ofBase, benchmarkId: 'prints', message: boom },
  ])
  const lines: unknown = expect.arrayContaining(['so far so good', 'oh', 'Error: boom'])
  expect(failures.at(-1)?.lastLines).toEqual(lines)
})

it.each([
  ['and of objects', 'exports.run = () => list(5)', { calls: 5, passes: 0, objects: 5 }],
  [
    'left out where it takes longer than the 2 s of a row',
    // The second call with the second state, which is the first that is counted.
    'let states = 0\nexports.setup = () => ({ at: ++states, calls: 0 })\nexports.run = (s) => { if (s.at === 2 && ++s.calls === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500); return list(5) }',
    null,
  ],
])('a benchmark is tried with a count of what its calls run, %s', async (_, run, counts) => {
  const text = 'module.exports = (n) => Array.from({ length: n }, (_, at) => ({ at }))\n'
  const one = `const list = require('./list.cjs')\n${run}\n`
  const base = benchmarkFolder({ 'one.cjs': one, 'list.cjs': text })
  const target = realTarget('base', base)
  const folder = join(base, 'coverage')
  mkdirSync(folder)
  const environment = { ...target.environment, NODE_V8_COVERAGE: folder }
  await tryRows('one.cjs', [benchmarkOf('one')], { ...target, environment }, host)
  const coverage = (await takeCoverage(folder, { tree: base }, host.files)) ?? []
  const start = text.indexOf('(_, at)')
  const place = { file: 'list.cjs', start, body: start + 11, end: text.indexOf('))') + 1 }
  expect(hasRun(coverage, place)).toBe(true)
  expect(countsOf(coverage, place)).toEqual(counts)
})

it('a benchmark that leaves daemons behind does not keep them', async () => {
  const base = benchmarkFolder({
    'one.cjs': `exports.setup = function () {
          const child = require('child_process').spawn('sleep', ['1000'], { cwd: __dirname, detached: true, stdio: 'ignore' })
          child.unref()
          require('fs').appendFileSync(__dirname + '/pids', child.pid + '\\n')
        }
        exports.run = function () { return 1 }`,
  })
  const { failures } = await measured(base, [benchmarkOf('one')])
  expect(failures).toEqual([])
  const pids = readFileSync(join(base, 'pids'), 'utf8').trim().split('\n').map(Number)
  expect(pids.length).toBeGreaterThanOrEqual(4)
  expect(runningIn(base)).toEqual([])
})

const command = (id: string, words: readonly string[], timeoutSeconds = 60) => ({
  ...startedOf(id, ...words),
  driver: 'command' as const,
  timeoutSeconds,
})

it('a command yields time, CPU time and memory of its own, on the side of its own Node.js', async () => {
  const base = benchmarkFolder({
    'one.cjs': 'require("fs").writeFileSync(process.env.TMPDIR + "/node", process.execPath)',
  })
  const benchmarks = [command('one', ['node', '{benchmarks}/one.cjs'])]
  const { samples, failures, workDirectory } = await measured(base, benchmarks, 1)
  expect(failures).toEqual([])
  expect(samples).toHaveLength(2)
  for (const { base: one } of samples) {
    expect(one['time']).toBeGreaterThan(0.01)
    expect(one['cpu']).toBeGreaterThan(0.01)
    expect((one['user-time'] ?? 0) + (one['system-time'] ?? 0)).toBeCloseTo(one['cpu'] ?? NaN, 9)
    expect(one['peak-memory']).toBeGreaterThan(20e6)
  }
  expect(readFileSync(join(workDirectory, 'temporary/head/node'), 'utf8')).toBe(runtime.path)
})

it('a command that fails is a failure with its side and what it said, without what hyperfine says of it', async () => {
  const failing = {
    code: [['sh', '-c', 'echo one; echo why >&2; exit 3'], 'got 3', { exitCode: 3 }],
    crash: [['sh', '-c', 'kill -SEGV $$'], 'as after signal 11', { exitCode: 139 }],
    missing: [['no-such-program'], 'no-such-program', {}],
    hangs: [['sleep', '100'], 'within 0.5 s', { timedOut: true }],
  } as const
  const benchmarks = Object.entries(failing).map(([id, [words]]) => command(id, words, 0.5))
  const { failures } = await measured(benchmarkFolder({}), benchmarks)
  expect(failures).toMatchObject(
    Object.entries(failing).map(([benchmarkId, [, message, facts]]) => ({
      side: 'base',
      benchmarkId,
      message: expect.stringContaining(message),
      ...facts,
    })),
  )
  expect(failures[0]?.lastLines.toSorted()).toEqual(['one', 'why'])
})

it('describeBoth asks base again, alone, where it lacks something beside head', async () => {
  const base = benchmarkFolder({ 'a.cjs': 'exports.run = function () {}' })
  const folders = { base, head: benchmarkFolder({ 'a.cjs': 'exports.run = function () {}' }) }
  const targets = await targetsOf(folders, { runtime, workDirectory: temporaryFolder(), host })
  let isHeadThere = true
  const converse: typeof host.processes.converse = async (spec, cpus) => {
    const isHead = spec.cwd.startsWith(folders.head)
    if (!isHead && isHeadThere) throw new DialogueError('no memory', outcomeOf({ exitCode: 1 }))
    const dialogue = await host.processes.converse(spec, cpus)
    const end = async () => {
      isHeadThere &&= !isHead
      return dialogue.end()
    }
    return { ...dialogue, end }
  }
  const lacking = { ...host, processes: { ...host.processes, converse } }
  const request = { modules: ['a.cjs'], preset: null, timeoutSeconds: 30 }
  const { descriptions, failures } = await describeBoth(targets, request, lacking)
  expect(failures).toEqual([])
  expect(descriptions.base).toMatchObject([{ module: 'a.cjs' }])
})

const behind = ['e.cjs', 'f.cjs', 'g.cjs']
// Takes longer than the timer of the one before it.
const slow = 'const end = Date.now() + 20; while (Date.now() < end); exports.run = function () {}'

it('describeModules goes on after a module that throws, hangs the loader or ends the process', async () => {
  const base = benchmarkFolder({
    'a.cjs': 'exports.parameters = { n: [1, 2] }; exports.run = function () {}',
    'deep/b.cjs': 'process.exit(4)',
    'c.cjs': 'throw new Error("no")',
    'd.cjs': 'exports.run = function () {}',
    // It is described, and ends the process while those behind it are asked.
    'late.cjs': 'setTimeout(() => { throw new Error("late") }, 5); exports.run = function () {}',
    ...Object.fromEntries(behind.map((name) => [name, slow])),
  })
  const place = { runtime, workDirectory: temporaryFolder(), host }
  const { base: target } = await targetsOf({ base, head: base }, place)
  const modules = ['a.cjs', 'deep/b.cjs', 'c.cjs', 'd.cjs', 'late.cjs', ...behind, 'none.cjs']
  const request = { modules, preset: null, timeoutSeconds: 30 }
  const { descriptions, failures } = await describeModules(target, request, host)
  const rest = { question: null, skipped: [], warned: [], names: [], parameters: [{}] }
  expect(descriptions).toEqual([
    { ...rest, module: 'a.cjs', names: ['n'], parameters: [{ n: 1 }, { n: 2 }] },
    ...['d.cjs', 'late.cjs', ...behind].map((module) => ({ ...rest, module })),
  ])
  expect(failures.map(({ benchmarkId, side }) => [benchmarkId, side])).toEqual([
    ['deep/b', 'base'],
    ['c', 'base'],
    ['none', 'base'],
  ])
  expect(failures[0]?.message).toContain('exit code 4')
  expect(failures[1]?.message).toBe('load threw Error: no')
})
