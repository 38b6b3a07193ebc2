import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../src', import.meta.url))

/**
 * `src/model/texts.ts`: the scripts and helps that lie beside the code that uses them, as texts, so that none of them
 * is read, from the sources as from the bundle.
 */
export function textsModule(): string {
  const lines = globSync('**/*.{sh,cjs,pl,txt}', { cwd })
    .toSorted()
    .map((path) => `  '${path}':\n    ${JSON.stringify(readFileSync(`${cwd}/${path}`, 'utf8'))},\n`)
  return `// Made by "npm run generate" from the files of these names.

/** Scripts that other programs run, and helps, by their place in \`src/\`. */
export const texts = {
${lines.join('')}} as const
`
}
