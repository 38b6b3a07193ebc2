import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const entry = fileURLToPath(new URL('../src/parts/page-script.ts', import.meta.url))

/**
 * `src/render/page/client-text.ts`: the script of the report page as one text, so that a report is made
 * without reading any file, from the sources as from the bundle.
 */
export async function pageScriptModule(): Promise<string> {
  const build = await rolldown({ input: entry, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  const [{ code }] = output
  if (/<\/script|<!--/i.test(code)) {
    throw new Error('expected a script that can stand in a page, got one that ends its element')
  }
  return `// Made by "npm run generate" from parts/page-script.ts and what it imports.

/** The script of the report page. */
export const clientText =
  ${JSON.stringify(code.trim())}
`
}
