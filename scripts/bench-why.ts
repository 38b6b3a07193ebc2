/**
 * `npm run bench:why`: whether the comment names what made a row slower. Changes of all kinds of why/kinds.json are made
 * to the packages of why/packages.json, and those of why/written.json; each row is taken for slower, and counts alone
 * say why, in the words of the comment. Which functions a row runs is checked against a package in which each function
 * says that it runs. `--node` names a Node.js, and may be given several times; `--only` parts of the names of the
 * changes; `--work` (why/) keeps what came of them, so that the same command goes on where it was ended; `--keep` keeps
 * the table; `--shortest` makes one change: everything still works.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { plantFiles } from '../__tests__/fakes/git-repository.ts'
import { benchmarkOf } from '../__tests__/fakes/plans.ts'
import { realHost } from '../__tests__/fakes/real-host.ts'
import { realTarget } from '../__tests__/fakes/targets.ts'
import { piecesOfScript } from '../src/find/pieces-of-script.ts'
import { tryRows } from '../src/measure/actors/harness.ts'
import { takeCoverage } from '../src/measure/take-coverage.ts'
import type { Side } from '../src/model/build/side.ts'
import type { Coverage } from '../src/model/run/coverage.ts'
import { changeRecord } from '../src/parts/change/cover-change.ts'
import { editsBetween } from '../src/parts/change/edits-between.ts'
import { whyText } from '../src/parts/change/why-text.ts'
import { machineText, missedExitCode } from './benches.ts'
import { showFigures } from './figures.ts'
import { instrumented } from './why/instrumented.ts'
import kinds from './why/kinds.json' with { type: 'json' }
import packages from './why/packages.json' with { type: 'json' }
import written from './why/written.json' with { type: 'json' }

type Package = (typeof packages)[number]

/** A change to a package, which function may be named first, and which names an edit may have. */
type Case = ReturnType<typeof byHand>

type NodeToMeasure = Readonly<Record<'path' | 'version', string>>

const outcomeSchema = z.strictObject({
  /** Functions that the comment names as the cause, in order. */
  named: z.array(z.string()),
  /** What is wrong with the functions that are told as run or not run; empty where nothing is. */
  coverage: z.string(),
})
type Outcome = z.infer<typeof outcomeSchema>

const { values } = parseArgs({
  options: {
    work: { type: 'string', default: 'why' },
    node: { type: 'string', multiple: true, default: [process.execPath] },
    only: { type: 'string', default: '' },
    shortest: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const work = values.shortest ? mkdtempSync(join(tmpdir(), 'deadheat-why-')) : resolve(values.work)
mkdirSync(work, { recursive: true })
const changes: readonly Case[] = [
  ...written.map(byHand),
  ...packages.filter(({ targets }) => targets.length > 0).flatMap(injected),
]
const only = values.only.split(',')
const cases = changes
  .filter(({ name }) => only.some((part) => name.includes(part)))
  .slice(0, values.shortest ? 1 : undefined)
const rows: (readonly string[])[] = []
for (const path of values.node) {
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  rows.push(await rowOf({ path, version }))
}
showFigures('why', {
  title: 'Why a row is slower',
  command: 'npm run bench:why',
  about: `${machineText()} ${String(cases.length)} of ${String(changes.length)} changes, each taken for slower, by counts alone. Wanted: 90%, none, all.`,
  columns: 'Node.js|Slower function named first|Unchanged code named|Run or not run, right'.split(
    '|',
  ),
  rows,
})
if (values.shortest) rmSync(work, { recursive: true, force: true })
// What talks to measured processes stays open.
process.exit()

/** Tells what came of all changes under a Node.js, and sums it up. */
async function rowOf(node: NodeToMeasure): Promise<readonly string[]> {
  const all: (Case & Outcome)[] = []
  for (const each of cases) {
    const { named, coverage } = await kept(node, each)
    all.push({ ...each, named, coverage })
    const isRight = isAmong(named[0] ?? '', each.culprits)
    const first = isRight ? '' : `; first should be ${each.culprits.join(' or ')}`
    process.stdout.write(
      `${each.name}: ${named.join(', ') || 'nothing named'}${first}${coverage === '' ? '' : `; ${coverage}`}\n`,
    )
  }
  const right = all.filter(({ named, culprits }) => isAmong(named[0] ?? '', culprits))
  const unchanged = all.filter(({ named, edited }) => named.some((each) => !isAmong(each, edited)))
  const covered = all.filter(({ coverage }) => coverage === '')
  const isMet = right.length >= 0.9 * all.length && unchanged.length === 0
  if (!isMet || covered.length < cases.length) process.exitCode = missedExitCode
  return [node.version, share(right, all), share(unchanged, all), share(covered, all)]
}

function share(part: readonly Case[], whole: readonly Case[]): string {
  return `${String(part.length)} of ${String(whole.length)}`
}

function injected(of: Package): readonly Case[] {
  const text = packed(of)
  return kinds.map((kind, at) => {
    const target = of.targets[at % of.targets.length] ?? { name: '', anchor: '' }
    const [besideBase, besideHead] = kind.beside
    const head = kind.head.map((line) => line.replace('{helper}', () => of.helper))
    const before = edit(text, target.anchor, kind.base, besideBase)
    const changed = edit(text, target.anchor, head, besideHead)
    const moved = kind.moves ? movedIn(changed, of.moved) : changed
    const culprits = [kind.culprit === '' ? target.name : kind.culprit]
    const isWithin = kind.name === 'constant'
    return {
      name: `${of.name}: ${kind.name}`,
      of,
      base: before,
      head: edit(moved, of.cold.anchor, ['let whyCold = 1', 'whyCold += 1']),
      culprits,
      // A value within a function is part of that.
      edited: [...(isWithin && of.around !== '' ? [of.around] : culprits), of.cold.name],
    }
  })
}

function byHand({ package: name, culprits, edits }: (typeof written)[number]) {
  const of = packages.find((each) => each.name === name)
  if (of === undefined) throw new Error(`expected a package of packages.json, got ${name}`)
  const base = packed(of)
  const head = edits.reduce((text, { from, to }) => withInstead(text, from, to), base)
  const title = edits.map(({ to }) => to.trim().split('\n')[0]).join('; ')
  return { name: `${name}, by hand: ${title}`, of, base, head, culprits, edited: culprits }
}

/** A text with lines at the beginning of a function, and statements before it. */
function edit(text: string, anchor: string, lines: readonly string[], beside?: string): string {
  const start = [...(beside === undefined ? [] : [beside]), anchor.replace(/\n$/, '')]
  return withInstead(text, anchor, [...start, ...lines, ''].join('\n'))
}

function withInstead(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`expected ${from} once`)
  return text.replace(from, () => to)
}

function movedIn(text: string, { from, before }: Package['moved']): string {
  const start = text.indexOf(from)
  const close = `\n${/^\s*/.exec(from)?.[0] ?? ''}}\n`
  const end = text.indexOf(close, start) + close.length
  const rest = text.slice(0, start) + text.slice(end)
  return rest.split(before).join(text.slice(start, end) + before)
}

/** The code of a package as npm has it, without a source map. */
function packed({ name, version: release, file }: Package): string {
  const folder = join(work, `package-${name}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    const spec = `${name}@${release}`
    const archive = execFileSync('npm', ['pack', '--silent', spec], { cwd: work, encoding: 'utf8' })
    execFileSync('tar', ['xzf', join(work, archive.trim()), '-C', folder, '--strip-components=1'])
  }
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return text.replace(/\n\/\/# sourceMappingURL=.*/, '')
}

async function kept(node: NodeToMeasure, each: Case): Promise<Outcome> {
  const name = each.name.replaceAll(/\W+/g, '-').slice(0, 150)
  const file = `v${node.version}-${name}.json`
  const path = join(work, file)
  if (existsSync(path)) return outcomeSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const outcome = await compared(node, each)
  plantFiles(work, { [file]: JSON.stringify(outcome) })
  return outcome
}

async function compared(node: NodeToMeasure, changed: Case): Promise<Outcome> {
  const { of, base, head, edited } = changed
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-why-'))
  try {
    write(join(folder, 'base'), of, base)
    write(join(folder, 'head'), of, head)
    const { why, change } = await counted(node, changed, folder)
    write(join(folder, 'spied'), of, instrumented(head))
    const spy = join(folder, 'spied', 'spy.cjs')
    const spied = execFileSync(node.path, [spy], { encoding: 'utf8' })
    const ran = new Set(z.array(z.string()).parse(JSON.parse(spied)))
    const wrong = change.edits.map(({ name, line }, at) => {
      const isRun = change.rows.some(({ runs }) => runs?.includes(at) === true)
      if (!isAmong(name, edited)) return `${name} is not edited`
      return isRun === ran.has(String(line)) ? '' : `${name} ${isRun ? 'does not run' : 'runs'}`
    })
    const missing = edited.filter((name) => !change.edits.some((told) => told.name === name))
    return {
      named: [...why.matchAll(/`([^`]+)`(?: through `[^`]+`)? `[^`]+:\d+`/g)].map(
        ([, name = '']) => name,
      ),
      coverage: [...wrong, ...missing.map((name) => `${name} is missed`)]
        .filter((each) => each !== '')
        .join(', '),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is known of a change, and why its row is slower in the words of the comment. */
async function counted(node: NodeToMeasure, { of, base, head }: Case, folder: string) {
  const host = realHost()
  const ranOn = async (side: Side): Promise<readonly Coverage[] | null> => {
    const tree = join(folder, side)
    const counts = join(tree, 'coverage')
    mkdirSync(counts)
    const target = realTarget(side, tree, { version: node.version, path: node.path })
    await tryRows(
      'benchmarks/one.cjs',
      [benchmarkOf('one')],
      { ...target, tree, environment: { ...target.environment, NODE_V8_COVERAGE: counts } },
      host,
    )
    return takeCoverage(counts, { tree }, host.files)
  }
  const coverage = { base: await ranOn('base'), head: await ranOn('head') }
  const piecesOf = (text: string) => {
    const pieces = piecesOfScript(text)
    if (pieces === null) throw new Error(`expected ${of.name} in JavaScript, got something else`)
    return new Map([[of.file, pieces]])
  }
  const edits = editsBetween(piecesOf(base), piecesOf(head))
  const row = { id: 'one', coverage, isCalled: true }
  const diff = { edits, sources: new Map(), unseen: [] }
  const change = changeRecord(diff, { rows: [row], leftOut: [] })
  return { change, why: whyText(change, 'one', null, (name) => `\`${name}\``) }
}

/** Whether a name is one of those, or of a function without a name in it. */
function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((each) => name === each || name.startsWith(`${each} ›`))
}

function write(folder: string, of: Package, text: string): void {
  cpSync(join(work, `package-${of.name}`), folder, { recursive: true })
  const { type, exports } = z
    .object({ type: z.string().optional(), exports: z.unknown().optional() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const manifest = { name: of.name, version: '1.0.0', main: of.file, type, exports }
  plantFiles(folder, {
    [of.file]: text,
    'package.json': JSON.stringify(manifest),
    'benchmarks/one.cjs': `exports.setup = async function () { const loaded = await import('../${of.file}'); const its = loaded.default || loaded; ${of.setup}\nreturn () => ${of.run} }\nexports.run = (run) => run()\n`,
    'spy.cjs': `globalThis.whyRan = new Set()\nconst one = require('./benchmarks/one.cjs')\none.setup().then((run) => { run(); run(); console.log(JSON.stringify([...whyRan])) })`,
  })
}
