import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { parts } from '../../src/parts/index.ts'
import { measuredTables, type MeasuredTable } from '../../src/parts/studies/measured-tables.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { notMeasured } from '../../src/render/rows/not-measured.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'

/** How the journal of a run is kept. */
export const JOURNAL = '.ndjson.gz'

/** The run under several Node.js, which has a chart of its own. */
export const RELEASES = 'releases'

/** A run as the tables of its page need it; `missed` is what was to be measured and was not. */
export type KeptRun = Readonly<Record<'file' | 'date' | 'preset' | 'machine' | 'command', string>> &
  Readonly<Record<'sides' | 'missed', readonly string[]>> & {
    readonly tables: readonly MeasuredTable[]
  }

/** A run in the tables that its study has today; an Error for several Node.js, which have no place there. */
export function keptRun(file: string, result: Result, tables: readonly StudyTable[]): KeptRun {
  const { plan, startedAt, machine, variants } = result
  if (variants !== undefined)
    throw new Error(
      `expected a run under one Node.js in ${file}, got several: --releases has those`,
    )
  const { chosen, revisions } = plan
  const studies = { source: '', tables: [...tables] }
  return {
    file,
    date: startedAt.slice(0, 10),
    preset: chosen?.preset ?? 'quick',
    sides: [...new Set([revisions.base.label, revisions.head.label])],
    machine: machineFacts(machine).slice(0, 2).join(', '),
    command: reproduceLine(result),
    missed: notMeasured(result).flatMap(({ ids }) => ids),
    tables: measuredTables({ ...result, plan: { ...plan, parts: { studies } } }),
  }
}

/**
 * Keeps the journal of a run, compressed, in the place of cells of that name. It names no folder of the person who
 * measured.
 *
 * @param from - the results folder of the run
 * @param as - what it is called; `null` for the name of its preset
 * @throws UsageError when there is no journal of a run
 */
export function keepJournal(from: string, folder: string, as: string | null): void {
  const text = readFileSync(join(from, 'journal.ndjson'), 'utf8').replaceAll(homedir(), '~')
  const [run] = parseJournal(text, from)
  const preset = run?.type === 'run' ? run.plan.chosen?.preset : undefined
  const name = as ?? preset ?? 'quick'
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}${JOURNAL}`), gzipSync(text, { level: 9 }))
  rmSync(join(folder, `${name}.json`), { force: true })
}

/** The result of a kept journal, judged anew. */
export function keptResult(path: string): Result {
  const text = gunzipSync(readFileSync(path)).toString('utf8')
  return resultOfJournals([parseJournal(text, path)], parts)
}

/**
 * The runs of a folder that fill the tables, those at the study's own size first. Of a run that was measured before
 * journals were kept there are its cells alone, without the causes of what was unknown.
 */
export function runsIn(folder: string, tables: readonly StudyTable[]): readonly KeptRun[] {
  return readdirSync(folder)
    .filter((file) => !file.startsWith(RELEASES))
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .flatMap((file) => {
      if (file.endsWith(JOURNAL)) return [keptRun(file, keptResult(join(folder, file)), tables)]
      return file.endsWith('.json') ? [cellsIn(folder, file)] : []
    })
}

function rank(file: string): number {
  return file.startsWith('published') ? 0 : file.startsWith('quick') ? 2 : 1
}

/** Written by an earlier version of this program, and read by no other. */
function cellsIn(folder: string, file: string): KeptRun {
  const text = readFileSync(join(folder, file), 'utf8')
  const run = z.custom<KeptRun>((value) => typeof value === 'object').parse(JSON.parse(text))
  return { ...run, file }
}
