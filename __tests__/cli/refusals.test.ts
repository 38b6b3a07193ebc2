import { execFileSync } from 'node:child_process'
import { readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { tinyRepository } from './tiny-package.ts'
import { refusalIn } from './typed-line.ts'

const tiny = { 'benchmarks/one.js': `exports.run = function () { return 1 }\n` }

it.each<readonly [string, RegExp]>([
  ['compare nosuch HEAD', /^expected a branch, tag or commit, got "nosuch": "git branch/],
  ['compare main HEAD --config no.yml', /^expected a settings file "no.yml" in .*, got none$/],
  ['init --working-directory b', /^expected a package at b in .*, got nothing there$/],
  ['replay .', /^expected a readable file, got \.: that is a folder, name the file in it$/],
  ['replay nosuch', /^expected a readable file, got nosuch: nothing is there$/],
])('"%s" is refused in one line', async (line, refusal) => {
  const { directory } = tinyRepository(tiny, {})
  expect(await refusalIn(directory, line)).toMatch(refusal)
})

it.each<readonly [string, string]>([
  [
    'compare main HEAD',
    'expected a git repository to find "HEAD" in, got none: change into one, or compare what needs none, npm:NAME@VERSION or node:VERSION',
  ],
  ['versus ./a.js', 'expected two contenders or more, got "./a.js"'],
  ['versus --commands a=node', 'expected two contenders or more, got "a"'],
  ['versus ./a.js a.js', 'expected contenders that differ, got "a.js" twice'],
  ['versus ./a.js npm:json5@2', 'expected scripts or revisions, got both'],
  ['versus ./a.js ./b.js', 'expected a script at "./a.js", got none'],
  [
    'versus npm:json5@2.2.3 npm:json5@2.2.2',
    'the module "contender" is in there the package that competes',
  ],
  [
    'study promises --set library=q',
    'in the tables of the suite promises, and those that they are divided by (async 0.2), got none',
  ],
  [
    'study addon-api',
    'as scripts/addon-editions.ts makes them for the study addon-api, got no git',
  ],
])('"%s" is refused in one line where there is nothing', async (line, refusal) => {
  expect(await refusalIn(temporaryFolder(), line)).toContain(refusal)
})

it('a deadheat.yml that is no YAML is refused in one line', async () => {
  const { directory, write } = tinyRepository(tiny, {})
  write('deadheat.yml', 'only: !a')
  expect(await refusalIn(directory, 'compare main HEAD')).toMatch(
    /^expected YAML in deadheat.yml, got Unresolved tag: !a .*stand in quotes$/,
  )
  write('deadheat.yml', 'only:\n\t- a')
  expect(await refusalIn(directory, 'compare main HEAD')).toMatch(/Tabs .* at line 2, column 1$/)
})

it('a link in the place of the results, which a stranger may have committed, is refused', async () => {
  const outside = temporaryFolder()
  const { directory, commit } = tinyRepository(tiny, {})
  symlinkSync(outside, join(directory, 'deadheat-results'))
  commit('a link')
  const refusal = await refusalIn(directory, 'compare main HEAD')
  expect(refusal).toContain(`(a link to ${realpathSync(outside)})`)
  expect(readdirSync(outside)).toEqual([])
})

it('a repository of SHA-256 is refused in one line', async () => {
  const directory = temporaryFolder()
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c']
  for (const words of [
    ['init', '--quiet', '--object-format=sha256', '--initial-branch=main'],
    [...identity, 'commit', '--quiet', '--allow-empty', '--message', 'one'],
  ])
    execFileSync('git', words, { cwd: directory })
  expect(await refusalIn(directory, 'compare main HEAD')).toMatch(
    /^expected a repository whose objects are named by SHA-1, got/,
  )
})

it("a folder of benchmarks that holds the package's code, which head changes, is refused", async () => {
  const { directory } = tinyRepository(
    {
      'deadheat.yml': 'benchmarks: src\n',
      'src/lib.js': 'exports.one = () => 1\n',
      'src/one.js': `const { one } = require('./lib')\nexports.run = function () { return one() }\n`,
    },
    { 'src/lib.js': 'exports.one = () => { for (let i = 0; i < 1e6; i++); return 1 }\n' },
  )
  expect(await refusalIn(directory, 'compare HEAD~1 HEAD')).toBe(
    'expected a folder that holds benchmarks alone, got "src", in which head changes lib.js: it would be measured on both sides; move the benchmarks to a folder of their own, with "bench" in its name',
  )
})
