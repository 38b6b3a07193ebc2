/** `npm run bench:report`: how large the report page is and how fast it answers in a browser, for 5,000 rows of 60 pairs. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import * as z from 'zod'
import { launchBrowser } from '../__tests__/fakes/browser.ts'
import { exampleRun, largeRun } from '../__tests__/fakes/report-runs.ts'
import { pageTools } from '../src/host/page-tools.ts'
import { reportPage } from '../src/render/page/report-page.ts'
import { runBenches, type Bench, type Figure } from './benches.ts'
import { installTools } from './test-tools.ts'

const pairs = 60

const report: Bench = async function* ({ folder, pick, say }) {
  await installTools(say)
  const small = Buffer.byteLength(reportPage([exampleRun()], pageTools))
  yield limited('size of 20 rows, kB', small / 1000, 300)
  const rows = pick(5000, 1000, 20)
  const file = join(folder, 'report.html')
  const text = reportPage([largeRun(rows, pairs)], pageTools)
  writeFileSync(file, text)
  yield limited(`size of ${String(rows)} rows, MB`, Buffer.byteLength(text) / 1e6, 5)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(
      'window.blocks = []; new PerformanceObserver((list) => window.blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true })',
    )
    const paints: number[] = []
    for (let repeat = 0; repeat < pick(5, 5, 1); repeat += 1) {
      await page.goto(pathToFileURL(file).href)
      await page.waitForSelector('.filter:enabled')
      await settle(page)
      paints.push(
        await numberFrom(
          page,
          `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
        ),
      )
    }
    yield limited('first paint, ms, the slowest', Math.max(...paints), 1000)
    const steps = [
      ...['name', 'change', 'width', 'base', 'floor', 'verdict'].map(
        (key) =>
          [`sorting by ${key}`, () => page.locator(`.sort[data-key=${key}]`).click()] as const,
      ),
      ['grouping', () => page.selectOption('select.group', 'file')] as const,
      ['filtering', () => page.fill('.filter', 'case-1')] as const,
    ]
    await longestBlock(page)
    for (const [name, step] of steps) {
      await step()
      await settle(page)
      yield limited(`longest block while ${name}, ms`, await longestBlock(page), 100)
    }
  } finally {
    await browser.close()
  }
}

function limited(goal: string, value: number, most: number): Figure {
  return {
    goal,
    figure: String(Number(value.toPrecision(3))),
    peer: '',
    wanted: `≤ ${String(most)}`,
    met: value <= most,
  }
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

await runBenches(
  { file: '12-report', title: 'The report page', command: 'npm run bench:report' },
  { report },
)
