// Measures deadheat site on a made-up record: 1,000 commits of 300 benchmarks, as the program reads and
// writes it. Prints seconds, megabytes and files. Run it with `npm run bench:site`.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  recordFormat,
  type RecordCommit,
  type RecordLine,
} from '../src/model/record/record-line.ts'
import { randomOf } from '../src/model/random.ts'

const [commits = 1000, benchmarks = 300] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'deadheat-bench-site-'))
try {
  writeRecord(join(folder, 'record'))
  const program = join(import.meta.dirname, '..', 'dist', 'cli.js')
  const begun = performance.now()
  execFileSync(process.execPath, [program, 'site', 'record', '--output', 'site'], { cwd: folder })
  const seconds = (performance.now() - begun) / 1000
  const files = globSync('site/**/*.*', { cwd: folder })
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  console.log(
    `${commits} commits of ${benchmarks} benchmarks: ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

function writeRecord(directory: string): void {
  const random = randomOf(1)
  mkdirSync(join(directory, 'default'), { recursive: true })
  const months = new Map<string, string[]>()
  for (let position = 2; position <= commits + 1; position += 1) {
    const line = lineOf(position, random.next)
    const month = line.measuredAt.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), `${JSON.stringify(line)}\n`])
  }
  for (const [month, lines] of months) {
    writeFileSync(join(directory, 'default', `${month}.ndjson`), lines.join(''))
  }
}

function lineOf(position: number, next: () => number): RecordLine {
  const day = new Date(Date.UTC(2024, 0, 1 + Math.floor((position * 800) / commits)))
  return {
    format: recordFormat,
    project: 'octo/addon',
    repository: 'https://github.com/octo/addon',
    key: 'default',
    measuredAt: day.toISOString(),
    machine: { digest: 'a1', processor: 'some', platform: 'linux', architecture: 'x64' },
    base: commitOf(position - 1),
    head: commitOf(position),
    report: `https://github.com/octo/addon/actions/runs/${position}`,
    rows: Array.from({ length: benchmarks }, (_, index) => {
      const step = position === 500 && index % 10 === 0 ? 0.05 : 0
      const estimate = Number((step + (next() - 0.5) * 0.015).toPrecision(6))
      return {
        benchmark: `benchmarks/file-${index % 20}/case-${index}`,
        metric: 'time',
        better: 'lower',
        verdict: step > 0 ? 'regression' : 'unchanged',
        estimate,
        low: Number((estimate - 0.01).toPrecision(6)),
        high: Number((estimate + 0.01).toPrecision(6)),
        spread: 0.02,
        pairs: 30,
      }
    }),
  }
}

function commitOf(position: number): RecordCommit {
  return {
    sha: (position * 2_654_435_761).toString(16).padEnd(40, '0'),
    position,
    title: `Change what reads and writes number ${position} (#${position})`,
    pull: position,
    tags: position % 50 === 0 ? [`v1.${position / 50}.0`] : [],
  }
}
