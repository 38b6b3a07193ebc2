import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { textOf } from '../fakes/text-of.ts'

export const programPath = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

export type CliOutcome = Awaited<ReturnType<typeof runCli>>

interface CliPlace {
  readonly directory: string
  readonly input?: string
  readonly environment?: Readonly<Record<string, string>>
  /** The Node.js that runs the program; the one of the tests otherwise. */
  readonly nodePath?: string
}

/** Starts the shipped program as a user would, in a process group of its own. */
export function startCli(argv: readonly string[], place: CliPlace) {
  const { directory, input, environment = {}, nodePath } = place
  const child = spawn(nodePath ?? join(toolPaths().nodeDirectory, 'node'), [programPath, ...argv], {
    cwd: directory,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      DEADHEAT_CACHE: ownCache(),
      ...environment,
    },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const ended = Promise.all([closed, text(child.stdout), text(child.stderr)]).then(
    ([exitCode, stdout, stderr]) => ({ exitCode, stdout, stderr }),
  )
  return { child, ended }
}

let cache: string | null = null

afterAll(() => {
  if (cache !== null) rmSync(cache, { recursive: true, force: true })
  cache = null
})

/** A cache that shares what was fetched with the user's own, but no build of an earlier test run. */
export function ownCache(): string {
  if (cache !== null) return cache
  cache = mkdtempSync(join(tmpdir(), 'deadheat-cache-'))
  const shared = cacheDirectory(process.env) ?? join(cache, 'shared')
  for (const name of ['runtimes', 'tools']) {
    mkdirSync(join(shared, name), { recursive: true })
    symlinkSync(join(shared, name), join(cache, name))
  }
  return cache
}

export function runCli(argv: readonly string[], place: CliPlace) {
  return startCli(argv, place).ended
}

export function resultIn(directory: string, results = 'deadheat-results'): Result {
  const written = readFileSync(join(directory, results, 'result.json'), 'utf8')
  return resultSchema.parse(JSON.parse(written))
}

/** The whole lines of the journal of a run in a folder; none before it has begun. */
export function journalLinesIn(directory: string): readonly string[] {
  const path = join(directory, 'deadheat-results/journal.ndjson')
  return textOf(path).split('\n').slice(0, -1)
}

/**
 * The one line in which the program refused, without its name. It has to be the last one, with
 * nothing but progress before it, and nothing on standard output.
 */
export function refusalOf({ stdout, stderr }: CliOutcome): string {
  expect(stdout).toBe('')
  expect(stderr).not.toMatch(/^ {4}at |please report/m)
  const lines = stderr.trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('deadheat: '))).toEqual(lines.slice(-1))
  return (lines.at(-1) ?? '').replace('deadheat: ', '')
}
