import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'

const journalName = 'journal.ndjson'

/**
 * The budget of a run that is measured in pieces: what it has taken already counts, so each piece adds its
 * own.
 *
 * @param results - folder of the run; it need not be there yet
 * @param piece - how long the next piece may take: `30min`
 * @returns a value for `--budget`
 * @throws UsageError when the piece is no time, or the folder has a journal that is none
 */
export function pieceBudget(results: string, piece: string): string {
  const { budget = 0 } = settingFromText('budget', piece, '--budget')
  return `${String(Math.ceil(spentSeconds(join(results, journalName)) + budget))}s`
}

function spentSeconds(journal: string): number {
  if (!existsSync(journal)) return 0
  return resultOfJournals([parseJournal(readFileSync(journal, 'utf8'), journal)]).seconds
}
