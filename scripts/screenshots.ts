// `npm run screenshots -- FOLDER`: screenshots of all golden comments in a browser. Each shows the
// light page, the dark page and a phone's side by side. Exits with 1 when text overflows a page.
// The browser is that of the test tools.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '../__tests__/fakes/browser.ts'
import { htmlOf } from '../__tests__/fakes/markdown.ts'
import { installTools } from './test-tools.ts'
import { sheet, sheetWidth } from './screenshots/sheet.ts'

const golden = fileURLToPath(new URL('../__tests__/golden/', import.meta.url))
// As much as a reader sees without scrolling far.
const tallestPixels = 1400

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('expected the folder for the pictures, got none: npm run screenshots -- FOLDER')
  process.exitCode = 2
} else {
  await installTools((text) => console.error(text))
  process.exitCode = (await paintAll(resolve(folder))) ? 0 : 1
}

/** Renders every golden file; returns `false` when one of them does not fit. */
async function paintAll(target: string): Promise<boolean> {
  mkdirSync(target, { recursive: true })
  const names = ['', 'live', 'report'].flatMap((part) =>
    readdirSync(join(golden, part))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(part, name)),
  )
  const pages = htmlOf(names.map((name) => readFileSync(join(golden, name), 'utf8')))
  let isFitting = true
  for (const [index, name] of names.entries()) {
    const picture = join(target, `${name.replaceAll('/', '-').slice(0, -'.md'.length)}.png`)
    const overflowing = await paint(pages[index] ?? '', picture)
    isFitting &&= overflowing === ''
    const complaint = overflowing === '' ? '' : `: runs out of its page: ${overflowing}`
    console.log(`${basename(picture)}${complaint}`)
  }
  return isFitting
}

/** @returns the texts that overflow their page; empty when all fit */
async function paint(html: string, picture: string): Promise<string> {
  // One for each picture: a second picture of the same browser fails on some machines.
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: sheetWidth, height: tallestPixels } })
    await page.setContent(sheet(html))
    await page.screenshot({ path: picture })
    return (await page.locator('html').getAttribute('data-found')) ?? ''
  } finally {
    await browser.close()
  }
}
