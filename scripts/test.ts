/**
 * `npm test`: the tools, then the static checks, then all tests. A step shows its output only when
 * it fails; the last line counts every step and every test as passed or failed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { installTools } from './test-tools.ts'

type Step = { readonly name: string; readonly argv: readonly [string, ...string[]] }
type Ended = { readonly exitCode: number; readonly output: string }
type Counts = { readonly passed: number; readonly failed: number }

const TOP = fileURLToPath(new URL('..', import.meta.url))

const NODE_MAJOR = '24'

const STATIC_CHECKS: readonly Step[] = [
  { name: 'types', argv: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', argv: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', argv: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'dead code', argv: ['knip', '--no-progress'] },
  { name: 'dead code, shipped', argv: ['knip', '--no-progress', '--production'] },
]

const TESTS: readonly Step[] = [
  { name: 'unit tests', argv: ['vitest', 'run', '--project', 'unit'] },
  { name: 'end-to-end tests', argv: ['vitest', 'run', '--project', 'e2e'] },
]

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

process.exitCode = (await main()) ? 0 : 1

async function main(): Promise<boolean> {
  const major = process.versions.node.split('.')[0]
  if (major !== NODE_MAJOR) {
    return end({ passed: 0, failed: 1 }, [
      `expected Node ${NODE_MAJOR}, got ${process.versions.node}: start the tests with "npm test"`,
    ])
  }
  const missing = await installTools((text) => process.stdout.write(text))
  if (missing.length > 0) return end({ passed: 0, failed: missing.length }, missing)

  const counts: Counts[] = []
  for (const step of STATIC_CHECKS) counts.push(await runCheck(step))
  for (const step of TESTS) counts.push(await runTests(step))
  return end(counts.reduce(sum), [])
}

function end(counts: Counts, lines: readonly string[]): boolean {
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
  return counts.failed === 0
}

function sum(left: Counts, right: Counts): Counts {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed }
}

async function runCheck(step: Step): Promise<Counts> {
  return report(step, (ended) =>
    ended.exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  )
}

async function runTests(step: Step): Promise<Counts> {
  const directory = mkdtempSync(join(tmpdir(), 'deadheat-test-'))
  const file = join(directory, 'vitest.json')
  const [program, ...rest] = step.argv
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    return await report({ ...step, argv: [program, ...rest, ...reporters] }, (ended) =>
      countsOf(file, ended),
    )
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function countsOf(file: string, ended: Ended): Counts {
  const read = readReport(file)
  if (read === undefined) return { passed: 0, failed: 1 }
  // A file that cannot be loaded holds no test that could fail, so it counts as one.
  const unloaded = read.testResults.filter(
    (each) =>
      each.status === 'failed' && each.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  // A skipped test is a failed one: what cannot run here must say so.
  const failed = read.numFailedTests + read.numPendingTests + read.numTodoTests + unloaded
  return {
    passed: read.numPassedTests,
    failed: failed === 0 && ended.exitCode !== 0 ? 1 : failed,
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

async function report(step: Step, count: (ended: Ended) => Counts): Promise<Counts> {
  process.stdout.write(step.name.padEnd(20))
  const start = performance.now()
  const ended = await run(step.argv)
  const counts = count(ended)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counted = `${counts.passed} passed${counts.failed === 0 ? '' : `, ${counts.failed} failed`}`
  process.stdout.write(`${seconds.padStart(7)} s   ${counted}\n`)
  if (counts.failed > 0) process.stdout.write(`$ ${step.argv.join(' ')}\n${ended.output}\n`)
  return counts
}

function run(argv: Step['argv']): Promise<Ended> {
  const [program, ...rest] = argv
  const path = [join(TOP, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  return new Promise((done) => {
    const child = spawn(program, rest, {
      cwd: TOP,
      // CI makes vitest fail on a golden file that is missing instead of writing it.
      env: { ...process.env, ...colours(), PATH: path, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const outputOf = (): string => Buffer.concat(chunks).toString()
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => done({ exitCode: 127, output: error.message }))
    child.on('close', (code) => done({ exitCode: code ?? 1, output: outputOf() }))
  })
}

function colours(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
}
