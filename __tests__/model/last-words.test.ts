import { execFileSync, execFile } from 'node:child_process'
import { expect, it, describe } from 'vitest'
import { lastWords, uncaughtError } from '../../src/model/last-words.ts'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderWith } from '../fakes/git-repository.ts'

it('lastWords prefers the error that nobody caught to the version under it', () => {
  const script = `try { require('child_process').execFileSync(process.execPath, ['-e', 'throw new TypeError("no such thing")']) } catch (e) { process.stdout.write(String(e.stderr)) }`
  const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(printed).toMatch(/Node\.js v\d/)
  expect(lastWords(printed.split('\n'))).toContain('TypeError: no such thing')
})

it('lastWords is the last line that says something, where there is no such error', () => {
  expect(lastWords(['all well', 'done', '  }', ''])).toBe('done')
  expect(lastWords(['No benchmark files found, exiting', 'exclude: **'])).toMatch(/^No benchmark/)
  expect(lastWords(['include: **/*.bench.ts', 'exclude:  **'])).toMatch(/^No files found by/)
  expect(lastWords(['', ' '])).toBeNull()
})

const run = promisify(execFile)

async function lastLinesOf(name: string, text: string): Promise<readonly string[]> {
  const path = join(folderWith({ [name]: text }), name)
  const said = await run(process.execPath, [path]).catch((error: unknown) => error)
  const stderr = typeof said === 'object' && said !== null && 'stderr' in said ? said.stderr : ''
  return String(stderr).trimEnd().split('\n').slice(-20)
}

describe('what a program died of', () => {
  it.each([
    ['thrown.cjs', 'throw new TypeError("no list")', /^TypeError: no list \(.*thrown\.cjs:1:7\)$/],
    ['rejected.mjs', 'await Promise.reject(new Error("late"))', /^Error: late \(.*rejected\.mjs:1/],
    ['missing.cjs', 'require("nothing-there")', /^Error: Cannot find module 'nothing-there'/],
    [
      'absent.mjs',
      'import "nothing-there"',
      /^Error \[ERR_MODULE_NOT_FOUND\]: Cannot find package/,
    ],
    ['syntax.cjs', 'const = 1', /^SyntaxError: Unexpected token '='/],
    ['quoted.cjs', 'console.log("Error: fine");throw new RangeError("far")', /^RangeError: far/],
  ])('is told by its first line and place: %s', async (name, text, expected) => {
    const lines = await lastLinesOf(name, text)
    expect(lines.at(-1)).toMatch(/^Node\.js v/)
    expect(uncaughtError(lines)).toMatch(expected)
  })

  it('is not guessed where nothing looks like an error', () => {
    expect(uncaughtError(['all well', 'Error', 'done'])).toBeNull()
    expect(uncaughtError([])).toBeNull()
  })
})
