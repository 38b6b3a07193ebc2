import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const exampleSuitePath = fileURLToPath(new URL('../../docs/examples/suite', import.meta.url))

export function exampleSuite(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(exampleSuitePath).map((name) => [
      name,
      readFileSync(`${exampleSuitePath}/${name}`, 'utf8'),
    ]),
  )
}
