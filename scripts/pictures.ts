/**
 * `npm run pictures -- RESULTS`: the pictures of the README, of a run's comment and of its page, light and dark. RESULTS
 * is the folder of a run, such as `demo-results` of `npm run demo`. `docs/pictures/comment.sha256` is of the comment that
 * they show: a release is refused where this version says something else of that run.
 *
 *   npm run pictures -- demo-results     makes them anew
 *   npm run pictures -- --check          whether they show what this version writes
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { marked } from 'marked'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../__tests__/fakes/browser.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const kept = join(top, 'docs/pictures')
const JOURNAL = 'journal.ndjson.gz'
const require = createRequire(import.meta.url)
const STYLES = {
  light: require.resolve('github-markdown-css/github-markdown-light.css'),
  dark: require.resolve('github-markdown-css/github-markdown-dark.css'),
}
const SCHEMES = ['light', 'dark'] as const
/** As wide as GitHub shows a comment, and a page that fits beside it. */
const WIDTHS = { comment: 800, page: 1100 }
const CIRCLES: Readonly<Record<string, string>> = {
  '🔴': '#d1242f',
  '🟠': '#e8853a',
  '🟡': '#d4a72c',
  '🟢': '#1a7f37',
  '⚪': '#8c959f',
}
const PAGE_HEIGHT = 760

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const [results] = positionals
const folder = mkdtempSync(join(tmpdir(), 'deadheat-pictures-'))
try {
  if (values.check) check()
  else if (results === undefined) throw new Error('expected the folder of a run, got none')
  else await make(results)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Judges the journal that was kept by this version. */
function judged(): { readonly comment: string; readonly page: string } {
  const journal = join(folder, 'journal.ndjson')
  writeFileSync(journal, gunzipSync(readFileSync(join(kept, JOURNAL))))
  const words = ['replay', journal, '--results', folder]
  const { status } = spawnSync(process.execPath, [join(top, 'dist/cli.js'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === null || status > 1)
    throw new Error(`expected a run that this version can judge in ${kept}: npm run demo`)
  const text = readFileSync(join(folder, 'report.md'), 'utf8')
  return { comment: text, page: join(folder, 'report.html') }
}

function check(): void {
  const { comment } = judged()
  if (digestOf(comment) === readFileSync(join(kept, 'comment.sha256'), 'utf8')) return
  throw new Error(
    'expected pictures of what this version writes, got older ones: npm run demo && npm run pictures -- demo-results',
  )
}

async function make(from: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  // Where it was run is nobody's business.
  const journal = readFileSync(join(from, 'journal.ndjson'), 'utf8')
    .replaceAll(top, '/deadheat/')
    .replaceAll(`${homedir()}/`, '/home/')
  writeFileSync(join(kept, JOURNAL), gzipSync(journal))
  const { comment, page } = judged()
  writeFileSync(join(kept, 'comment.sha256'), digestOf(comment))
  const browser = await launchBrowser()
  for (const scheme of SCHEMES) {
    const file = join(folder, 'comment.html')
    writeFileSync(file, await commentPage(comment, scheme))
    await picture(browser, file, ['comment', scheme])
    await picture(browser, page, ['page', scheme])
  }
  await browser.close()
}

function digestOf(text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}\n`
}

async function commentPage(text: string, scheme: keyof typeof STYLES): Promise<string> {
  const style = `${readFileSync(STYLES[scheme], 'utf8')} .markdown-body { padding: 16px }`
  const body = await marked(text.replaceAll('[!WARNING]', '**Warning**'))
  // The browser of the tests has no font with these.
  const drawn = body.replaceAll(/[\u{1F534}\u{1F7E0}\u{1F7E1}\u{1F7E2}\u26AA]/gu, (circle) => {
    const fill = CIRCLES[circle] ?? 'gray'
    return `<svg width="0.8em" height="0.8em" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="${fill}"/></svg>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body class="markdown-body">${drawn}`
}

async function picture(
  browser: Browser,
  file: string,
  [name, scheme]: readonly [keyof typeof WIDTHS, keyof typeof STYLES],
): Promise<void> {
  const viewport = { width: WIDTHS[name], height: PAGE_HEIGHT }
  const page = await browser.newPage({ colorScheme: scheme, viewport })
  await page.goto(pathToFileURL(file).href)
  const path = join(kept, `${name}-${scheme}.png`)
  await page.screenshot({ path, fullPage: name === 'comment' })
  await page.close()
}
