/**
 * `npm run bench:builds [-- --only runs,check]`: what the store of builds saves, on the tests' small addon.
 *
 * `runs`: a cold run builds base and head; a second run of the same pair must start no compiler; a head with one
 * changed C file must build only itself. `check`: looking at what a build may read of the machine.
 */
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { machineStateOf } from '../src/build/stored-side.ts'
import { resolveRuntime } from '../src/build/runtime/runtime.ts'
import { storeDirectory, trustedScope } from '../src/store/store.ts'
import { runBenches, type Bench } from './benches.ts'

const mostSeconds = 2
const mostCheckMilliseconds = 1000

const nodeVersion = '20.20.2'
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const addon = fileURLToPath(new URL('../__tests__/fixtures/packages/greeter', import.meta.url))

/** One run of the program up to its first sample. */
interface Start {
  /** Seconds from the start of the program to the first process that runs the benchmark for a sample. */
  readonly seconds: number
  /** Seconds from the first side that is built or copied until all sides are ready. */
  readonly buildSeconds: number
  /** Files that make compiled or linked, both sides together. */
  readonly compilers: number
}

const runs: Bench = async function* ({ folder, pick, say }) {
  const count = pick(3, 2, 1)
  const repository = join(folder, 'addon')
  writeRepository(repository, count)
  const cache = join(folder, 'cache')
  const from = (head: string): Promise<Start> => started(head, { folder, repository, cache })
  say('fetching the Node.js of both sides, which is not part of a build')
  await from('two')
  say('cold runs')
  const cold = await repeat(count, () => {
    rmSync(storeDirectory(cache), { recursive: true, force: true })
    return from('two')
  })
  if (cold.some(({ compilers }) => compilers === 0)) {
    throw new Error('expected to see what a cold run compiles, got nothing in its logs')
  }
  say('the same pair, and heads with one other C file')
  const second = await repeat(pick(5, 2, 1), () => from('two'))
  const changed = await repeat(count, (run) => from(`changed-${run}`))
  const seconds = median(second.map((start) => start.seconds))
  yield {
    goal: 'second run of a pair: to the first sample',
    figure: `${seconds.toFixed(2)} s`,
    peer: `cold ${median(cold.map((start) => start.seconds)).toFixed(2)} s`,
    wanted: `≤ ${String(mostSeconds)} s`,
    met: seconds <= mostSeconds,
  }
  yield {
    goal: 'second run of a pair: compiled and linked',
    figure: textOf(second),
    peer: `cold ${textOf(cold)}`,
    wanted: 'none',
    met: compilersOf(second) === 0,
  }
  yield {
    goal: 'head with one other C file: compiled and linked',
    figure: textOf(changed),
    peer: `cold ${textOf(cold)}`,
    wanted: '≤ half the files',
    met: 2 * compilersOf(changed) <= compilersOf(cold),
  }
}

async function repeat(
  times: number,
  start: (run: number) => Promise<Start>,
): Promise<readonly Start[]> {
  const starts: Start[] = []
  for (let run = 0; run < times; run += 1) starts.push(await start(run))
  return starts
}

function compilersOf(starts: readonly Start[]): number {
  return Math.max(...starts.map(({ compilers }) => compilers))
}

function textOf(starts: readonly Start[]): string {
  const seconds = median(starts.map(({ buildSeconds }) => buildSeconds))
  return `${String(compilersOf(starts))} files, ${seconds.toFixed(2)} s`
}

const check: Bench = async function* ({ host, folder, pick }) {
  const runtime = await resolveRuntime(nodeVersion, host, folder)
  const site = { host, runtime, cacheDirectory: folder, trustScope: trustedScope, environment: {} }
  const cost = await medianMilliseconds(pick(20, 5, 1), () => machineStateOf(site))
  yield {
    goal: 'what a build may read of this machine looked at',
    figure: `${cost.toFixed(0)} ms`,
    peer: '',
    wanted: `≤ ${String(mostCheckMilliseconds)} ms`,
    met: cost <= mostCheckMilliseconds,
  }
}

async function medianMilliseconds(times: number, action: () => Promise<unknown>): Promise<number> {
  const milliseconds: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await action()
    milliseconds.push(performance.now() - start)
  }
  return median(milliseconds)
}

/** A repository with the addon, and tags for base, head, and heads with another C file each. */
function writeRepository(repository: string, heads: number): void {
  cpSync(addon, repository, { recursive: true })
  mkdirSync(join(repository, 'bench'))
  const benchmark = `const greeter = require('..')\nexports.run = () => greeter.greet()\n`
  writeFileSync(join(repository, 'bench/greet.cjs'), benchmark)
  const git = (...argv: readonly string[]): void => {
    const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid']
    execFileSync('git', [...who, ...argv], { cwd: repository })
  }
  git('init', '--quiet', '--initial-branch=main')
  const changed = Array.from({ length: heads }, (_, run) => `changed-${run}`)
  for (const tag of ['one', 'two', ...changed]) {
    appendFileSync(join(repository, 'greeter.c'), `\n/* ${tag} */\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', tag)
    git('tag', tag)
  }
}

/** How often make says in the logs of both sides that it compiles or links. */
function compiledIn(results: string): number {
  const logs = ['base.log', 'head.log'].map((name) => readFileSync(join(results, name), 'utf8'))
  return logs.join('\n').match(/^\s*(?:CC|CXX|SOLINK_MODULE)\(target\)/gm)?.length ?? 0
}

/** Runs the program until it begins to measure. */
async function started(
  head: string,
  place: Readonly<Record<'folder' | 'repository' | 'cache', string>>,
): Promise<Start> {
  const results = join(place.folder, 'results')
  const options = ['--node-version', nodeVersion, '--json', '--results', results]
  const begin = performance.now()
  const child = spawn(process.execPath, [cli, 'compare', 'one', head, ...options], {
    cwd: place.repository,
    env: { ...process.env, DEADHEAT_CACHE: place.cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const builds: number[] = []
  const heard: string[] = []
  let first: number | null = null
  for await (const line of createInterface({ input: child.stderr })) {
    heard.push(line)
    const kind = /^\{"kind":"([a-z-]+)"/.exec(line)?.[1]
    if (kind === 'build-started' || kind === 'build-ended') builds.push(performance.now())
    if (kind === 'pilot' && first === null) {
      first = performance.now()
      child.kill('SIGINT')
    }
  }
  await ended
  const [begun, done] = [builds[0], builds.at(-1)]
  if (first === null || begun === undefined || done === undefined) {
    throw new Error(`expected a run that measures, got:\n${heard.slice(-20).join('\n')}`)
  }
  const compilers = compiledIn(results)
  return { seconds: (first - begin) / 1000, buildSeconds: (done - begun) / 1000, compilers }
}

await runBenches(
  { file: '10-store', title: 'The store', command: 'npm run bench:builds' },
  { runs, check },
)
