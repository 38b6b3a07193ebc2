import { mkdirSync } from 'node:fs'
import { plantFiles, repositoryIn, type GitRepository, type Tree } from '../fakes/git-repository.ts'

/** A repository with one pull request, as GitHub holds it. */
export type FixtureRepository = GitRepository & {
  /** The commit that topic branched from. */
  readonly start: string
  /** Tip of main, one commit further. */
  readonly base: string
  readonly head: string
  /** topic merged into main: what a runner checks out. */
  readonly merge: string
}

/**
 * What a run takes from base's settings file: as little as can tell something. A threshold this wide
 * keeps noise from ever being a regression beyond it.
 */
export const briefSettings = 'alpha: 20%\nthreshold: 50%\n'

export const PULL_NUMBER = 7

const PACKAGE = { name: 'tally', version: '1.0.0', main: 'index.js' }
const LOCK = { ...PACKAGE, lockfileVersion: 3, packages: { '': PACKAGE } }

const INDEX = `'use strict'

exports.sum = function (numbers) {
  let total = 0
  for (const number of numbers) total += number
  return total
}

exports.words = function (text) {
  return text.split(' ').length
}
`

/** The package with the same answers, but with five times the work in `sum`. */
export const SLOWER_INDEX = INDEX.replace(
  '  return total\n',
  `  let again = 0
  for (let turn = 0; turn < 4; turn += 1) for (const number of numbers) again += number
  return (total + again) / 5
`,
)

const SUM_BENCHMARK = `const { sum } = require('..')
module.exports = { setup: () => Array.from({ length: 2000 }, (_, at) => at % 7), run: (input) => sum(input) }
`

const WORDS_BENCHMARK = `const { words } = require('..')
module.exports = { calls: 1, batches: 5, setup: () => 'some words '.repeat(200), run: (text) => words(text) }
`

/**
 * A package without dependencies, with two benchmarks, `sum` and `words`, and a pull request.
 *
 * @param directory - does not exist yet
 * @param given - files beside the usual ones, of which `deadheat.yml` ends in the brief settings, the package's scripts, and the files of the pull request
 */
export function fixtureRepository(
  directory: string,
  given: {
    readonly files?: Tree
    /** The end of `deadheat.yml`, instead of the brief settings. */
    readonly settings?: string
    readonly scripts?: Tree
    readonly change: Tree
  },
): FixtureRepository {
  mkdirSync(directory, { recursive: true })
  const repository = repositoryIn(directory)
  const { git } = repository
  const commit = (subject: string, files: Tree): string => {
    plantFiles(directory, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  // GitHub hands out every commit it has, not only the tips of branches.
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const start = commit('a package that counts', {
    'package.json': JSON.stringify({ ...PACKAGE, scripts: given.scripts }),
    'package-lock.json': JSON.stringify(LOCK),
    'index.js': INDEX,
    'benchmarks/sum.js': SUM_BENCHMARK,
    'benchmarks/words.js': WORDS_BENCHMARK,
    ...given.files,
    'deadheat.yml': `${given.files?.['deadheat.yml'] ?? ''}${given.settings ?? briefSettings}`,
  })
  git('checkout', '--quiet', '-b', 'topic')
  const head = commit('a change', given.change)
  git('checkout', '--quiet', 'main')
  const base = commit('main moves on', { 'NOTES.md': 'Nothing that counts.\n' })
  git('checkout', '--quiet', '--detach')
  git('merge', '--quiet', '--no-ff', '--message', 'topic into main', 'topic')
  const merge = git('rev-parse', 'HEAD')
  git('update-ref', `refs/pull/${PULL_NUMBER}/head`, head)
  git('update-ref', `refs/pull/${PULL_NUMBER}/merge`, merge)
  git('checkout', '--quiet', 'main')
  return { ...repository, start, base, head, merge }
}
