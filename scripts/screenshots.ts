// `npm run screenshots -- FOLDER`: screenshots of all golden comments in a browser. Each shows the
// light page, the dark page and a phone's side by side. Exits with 1 when text overflows a page.
// The browser is $CHROMIUM, or `chromium` on the PATH.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { htmlOf } from '../__tests__/fakes/markdown.ts'
import { installTools } from './test-tools.ts'
import { sheet, sheetWidth } from './screenshots/sheet.ts'

const golden = fileURLToPath(new URL('../__tests__/golden/', import.meta.url))
const chromium = process.env['CHROMIUM'] ?? 'chromium'
const longestPixels = 16_000

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('expected the folder for the pictures, got none: npm run screenshots -- FOLDER')
  process.exitCode = 2
} else {
  await installTools((text) => console.error(text))
  process.exitCode = paintAll(resolve(folder)) ? 0 : 1
}

/** Renders every golden file; returns `false` when one of them does not fit. */
function paintAll(target: string): boolean {
  mkdirSync(target, { recursive: true })
  const names = ['', 'live', 'report'].flatMap((part) =>
    readdirSync(join(golden, part))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(part, name)),
  )
  const pages = htmlOf(names.map((name) => readFileSync(join(golden, name), 'utf8')))
  const scratch = mkdtempSync(join(tmpdir(), 'deadheat-screenshots-'))
  try {
    const complaints = names.map((name, index) => {
      const picture = join(target, `${name.replaceAll('/', '-').slice(0, -'.md'.length)}.png`)
      const found = paint(pages[index] ?? '', picture, scratch)
      console.log(`${basename(picture)}${found === '' ? '' : `: runs out of its page: ${found}`}`)
      return found
    })
    return complaints.every((found) => found === '')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** @returns the texts that overflow their page; empty when all fit */
function paint(html: string, picture: string, scratch: string): string {
  const file = join(scratch, 'page.html')
  writeFileSync(file, sheet(html))
  const address = pathToFileURL(file).href
  const measured = browse(['--dump-dom', address], scratch)
  const [, height = '1000', found = ''] =
    /<html[^>]* data-height="(\d+)" data-found="([^"]*)"/.exec(measured) ?? []
  const size = `${sheetWidth},${Math.min(Number(height), longestPixels)}`
  browse([`--window-size=${size}`, `--screenshot=${picture}`, address], scratch)
  return found
}

function browse(rest: readonly string[], scratch: string): string {
  const { status, stdout, stderr, error } = spawnSync(
    chromium,
    [
      '--headless',
      '--disable-gpu',
      '--hide-scrollbars',
      // The page is our own, and the root user has no other option.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--user-data-dir=${join(scratch, 'profile')}`,
      ...(rest.some((one) => one.startsWith('--window-size'))
        ? []
        : [`--window-size=${sheetWidth},1000`]),
      ...rest,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 60_000 },
  )
  if (error !== undefined || status !== 0) {
    throw new Error(
      `expected a Chromium as ${chromium}, got ${error?.message ?? stderr.slice(-500)}; CHROMIUM=PATH names another one`,
    )
  }
  return stdout
}
