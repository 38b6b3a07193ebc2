import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const Line = z.object({ key: z.string(), passed: z.number() })

/** What passed: a step by its name, or a file of tests by its path from the top, and how many tests it held. */
export type Passed = z.infer<typeof Line>

/** Adds a line to a record; whole, so that it outlives an interruption. */
export function recordPassed(file: string, passed: Passed): void {
  appendFileSync(file, `${JSON.stringify(passed)}\n`)
}

/** What a record holds, by key; nothing when there is none. A line that was cut short counts for nothing. */
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
