import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { runProgram } from './run-program.ts'
import { TOP, trackedFiles } from './tracked-files.ts'

const BUNDLE_LIMIT_BYTES = 2_750_000

// @actions/cache brings the client of a storage service along. It is a program of its own, which a
// job reads only when it asks GitHub's cache, so its size costs the others nothing but the download.
const REMOTE_CACHE = 'remote-cache.js'
const MIRROR_LIMIT_BYTES = 1_500_000

const NETWORK = /\bnode_modules\/(?:undici|octokit|@octokit)\//

let built: string

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'deadheat-dist-'))
  const cli = join(TOP, 'node_modules/rolldown/bin/cli.mjs')
  const outcome = await runProgram(process.execPath, [cli, '-c', '--dir', built], TOP)
  if (outcome.exitCode !== 0) throw new Error(outcome.output)
})

afterAll(() => {
  rmSync(built, { recursive: true, force: true })
})

describe('dist/', () => {
  it('is committed, byte for byte as the sources build it', () => {
    const committed = trackedFiles().filter((file) => file.startsWith('dist/'))
    expect(
      committed.map((file) => file.slice('dist/'.length)),
      'run "npm run build"',
    ).toEqual(filesOf(built))
    const stale = filesOf(built).filter(
      (file) => !readFileSync(join(built, file)).equals(readFileSync(join(TOP, 'dist', file))),
    )
    expect(stale, 'run "npm run build"').toEqual([])
  })

  it('has both entries at its top and the licences beside them', () => {
    expect(filesOf(built)).toEqual(expect.arrayContaining(['index.js', 'cli.js', 'licenses.txt']))
    expect(readFileSync(join(built, 'licenses.txt'), 'utf8')).toContain('zod')
  })

  it('stays small enough to be fetched with every job', () => {
    const files = filesOf(built).filter((file) => file !== REMOTE_CACHE)
    const sizes = files.map((file) => readFileSync(join(built, file)).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUNDLE_LIMIT_BYTES)
    expect(readFileSync(join(built, REMOTE_CACHE)).length).toBeLessThan(MIRROR_LIMIT_BYTES)
  })

  it("has a program of its own that asks GitHub's cache, which nothing else loads", () => {
    expect(filesOf(built)).toContain(REMOTE_CACHE)
    const others = filesOf(built).filter((file) => file !== REMOTE_CACHE && file.endsWith('.js'))
    const users = others.filter((file) =>
      importsOf(file, readFileSync(join(built, file), 'utf8')).some(({ specifier }) =>
        specifier.endsWith(REMOTE_CACHE),
      ),
    )
    expect(users).toEqual([])
  })

  it.each(['index.js', 'cli.js'])('loads no network code before %s asks for it', (entry) => {
    const loaded = staticClosure(entry)
    expect(loaded.filter((file) => NETWORK.test(readFileSync(join(built, file), 'utf8')))).toEqual(
      [],
    )
  })

  it('does hold network code, under the name that is searched for', () => {
    const all = filesOf(built).map((file) => readFileSync(join(built, file), 'utf8'))
    expect(all.some((text) => NETWORK.test(text))).toBe(true)
  })
})

function filesOf(directory: string): readonly string[] {
  return globSync('**/*.*', { cwd: directory }).toSorted()
}

/** The entry and every file that Node reads before its first line runs. */
function staticClosure(entry: string): readonly string[] {
  const loaded = new Set([entry])
  // A set hands out what is added while it is walked.
  for (const file of loaded) {
    for (const { specifier, dynamic } of importsOf(file, readFileSync(join(built, file), 'utf8'))) {
      if (!dynamic && specifier.startsWith('.'))
        loaded.add(posix.join(posix.dirname(file), specifier))
    }
  }
  return [...loaded]
}
