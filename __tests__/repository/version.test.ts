import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { version } from '../../src/version.ts'
import { TOP } from './tracked-files.ts'

const lockSchema = z.object({
  version: z.string(),
  packages: z.object({ '': z.object({ version: z.string() }) }),
})

function textOf(path: string): string {
  return readFileSync(join(TOP, path), 'utf8')
}

it('the version is one number for the package, the lock file, the program and the action', () => {
  const lock = lockSchema.parse(JSON.parse(textOf('package-lock.json')))
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])
  const program = join(TOP, 'dist/cli.js')
  expect(execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' })).toBe(
    `${version}\n`,
  )
  // The action is the same program, and states no version of its own that could be another one.
  expect(textOf('action.yml')).toContain('main: dist/index.js')
  expect(textOf('action.yml')).not.toMatch(/^version:/m)
})

it('the version is the number of the tag, where this very commit has one', () => {
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD', '--list', 'v*.*.*'], {
    cwd: TOP,
    encoding: 'utf8',
  })
  expect([[], [`v${version}`]]).toContainEqual(tags.split('\n').filter((tag) => tag !== ''))
})
