import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { folderOfFile } from '../fakes/git-repository.ts'
import { importsOf } from './imports.ts'
import { runProgram } from './run-program.ts'
import { TOP, trackedFiles } from './tracked-files.ts'

// The report page takes 170 kB of it: its script, and the same drawings with d3 for the program itself.
// Profiles by function take 40 kB, servers under load, suites from elsewhere and Node.js's own folder
// as a suite 20 kB each.
const BUNDLE_LIMIT_BYTES = 3_600_000

const NETWORK = /\bnode_modules\/(?:undici|octokit|@octokit)\//

// The bundler says before each module where it comes from.
const OWN_MODULE = /^\/\/ src\//m

const built = folderOfFile()
const cli = join(TOP, 'node_modules/rolldown/bin/cli.mjs')
const outcome = await runProgram(process.execPath, [cli, '-c', '--dir', built], TOP)
if (outcome.exitCode !== 0) throw new Error(outcome.output)

it('dist/ is committed, byte for byte as the sources build it', () => {
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

it('dist/ stays small enough to be fetched with every job', () => {
  const sizes = filesOf(built).map((file) => readFileSync(join(built, file)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUNDLE_LIMIT_BYTES)
})

it.each(['index.js', 'cli.js'])('dist/ loads no network code before %s asks for it', (entry) => {
  expect(staticClosure(entry).filter((file) => NETWORK.test(textOf(file)))).toEqual([])
})

it('dist/ has a judge that loads nothing of Node.js and no network code', () => {
  const loaded = closure(['judge.js'], () => true)
  const foreign = loaded.flatMap((file) =>
    importsOf(file, textOf(file))
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .map(({ specifier }) => `${file} ${specifier}`),
  )
  expect(foreign).toEqual([])
  expect(loaded.filter((file) => NETWORK.test(textOf(file)))).toEqual([])
})

it('dist/ holds packages in chunks of their names, and nothing of ours beside them', () => {
  const packages = filesOf(built).filter((file) => file.startsWith('chunks/packages/'))
  const known = ['octokit', 'undici', 'yaml', 'zod'].map((name) => `chunks/packages/${name}.js`)
  expect(packages).toEqual(expect.arrayContaining(known))
  expect(packages.filter((file) => OWN_MODULE.test(textOf(file)))).toEqual([])
  const ours = filesOf(built).filter((file) => file.startsWith('chunks/src/'))
  expect(ours.filter((file) => !OWN_MODULE.test(textOf(file)))).toEqual([])
})

it('dist/ has no chunk that waits for itself', () => {
  const files = filesOf(built).filter((file) => file.endsWith('.js'))
  const waiting = files.filter((file) => {
    const others = staticClosure(file).filter((one) => one !== file)
    return others.some((one) => staticClosure(one).includes(file))
  })
  expect(waiting).toEqual([])
})

it('dist/ does hold network code, under the name that is searched for', () => {
  expect(filesOf(built).some((file) => NETWORK.test(textOf(file)))).toBe(true)
})

function filesOf(directory: string): readonly string[] {
  return globSync('**/*.*', { cwd: directory }).toSorted()
}

function textOf(file: string): string {
  return readFileSync(join(built, file), 'utf8')
}

/** The entry and every file that Node reads before its first line runs. */
function staticClosure(entry: string): readonly string[] {
  return closure([entry], (dynamic) => !dynamic)
}

function closure(entries: readonly string[], follows: (dynamic: boolean) => boolean) {
  const loaded = new Set(entries)
  // A set hands out what is added while it is walked.
  for (const file of loaded) {
    for (const { specifier, dynamic } of importsOf(file, textOf(file))) {
      const path = posix.join(posix.dirname(file), specifier)
      if (specifier.startsWith('.') && follows(dynamic) && existsSync(join(built, path)))
        loaded.add(path)
    }
  }
  return [...loaded]
}
