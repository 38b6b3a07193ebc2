import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { JOURNAL } from './kept-run.ts'

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
