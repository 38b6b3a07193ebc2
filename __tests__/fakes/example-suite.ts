import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Absolute path of the example suite that the documentation shows. */
export const exampleSuitePath = fileURLToPath(new URL('../../docs/examples/suite', import.meta.url))

/** Its files, by name. */
export function exampleSuite(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(exampleSuitePath).map((name) => [
      name,
      readFileSync(`${exampleSuitePath}/${name}`, 'utf8'),
    ]),
  )
}
