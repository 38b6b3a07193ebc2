import { readFileSync } from 'node:fs'
import { parseJournal, resultOf } from 'deadheat/judge'

export const question = 'what does reading a journal cost, and judging it again?'

export const parameters = { does: ['read', 'judge'] }

export function setup(given) {
  const path = new URL('../../__tests__/fixtures/journals/journal.ndjson', import.meta.url)
  const text = readFileSync(path, 'utf8')
  const entries = parseJournal(text, 'journal.ndjson')
  return { does: given.does, text, entries }
}

export function run(state) {
  if (state.does === 'read') return parseJournal(state.text, 'journal.ndjson').length
  return resultOf(state.entries).findings.length
}
