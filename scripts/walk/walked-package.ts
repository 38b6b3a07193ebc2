import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { repositoryIn } from '../../__tests__/fakes/git-repository.ts'

const semver = fileURLToPath(new URL('../../node_modules/semver', import.meta.url))

const parts = ['classes', 'functions', 'internal', 'ranges', 'index.js', 'LICENSE']

const benchmark = `'use strict'
const semver = require('..')

module.exports = {
  question: 'what does sorting versions cost?',
  // Time in which others have had the CPU would make the walk as long as the machine is busy.
  gates: ['cpu'],
  setup: function () {
    const versions = []
    for (let at = 0; at < 300; at += 1) {
      versions.push([(at * 7) % 5, (at * 11) % 13, (at * 17) % 97].join('.'))
    }
    return versions
  },
  run: function (versions) {
    return semver.sort(versions.slice())
  },
  check: function (sorted) {
    if (semver.gt(sorted[0], sorted[299])) throw new Error('expected ascending versions')
  },
}
`

// About 5 % of what a comparison costs, which parses two versions.
const place = '  compareMain (other) {\n'
const slower = `${place}    this.digits = this.major
    for (let digit = 0; digit < TURNS; digit += 1) {
      this.digits = (this.digits * 31 + digit) | 0
    }

`

/** A package's repository, in which a commit of a pull request makes one function slower. */
export const walkedSchema = z.object({
  directory: z.string(),
  /** The commit that the pull request branched from, the tips, and what a runner checks out. */
  start: z.string(),
  base: z.string(),
  head: z.string(),
  merge: z.string(),
  /** The commit that makes it slower. */
  culprit: z.string(),
})

/** A package's repository, in which a commit of a pull request makes one function slower. */
export type WalkedPackage = Readonly<z.infer<typeof walkedSchema>>

/** How many commits a branch has, and which of them makes the function slower. */
export interface WalkedBranch {
  readonly commits: number
  readonly culprit: number
  readonly turns: number
}

/**
 * Makes a repository of the package semver as it lies in node_modules, with a benchmark, and a pull
 * request, number 7. One of its commits adds work to `compareMain`; the others add words to files.
 *
 * @param directory - does not exist yet
 */
export function walkedPackage(
  directory: string,
  { commits, culprit, turns }: WalkedBranch,
): WalkedPackage {
  mkdirSync(join(directory, 'benchmarks'), { recursive: true })
  const { git } = repositoryIn(directory)
  const write = (path: string, text: string): void => writeFileSync(join(directory, path), text)
  const commit = (subject: string): string => {
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  for (const part of parts) cpSync(join(semver, part), join(directory, part), { recursive: true })
  const { name, version, license, main } = manifestSchema.parse(
    JSON.parse(readFileSync(join(semver, 'package.json'), 'utf8')),
  )
  const manifest = { name, version, license, main }
  const lock = { name, version, lockfileVersion: 3, packages: { '': { name, version, license } } }
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  write('benchmarks/sort.js', benchmark)
  commit(`semver ${version}`)
  const notes: string[] = []
  const note = (text: string): string => {
    notes.push(`- ${text}`)
    write('NOTES.md', `${notes.join('\n')}\n`)
    return commit(text)
  }
  note('how releases are made')
  const start = note('how tests are run')
  git('checkout', '--quiet', '-b', 'topic')
  let found = ''
  for (let at = 1; at <= commits; at += 1) {
    if (at !== culprit) {
      note(`work on the branch, part ${at}`)
      continue
    }
    const path = 'classes/semver.js'
    const source = readFileSync(join(directory, path), 'utf8')
    if (!source.includes(place)) throw new Error(`expected compareMain in ${path} of semver`)
    write(path, source.replace(place, slower.replace('TURNS', String(turns))))
    found = commit('compare digit by digit')
  }
  const head = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', 'main')
  write('SUPPORT.md', 'Ask in the issues.\n')
  const base = commit('where to ask')
  git('checkout', '--quiet', '--detach')
  git('merge', '--quiet', '--no-ff', '--message', 'Merge pull request #7 from topic', 'topic')
  const merge = git('rev-parse', 'HEAD')
  git('update-ref', 'refs/pull/7/head', head)
  git('update-ref', 'refs/pull/7/merge', merge)
  git('checkout', '--quiet', 'main')
  return { directory, start, base, head, merge, culprit: found }
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  main: z.string(),
})
