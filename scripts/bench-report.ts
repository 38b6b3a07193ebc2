// Prints how large the report page is and how fast it answers, as ratios to what it may take:
//
//   npm run bench:report                  5,000 rows of 60 pairs, three gating metrics, about a minute
//   npm run bench:report -- --rows 1000   a glance
//
// A ratio below 1 is within the limit. Nothing is decided by it: the browser shares the machine.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import * as z from 'zod'
import { launchBrowser } from '../__tests__/fakes/browser.ts'
import { exampleRun, largeRun } from '../__tests__/fakes/report-runs.ts'
import { pageTools } from '../src/host/page-tools.ts'
import { reportPage, type ReportRun } from '../src/render/page/report-page.ts'
import { clientText } from '../src/render/page/client-text.ts'
import { installTools } from './test-tools.ts'

const PAIRS = 60
const REPEATS = 5

const { values } = parseArgs({ options: { rows: { type: 'string', default: '5000' } } })

await installTools((text) => process.stderr.write(text))
const folder = mkdtempSync(join(tmpdir(), 'deadheat-bench-report-'))
const browser = await launchBrowser()
try {
  console.log(`the page's script: ${(clientText.length / 1000).toFixed(0)} kB`)
  limit('20 rows, kB', sizeOf(exampleRun()) / 1000, 300)
  const rows = Number(values.rows)
  const file = join(folder, 'report.html')
  const start = performance.now()
  const text = reportPage([largeRun(rows, PAIRS)], pageTools)
  console.log(`${String(rows)} rows made in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  writeFileSync(file, text)
  limit(`${String(rows)} rows × ${String(PAIRS)} pairs, MB`, Buffer.byteLength(text) / 1e6, 5)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(
    'window.blocks = []; new PerformanceObserver((list) => window.blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true })',
  )
  const paints: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await page.goto(pathToFileURL(file).href)
    await page.waitForSelector('.filter:enabled')
    await settle(page)
    paints.push(
      await numberFrom(page, `performance.getEntriesByName('first-contentful-paint')[0].startTime`),
    )
  }
  limit('first paint, ms, the slowest', Math.max(...paints), 1000)
  await longestBlock(page)
  for (const key of ['name', 'change', 'width', 'base', 'floor', 'verdict']) {
    await page.locator(`.sort[data-key=${key}]`).click()
    await settle(page)
    limit(`longest block while sorting by ${key}, ms`, await longestBlock(page), 100)
  }
  await page.selectOption('select.group', 'file')
  await settle(page)
  limit('longest block while grouping, ms', await longestBlock(page), 100)
  await page.fill('.filter', 'case-1')
  await settle(page)
  limit('longest block while filtering, ms', await longestBlock(page), 100)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

function sizeOf(run: ReportRun): number {
  return Buffer.byteLength(reportPage([run], pageTools))
}

function limit(name: string, value: number, most: number): void {
  console.log(
    `${name}: ${String(Number(value.toPrecision(3)))} of ${String(most)}, ratio ${(value / most).toFixed(2)}`,
  )
}

/** Tasks of less than 50 ms are none that a browser tells; 0 stands for them. */
async function longestBlock(page: Page): Promise<number> {
  return numberFrom(page, 'Math.max(0, ...window.blocks.splice(0))')
}

async function numberFrom(page: Page, expression: string): Promise<number> {
  return z.number().parse(await page.evaluate(expression))
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(600)
}
