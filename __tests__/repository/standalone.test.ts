import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TOP, trackedFiles } from './tracked-files.ts'

// An absolute path of one machine, or a sibling of the checkout.
const OUTSIDE = /(?<![\w./~-])\/(?:work|farm|root|workspace|Users)\/|(?<![\w.])\.\.\/shared\b/

// A test that does not run, or that keeps the others from running.
const HALF_DONE =
  /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fails|skipIf|runIf)\b|\bctx\.skip\(/

const POSTPONED = /\b(?:TO[D]O|FIX[M]E|XX[X])\b/

// Until the name is ours.
const FETCHED = /\b(?:npx|npm exec|npm (?:i|install))\s(?:-\S+\s+)*deadh[e]at\b/

const OURS = /^(?:src|__tests__|scripts|benchmarks)\/.*\.(?:ts|cjs|js|mjs|py)$/
const RECORDED = /^__tests__\/(?:fixtures|golden)\//

const texts = trackedFiles()
  .map((file) => ({ file, lines: readFileSync(TOP + file, 'utf8').split('\n') }))
  .filter(({ lines }) => !lines.some((line) => line.includes('\0')))

it('the repository mentions no path outside its own tree', () => {
  expect(linesWith(OUTSIDE, texts)).toEqual([])
})

it('the repository has no test that is left out and none that leaves out others', () => {
  expect(linesWith(HALF_DONE, texts.filter(isOurs))).toEqual([])
})

it('the repository tells nobody to run a package of its name from npm, which anybody could have published', () => {
  expect(linesWith(FETCHED, texts)).toEqual([])
})

it('the repository postpones nothing in a comment', () => {
  expect(linesWith(POSTPONED, texts.filter(isOurs))).toEqual([])
})

type Text = { readonly file: string; readonly lines: readonly string[] }

function isOurs({ file }: Text): boolean {
  return OURS.test(file) && !RECORDED.test(file)
}

function linesWith(pattern: RegExp, files: readonly Text[]): readonly string[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    ),
  )
}
