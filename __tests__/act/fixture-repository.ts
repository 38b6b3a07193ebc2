import { mkdirSync } from 'node:fs'
import { repositoryIn, type GitRepository } from '../fakes/git-repository.ts'

type Files = Readonly<Record<string, string>>

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

/** Number of the one pull request. */
export const PULL_NUMBER = 7

const PACKAGE = { name: 'tally', version: '1.0.0', main: 'index.js' }

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

function benchmarkOf(name: string, input: string, life = ''): string {
  return `'use strict'
const tally = require('..')

module.exports = {
  question: 'what does ${name} cost?',${life}
  setup: function () {
    return ${input}
  },
  run: function (input) {
    return tally.${name}(input)
  },
}
`
}

/** What every package.json needs beside it for a frozen install. */
function packageFiles(scripts: Files): Files {
  const lock = { ...PACKAGE, lockfileVersion: 3, packages: { '': PACKAGE } }
  return {
    'package.json': `${JSON.stringify({ ...PACKAGE, scripts }, null, 2)}\n`,
    'package-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
  }
}

/**
 * A package without dependencies, with two benchmarks, `sum` and `words`, and a pull request.
 *
 * @param directory - does not exist yet
 * @param given - files beside the usual ones, of which `deadheat.yml` ends in the brief settings, the package's scripts, and the files of the pull request
 */
export function fixtureRepository(
  directory: string,
  given: {
    readonly files?: Files
    /** The end of `deadheat.yml`, instead of the brief settings. */
    readonly settings?: string
    readonly scripts?: Files
    readonly change: Files
  },
): FixtureRepository {
  mkdirSync(directory, { recursive: true })
  const repository = repositoryIn(directory)
  const { git } = repository
  const commit = (subject: string, files: Files): string => {
    for (const [path, content] of Object.entries(files)) repository.write(path, content)
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  // GitHub hands out every commit it has, not only the tips of branches.
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const start = commit('a package that counts', {
    ...packageFiles(given.scripts ?? {}),
    'index.js': INDEX,
    'benchmarks/sum.js': benchmarkOf(
      'sum',
      'Array.from({ length: 2000 }, (_, index) => index % 7)',
    ),
    'benchmarks/words.js': benchmarkOf(
      'words',
      "'some words '.repeat(200)",
      '\n  calls: 1,\n  batches: 5,',
    ),
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
