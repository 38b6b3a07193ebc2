/**
 * `npm test`: installs the tools, runs the static checks, then all tests. A step shows its output
 * only when it fails; the last line counts every step and test as passed or failed.
 *
 * `npm run test:all` is the same with `--all`: it also runs the whole matrix, and after an
 * interruption it skips what has already passed on the same tree.
 *
 * `npm test -- --shard=1/3` runs a third of the tests, the first third with the checks.
 */
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { PROJECTS } from '../__tests__/projects.ts'
import { parts } from '../src/parts/index.ts'
import { ended, type Ended } from './ended.ts'
import { missingOf, OPTIONAL, pathOfTests, REQUIRED } from './prerequisites.ts'
import { readPassed, recordPassed } from './test-run/passed-record.ts'
import { treeDigest } from './test-run/tree-digest.ts'
import { cacheFolder, installTools } from './test-tools.ts'

type Check = { readonly name: string; readonly argv: readonly string[] }
type Tests = { readonly name: string; readonly projects: readonly (keyof typeof PROJECTS)[] }
type Counts = {
  readonly passed: number
  readonly failed: number
  /** Names of tests that lack a program, and the program. */
  readonly notRun: readonly string[]
}

const TOP = fileURLToPath(new URL('..', import.meta.url))

const NODE_MAJOR = '24'

const RECORD_LIFE_MILLISECONDS = 14 * 24 * 3600 * 1000

const WORDS = process.argv.slice(2)
const ALL = WORDS.includes('--all')
const SHARD = ALL ? undefined : WORDS.find((word) => /^--shard=[1-9]\d*\/[1-9]\d*$/.test(word))

const STATIC_CHECKS: readonly Check[] = [
  { name: 'types and lint', argv: ['npm', 'run', '--silent', 'lint', '--', '--type-check'] },
  { name: 'format', argv: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'dead code', argv: ['knip', '--no-progress'] },
  { name: 'dead code, shipped', argv: ['knip', '--no-progress', '--production'] },
]

// What a process may do depends on who it is, so root tries these as somebody else, too.
const TRIED_AS_A_USER = [
  'artifact boundary foreign-code links-out other-side outside-processes own-npm',
  'policy-of-head replaced-clock repository-of-a-build servers-apart suite-of-head',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `__tests__/hostile/${name}.test.ts`)

const AS_A_USER: Check = {
  name: 'attacks, as a user',
  argv: [
    'setpriv',
    '--reuid=12345',
    '--regid=12345',
    '--clear-groups',
    'env',
    `HOME=${tmpdir()}`,
    'vitest',
    'run',
    '--configLoader=runner',
    '--project=unit',
    ...TRIED_AS_A_USER,
    '__tests__/sandbox',
  ],
}

const WITHOUT_PARTS: readonly Check[] = parts.map(({ name }) => ({
  name: `without ${name}`,
  argv: ['node', join(TOP, 'scripts/without-part.ts'), name],
}))

const TESTS: readonly Tests[] = [
  { name: 'unit tests', projects: ['quick', 'unit', 'apart'] },
  { name: 'end-to-end tests', projects: ALL ? ['e2e', 'whole'] : ['e2e'] },
]

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), tags: z.array(z.string()) }),
      ),
    }),
  ),
})

const missing = missingOf(OPTIONAL)
const record = ALL ? openRecord() : null

const unknown = WORDS.filter((word) => word !== '--all' && word !== SHARD)
if (unknown.length > 0) {
  console.error(
    `expected "--all", "--shard=NUMBER/COUNT" or no words, got "${unknown.join(' ')}": run one file with "npx vitest run FILE"`,
  )
  process.exit(2)
}
process.exitCode = (await main()) ? 0 : 1

async function main(): Promise<boolean> {
  const major = process.versions.node.split('.')[0]
  if (major !== NODE_MAJOR) {
    return refuse([
      `expected Node ${NODE_MAJOR}, got ${process.versions.node}: start the tests with "npm test"`,
    ])
  }
  // Where nobody checks for skipped tests, all of them must run.
  const wanted = (process.env['CI'] ?? '') === '' ? REQUIRED : [...REQUIRED, ...OPTIONAL]
  const lacking = missingOf(wanted)
  if (lacking.length > 0) return refuse(lacking.map(lackOf))
  const uninstalled = await installTools((text) => process.stdout.write(text))
  if (uninstalled.length > 0) return refuse(uninstalled)

  const counts: Counts[] = []
  const checks = SHARD === undefined || SHARD.startsWith('--shard=1/') ? STATIC_CHECKS : []
  for (const step of checks) counts.push(await runCheck(step))
  if (ALL && process.getuid?.() === 0) counts.push(await runCheck(AS_A_USER))
  for (const step of ALL ? WITHOUT_PARTS : []) counts.push(await runCheck(step))
  for (const step of TESTS) counts.push(await runTests(step))
  return end(counts.reduce(sum))
}

function lackOf({ program, debian }: (typeof OPTIONAL)[number]): string {
  return `expected ${program}, got none on the PATH: on Debian apt-get install ${debian}`
}

/** The record of what has passed on this tree with this Node.js and these programs. */
function openRecord(): string {
  const words = [process.version, process.arch, ...missing.map(({ program }) => program)]
  const folder = join(cacheFolder(), 'passed')
  const own = join(folder, treeDigest(TOP, words))
  mkdirSync(own, { recursive: true })
  for (const other of readdirSync(folder).map((name) => join(folder, name))) {
    const isOld = Date.now() - statSync(other).mtimeMs > RECORD_LIFE_MILLISECONDS
    if (isOld && other !== own) rmSync(other, { recursive: true })
  }
  return own
}

function refuse(lines: readonly string[]): boolean {
  for (const line of lines) process.stdout.write(`${line}\n`)
  return end({ passed: 0, failed: lines.length, notRun: [] })
}

function end({ passed, failed, notRun }: Counts): boolean {
  for (const name of notRun) process.stdout.write(`not run: ${name}\n`)
  const skipped = notRun.length === 0 ? '' : `, ${notRun.length} skipped`
  process.stdout.write(`${passed} passed, ${failed} failed${skipped}\n`)
  return failed === 0
}

function sum(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    notRun: [...left.notRun, ...right.notRun],
  }
}

async function runCheck({ name, argv }: Check): Promise<Counts> {
  const earlier = passedEarlier().get(name)
  if (earlier !== undefined) return skip(name, earlier)
  return report(name, argv, ({ exitCode }) => {
    if (exitCode !== 0) return { passed: 0, failed: 1, notRun: [] }
    if (record !== null) recordPassed(record, { key: name, passed: 1 })
    return { passed: 1, failed: 0, notRun: [] }
  })
}

async function runTests({ name, projects }: Tests): Promise<Counts> {
  const files = projects.flatMap((project) => {
    const { include, exclude } = PROJECTS[project]
    return globSync([...include], { cwd: TOP, exclude: [...exclude] })
  })
  const before = passedEarlier()
  const left = files.filter((file) => !before.has(file))
  const passed = files.reduce((total, file) => total + (before.get(file) ?? 0), 0)
  if (left.length === 0) return skip(name, passed)

  const directory = mkdtempSync(join(tmpdir(), 'deadheat-test-'))
  const file = join(directory, 'vitest.json')
  const argv: Check['argv'] = [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...missing.map(({ program }) => `--tags-filter=!${program}`),
    ...(ALL ? [] : ['--tags-filter=!whole']),
    ...(SHARD === undefined ? [] : [SHARD]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(record === null ? [] : [`--reporter=${join(TOP, 'scripts/test-run/passed-reporter.ts')}`]),
    ...(left.length === files.length ? [] : left),
  ]
  try {
    const counts = await report(name, argv, (outcome) => countsOf(file, outcome))
    return { ...counts, passed: counts.passed + passed }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function passedEarlier(): ReadonlyMap<string, number> {
  return record === null ? new Map() : readPassed(record)
}

function skip(name: string, passed: number): Counts {
  process.stdout.write(`${name.padEnd(20)}              ${passed} passed earlier on this tree\n`)
  return { passed, failed: 0, notRun: [] }
}

function countsOf(file: string, { exitCode }: Ended): Counts {
  const read = readReport(file)
  if (read === undefined) return { passed: 0, failed: 1, notRun: [] }
  // A file that cannot be loaded contains no test that could fail, so it counts as one.
  const unloaded = read.testResults.filter(
    (each) =>
      each.status === 'failed' && each.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const skipped = read.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .filter(({ tags }) => ALL || !tags.includes('whole'))
  const notRun = skipped.flatMap(({ fullName, tags }) =>
    missing
      .filter(({ program }) => tags.includes(program))
      .slice(0, 1)
      .map(({ program, debian }) => `${fullName} (needs ${program}: apt-get install ${debian})`),
  )
  // Any other skipped test counts as failed: a test that cannot run here must say so.
  const failed = read.numFailedTests + skipped.length - notRun.length + unloaded
  return {
    passed: read.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    notRun,
  }
}

/** Undefined when vitest ended before it could write its report. */
function readReport(file: string): z.infer<typeof VitestReport> | undefined {
  try {
    return VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

async function report(
  name: string,
  argv: Check['argv'],
  count: (outcome: Ended) => Counts,
): Promise<Counts> {
  process.stdout.write(name.padEnd(20))
  const start = performance.now()
  const outcome = await run(argv)
  const counts = count(outcome)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counted = `${counts.passed} passed${counts.failed === 0 ? '' : `, ${counts.failed} failed`}`
  process.stdout.write(`${seconds.padStart(7)} s   ${counted}\n`)
  if (counts.failed > 0) process.stdout.write(`$ ${argv.join(' ')}\n${outcome.output}\n`)
  return counts
}

function run(argv: Check['argv']): Promise<Ended> {
  const path = [join(TOP, 'node_modules/.bin'), pathOfTests(process.env['PATH'] ?? '')].join(
    delimiter,
  )
  const mode = record === null ? {} : { DEADHEAT_TEST_ALL: '1', DEADHEAT_PASSED_RECORD: record }
  // CI makes vitest fail on a missing golden file instead of writing it.
  const env = { ...process.env, ...colours(), ...mode, PATH: path, CI: 'true' }
  return ended(argv, { cwd: TOP, env })
}

function colours(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
}
