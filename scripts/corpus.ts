/**
 * `npm run corpus -- SOURCES [OWNER/NAME…]`: measures the public projects of corpus/projects.json with their
 * own suites, from the source to the table, and prints what came of each. SOURCES is where repositories
 * are cloned from: a folder that holds OWNER/NAME, or a URL prefix such as https://github.com. A revision
 * that reads npm:NAME@VERSION is the commit from which npm says that version was published. Everything is kept in `--work` (corpus/),
 * so that the same command goes on where it was ended; `--again` measures anew. Where a run ends with what
 * `deadheat init` proposes, that is taken, and it is measured once more. Each project has
 * `--limit` minutes, and `--budget` for its measurements. `--to FILE` writes the table as a page, in which
 * the rows of projects that are not in the work folder stay as they are.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { claimsChange } from '../src/model/judging/claims-change.ts'
import { parseDocument } from '../src/model/complaint-of.ts'
import { resultIn } from './studies/result-in.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const LIST = new URL('corpus/projects.json', import.meta.url)
const BY_INIT = ' by `init`'

const projectsSchema = z.array(
  z.strictObject({
    name: z.string(),
    /** What it is an example of. */
    shape: z.string(),
    base: z.string(),
    head: z.string(),
    /** Arguments besides the two revisions. */
    words: z.array(z.string()),
  }),
)

const outcomeSchema = z.strictObject({
  /** The arguments with which it was measured: other ones measure anew. */
  words: z.array(z.string()),
  minutes: z.number(),
  tools: z.string(),
  rows: z.number(),
  called: z.number(),
  failures: z.number(),
  /** Whether it was measured by what `deadheat init` proposed. */
  init: z.boolean(),
  /** The exit code; `null` after the time limit. */
  code: z.number().nullable(),
  /** Why there is no row, or why some are missing, in the program's words. */
  why: z.string(),
})

type Project = z.infer<typeof projectsSchema>[number]
type Outcome = z.infer<typeof outcomeSchema>
type Measured = Omit<Outcome, 'words' | 'minutes'>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: 'corpus' },
    limit: { type: 'string', default: '20' },
    budget: { type: 'string', default: '90s' },
    again: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})

const [sources, ...names] = positionals
if (sources === undefined) throw new Error('expected a folder or URL prefix of clones, got none')
const from = sources.includes('://') ? sources.replace(/\/$/, '') : resolve(sources)
const projects = projectsSchema.parse(JSON.parse(readFileSync(LIST, 'utf8')))
const stranger = names.find((name) => projects.every((project) => project.name !== name))
if (stranger !== undefined) throw new Error(`expected a project of the list, got "${stranger}"`)
const work = resolve(values.work)
mkdirSync(work, { recursive: true })
const { to } = values
const formerLines = to !== undefined && existsSync(to) ? readFileSync(to, 'utf8').split('\n') : []

for (const project of projects) {
  if (names.length > 0 && !names.includes(project.name)) continue
  if (!values.again && outcomeOf(project) !== null) continue
  process.stdout.write(`\n${project.name}: ${project.base} against ${project.head}\n`)
  const begun = performance.now()
  const measured = await measure(project)
  const minutes = (performance.now() - begun) / 60_000
  const outcome: Outcome = { words: project.words, minutes, ...measured }
  writeFileSync(outcomeFile(project), `${JSON.stringify(outcome, null, 2)}\n`)
  writeFileSync(join(work, 'table.md'), pageText())
}
process.stdout.write(`\n${pageText()}`)
if (to !== undefined) writeFileSync(to, pageText())

function folderOf({ name }: Project): string {
  return join(work, name.replace('/', '-'))
}

function outcomeFile(project: Project): string {
  const sides = `${project.base}-${project.head}`.replaceAll('/', '-')
  return `${folderOf(project)}-${sides}.json`
}

function outcomeOf(project: Project): Outcome | null {
  const file = outcomeFile(project)
  if (!existsSync(file)) return null
  const content = readFileSync(file, 'utf8')
  const outcome = parseDocument(outcomeSchema, { content, what: 'what came of a project', file })
  return outcome.words.join(' ') === project.words.join(' ') ? outcome : null
}

async function measure(project: Project): Promise<Measured> {
  const clone = folderOf(project)
  if (!existsSync(clone)) {
    const url = `${from}/${project.name}`
    const argv = ['clone', '-q', url, clone]
    const { status, stderr } = spawnSync('git', argv, { encoding: 'utf8' })
    if (status !== 0) return nothing(2, lastLine(stderr))
  }
  const sides = [project.base, project.head].map((revision) => commitOf(revision, clone))
  const results = `${clone}-results`
  rmSync(results, { recursive: true, force: true })
  const budget = project.words.includes('--budget') ? [] : ['--budget', values.budget]
  const argv = ['compare', ...sides, '--results', results, ...budget]
  const words = [PROGRAM, ...argv, ...project.words]
  let { code, text } = await run(words, clone)
  const proposal = /"deadheat init( --working-directory \S+)?" proposes/.exec(text)
  const init = proposal !== null
  if (init) {
    const folder = proposal[1] === undefined ? [] : proposal[1].trim().split(' ')
    await run([PROGRAM, 'init', '--yes', ...folder], clone)
    ;({ code, text } = await run(words, clone))
  }
  writeFileSync(`${clone}.txt`, text)
  if (code === null) return nothing(code, `not done after ${values.limit} minutes`)
  const result = resultIn(results)
  if (result === null) return nothing(code, lastLine(text))
  const { plan, findings, failures } = result
  const tools = plan.benchmarks.map((row) => (row.driver === 'suite' ? row.adapter : row.driver))
  const rows = findings.filter(({ judged }) => judged !== null && judged.pairs > 0)
  return {
    tools: [...new Set(tools)].join(', '),
    rows: new Set(rows.map(({ benchmarkId }) => benchmarkId)).size,
    called: rows.filter(claimsChange).length,
    failures: failures.length,
    init,
    code,
    why: lastLine(failures[0]?.message ?? ''),
  }
}

function nothing(code: number | null, why: string): Measured {
  return { tools: '', rows: 0, called: 0, failures: 1, init: false, code, why }
}

/** A revision, or the commit from which npm says that a version was published. */
function commitOf(revision: string, cwd: string): string {
  if (!revision.startsWith('npm:')) return revision
  const view = ['view', revision.slice('npm:'.length), 'gitHead']
  return spawnSync('npm', view, { cwd, encoding: 'utf8' }).stdout.trim()
}

/** All that it printed, shown as it comes; no code after the time limit, when it is asked to end. */
function run(
  argv: readonly string[],
  cwd: string,
): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    let late = false
    const timer = setTimeout(
      () => {
        late = true
        child.kill('SIGTERM')
      },
      Number(values.limit) * 60_000,
    )
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        process.stdout.write(piece)
      })
    }
    child.on('error', failed)
    child.on('close', (code) => {
      clearTimeout(timer)
      done({ code: late ? null : code, text })
    })
  })
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function pageText(): string {
  const lines = projects.flatMap((project) => lineOf(project) ?? [])
  const tables = lines.filter((line) => Number(line.split(' | ')[5]) > 0).length
  const others = projects.flatMap((project) => (lineOf(project) === undefined ? project.name : []))
  return [
    '# Projects',
    '',
    `\`npm run corpus\` measures public projects at the pinned versions of \`scripts/corpus/projects.json\`, each from its source to a table of its own suites, with a short budget (\`--budget ${values.budget}\`), and writes this page. ${tables} of ${projects.length} came to a table with verdicts. *Called* are rows that are called slower or faster.`,
    '',
    '| Project | What it is | Sides | Settings | Tools | Rows | Called | Minutes | What went wrong |',
    '|:--|:--|:--|:--|:--|--:|--:|--:|:--|',
    ...lines,
    ...(others.length === 0 ? [] : ['', `Not run yet: ${others.join(', ')}.`]),
    '',
  ].join('\n')
}

/** The row of a project, which stays as it was on the page where it is not in the work folder. */
function lineOf(project: Project): string | undefined {
  const { name, shape, base, head, words } = project
  const typed = words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ')
  const given = typed === '' ? '' : `\`${typed}\``
  const begin = `| ${[name, shape, `${base} → ${head}`, given].join(' | ')}`
  const outcome = outcomeOf(project)
  if (outcome === null)
    return formerLines.find((line) => line.replace(BY_INIT, '').startsWith(`${begin} | `))
  const { tools, rows, called, minutes, failures, why, init } = outcome
  const count = failures > 1 ? `${failures} failures, the first: ` : ''
  const missing = why === '' ? '' : `${count}${codeText(why)}`
  const came = [tools, rows, called, minutes.toFixed(1), missing].join(' | ')
  return `${begin}${init ? BY_INIT : ''} | ${came} |`
}

/** As code on one line of a table, without places of one machine. */
function codeText(text: string): string {
  const line = text
    .replaceAll(work, 'WORK')
    .replaceAll(/[^\s'"(]*deadheat-work-\w+/g, '…')
    .replaceAll(fileURLToPath(new URL('..', import.meta.url)), '')
  return `\`${line.replaceAll('`', "'").replaceAll('|', '¦').slice(0, 120)}\``
}
