import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from '../../src/model/complaint-of.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'

/** The result that a run has left in its folder; `null` without one, a UsageError for another file. */
export function resultIn(folder: string): Result | null {
  const file = join(folder, 'result.json')
  if (!existsSync(file)) return null
  return parseDocument(resultSchema, {
    content: readFileSync(file, 'utf8'),
    what: 'a result',
    file,
  })
}
