import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const Line = z.object({ key: z.string(), passed: z.number() })

/** Something that passed: a step by name, or a test file by its path from the top, with its number of tests. */
export type Passed = z.infer<typeof Line>

/** Appends a line to a record in a single write, so that it survives an interruption. */
export function recordPassed(file: string, passed: Passed): void {
  appendFileSync(file, `${JSON.stringify(passed)}\n`)
}

/**
 * The content of a record, by key; nothing when there is no record. A truncated line is ignored.
 */
export function readPassed(file: string): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(parsed)
  return new Map(lines.map(({ key, passed }) => [key, passed]))
}

function parsed(line: string): readonly Passed[] {
  try {
    return [Line.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
