import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { RecordLine } from '../../../src/parts/record/record-line.ts'
import { siteFiles } from '../../../src/parts/record/site-files.ts'
import { browserOfFile, flawsOf, widthBeyond } from '../../fakes/browser.ts'
import { folderOfFile, plantFiles } from '../../fakes/git-repository.ts'
import { recordedCommit, recordedRow, recordLine } from './record-lines.ts'
import { hostileNames } from '../../render/hostile-names.ts'
import { inWhole } from '../../whole.ts'

const hostile = hostileNames.map((name, at) => `${name.slice(0, 290)} ${String(at)}`)

/** Thirty pushes; the fifteenth makes one row slower. All text that others write is hostile in some. */
const lines: readonly RecordLine[] = Array.from({ length: 30 }, (_, index) => {
  const position = index + 2
  const noise = 0.004 * Math.sin(7 * index)
  const title = hostile[index % hostile.length]?.slice(0, 200) ?? ''
  const head = recordedCommit(position, {
    title,
    pull: position,
    tags: position % 10 === 0 ? [`v1.${position}`] : [],
  })
  return recordLine(
    position,
    [
      recordedRow((index === 14 ? 0.2 : 0) + noise, { benchmark: 'parse' }),
      ...hostile.map((benchmark) => recordedRow(noise, { benchmark })),
    ],
    { head, project: title, report: `https://github.com/octo/addon/actions/runs/${position}` },
  )
})

const folder = folderOfFile()
const openPage = browserOfFile()
const opened = (options?: Parameters<typeof openPage>[1]) =>
  openPage(join(folder, 'index.html'), options)
for (const { path, content } of siteFiles(lines)) plantFiles(folder, { [path]: content })

async function onEachPage(page: Page, look: () => Promise<void>): Promise<void> {
  await look()
  await page.locator('a[href^="b/"]', { hasText: 'parse' }).first().click()
  await page.waitForSelector('svg')
  await look()
}

describe('the site in a browser', () => {
  it('asks no network, complains of nothing and makes nothing of hostile names', async () => {
    const { page, misdeeds } = await opened()
    const texts: string[] = []
    await onEachPage(page, async () => {
      expect(await page.locator('img, iframe, script, object, embed').count()).toBe(0)
      const addresses = await page
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(
        addresses.filter((one) => /^(?!https:\/\/github\.com\/|[\w./#-]+$)/.test(one)),
      ).toEqual([])
      texts.push((await page.locator('body').textContent()) ?? '')
    })
    const injected = hostile.find((name) => name.startsWith('<img')) ?? 'none'
    expect(texts.join('\n')).toContain(injected)
    const isOwn = (address: string): boolean =>
      address === pathToFileURL(join(folder, 'style.css')).href
    expect(misdeeds.complaints).toEqual([])
    expect(misdeeds.requests.filter((address) => !isOwn(address))).toEqual([])
  })

  it('leads from the row that changed to the commit that did it, by the keyboard alone', async () => {
    const { page } = await opened()
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent')
    for (let presses = 0; presses < 60 && (await focused()).trim() !== 'parse'; presses += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForSelector('svg')
    expect(await page.locator('body').textContent()).toContain(lines[14]?.head.sha.slice(0, 7))
  })

  it('says what a point is under a mouse, the focus or a finger, and leads to its row', async () => {
    const { page } = await opened({ hasTouch: true, viewport: { width: 360, height: 800 } })
    await page.locator('a[href^="b/"]', { hasText: 'parse' }).first().click()
    const spot = page.locator('.spot').nth(25)
    const said = spot.locator('text')
    expect(await said.isVisible()).toBe(false)
    await spot.locator('.hit').hover()
    expect(await said.isVisible()).toBe(true)
    expect(await said.textContent()).toMatch(/^\w{7} · \d{4}-\d\d-\d\d · \+\d/)
    await page.mouse.move(0, 0)
    expect(await said.isVisible()).toBe(false)
    await spot.focus()
    expect(await said.isVisible()).toBe(true)
    await spot.locator('.hit').tap()
    expect(new URL(page.url()).hash).toMatch(/^#\w{7}$/)
    expect(await page.locator('tr:has(:target)').count()).toBe(1)
  })

  // The checker is put into the pages, which their own policy forbids.
  it.each(['light', ...inWhole('dark')] as const)('has no flaw in the %s theme', async (theme) => {
    const { page } = await opened({ colorScheme: theme, bypassCSP: true })
    await onEachPage(page, async () => expect(await flawsOf(page)).toEqual([]))
  })

  it.each([320, ...inWhole(375)])('fits a screen of %i pixels, not sideways', async (width) => {
    const { page } = await opened({ viewport: { width, height: 800 } })
    await onEachPage(page, async () => expect(await widthBeyond(page)).toBeLessThanOrEqual(0))
  })
})
