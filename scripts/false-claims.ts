/**
 * `node scripts/false-claims.ts COUNT FOLDER SIDE [OPTION…]`: compares SIDE with itself COUNT times, and
 * writes how many tables called something to the summary of the job, or to standard output. It fails when
 * that is more often than promised.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { claimsTable, type Table } from './false-claims/claims-table.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

type Finding = { readonly benchmarkId: string; readonly metric: string; readonly verdict: string }

const [count = '', folder = '', side = '', ...options] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(count) || side === '') throw new Error('expected COUNT, FOLDER and SIDE')

const tables: Table[] = []
for (let index = 1; index <= Number(count); index++) {
  const results = join(folder, String(index))
  const words = [PROGRAM, 'compare', side, side, ...options, '--results', results]
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (status === null || status === 2) throw new Error(`expected table ${index} to be measured`)
  const findings = findingsIn(JSON.parse(readFileSync(join(results, 'result.json'), 'utf8')))
  const called = findings
    .filter(({ verdict }) => verdict === 'regression' || verdict === 'improvement')
    .map(({ benchmarkId, metric }) => `${benchmarkId} ${metric}`)
  tables.push({ rows: findings.length, called })
}

const { text, tooMany } = claimsTable(tables)
const summary = process.env['GITHUB_STEP_SUMMARY'] ?? ''
if (summary === '') process.stdout.write(text)
else appendFileSync(summary, text)
process.exitCode = tooMany ? 1 : 0

function findingsIn(result: unknown): readonly Finding[] {
  const findings: unknown = Reflect.get(Object(result), 'findings')
  if (Array.isArray(findings) && findings.every(isFinding)) return findings
  throw new Error('expected a list of findings in result.json, got none')
}

function isFinding(value: unknown): value is Finding {
  const { benchmarkId, metric, verdict } = Object(value)
  return [benchmarkId, metric, verdict].every((part) => typeof part === 'string')
}
