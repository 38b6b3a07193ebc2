/**
 * From a slower pull request to the commit, the function and the curve: a commit of a pull request
 * makes one function of a real package about 5 % slower. The README's workflow runs for it under act,
 * with the shipped action and a stand-in for GitHub; then `bisect`, `record` and `site` run in a
 * clone. All that is shown goes to FOLDER: comment.md, report.html, pictures, the site, and
 * transcript.md with every command.
 *
 * npm run build && npm run walk -- FOLDER
 *
 * A walk that was stopped goes on in its FOLDER. Needs the test tools (`npm run tools`). On an idle
 * machine it takes about a quarter of an hour.
 */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shippedAction } from '../__tests__/act/shipped-action.ts'
import { launchBrowser } from '../__tests__/fakes/browser.ts'
import { repositoryIn } from '../__tests__/fakes/git-repository.ts'
import { toolPaths } from './test-tools.ts'
import { ranFor } from './walk/run-of-pull.ts'
import { runProgram } from './walk/run-program.ts'
import { walkedPackage, walkedSchema } from './walk/walked-package.ts'

const pullNumber = 7

// Enough for a change of 5 %, and no more: each step and push is a comparison of its own.
const brief = ['--pairs', '12', '--control', '0', '--probe', 'false']

const [given, ...more] = process.argv.slice(2)
if (given === undefined || more.length > 0) {
  throw new Error('expected one folder: npm run walk -- FOLDER')
}
const folder = resolve(given)
const shipped = join(folder, 'shipped')
const madePath = join(folder, 'walked.json')
const directory = join(folder, 'package')
if (!existsSync(madePath)) {
  mkdirSync(folder, { recursive: true })
  shippedAction(shipped)
  const made = walkedPackage(directory, { commits: 12, culprit: 8, turns: 20 })
  tell(`the slower commit is ${made.culprit.slice(0, 7)}, the eighth of twelve\n`)
  writeFileSync(madePath, JSON.stringify(made))
}
const walked = walkedSchema.parse(JSON.parse(readFileSync(madePath, 'utf8')))
const { git } = repositoryIn(directory)
if (!existsSync(join(folder, 'report.html'))) await pullRequest()
if (!existsSync(join(folder, 'record'))) bisected()
if (!existsSync(join(folder, 'site'))) recorded()
await pictures()

/** Measures the pull request as the README's workflow does. */
async function pullRequest(): Promise<void> {
  tell('## The pull request\n')
  const kept = join(folder, 'artifacts')
  const { comment, run } = await ranFor(walked, {
    number: pullNumber,
    action: shipped,
    scratch: mkdtempSync(join(folder, 'job-')),
    artifacts: kept,
  })
  writeFileSync(join(folder, 'log.txt'), run.story)
  writeFileSync(join(folder, 'comment.md'), comment)
  writeFileSync(join(folder, 'summary.md'), run.summary)
  tell(comment)
  const packed = join(kept, '101/deadheat-default.html/deadheat-default.html.zip')
  execFileSync(toolPaths().python, ['-m', 'zipfile', '-e', packed, folder])
}

/** Looks for the commit, in the clone that has it. */
function bisected(): void {
  tell('\n## The commit\n')
  const results = join(folder, 'bisect')
  const going = existsSync(results) ? ['--resume'] : []
  const said = deadheat(['bisect', walked.start, 'topic', '--results', results, ...brief, ...going])
  const wanted = walked.culprit.slice(0, 7)
  if (!said.includes(`${wanted} compare digit by digit: 9`)) {
    tell(`\n(${wanted} was not named)`)
  }
}

/** Measures each push of the default branch after the merge, and draws the record. */
function recorded(): void {
  tell('\n## The record\n')
  git('checkout', '--quiet', '-B', 'main', walked.merge)
  writeFileSync(join(directory, 'MORE.md'), 'a list of contributors\n')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'a list of contributors')
  // Three comparisons: before the merge, the merge, and after it.
  const pushes = git('rev-list', '--first-parent', '--reverse', 'main').split('\n').slice(-4)
  for (const [at, head] of pushes.entries()) {
    const base = pushes[at - 1]
    if (base === undefined) continue
    const results = join(folder, 'pushes', String(at))
    const result = join(results, 'result.json')
    if (!existsSync(result)) {
      deadheat(['compare', base, head, ...brief, '--profile-budget', '0', '--results', results])
    }
    const into = ['--into', join(folder, 'record'), '--default-branch', 'main']
    deadheat(['record', result, ...into])
  }
  deadheat(['site', join(folder, 'record'), '--output', join(folder, 'site')])
}

/** Takes a picture of each page that people look at. */
async function pictures(): Promise<void> {
  const browser = await launchBrowser()
  const shoot = async (name: string, options: Parameters<typeof browser.newContext>[0]) => {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(pathToFileURL(join(folder, 'report.html')).href)
    await page.waitForSelector('.filter:enabled')
    await page.locator('.open').first().click()
    await page.waitForSelector('.drawer .detail')
    await page.screenshot({ path: join(folder, `report-${name}.png`), fullPage: true })
    await page.goto(pathToFileURL(join(folder, 'site/index.html')).href)
    await page.screenshot({ path: join(folder, `site-${name}.png`), fullPage: true })
    const [own] = await page.locator('a[href^="b/"], a[href*="benchmark"]').all()
    await own?.click()
    await page.screenshot({ path: join(folder, `site-row-${name}.png`), fullPage: true })
    await page.context().close()
  }
  const desktop = { width: 1280, height: 900 }
  await shoot('desktop', { viewport: desktop })
  await shoot('dark', { viewport: desktop, colorScheme: 'dark' })
  await shoot('phone', { viewport: { width: 375, height: 800 } })
  await browser.close()
}

/** Runs the program as somebody at a terminal would, and keeps what it said. */
function deadheat(words: readonly string[]): string {
  const shown = words.map((word) => word.replace(folder, '..'))
  tell(`\n    $ deadheat ${shown.join(' ')}`)
  const said = runProgram(words, { directory, shipped })
  tell(said.trimEnd().replaceAll(/^/gm, '    '))
  return said
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
  const path = join(folder, 'transcript.md')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(`${path}.new`, `${before}${text}\n`)
  renameSync(`${path}.new`, path)
}
