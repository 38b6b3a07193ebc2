import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { parts } from '../../../src/parts/index.ts'
import { reportPage, type ReportRun } from '../../../src/render/page/report-page.ts'
import { browserOfFile, flawsOf, widthBeyond } from '../../fakes/browser.ts'
import { folderOfFile } from '../../fakes/git-repository.ts'
import { exampleRun } from '../../fakes/report-runs.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'
import { studyResult } from '../../fakes/study-result.ts'
import { hostileNames } from '../hostile-names.ts'
import { inWhole } from '../../whole.ts'

const { entries, taken } = exampleRun()
const example = { result: resultOf(entries, parts), taken }

const folder = folderOfFile()
const openPage = browserOfFile()

/** The report of a run, in a page of its own, when its script is ready. */
async function opened(run: ReportRun, options?: Parameters<typeof openPage>[1]) {
  const file = join(folder, 'report.html')
  writeFileSync(file, reportPage({ parts, ...run }, pageTools))
  const { page, misdeeds } = await openPage(file, options)
  await page.waitForSelector('.filter:enabled')
  return { page, misdeeds }
}

async function openRow(page: Page, name: string): Promise<void> {
  await page.locator('.open', { hasText: name }).click()
  await page.waitForSelector('.drawer .detail')
}

const names = '.row .name'

describe('the report in a browser', () => {
  it('shows a row with all that is known of it, asks no network and complains of nothing', async () => {
    const { page, misdeeds } = await opened(example)
    await openRow(page, 'db-bench/write-sorted')
    const captions = await page.locator('.drawer figcaption').allTextContents()
    expect(captions).toEqual([
      'Pairs in run order: head against base',
      'Where the time of a call went, by function',
    ])
    expect(await page.locator('.drawer figure table').textContent()).toContain('serialise')
    expect(await page.locator('.drawer figure circle.pt').count()).toBe(60)
    expect(await page.locator('.drawer .pw').count()).toBe(1)
    expect(await page.locator('.drawer path.look').count()).toBe(6)
    expect(await page.locator('.drawer .again code').textContent()).toContain(
      '--only db-bench/write-sorted',
    )
    await page.locator('.metric', { hasText: 'peak memory' }).click()
    await page.waitForSelector('.drawer .metric[aria-pressed=true]:has-text("peak memory")')
    expect(misdeeds).toEqual({ complaints: [], requests: [] })
  })

  it('opens and closes a row wherever one clicks', async () => {
    const { page } = await opened(example)
    const row = page.locator('tr.row').first()
    for (const cell of await row.locator('td:visible').all()) {
      await cell.click({ position: { x: 2, y: 2 } })
      await page.waitForSelector('.drawer .detail')
      await cell.click({ position: { x: 2, y: 2 } })
      await expect.poll(() => page.locator('.drawer').count()).toBe(0)
    }
  })

  it('sorts by any column, and filters by words, whatever their case, and by verdict', async () => {
    const { page } = await opened(example)
    const sortedBy = async (title: string): Promise<readonly string[]> => {
      await page.locator('.sort', { hasText: title }).click()
      return page.locator(names).allTextContents()
    }
    const judged = await page.locator(names).allTextContents()
    const sorted = await sortedBy('Benchmark')
    expect(sorted[0]).toBe('cluster/async clients=5')
    expect(sorted.indexOf('hash/digest workers=2')).toBeLessThan(
      sorted.indexOf('hash/digest workers=16'),
    )
    expect(await sortedBy('Benchmark')).toEqual(sorted.toReversed())
    const largest = await sortedBy('Change')
    expect(largest[0]).toBe('napi/create-object n=100000')
    expect((await sortedBy('Change'))[0]).not.toBe(largest[0])
    expect(await sortedBy('Verdict')).toEqual(judged)
    await page.fill('.filter', 'CLUSTER sync=')
    await expect.poll(() => page.locator('.status').textContent()).toBe('0 rows of 20')
    await page.fill('.filter', 'CLUSTER async')
    await expect
      .poll(() => page.locator(names).allTextContents())
      .toEqual(['cluster/async clients=5'])
    await page.fill('.filter', 'digest 16')
    await expect.poll(() => page.locator('.status').textContent()).toBe('1 row of 20')
    await page.fill('.filter', '')
    await page.locator('.chips button', { hasText: 'unknown' }).click()
    await expect.poll(() => page.locator('.status').textContent()).toBe('2 rows of 20')
    await page.locator('.chips button', { hasText: 'unknown' }).click()
  })

  it('is worked by the keyboard alone', async () => {
    const { page } = await opened(example)
    const focused = (): Promise<string> => page.evaluate('document.activeElement.className')
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 20 && (await focused()) !== name; presses += 1) {
        await page.keyboard.press('Tab')
      }
      expect(await focused()).toBe(name)
    }
    await tabTo('filter')
    await page.keyboard.type('write-sorted')
    await expect.poll(() => page.locator('.status').textContent()).toBe('1 row of 20')
    await tabTo('open')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.open[aria-expanded=true]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.open[aria-expanded=false]')
    expect(await focused()).toBe('open')
  })

  // The checker is put into the page, which the page's own policy forbids.
  it.each([...inWhole('light'), 'dark'] as const)('has no flaw in the %s theme', async (theme) => {
    const { page } = await opened(example, { colorScheme: theme, bypassCSP: true })
    await openRow(page, 'db-bench/write-sorted')
    expect(await flawsOf(page)).toEqual([])
  })

  it('has a study’s table that a phone can show, and no flaw in either theme', async () => {
    const study = { result: studyResult(), taken: [] }
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 320, height: 800 }
      const { page, misdeeds } = await opened(study, { colorScheme, viewport, bypassCSP: true })
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
      expect(await page.locator('td', { hasText: '3.33×' }).isVisible()).toBe(true)
      expect(misdeeds).toEqual({ requests: [], complaints: [] })
      expect(await flawsOf(page)).toEqual([])
    }
  })

  it.each([320, ...inWhole(375)])('fits a screen of %i pixels, not sideways', async (width) => {
    const { base, head } = example.result.builds
    const path = 'node_modules/keccak/build/Release/keccak_of_a_longer_name.node'
    const addon = { path, sizeBytes: 1, sha256: 'a'.repeat(64), builtHere: true, loadedBy: 1 }
    const builds = { base: base && { ...base, addons: [addon] }, head }
    const run = { ...example, result: { ...example.result, builds } }
    const { page } = await opened(run, { viewport: { width, height: 800 } })
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
    await openRow(page, 'db-bench/write-sorted')
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  })

  it('shows hostile names as what they are, and makes nothing of them', async () => {
    const ids = hostileNames.map((name, at) => `${name.slice(0, 290)} ${String(at)}`)
    const result = resultWith(
      ids.map((id) => findingOf({ id, verdict: 'regression', change: 0.1 })),
    )
    const { page, misdeeds } = await opened({ result, taken: [] })
    const elements = await page.locator('tr.row').first().locator('*').count()
    const counts = await Promise.all(
      (await page.locator('tr.row').all()).map((row) => row.locator('*').count()),
    )
    expect(new Set(counts)).toEqual(new Set([elements]))
    expect(await page.locator(names).allTextContents()).toContain(
      ids.find((id) => id.startsWith('<img')),
    )
    await openRow(page, 'onerror')
    expect(await page.locator('img, iframe, a').count()).toBe(0)
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
    expect(misdeeds).toEqual({ complaints: [], requests: [] })
  })

  it('adds the rows of a long table when it is asked to', async () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      findingOf({ id: `case ${at}`, verdict: 'inconclusive', change: 0.01 }),
    )
    const { page, misdeeds } = await opened({ result: resultWith(rows), taken: [] })
    expect(await page.locator('tr.row').count()).toBe(80)
    await page.locator('.add').click()
    await expect.poll(() => page.locator('tr.row').count()).toBe(160)
    await page.locator('.add').click()
    await expect.poll(() => page.locator('tr.row').count()).toBe(200)
    expect(await page.locator('.add').isVisible()).toBe(false)
    expect(misdeeds.complaints).toEqual([])
  })
})
