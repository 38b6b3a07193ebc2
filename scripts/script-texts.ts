import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../src', import.meta.url))

/**
 * `src/model/scripts.ts`: the scripts beside the code that runs them as texts, so that they are started without reading
 * any file, from the sources as from the bundle.
 */
export function scriptsModule(): string {
  const lines = globSync('**/*.{sh,cjs}', { cwd })
    .toSorted()
    .map((path) => `  '${path}':\n    ${JSON.stringify(readFileSync(`${cwd}/${path}`, 'utf8'))},\n`)
  return `// Made by "npm run generate" from the files of these names.

/** Programs that run outside of this one, by their place in \`src/\`. */
export const scripts = {
${lines.join('')}} as const
`
}
