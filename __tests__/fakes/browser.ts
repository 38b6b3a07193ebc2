import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
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

/** What a page did that a report may not do. */
export interface Misdeeds {
  /** What it wrote to the console as an error or a warning, and what it threw. */
  readonly complaints: string[]
  /** Addresses that it asked for, the file itself left out. */
  readonly requests: string[]
}

/** Watches a page from before it is loaded. */
export function watched(page: Page): Misdeeds {
  const misdeeds: Misdeeds = { complaints: [], requests: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) misdeeds.complaints.push(message.text())
  })
  page.on('pageerror', (error) => misdeeds.complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) misdeeds.requests.push(request.url())
  })
  return misdeeds
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
