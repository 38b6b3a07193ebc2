import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { programPath, refusalOf, runCli } from './run-cli.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

const run = `exports.run = function () { return 1 }\n`

function repositoryWithOneBenchmark(): GitRepository {
  return tinyRepository({ 'package.json': manifest, 'benchmarks/one.js': run }, {})
}

describe('deadheat compare refuses with exit code 2 and one line', () => {
  // What was typed after "compare", and what the line has to say.
  const typed: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'an unknown ref',
      ['nosuch', 'HEAD'],
      /^expected a branch, tag or commit, got "nosuch": "git branch/,
    ],
    ['a ref with a command in it', ['HEAD;touch owned', 'HEAD'], /got "HEAD;touch owned"$/],
    [
      'a settings file that is not there',
      ['main', 'HEAD', '--config', 'nosuch.yml'],
      /^expected a settings file "nosuch.yml" in .*, got none$/,
    ],
  ]

  it.each(typed)('%s', async (_title, words, line) => {
    const { directory, git } = repositoryWithOneBenchmark()
    const outcome = await runCli(['compare', ...words], { directory })
    expect(refusalOf(outcome)).toMatch(line)
    expect(outcome.exitCode).toBe(2)
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(existsSync(join(directory, 'owned'))).toBe(false)
  })

  it('a deadheat.yml that is no YAML', async () => {
    const { directory, write } = repositoryWithOneBenchmark()
    write('deadheat.yml', 'only: !a')
    const outcome = await runCli(['compare', 'main', 'HEAD'], { directory })
    expect(refusalOf(outcome)).toMatch(
      /^expected YAML in deadheat.yml, got Unresolved tag: !a .*stand in quotes$/,
    )
    expect(outcome.exitCode).toBe(2)
  })

  it('a link in the place of the results, which a stranger may have committed', async () => {
    const outside = temporaryFolder()
    const { directory, commit } = repositoryWithOneBenchmark()
    symlinkSync(outside, join(directory, 'deadheat-results'))
    commit('a link')
    const outcome = await runCli(['compare', 'main', 'HEAD'], { directory })
    expect(refusalOf(outcome)).toContain(`(a link to ${realpathSync(outside)})`)
    expect(readdirSync(outside)).toEqual([])
  })

  it('a package to look at that is not there', async () => {
    const { directory } = repositoryWithOneBenchmark()
    const outcome = await runCli(['init', '--working-directory', 'packages/b'], { directory })
    expect(refusalOf(outcome)).toMatch(
      /^expected a package at packages\/b in .*, got nothing there$/,
    )
  })

  it('a repository of SHA-256', async () => {
    const directory = temporaryFolder()
    const git = (...words: readonly string[]): unknown =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
        cwd: directory,
      })
    git('init', '--quiet', '--object-format=sha256', '--initial-branch=main')
    git('commit', '--quiet', '--allow-empty', '--message', 'one')
    const outcome = await runCli(['compare', 'main', 'HEAD'], { directory })
    expect(refusalOf(outcome)).toMatch(
      /^expected a repository whose objects are named by SHA-1, got/,
    )
  })

  it("a folder of benchmarks that holds the package's code, which head changes", async () => {
    const files = {
      'package.json': manifest,
      'deadheat.yml': 'benchmarks: src\n',
      'src/lib.js': 'exports.one = () => 1\n',
      'src/one.js': `const { one } = require('./lib')\nexports.run = function () { return one() }\n`,
    }
    const change = {
      'src/lib.js': 'exports.one = () => { for (let i = 0; i < 1e6; i++); return 1 }\n',
    }
    const { directory } = tinyRepository(files, change)
    const outcome = await runCli(['compare', 'HEAD~1', 'HEAD'], { directory })
    expect(refusalOf(outcome)).toBe(
      'expected a folder that holds benchmarks alone, got "src", in which head changes lib.js: it would be measured on both sides; move the benchmarks to a folder of their own, with "bench" in its name',
    )
    expect(outcome.exitCode).toBe(2)
  })

  it('a folder outside any repository', async () => {
    const outcome = await runCli(['compare', 'main', 'HEAD'], { directory: temporaryFolder() })
    expect(refusalOf(outcome)).toBe(
      'expected a git repository to find "HEAD" in, got none: change into one, or compare what needs none, ' +
        'npm:NAME@VERSION or node:VERSION',
    )
    expect(outcome.exitCode).toBe(2)
  })
})

describe('deadheat', () => {
  const typed: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'a misspelt command',
      ['comprae'],
      /^expected a command, got "comprae"; did you mean compare\? see --help$/,
    ],
    [
      'a folder in place of a file',
      ['replay', '.'],
      /^expected a readable file, got \.: that is a folder, name the file in it$/,
    ],
    [
      'settings that are a folder',
      ['compare', 'main', 'HEAD', '--config', '.'],
      /^expected a file at .*, got a folder$/,
    ],
    [
      'a journal that is not there',
      ['replay', 'nosuch'],
      /^expected a readable file, got nosuch: nothing is there$/,
    ],
  ]

  it.each(typed)('refuses %s', async (_title, words, line) => {
    const { directory } = repositoryWithOneBenchmark()
    const outcome = await runCli(words, { directory })
    expect(refusalOf(outcome)).toMatch(line)
    expect(outcome.exitCode).toBe(2)
  })

  it('gives the runner of a job no command', async () => {
    const { directory } = repositoryWithOneBenchmark()
    const outcome = await runCli(['compare', '##[add-mask]x', 'HEAD'], {
      directory,
      environment: { GITHUB_ACTIONS: 'true' },
    })
    expect(outcome.stderr).toContain('add-mask')
    expect(outcome.stderr).not.toContain('##[')
  })
})

describe('the words that every program takes', () => {
  it.each([
    [['-h'], /^deadheat measures two revisions/],
    [['help', 'init'], /^deadheat init /],
    [['-v'], /^\d+\.\d+\.\d+\n$/],
  ])('%j are answered', async (words, answer) => {
    const { exitCode, stdout } = await runCli(words, { directory: temporaryFolder() })
    expect(stdout).toMatch(answer)
    expect(exitCode).toBe(0)
  })

  it('are of a file that runs by itself, as npm links it', () => {
    expect(statSync(programPath).mode & 0o111).toBe(0o111)
  })
})
