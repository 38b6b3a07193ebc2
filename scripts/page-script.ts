import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const entry = fileURLToPath(new URL('../src/render/page/client/index.ts', import.meta.url))

/** A style sheet of `src/` as a literal, without comments and line ends. */
function styleText(path: string): string {
  const text = readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
  const bare = text.replaceAll(/\/\*.*?\*\//gs, '')
  return JSON.stringify(bare.replaceAll(/\s+/g, ' ').trim())
}

/**
 * `src/render/page/page-text.ts`: the script and the styles of the pages as texts, so that a page is made without reading
 * any file, from the sources as from the bundle.
 */
export async function pageTextModule(): Promise<string> {
  const build = await rolldown({ input: entry, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  const [{ code }] = output
  if (/<\/script|<!--/i.test(code))
    throw new Error('expected a script that can stand in a page, got one that ends its element')
  return `// Made by "npm run generate" from render/page/client/index.ts with what it imports, page.css and site.css.

/** The script of the report page. */
export const clientText =
  ${JSON.stringify(code.trim())}

/** The style of the report page. */
export const pageStyle =
  ${styleText('render/page/page.css')}

/** What the pages of a record have besides. */
export const siteStyle =
  ${styleText('parts/record/site.css')}
`
}
