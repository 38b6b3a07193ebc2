import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something that passed: a step by name, or a test file by its path from the top, with its number of tests. */
export type Passed = { readonly key: string; readonly passed: number }

/** Adds a file to the folder of a record, so that it survives an interruption. */
export function recordPassed(record: string, { key, passed }: Passed): void {
  writeFileSync(join(record, encodeURIComponent(key)), String(passed))
}

/** The content of a record, by key. */
export function readPassed(record: string): ReadonlyMap<string, number> {
  return new Map(
    readdirSync(record).map((name) => [
      decodeURIComponent(name),
      Number(readFileSync(join(record, name), 'utf8')),
    ]),
  )
}
