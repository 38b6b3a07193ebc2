// Measures the effect of code addresses on published addons, one link against the other.
//
//   npm run bench:layout                        all known addons
//   npm run bench:layout -- --only keccak --links 8 --by room
//   npm run bench:layout -- --links 16 --by room --shifts
//                                               the same link, each 16 bytes further than the one before
//
//   npm run bench:layout -- --shortest          two links of one addon, which shows that everything still works
//
// Compiles each addon once and links it several times. One process loads all links and calls them
// in turn, so that they differ only in the addresses of their code. Prints the spread of the links
// and the largest difference between two for each row, and finally the 95th percentile of all
// differences between two links.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { mean, quantile, sampleStandardDeviation } from 'simple-statistics'
import { recordedLinks } from '../src/build/addon/recorded-links.ts'
import { resolveRuntime } from '../src/build/runtime/runtime.ts'
import { createHost } from '../src/host/create-host.ts'
import { linksOfCycle, placerSchema, placeStep } from '../src/model/run/placement.ts'
import { relinkCommand } from '../src/plan/relink-command.ts'
import { cacheDirectory } from '../src/settings/cache-directory.ts'
import { randomOf } from '../src/model/random.ts'
import { showFigures } from './figures.ts'
import { published, type PublishedAddon } from './layout/published.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const roomPath = join(top, 'benchmarks/_placement.s')

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '60' },
    by: { type: 'string', default: 'mold' },
    only: { type: 'string' },
    shifts: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    shortest: { type: 'boolean', default: false },
  },
})
const by = placerSchema.parse(values.shortest ? 'room' : values.by)
const links = values.shortest ? 2 : Number(values.links)
const rounds = values.shortest ? 2 : Number(values.rounds)
const only = values.shortest ? 'microtime' : (values.only ?? '')
const host = createHost()
const work = mkdtempSync(join(tmpdir(), 'deadheat-layout-'))
// The Node.js that runs this has no headers beside it where npm has installed it.
const cache = cacheDirectory(process.env) ?? work
const { headersDirectory } = await resolveRuntime(process.versions.node, host, cache)

const lines: (readonly string[])[] = []

/** Log ratios between all pairs of links of all rows. */
const shifts: number[] = []

try {
  for (const addon of published) {
    if (addon.name.startsWith(only)) await measureAddon(addon)
  }
  const at95 = quantile(shifts, 0.95)
  showFigures('08-links', {
    title: 'Links of published addons',
    command: `npm run bench:layout -- --by ${by}`,
    about: `${links} links of each by ${by}, all in turn in one process; in %. 95% of ${shifts.length} differences between two links are below ${percent(at95)}%.`,
    columns: ['Addon, row', '>seconds a link', '>SD', '>most between two', '>SD of cycles'],
    rows: lines,
  })
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function measureAddon({ name, version, addon, rows }: PublishedAddon): Promise<void> {
  const folder = join(work, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const flags = { CFLAGS: '-ffunction-sections', CXXFLAGS: '-ffunction-sections' }
  const environment = { ...process.env, ...flags }
  const npm = ['install', `${name}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', npm, { cwd: folder, stdio: 'ignore' })
  const directory = join(folder, 'node_modules', name)
  const npmProgram = realpathSync((await host.processes.find('npm')) ?? '')
  const gyp = join(dirname(npmProgram), '../node_modules/node-gyp/bin/node-gyp.js')
  const rebuild = [gyp, 'rebuild', '--release', `--nodedir=${headersDirectory ?? ''}`]
  execFileSync(process.execPath, rebuild, { cwd: directory, env: environment, stdio: 'ignore' })
  const path = `build/Release/${addon}.node`
  const built = { path, sizeBytes: 1, sha256: 'a'.repeat(64), builtHere: true }
  const [link] = await recordedLinks({ directory, addons: [built] }, host.files)
  if (link === undefined || link === null) throw new Error(`expected a link of ${name}, got none`)
  const begun = performance.now()
  const loaded = Array.from({ length: links }, (_, seed) => {
    const outputPath = join(folder, `${seed}.node`)
    const [program = '', ...words] =
      relinkCommand({
        command: link.command,
        placer: by,
        seed: values.shifts ? 1 : seed,
        shift: values.shifts ? placeStep * seed : 0,
        roomPath,
        outputPath,
      }) ?? []
    // Assemblers warn of room that is empty.
    execFileSync(program, words, { cwd: link.cwd, stdio: ['ignore', 'ignore', 'pipe'] })
    return outputPath
  })
  const seconds = (performance.now() - begun) / 1e3 / links
  const exported = loaded.map((file): unknown => createRequire(file)(file))
  for (const [row, callOf] of Object.entries(rows)) {
    const calls = exported.map((one) => callOf(one))
    const costs = costsOf(calls)
    const logs = costs.map(Math.log)
    const sd = sampleStandardDeviation(logs)
    const most = Math.max(...logs) - Math.min(...logs)
    logs.forEach((one, at) => {
      for (const other of logs.slice(at + 1)) shifts.push(Math.abs(one - other))
    })
    const ofCycles = values.shifts
      ? percent(sampleStandardDeviation(meansOf(logs, linksOfCycle)))
      : ''
    const cells = [seconds.toFixed(2), percent(sd), percent(most), ofCycles]
    lines.push([`\`${name}@${version}\`, ${row}`, ...cells])
  }
}

/** Means of so many of them each, one after the other. */
function meansOf(numbers: readonly number[], size: number): number[] {
  return numbers.flatMap((_, at) => (at % size === 0 ? [mean(numbers.slice(at, at + size))] : []))
}

/** The minimum cost of a call of each, called in turn, in a new random order each round. */
function costsOf(calls: readonly (() => unknown)[]): readonly number[] {
  const random = randomOf(1)
  const times = calls.map((): number[] => [])
  const batch = batchOf(calls)
  for (let round = 0; round < rounds; round++) {
    for (const at of random.shuffle([...calls.keys()])) {
      times[at]?.push(timed(calls[at] ?? (() => undefined), batch))
    }
  }
  // Other programs can only add to it.
  return times.map((own) => Math.min(...own))
}

function batchOf([first = () => undefined]: readonly (() => unknown)[]): number {
  let batch = 16
  while (timed(first, batch) * batch < 2) batch *= 2
  return batch
}

function timed(call: () => unknown, batch: number): number {
  const begun = performance.now()
  for (let done = 0; done < batch; done++) call()
  return (performance.now() - begun) / batch
}

function percent(log: number): string {
  return (100 * Math.expm1(log)).toFixed(1)
}
