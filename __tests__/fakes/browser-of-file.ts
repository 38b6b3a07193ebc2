import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, watched, type Misdeeds } from './browser.ts'

/** A page in a browser, and what it did that it may not do. */
export interface OpenedPage {
  readonly page: Page
  readonly misdeeds: Misdeeds
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
  return async (
    file: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<OpenedPage> => {
    const page = await (await browser.newContext(options)).newPage()
    const misdeeds = watched(page)
    await page.goto(pathToFileURL(file).href)
    return { page, misdeeds }
  }
}
