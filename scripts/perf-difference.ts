/**
 * `npm run perf -- BASE HEAD SUITE/BENCHMARK [PARAMETERS_JSON]`: where two versions of Node.js spend
 * the time of a bundled benchmark, by Linux's `perf` with V8's map of the code that it makes. This
 * sees native code as well, which V8's own profiler counts as a whole. It runs our own benchmarks
 * alone, on the machine itself: perf does not work inside a sandbox.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installRuntime } from '../src/build/runtime/install-runtime.ts'
import { createHost } from '../src/host/create-host.ts'
import { cacheDirectory } from '../src/settings/cache-directory.ts'
import { perfChanges, perfRows, type PerfRow } from './perf/perf-table.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))
const HARNESS = join(TOP, 'benchmarks/harness.cjs')
const SECONDS = '5'
const ROWS = 15
const REPORT = '--stdio --children -g none -F overhead_children,overhead,sym'.split(' ')

// Many virtual machines have no counter of cycles; the clock of the CPU samples there.
const EVENTS = ['cycles:u', 'cpu-clock:u']

const host = createHost()
const [base, head, benchmark, parameters = '{}'] = process.argv.slice(2)
const file = join(TOP, 'benchmarks', `${benchmark ?? ''}.cjs`)
const counted = spawnSync('perf', ['--version']).status === 0 ? EVENTS.find(isCounted) : null
if (base === undefined || head === undefined || !existsSync(file)) {
  fail(
    'expected two versions of Node.js and a benchmark: npm run perf -- 4.3.1 4.4.1 node-core/new-buffer',
  )
} else if (counted === null) {
  fail(
    'expected perf on the PATH (Debian: linux-perf), got none; "deadheat profile" works without it',
  )
} else if (counted === undefined) {
  fail(
    `expected perf to sample by ${EVENTS.join(' or ')}, got neither: see kernel.perf_event_paranoid`,
  )
} else {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-perf-'))
  try {
    const sides = [
      await rowsOf(base, counted, folder),
      await rowsOf(head, counted, folder),
    ] as const
    tell(counted, sides)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}

function isCounted(event: string): boolean {
  const { status, stderr } = spawnSync('perf', ['stat', '-e', event, 'true'], { encoding: 'utf8' })
  return status === 0 && !stderr.includes('<not supported>')
}

async function rowsOf(version: string, event: string, folder: string): Promise<readonly PerfRow[]> {
  const cache = cacheDirectory(process.env) ?? join(folder, 'cache')
  const { runtime } = await installRuntime(version, host, cache)
  const data = join(folder, `${version}.data`)
  const calls = ['profile', file, parameters, SECONDS, 'log', join(folder, 'calls.json')]
  const record = ['record', '-q', '-g', '-F', '999', '-e', event, '-o', data, '--']
  run([...record, runtime.path, '--perf-basic-prof', HARNESS, ...calls], folder)
  return perfRows(run(['report', '-i', data, ...REPORT], folder))
}

function run(words: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync('perf', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`expected perf ${words[0] ?? ''} to succeed, got ${stderr}`)
  return stdout
}

function tell(
  event: string,
  [before, after]: readonly [readonly PerfRow[], readonly PerfRow[]],
): void {
  console.log(`percent of the samples (${event}): own, and with all that is called`)
  console.log('   base             head           change')
  for (const { name, base: one, head: other } of perfChanges(before, after).slice(0, ROWS)) {
    const cells = [one.self, one.total, other.self, other.total].map((value) =>
      value.toFixed(2).padStart(7),
    )
    const change = other.self - one.self
    const sign = change < 0 ? '\u2212' : '+'
    const text = `${sign}${Math.abs(change).toFixed(2)}`.padStart(7)
    console.log(
      `${cells.slice(0, 2).join(' ')}  ${cells.slice(2).join(' ')}  ${text}  ${name.replace(TOP, '')}`,
    )
  }
}
