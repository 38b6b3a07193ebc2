/**
 * `npm run projects -- FOLDER [NAME…]`: measures the unmodified suites of real projects at two of
 * their releases, and prints a table of the outcomes. FOLDER contains clones of their public
 * repositories, each under its own name. Base is measured against head for all of them, then each
 * head against itself, where nothing may be called. What was measured is kept, so that a run that
 * was ended goes on; `--again` measures anew. `--budget` limits the time of base against head, which
 * otherwise takes what the program takes by itself, and `--itself` that of head against itself.
 * `--transcripts` prints the output of each, and `--to FOLDER` writes those of base against head to files.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { claimsChange } from '../src/model/judging/claims-change.ts'
import { resultSchema } from '../src/model/judging/result.ts'
import { parseDocument } from '../src/model/parse-document.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

type Project = {
  readonly name: string
  readonly base: string
  readonly head: string
  /** Arguments that were needed besides the two revisions. */
  readonly words: readonly string[]
}

const PROJECTS: readonly Project[] = [
  { name: 'node-semver', base: 'v7.8.4', head: 'v7.8.5', words: [] },
  { name: 'picomatch', base: '4.0.4', head: '4.0.5', words: [] },
  { name: 'find-my-way', base: 'v9.8.0', head: 'v9.9.0', words: [] },
  { name: 'fast-json-stringify', base: 'v6.4.0', head: 'v7.0.0', words: [] },
  // It asks for Node.js 22.19 or newer.
  { name: 'undici', base: 'v8.9.0', head: 'v8.10.0', words: ['--node-version', '24'] },
  // Its suites are TypeScript, which Node.js 20 does not run.
  { name: 'hono', base: 'v4.13.2', head: 'v4.13.3', words: ['--node-version', '24'] },
  { name: 'yaml', base: 'v2.8.4', head: 'v2.9.0', words: [] },
  {
    name: 'tinybench',
    base: 'v6.1.1',
    head: 'v6.1.2',
    // Its package manager needs a newer Node.js than 20.
    words: ['--benchmarks', 'examples', '--node-version', '24'],
  },
  // Its last release, 1.0.34, has no tag.
  { name: 'mitata', base: 'v1.0.23', head: '8a956d3', words: ['--benchmarks', 'examples'] },
]

const measuredSchema = z.object({
  sides: z.string(),
  words: z.string(),
  minutes: z.number(),
  tools: z.string(),
  rows: z.number(),
  called: z.number(),
  failures: z.number(),
  transcript: z.string(),
})

type Measured = z.infer<typeof measuredSchema>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budget: { type: 'string' },
    itself: { type: 'string' },
    again: { type: 'boolean', default: false },
    transcripts: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})

const [given, ...names] = positionals
if (given === undefined) throw new Error('expected a folder of clones, got none')
const folder = resolve(given)
const unknown = names.find((name) => !PROJECTS.some((project) => project.name === name))
if (unknown !== undefined) {
  const known = PROJECTS.map(({ name }) => name).join(', ')
  throw new Error(`expected one of ${known}, got "${unknown}"`)
}
const kept = join(folder, 'deadheat-projects')
mkdirSync(kept, { recursive: true })

const header = [
  '| Project | Sides | Tools | Beside the sides | Minutes | Rows | Called | Called, head against itself | Failures |',
  '|:--|:--|:--|:--|--:|--:|--:|--:|--:|',
]
const wanted = PROJECTS.filter(({ name }) => names.length === 0 || names.includes(name))
const cloned = wanted.filter(({ name }) => existsSync(join(folder, name, '.git')))
const changes = new Map<string, Measured>()
const controls = new Map<string, Measured>()
// Each has its table before any is measured against itself, and whoever ends the run early has all so far.
for (const project of cloned) {
  const change = await measured(project)
  changes.set(project.name, change)
  if (values.transcripts) process.stdout.write(change.transcript)
  keepTable()
}
for (const project of cloned) {
  if (changes.get(project.name)?.rows === 0) continue
  controls.set(project.name, await measured({ ...project, base: project.head }))
  keepTable()
}
process.stdout.write(`\n${tableText()}`)
if (values.to !== undefined) writeTranscripts(values.to)

function keepTable(): void {
  writeFileSync(join(kept, 'table.md'), tableText())
}

function tableText(): string {
  return `${[...header, ...wanted.map(lineOf)].join('\n')}\n`
}

function writeTranscripts(target: string): void {
  mkdirSync(target, { recursive: true })
  for (const [name, { transcript }] of changes) {
    writeFileSync(join(target, `${name}.txt`), `${withoutProgress(transcript)}\n`)
  }
}

/** What a run printed, without its progress and the last lines of what failed, and without places of one machine. */
function withoutProgress(transcript: string): string {
  const progress = /^(?:(?:measuring|learning|probing|trying out|removing) |building \w+, |  \|)/
  return transcript
    .replaceAll(folder, 'FOLDER')
    .replaceAll(/\S*deadheat-work-\w+/g, 'WORK')
    .replaceAll(/\/\S*?(?=\/benchmarks\/adapters\/)/g, 'DEADHEAT')
    .trimEnd()
    .split('\n')
    .filter((line) => !progress.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
}

function lineOf({ name }: Project): string {
  const change = changes.get(name)
  if (change === undefined) {
    const why = existsSync(join(folder, name, '.git')) ? 'not yet measured' : `not cloned`
    return `| ${name} | ${why} | | | | | | | |`
  }
  const { sides, tools, words, minutes, rows, called, failures } = change
  const control = controls.get(name)
  const itself = control === undefined ? 'not measured' : `${control.called} of ${control.rows}`
  const cells = [name, sides, tools, words, minutes.toFixed(1), rows, called, itself, failures]
  return `| ${cells.join(' | ')} |`
}

async function measured({ name, base, head, words }: Project): Promise<Measured> {
  const file = join(kept, `${name}-${base}-${head}.json`)
  if (!values.again && existsSync(file)) {
    return parseDocument(measuredSchema, {
      content: readFileSync(file, 'utf8'),
      what: 'what was measured',
      file,
    })
  }
  process.stdout.write(`\n${name}: ${base} against ${head}\n`)
  const begun = performance.now()
  const results = join(kept, `${name}-${base}-${head}`)
  const limit = base === head ? (values.itself ?? values.budget) : values.budget
  const budget = limit === undefined ? [] : ['--budget', limit]
  const argv = ['compare', base, head, '--results', results, ...budget, ...words]
  const transcript = await said([PROGRAM, ...argv], join(folder, name))
  const minutes = (performance.now() - begun) / 60_000
  const one = {
    sides: `${base} → ${head}`,
    words: words.map((word) => `\`${word}\``).join(' '),
    minutes,
    ...resultIn(join(results, 'result.json')),
    transcript: `$ deadheat ${argv.filter((word) => word !== '--results' && word !== results).join(' ')}\n${transcript}`,
  }
  // A run that found no time for anything is worth another one.
  if (one.rows > 0) writeFileSync(file, `${JSON.stringify(one, null, 2)}\n`)
  return one
}

function resultIn(path: string): Pick<Measured, 'tools' | 'rows' | 'called' | 'failures'> {
  if (!existsSync(path)) return { tools: 'none', rows: 0, called: 0, failures: 1 }
  const { plan, findings, failures } = parseDocument(resultSchema, {
    content: readFileSync(path, 'utf8'),
    what: 'a result',
    file: path,
  })
  const tools = plan.benchmarks.map((one) => (one.driver === 'suite' ? one.adapter : 'processes'))
  const measuredRows = findings.filter(({ judged }) => judged !== null && judged.pairs > 0)
  const called = measuredRows.filter(claimsChange)
  return {
    tools: [...new Set(tools)].join(', '),
    rows: new Set(measuredRows.map(({ benchmarkId }) => benchmarkId)).size,
    called: called.length,
    failures: failures.length,
  }
}

/** All that it printed, which is shown as it comes. */
function said(argv: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: ['inherit', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        process.stdout.write(piece)
      })
    }
    child.on('error', failed)
    child.on('close', () => done(text))
  })
}
