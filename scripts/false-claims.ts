/**
 * `node scripts/false-claims.ts COUNT FOLDER SIDE [OPTION…]`: compares SIDE with itself COUNT times, and
 * writes in how many a table called something to the summary of the job, or to standard output. It fails when
 * that is more often than promised.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../src/model/judging/result.ts'
import { claimsChange } from '../src/model/judging/claims-change.ts'
import { metrics } from '../src/metrics/index.ts'
import { claimsTable, type Tables } from './false-claims/claims-table.ts'
import { resultOf } from './result-in.ts'

const [count = '', folder = '', side = '', ...options] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(count) || side === '') throw new Error('expected COUNT, FOLDER and SIDE')

const summary = process.env['GITHUB_STEP_SUMMARY'] ?? ''
const gating = new Set(metrics.filter(({ gates }) => gates).map(({ id }) => id))
const tables: Tables[] = []
for (let index = 1; index <= Number(count); index++) {
  const words = ['compare', side, side, ...options]
  const { findings } = resultOf(words, join(folder, String(index)), { stdio: 'inherit' })
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
    .filter(claimsChange)
    .map(({ benchmarkId, metric }) => `${benchmarkId} ${metric ?? ''}`)
  return { rows: findings.length, called }
}
