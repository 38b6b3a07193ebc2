/**
 * `npm test`: installs the tools, runs the static checks, then all tests. A step shows its output
 * only when it fails; the last line counts every step and test as passed or failed.
 *
 * `npm run test:all` is the same with `--all`: it also runs the whole matrix, and after an
 * interruption it skips what has already passed on the same tree.
 *
 * `npm test -- --shard=1/3` runs a third of the tests, the first third with the checks.
 */
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECTS } from '../__tests__/projects.ts'
import { parts } from '../src/parts/index.ts'
import { ended } from './ended.ts'
import { missingOf, OPTIONAL, pathOfTests, REQUIRED } from './prerequisites.ts'
import { record, recordedIn, type Counts } from './test-run/record.ts'
import { treeDigest } from './test-run/tree-digest.ts'
import { cacheFolder, installTools } from './test-tools.ts'

/** Something that is run, and the test files that it runs. */
type Step = {
  readonly name: string
  readonly argv: readonly string[]
  readonly files?: readonly string[]
}

const TOP = fileURLToPath(new URL('..', import.meta.url))

const NODE_MAJOR = '24'
const RECORD_LIFE_MILLISECONDS = 14 * 24 * 3600 * 1000

const WORDS = process.argv.slice(2)
const ALL = WORDS.includes('--all')
const SHARD = ALL ? undefined : WORDS.find((word) => /^--shard=[1-9]\d*\/[1-9]\d*$/.test(word))

const STATIC_CHECKS: readonly Step[] = [
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

const AS_A_USER: Step = {
  name: 'attacks, as a user',
  argv: [
    ...'setpriv --reuid=12345 --regid=12345 --clear-groups env'.split(' '),
    `HOME=${tmpdir()}`,
    ...'vitest run --configLoader=runner --project=unit __tests__/sandbox'.split(' '),
    ...TRIED_AS_A_USER,
  ],
}

const WITHOUT_PARTS: readonly Step[] = parts.map(({ name }) => ({
  name: `without ${name}`,
  argv: ['node', join(TOP, 'scripts/without-part.ts'), name],
}))

const missing = missingOf(OPTIONAL)

const unknown = WORDS.filter((word) => word !== '--all' && word !== SHARD)
if (unknown.length > 0) {
  console.error(
    `expected "--all", "--shard=NUMBER/COUNT" or no words, got "${unknown.join(' ')}": run one file with "npx vitest run FILE"`,
  )
  process.exit(2)
}
const folder = ALL ? openRecord() : mkdtempSync(join(tmpdir(), 'deadheat-test-'))
try {
  process.exitCode = (await main()) ? 0 : 1
} finally {
  if (!ALL) rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<boolean> {
  const major = process.versions.node.split('.')[0]
  const other = `expected Node ${NODE_MAJOR}, got ${process.versions.node}: start the tests with "npm test"`
  if (major !== NODE_MAJOR) return refuse([other])
  // Where nobody checks for skipped tests, all of them must run.
  const wanted = (process.env['CI'] ?? '') === '' ? REQUIRED : [...REQUIRED, ...OPTIONAL]
  const lacking = missingOf(wanted).map(
    ({ program, debian }) =>
      `expected ${program}, got none on the PATH: on Debian apt-get install ${debian}`,
  )
  if (lacking.length > 0) return refuse(lacking)
  const uninstalled = await installTools((text) => process.stdout.write(text))
  if (uninstalled.length > 0) return refuse(uninstalled)

  const steps = [
    ...(SHARD === undefined || SHARD.startsWith('--shard=1/') ? STATIC_CHECKS : []),
    ...(ALL && process.getuid?.() === 0 ? [AS_A_USER] : []),
    ...(ALL ? WITHOUT_PARTS : []),
    testsOf('unit tests', ['quick', 'unit', 'apart']),
    testsOf('end-to-end tests', ALL ? ['e2e', 'whole'] : ['e2e']),
  ]
  for (const step of steps) await run(step)
  const { passed, failed, notRun } = sumOf([...recordedIn(folder).values()])
  for (const name of notRun) process.stdout.write(`not run: ${name}\n`)
  const skipped = notRun.length === 0 ? '' : `, ${notRun.length} skipped`
  process.stdout.write(`${passed} passed, ${failed} failed${skipped}\n`)
  return failed === 0
}

function testsOf(name: string, projects: readonly (keyof typeof PROJECTS)[]): Step {
  const files = projects.flatMap((project) => {
    const { include, exclude } = PROJECTS[project]
    return globSync([...include], { cwd: TOP, exclude: [...exclude] })
  })
  const before = recordedIn(folder)
  const left = files.filter((file) => !hasPassed(before.get(file)))
  const argv = [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...missing.map(({ program }) => `--tags-filter=!${program}`),
    ...(ALL ? [] : ['--tags-filter=!whole']),
    ...(SHARD === undefined ? [] : [SHARD]),
    '--reporter=default',
    `--reporter=${join(TOP, 'scripts/test-run/recording-reporter.ts')}`,
    ...(left.length === files.length ? [] : left),
  ]
  return { name, argv, files }
}

/** A folder for what has passed on this tree with this Node.js and these programs. */
function openRecord(): string {
  const words = [process.version, process.arch, ...missing.map(({ program }) => program)]
  const all = join(cacheFolder(), 'passed')
  const own = join(all, treeDigest(TOP, words))
  mkdirSync(own, { recursive: true })
  for (const other of readdirSync(all).map((name) => join(all, name))) {
    const isOld = Date.now() - statSync(other).mtimeMs > RECORD_LIFE_MILLISECONDS
    if (isOld && other !== own) rmSync(other, { recursive: true })
  }
  return own
}

function refuse(lines: readonly string[]): boolean {
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(`0 passed, ${lines.length} failed\n`)
  return false
}

function hasPassed(counts: Counts | undefined): boolean {
  return counts !== undefined && counts.failed === 0 && counts.skipped.length === 0
}

/** The sum, and the names of tests that lack a program, with the program. */
function sumOf(all: readonly Counts[]) {
  const skipped = all
    .flatMap((counts) => counts.skipped)
    .filter(({ tags }) => ALL || !tags.includes('whole'))
  const notRun = skipped.flatMap(({ name, tags }) =>
    missing
      .filter(({ program }) => tags.includes(program))
      .slice(0, 1)
      .map(({ program, debian }) => `${name} (needs ${program}: apt-get install ${debian})`),
  )
  // Any other skipped test counts as failed: a test that cannot run here must say so.
  const untold = skipped.length - notRun.length
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, untold),
    notRun,
  }
}

async function run({ name, argv, files = [] }: Step): Promise<void> {
  process.stdout.write(name.padEnd(20))
  const start = performance.now()
  const sumNow = (keys: readonly string[]): ReturnType<typeof sumOf> =>
    sumOf(keys.flatMap((key) => recordedIn(folder).get(key) ?? []))
  const before = recordedIn(folder)
  const own = before.get(name)
  const isDone = own === undefined ? files.length > 0 : hasPassed(own)
  if (isDone && files.every((file) => hasPassed(before.get(file)))) {
    const { passed } = sumNow([name, ...files])
    process.stdout.write(`              ${passed} passed earlier on this tree\n`)
    return
  }
  const path = [join(TOP, 'node_modules/.bin'), pathOfTests(process.env['PATH'] ?? '')]
  const colours = process.stdout.isTTY
    ? { FORCE_COLOR: '1' }
    : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const { exitCode, output } = await ended(argv, {
    cwd: TOP,
    env: {
      ...process.env,
      ...colours,
      ...(ALL && { DEADHEAT_TEST_ALL: '1' }),
      DEADHEAT_TEST_RECORD: folder,
      PATH: path.join(delimiter),
      // CI makes vitest fail on a missing golden file instead of writing it.
      CI: 'true',
    },
  })
  const isUntold = exitCode !== 0 && sumNow(files).failed === 0
  const isCheck = files.length === 0
  const passedSelf = isCheck && exitCode === 0 ? 1 : 0
  record(folder, name, { passed: passedSelf, failed: isUntold ? 1 : 0, skipped: [] })
  const { passed, failed } = sumNow([name, ...files])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counted = `${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`
  process.stdout.write(`${seconds.padStart(7)} s   ${counted}\n`)
  if (failed > 0) process.stdout.write(`$ ${argv.join(' ')}\n${output}\n`)
}
