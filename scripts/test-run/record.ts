import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Tests that were not run. */
  skipped: z.array(z.object({ name: z.string(), tags: z.array(z.string()) })),
})

/** What came of a step or of a test file. */
export type Counts = z.infer<typeof countsSchema>

/** Keeps what came of a step, by its name, or of a test file, by its path from the top: a file each, to survive an interruption. */
export function record(folder: string, key: string, counts: Counts): void {
  writeFileSync(join(folder, encodeURIComponent(key)), JSON.stringify(counts))
}

/** All that a folder keeps, by key. */
export function recordedIn(folder: string): ReadonlyMap<string, Counts> {
  return new Map(
    readdirSync(folder).map((name) => [
      decodeURIComponent(name),
      countsSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ]),
  )
}
