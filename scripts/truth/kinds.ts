import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { plantFiles } from '../../__tests__/fakes/git-repository.ts'
import list from './kinds.json' with { type: 'json' }

const code = fileURLToPath(new URL('code', import.meta.url))

const changeSchema = z.strictObject({
  /** By what share head does more work in all. */
  more: z.number(),
  /** In which share of tables it may be called the same, as docs/statistics.md derives; otherwise in none. */
  sameAtMost: z.number().default(0),
})

const kindSchema = z.strictObject({
  /** Its folder in `code`, which holds its settings, too, where it has any. */
  name: z.string(),
  /** Units of work in a call of the unchanged row. */
  units: z.number(),
  /** Its rows; the usual ones are those of a table whose every call does as much, with one at the threshold. */
  rows: z.record(z.string(), changeSchema).default({
    same: { more: 0, sameAtMost: 0 },
    two: { more: 0.02, sameAtMost: 1 },
    five: { more: 0.05, sameAtMost: 0 },
  }),
})

/** Code of a package of which the truth is known: what its units of work cost is the same on both sides. */
export type Kind = z.infer<typeof kindSchema>

/** What is true of a row. */
export type Change = z.infer<typeof changeSchema>

/** All that is measured in one night: real processes, threads and connections around the same work. */
export const kinds: readonly Kind[] = z.array(kindSchema).parse(list)

/** Writes the package of a kind into a folder, as base or head has it. */
export function writePackage(
  folder: string,
  { name, units, rows }: Kind,
  { isChanged }: { readonly isChanged: boolean },
): void {
  for (const part of ['common', name]) cpSync(join(code, part), folder, { recursive: true })
  const unitsOfRows = Object.entries(rows).map(([row, { more }]) => [
    row,
    Math.round(units * (isChanged ? 1 + more : 1)),
  ])
  plantFiles(folder, {
    'package.json': '{ "name": "truth", "version": "1.0.0", "license": "MIT" }\n',
    'units.json': JSON.stringify(Object.fromEntries(unitsOfRows)),
  })
  if (!existsSync(join(folder, 'call.cjs'))) return
  for (const row of Object.keys(rows)) {
    const text = `const { call } = require('../call.cjs')\nconst units = require('../units.json').${row}\nmodule.exports = { run: () => call(units) }\n`
    plantFiles(join(folder, 'benchmarks'), { [`${row}.cjs`]: text })
  }
}
