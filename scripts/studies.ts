/**
 * `npm run studies [-- NAME… --from FOLDER --as FILE]`: writes the pages of the studies, docs/studies/NAME.md,
 * from the runs that are kept in docs/studies/data/NAME; what stands above the mark of a page is written
 * by hand. With `--from`, the run in FOLDER, the results of `deadheat study NAME`, is kept first, as
 * FILE.json, or by the name of its preset. A page names its runs in the order of `runs` below its title.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { keptRun, type KeptRun } from './studies/kept-run.ts'
import { printedCount, studyOfToday, withPrinted } from './studies/printed-cells.ts'
import { resultIn } from './studies/result-in.ts'
import { joinedTables, plotOf, studyPage } from './studies/study-page.ts'

const STUDIES = fileURLToPath(new URL('../docs/studies', import.meta.url))
const LINES = 150
const MARK = '<!-- measured -->'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, as: { type: 'string' } },
})
const data = join(STUDIES, 'data')
const names = positionals.length === 0 ? readdirSync(data) : positionals
for (const name of names) {
  const folder = join(data, name)
  if (values.from !== undefined) keep(folder, values.from)
  await writePage(name, folder)
}

function keep(folder: string, from: string): void {
  const result = resultIn(from)
  if (result === null) throw new Error(`expected a result in ${from}, got none`)
  const run = keptRun(result)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${values.as ?? run.preset}.json`), `${JSON.stringify(run)}\n`)
}

/** Runs at the study's own size come first, and others by their names. */
function runsIn(folder: string): readonly (readonly [string, KeptRun])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted((first, second) => rank(first) - rank(second) || (first < second ? -1 : 1))
    .map((file) => [file, parsed(readFileSync(join(folder, file), 'utf8'))] as const)
}

/** Written by `keep`, and so by this program. */
function parsed(text: string): KeptRun {
  return z.custom<KeptRun>((value) => typeof value === 'object').parse(JSON.parse(text))
}

function rank(file: string): number {
  return file.startsWith('published') ? 0 : file.startsWith('quick') ? 2 : 1
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
  const lines = LINES - byHand.trimEnd().split('\n').length - 4
  const reasons = study.document?.notShown
  const part = studyPage(name, links, { plot, lines, tables, ...(reasons && { reasons }) })
  writeFileSync(path, `${byHand.trimEnd()}\n\n${MARK}\n\n${part}\n`)
  const { printed, open } = printedCount(tables)
  const without = open.map((cell) => `  without ours: ${cell}\n`).join('')
  process.stdout.write(
    `written: docs/studies/${name}.md; printed cells: ${String(printed.length)}\n${without}`,
  )
}
