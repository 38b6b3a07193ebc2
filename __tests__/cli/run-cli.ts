import { spawn, type ChildProcess } from 'node:child_process'
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

/** Absolute path of the shipped program. */
export const programPath = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** What a run of the program said. */
export interface CliOutcome {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How the program is started. */
export interface CliPlace {
  readonly directory: string
  readonly input?: string
  readonly environment?: Readonly<Record<string, string>>
  /** The Node.js that runs the program; the one of the tests otherwise. */
  readonly nodePath?: string
}

/** A program that was started. */
export interface StartedCli {
  readonly child: ChildProcess
  readonly ended: Promise<CliOutcome>
}

/** Starts the shipped program as a user would, in a process group of its own. */
export function startCli(argv: readonly string[], place: CliPlace): StartedCli {
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
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const outcome = Promise.all([ended, text(child.stdout), text(child.stderr)])
  return {
    child,
    ended: outcome.then(([exitCode, stdout, stderr]) => ({ exitCode, stdout, stderr })),
  }
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

/** Runs the shipped program to its end. */
export function runCli(argv: readonly string[], place: CliPlace): Promise<CliOutcome> {
  return startCli(argv, place).ended
}

/** What a run in a folder has written. */
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
