import { spawnSync, type StdioOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDocument } from '../src/model/complaint-of.ts'
import { resultSchema, type Result } from '../src/model/judging/result.ts'

/** The shipped program. */
export const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

// As --help has them: no regression, a regression, something that could not be measured, which is a gap.
const MEASURED: ReadonlySet<number | null> = new Set([0, 1, 3])

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

/** The result of a run whose results go to that folder; an Error where it was not measured. */
export function resultOf(
  words: readonly string[],
  folder: string,
  options: { readonly cwd?: string; readonly stdio: StdioOptions },
): Result {
  const argv = [PROGRAM, ...words, '--results', folder]
  const { status } = spawnSync(process.execPath, argv, options)
  const result = resultIn(folder)
  // Neither a wrong request nor a run that was stopped: it ends early where something was seen.
  if (!MEASURED.has(status) || result === null)
    throw new Error(`expected ${folder} to be measured, got exit code ${String(status)}`)
  return result
}
