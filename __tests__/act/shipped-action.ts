import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { TOP } from '../repository/tracked-files.ts'

const manifestSchema = z.looseObject({ files: z.array(z.string()) })

/**
 * Copies of the checkout what is shipped and nothing else, so that an action that needs more fails.
 *
 * @param directory - does not exist yet
 * @throws Error when a part is missing: `npm run build` makes dist/
 */
export function shippedAction(directory: string): string {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')))
  mkdirSync(directory, { recursive: true })
  for (const name of ['package.json', ...manifest.files]) {
    if (!existsSync(join(TOP, name))) {
      throw new Error(`expected ${name} in the checkout, got none: run "npm run build" first`)
    }
    cpSync(join(TOP, name), join(directory, name), { recursive: true })
  }
  return directory
}

/** Where the tests have what stands for an action; `null` for ours. */
export function standInOf(uses: string): string | null {
  const name = /^actions\/([\w-]+)@/.exec(uses)?.[1]
  return name === undefined ? null : fileURLToPath(new URL(`actions/${name}`, import.meta.url))
}
