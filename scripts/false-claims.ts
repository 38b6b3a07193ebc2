/**
 * `node scripts/false-claims.ts COUNT FOLDER SIDE [OPTION…]`: compares SIDE with itself COUNT times, and
 * writes in how many a table called something to the summary of the job, or to standard output. It fails when
 * that is more often than promised.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from '../src/model/judging/result.ts'
import { metrics } from '../src/metrics/index.ts'
import { claimsTable, type Tables } from './false-claims/claims-table.ts'
import { resultIn } from './studies/result-in.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

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
  const result = resultIn(results)
  if (status === null || !MEASURED.has(status) || result === null) {
    throw new Error(`expected table ${index} to be measured, got exit code ${String(status)}`)
  }
  const { findings } = result
  const isGating = ({ metric }: Finding): boolean => metric !== null && gating.has(metric)
  tables.push({
    verdict: tableOf(findings.filter(isGating)),
    others: tableOf(findings.filter((finding) => !isGating(finding))),
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
    .map(({ benchmarkId, metric }) => `${benchmarkId} ${metric ?? ''}`)
  return { rows: findings.length, called }
}
