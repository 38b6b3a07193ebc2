import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'

/** Starts the Chromium of the test tools, with the libraries and fonts that came with it. */
export function launchBrowser(): Promise<Browser> {
  const { program, libraryDirectory, fontsFile } = toolPaths().browser
  return chromium.launch({
    executablePath: program,
    // The pages are our own, and root has no other choice than to go without its sandbox.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...process.env, LD_LIBRARY_PATH: libraryDirectory, FONTCONFIG_FILE: fontsFile },
  })
}

/** Opens pages from the disk in a browser of this file of tests, each until the end of its test. */
export function browserOfFile() {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  afterAll(() => browser.close())
  return async (file: string, options: Parameters<Browser['newContext']>[0] = {}) => {
    const page = await (await browser.newContext(options)).newPage()
    // Errors and warnings, thrown or written to the console, and addresses beside that of the file itself.
    const misdeeds: Record<'complaints' | 'requests', string[]> = { complaints: [], requests: [] }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) misdeeds.complaints.push(message.text())
    })
    page.on('pageerror', (error) => misdeeds.complaints.push(error.message))
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) misdeeds.requests.push(request.url())
    })
    await page.goto(pathToFileURL(file).href)
    return { page, misdeeds }
  }
}

/** By how many pixels a page is wider than its window. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
}

/** What the checker of accessibility finds; its script is refused unless the policy is bypassed. */
export async function flawsOf(page: Page): Promise<unknown> {
  await page.addScriptTag({ content: axe.source })
  return page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' ')))`,
  )
}
