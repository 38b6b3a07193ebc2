/**
 * `npm run bench:builds`: what the store of builds saves, on the tests' small addon.
 *
 * A cold run builds base and head. A second run of the same pair must start no compiler and reach
 * its first sample within two seconds. A head with one changed C file must build only itself. The
 * last figure is the cost of finding a build among a thousand others. Ratios are of medians from
 * the same run of this script.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { machineStateOf } from '../src/build/stored-side.ts'
import { resolveRuntime } from '../src/build/runtime/runtime.ts'
import { createHost } from '../src/host/create-host.ts'
import { digestOf } from '../src/host/files/digest-of.ts'
import type { StoredBuild } from '../src/model/build/stored-build.ts'
import { listEntries } from '../src/store/read-entry.ts'
import { putIn } from '../src/store/put-in.ts'
import { entryPaths, storeDirectory, storeOf, trustedScope } from '../src/store/store.ts'
import { takeOut } from '../src/store/take-out.ts'

/** One run of the program up to its first sample. */
type Start = {
  /**
   * Seconds from the start of the program to the first process that runs the benchmark for a
   * sample.
   */
  readonly seconds: number
  /** Seconds from the first side that is built or copied until all sides are ready. */
  readonly buildSeconds: number
  /** Files that make compiled or linked, both sides together. */
  readonly compilers: number
}

const RUNS = 5
const COLD_RUNS = 3
const ENTRIES = 1000
const LOOKUPS = 200
const LOOKS = 20

const TARGET_SECONDS = 2
const TARGET_LOOKUP_RATIO = 2
const TARGET_CHECK_MILLISECONDS = 1000

const NODE = '20.20.2'
const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const ADDON = fileURLToPath(new URL('../__tests__/fixtures/packages/greeter', import.meta.url))

const host = createHost()
const folder = mkdtempSync(join(tmpdir(), 'deadheat-builds-'))
try {
  const second = await runs()
  const lookup = await lookups()
  process.exitCode = second && lookup ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @returns whether the targets for runs are met */
async function runs(): Promise<boolean> {
  const repository = addonRepository()
  const cache = join(folder, 'cache')
  const from = (base: string, head: string): Promise<Start> =>
    started([base, head], { repository, cache })
  // Fetches the Node.js of both sides, which is not part of a build.
  await from('one', 'two')
  const cold: Start[] = []
  for (let run = 0; run < COLD_RUNS; run += 1) {
    rmSync(storeDirectory(cache), { recursive: true, force: true })
    cold.push(await from('one', 'two'))
  }
  const second: Start[] = []
  for (let run = 0; run < RUNS; run += 1) second.push(await from('one', 'two'))
  const changed: Start[] = []
  for (let run = 0; run < COLD_RUNS; run += 1) {
    changed.push(await from('one', `changed-${run}`))
  }
  if (cold.some((start) => start.compilers === 0)) {
    throw new Error('expected to see what a cold run compiles, got nothing in its logs')
  }
  tell('a cold run, both sides built', cold, cold)
  tell('the same pair once more', second, cold)
  tell('a head with one other C file', changed, cold)
  const compilers = second.reduce((sum, start) => sum + start.compilers, 0)
  const seconds = middle(second.map((start) => start.seconds))
  const none = verdict(compilers === 0)
  const fast = verdict(seconds <= TARGET_SECONDS)
  say(`target no compiler in a second run: ${none}`)
  say(`target at most ${TARGET_SECONDS} s to the first sample of a second run: ${fast}`)
  const checked = await checks(cache)
  return compilers === 0 && seconds <= TARGET_SECONDS && checked
}

/** @returns whether looking at everything that a build may read of the machine is fast enough */
async function checks(cache: string): Promise<boolean> {
  const runtime = await resolveRuntime(NODE, host, cache)
  const site = { host, runtime, cacheDirectory: cache, trustScope: trustedScope, environment: {} }
  const milliseconds: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    const start = performance.now()
    await machineStateOf(site)
    milliseconds.push(performance.now() - start)
  }
  const cost = middle(milliseconds)
  say(`what a build may read of this machine looked at: ${cost.toFixed(0)} ms`)
  say(
    `target at most ${TARGET_CHECK_MILLISECONDS} ms: ${verdict(cost <= TARGET_CHECK_MILLISECONDS)}`,
  )
  return cost <= TARGET_CHECK_MILLISECONDS
}

function tell(name: string, starts: readonly Start[], cold: readonly Start[]): void {
  const seconds = middle(starts.map((start) => start.seconds))
  const builds = middle(starts.map((start) => start.buildSeconds))
  const ratio = builds / middle(cold.map((start) => start.buildSeconds))
  const compilers = starts.map((start) => start.compilers).join(', ')
  say(
    `${name}: ${seconds.toFixed(2)} s to the first sample, builds ${builds.toFixed(2)} s ` +
      `(${ratio.toFixed(2)} × cold), compiled and linked: ${compilers}`,
  )
}

/** A repository with the addon, and tags for base, head, and heads with another C file each. */
function addonRepository(): string {
  const repository = join(folder, 'addon')
  cpSync(ADDON, repository, { recursive: true })
  mkdirSync(join(repository, 'bench'))
  const benchmark = `const greeter = require('..')\nexports.run = () => greeter.greet()\n`
  writeFileSync(join(repository, 'bench/greet.cjs'), benchmark)
  const git = (...argv: readonly string[]): void => {
    const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid']
    execFileSync('git', [...who, ...argv], { cwd: repository })
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const tag of [
    'one',
    'two',
    ...Array.from({ length: COLD_RUNS }, (_, run) => `changed-${run}`),
  ]) {
    appendFileSync(join(repository, 'greeter.c'), `\n/* ${tag} */\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', tag)
    git('tag', tag)
  }
  return repository
}

/** How often make says in the logs of both sides that it compiles or links. */
function compiledIn(results: string): number {
  const logs = ['base.log', 'head.log'].map((name) => readFileSync(join(results, name), 'utf8'))
  return logs.join('\n').match(/^\s*(?:CC|CXX|SOLINK_MODULE)\(target\)/gm)?.length ?? 0
}

/** Runs the program until it begins to measure. */
async function started(
  pair: readonly string[],
  place: {
    readonly repository: string
    readonly cache: string
  },
): Promise<Start> {
  const results = join(folder, 'results')
  const options = ['--node-version', NODE, '--json', '--results', results]
  const begin = performance.now()
  const child = spawn(process.execPath, [PROGRAM, 'compare', ...pair, ...options], {
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

/** @returns whether a build is found as fast among many as alone */
async function lookups(): Promise<boolean> {
  const store = storeOf(join(folder, 'lookups'), trustedScope, '1.0.0')
  const tree = join(folder, 'base')
  mkdirSync(tree)
  writeFileSync(join(tree, 'index.js'), 'module.exports = 1\n')
  const key = digestOf('kept')
  const runtime = { version: NODE, path: '/node', headersDirectory: null, versions: {} }
  const refusal = await putIn(
    {
      key,
      label: 'kept',
      place: tree,
      build: {
        side: 'base',
        recipe: 'package',
        directory: tree,
        packageDirectory: tree,
        runtime: { ...runtime, source: 'path' },
        addons: [],
        seconds: 1,
        logPath: '/log',
      },
    },
    store,
    host,
  )
  if (refusal !== null) throw new Error(`expected a build in the store, got: ${refusal}`)
  const alone = { hit: await taken(key), miss: await taken(digestOf('none')) }
  for (let entry = 1; entry < ENTRIES; entry += 1) copyEntry(digestOf(String(entry)))
  const among = { hit: await taken(key), miss: await taken(digestOf('none')) }
  const begin = performance.now()
  const found = (await listEntries(store.directory, host)).length
  const listed = performance.now() - begin
  if (found !== ENTRIES) throw new Error(`expected ${ENTRIES} builds, got ${found}`)
  const ratio = among.hit / alone.hit
  say(
    `a build taken out: ${among.hit.toFixed(2)} ms among ${ENTRIES}, ${ratio.toFixed(2)} × alone; ` +
      `one that is not there: ${among.miss.toFixed(2)} ms, ${(among.miss / alone.miss).toFixed(2)} × alone; ` +
      `all ${ENTRIES} listed, once a run: ${listed.toFixed(0)} ms`,
  )
  const isMet = ratio <= TARGET_LOOKUP_RATIO
  say(`target at most ${TARGET_LOOKUP_RATIO} × alone among ${ENTRIES}: ${verdict(isMet)}`)
  return isMet

  async function taken(wanted: string): Promise<number> {
    const milliseconds: number[] = []
    for (let lookup = 0; lookup < LOOKUPS; lookup += 1) {
      const start = performance.now()
      await takeOut({ key: wanted, target: tree, store }, host)
      milliseconds.push(performance.now() - start)
    }
    return middle(milliseconds)
  }

  function copyEntry(name: string): void {
    const from = entryPaths({ directory: store.directory, trustScope: trustedScope, key }, host)
    const to = entryPaths({ directory: store.directory, trustScope: trustedScope, key: name }, host)
    if (existsSync(to.folder)) return
    cpSync(from.folder, to.folder, { recursive: true })
    const stored: StoredBuild = JSON.parse(readFileSync(from.manifest, 'utf8'))
    writeFileSync(to.manifest, JSON.stringify({ ...stored, key: name }))
  }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.floor(sorted.length / 2)]
  if (value === undefined) throw new Error('expected a value, got none')
  return value
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'missed'
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
