/**
 * `node scripts/false-claims.ts COUNT FOLDER SIDE [OPTION…]`: compares SIDE with itself COUNT times, and
 * writes in how many a table called something to the summary of the job, or to standard output. It fails when
 * that is more often than promised.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { metrics } from '../src/metrics/index.ts'
import { claimsTable, type Tables } from './false-claims/claims-table.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

type Finding = { readonly benchmarkId: string; readonly metric: string; readonly verdict: string }

const [count = '', folder = '', side = '', ...options] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(count) || side === '') throw new Error('expected COUNT, FOLDER and SIDE')

// As --help has them: no regression, a regression, something that could not be measured.
const MEASURED: ReadonlySet<number> = new Set([0, 1, 3])

const summary = process.env['GITHUB_STEP_SUMMARY'] ?? ''
const gating = new Set(metrics.filter(({ gates }) => gates).map(({ id }) => id))
const tables: Tables[] = []
for (let index = 1; index <= Number(count); index++) {
  const results = join(folder, String(index))
  const words = [PROGRAM, 'compare', side, side, ...options, '--results', results]
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' })
  // Neither a wrong request nor a run that was stopped: it ends early where something was seen.
  if (status === null || !MEASURED.has(status)) {
    throw new Error(`expected table ${index} to be measured, got exit code ${String(status)}`)
  }
  const findings = findingsIn(JSON.parse(readFileSync(join(results, 'result.json'), 'utf8')))
  tables.push({
    verdict: tableOf(findings.filter(({ metric }) => gating.has(metric))),
    others: tableOf(findings.filter(({ metric }) => !gating.has(metric))),
  })
  // After each, so that a night that is cut short says what it has.
  if (summary !== '') writeFileSync(summary, claimsTable(tables).text)
}

const { text, tooMany } = claimsTable(tables)
if (summary === '') process.stdout.write(text)
process.exitCode = tooMany ? 1 : 0

function tableOf(findings: readonly Finding[]): Tables['verdict'] {
  const called = findings
    .filter(({ verdict }) => verdict === 'regression' || verdict === 'improvement')
    .map(({ benchmarkId, metric }) => `${benchmarkId} ${metric}`)
  return { rows: findings.length, called }
}

function findingsIn(result: unknown): readonly Finding[] {
  const findings: unknown = Reflect.get(Object(result), 'findings')
  if (Array.isArray(findings) && findings.every(isFinding)) return findings
  throw new Error('expected a list of findings in result.json, got none')
}

function isFinding(value: unknown): value is Finding {
  const { benchmarkId, metric, verdict } = Object(value)
  return [benchmarkId, metric, verdict].every((part) => typeof part === 'string')
}
