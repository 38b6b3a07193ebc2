// Runs the program on published addons with two edits whose truth is known: an unused function above
// the code that is measured, which changes nothing, and one in twenty of its work once more.

import { execFileSync, spawnSync } from 'node:child_process'
import {
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
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { gatingOf } from '../../src/model/judging/gating.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { editedAddons, type EditedAddon } from './edited-addons.ts'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
const author = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@localhost']

const unused =
  '\n__attribute__((used, noinline)) static int put_above(int one) { return one * 3 + 1; }\n'

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
})

/** Options of the study. */
export interface EditedStudy {
  readonly runs: number
  /** Of each run, as the program takes it: `60s`. */
  readonly budget: string
  /** Beginning of the names of the addons to be measured; all when `null`. */
  readonly only: string | null
  /** The only benchmark to be measured; all when `null`. */
  readonly row: string | null
}

/** Counts of one edition, or of all. */
interface Tally {
  readonly runs: number
  /** Runs with a claim about a row that did not change. */
  readonly wrong: number
  readonly changed: number
  /** Changed rows that were called slower, in time or CPU time. */
  readonly found: number
}

const nothing: Tally = { runs: 0, wrong: 0, changed: 0, found: 0 }

/** Runs and prints a line for each run, one for each edition, and a total. */
export function printEdited({ runs, budget, only, row }: EditedStudy): void {
  console.log('\npublished addons with a known edit: runs, runs with a false claim, effects found')
  const work = mkdtempSync(join(tmpdir(), 'deadheat-edited-'))
  let all = nothing
  try {
    for (const addon of editedAddons) {
      if (only !== null && !addon.name.startsWith(only)) continue
      const directory = repositoryOf(addon, join(work, addon.name))
      const own: Record<Edition, Tally> = { moved: nothing, slower: nothing }
      for (let run = 0; run < runs; run++) {
        for (const edition of addon.slower === null ? (['moved'] as const) : editions) {
          const result = resultOf({ directory, edition, budget, row })
          own[edition] = together(own[edition], tallied(result, { addon, edition }))
          console.log(`${addon.name}@${addon.version}, ${edition}: ${textOf(own[edition])}`)
        }
      }
      all = together(all, together(own.moved, own.slower))
    }
    console.log(`all: ${textOf(all)}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const editions = ['moved', 'slower'] as const
type Edition = (typeof editions)[number]

/** A repository with the addon's published source as the tag `base`, and a tag for each edition. */
function repositoryOf(addon: EditedAddon, directory: string): string {
  const { name, version, moved, slower } = addon
  const folder = `${directory}-package`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const words = ['install', `${name}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', words, { cwd: folder, stdio: 'ignore' })
  cpSync(join(folder, 'node_modules', name), directory, {
    recursive: true,
    filter: (path) => !/[/](?:prebuilds|build)$/.test(path),
  })
  // Nothing but what compiling takes: its own scripts would look for ready-made files.
  const text = readFileSync(join(directory, 'package.json'), 'utf8')
  const { dependencies } = manifestSchema.parse(JSON.parse(text))
  const manifest = { name, version, gypfile: true, dependencies }
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(directory, '.gitignore'), 'node_modules\nbuild\n')
  writeBenchmarks(addon, join(directory, 'benchmarks'))
  const git = (...argv: readonly string[]): void => {
    execFileSync('git', [...author, ...argv], { cwd: directory, stdio: 'ignore' })
  }
  const tag = (edition: string): void => {
    git('add', '.')
    git('commit', '--message', edition)
    git('tag', edition)
  }
  git('init')
  tag('base')
  edit(join(directory, moved), [[/(?<=#include[^\n]*\n)/, unused]])
  tag('moved')
  git('checkout', 'base')
  if (slower !== null) {
    edit(join(directory, slower.file), slower.texts)
    tag('slower')
    git('checkout', 'base')
  }
  return directory
}

function edit(path: string, texts: readonly (readonly [string | RegExp, string])[]): void {
  const edited = texts.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, () => to)
      if (next === text) throw new Error(`expected ${String(from)} in ${path}, got none`)
      return next
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, edited)
}

function writeBenchmarks({ addon, benchmarks }: EditedAddon, folder: string): void {
  mkdirSync(folder)
  for (const [name, { call }] of Object.entries(benchmarks)) {
    writeFileSync(
      join(folder, `${name}.cjs`),
      `const addon = require('../build/Release/${addon}.node')
const data = {
  ascii: Buffer.from('abcdefgh'.repeat(8000)),
  mixed: Buffer.from('aéb€cdefgh'.repeat(5000)),
  short: Buffer.from('abcdefghijklmnop'),
  output: Buffer.alloc(64000),
  mask: Buffer.from([1, 2, 3, 4]),
  state(Class) {
    if (data.kept === undefined) {
      data.kept = new Class()
      data.kept.initialize(1088, 512)
    }
    return data.kept
  },
}
module.exports = { run() { return ${call} } }
`,
    )
  }
}

interface WholeRun {
  readonly directory: string
  readonly edition: Edition
  readonly budget: string
  readonly row: string | null
}

function resultOf({ directory, edition, budget, row }: WholeRun): Result {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-run-'))
  try {
    const argv = [
      cli,
      'compare',
      'base',
      edition,
      '--budget',
      budget,
      '--results',
      folder,
      ...(row === null ? [] : ['--only', row]),
    ]
    const { stderr } = spawnSync(process.execPath, argv, {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // Neither a regression nor a run that has settled nothing is trouble: both are counted.
    if (!existsSync(join(folder, 'result.json'))) {
      throw new Error(`expected a run, got ${stderr.slice(-2000)}`)
    }
    return resultSchema.parse(JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Truth {
  readonly addon: EditedAddon
  readonly edition: Edition
}

function tallied({ plan, findings }: Result, { addon, edition }: Truth): Tally {
  const gates = gatingOf(plan)
  const judged = findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric))
  let wrong = 0
  let changed = 0
  let found = 0
  for (const [name, { isSlower }] of Object.entries(addon.benchmarks)) {
    const own = judged.filter(({ benchmarkId }) => benchmarkId === name)
    if (own.length === 0) continue
    const isChanged = edition === 'slower' && isSlower
    const claims = own.filter(
      ({ metric, verdict }) =>
        verdict === 'improvement' ||
        (verdict === 'regression' && !(isChanged && (metric === 'time' || metric === 'cpu'))),
    )
    wrong += claims.length
    if (isChanged) changed++
    if (isChanged && own.some(({ verdict }) => verdict === 'regression')) found++
    console.log(
      `  ${addon.name} ${edition} ${name}: ${own.map(textOfFinding).join('; ')}${claims.length > 0 ? ' FALSE' : ''}`,
    )
  }
  return { runs: 1, wrong: wrong > 0 ? 1 : 0, changed, found }
}

function textOfFinding({ metric, verdict, judged }: Result['findings'][number]): string {
  if (judged === null || judged === undefined) return `${String(metric)} ${verdict}`
  const [low, high] = judged.ci.map((end) => (end === null ? '?' : (100 * end).toFixed(1)))
  const estimate = judged.estimate === null ? '?' : (100 * judged.estimate).toFixed(1)
  return `${String(metric)} ${verdict} ${estimate} (${String(low)} … ${String(high)}), ${judged.pairs} pairs`
}

function together(one: Tally, other: Tally): Tally {
  return {
    runs: one.runs + other.runs,
    wrong: one.wrong + other.wrong,
    changed: one.changed + other.changed,
    found: one.found + other.found,
  }
}

function textOf({ runs, wrong, changed, found }: Tally): string {
  return `${runs} runs, ${wrong} with a false claim, ${found} of ${changed} effects found`
}
