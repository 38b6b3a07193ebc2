import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { markerLine, parseMarker } from '../../src/render/comment/marker.ts'
import { reportJob } from '../fakes/report-job.ts'
import { headSha, pullRevisions } from '../fakes/live-run.ts'
import { journalText, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { unjudged } from '../fakes/unjudged.ts'

const job = reportJob()
const { github, measuredIs, reported, bodies, checks } = job

const inside = (name: string): string => join(job.folder, 'measured', name)

function journalOfNamed(ids: readonly string[], changes: Partial<Plan> = {}): string {
  const benchmarks = ids.map((id) => benchmarkOf(id, { name: id.slice(0, 200) }))
  const plan = planOf({ revisions: pullRevisions, benchmarks, ...changes })
  const samples = [...new Set(ids)].flatMap((id) => samplesOf(id, { count: 12, effect: 0.2 }))
  return journalText(plan, samples)
}

const ofOne = journalOfNamed(['one'])

it.each([
  ['is a zip', 'PK\u0003\u0004\u0014\0'],
  ['holds NaN', ofOne.replace('"time":', '"time":NaN,"x":')],
  ['holds a name that is too long', journalOfNamed(['x'.repeat(301)])],
  ['holds seconds whose sum is no number', ofOne.replace(/"seconds":[\d.]+/, '"seconds":1e308')],
  [
    'has another coin than its seed draws',
    ofOne.replace(/("round":[1-9].*?"coin":")(BH|HB)/, (_, before, coin) =>
      [before, coin === 'BH' ? 'HB' : 'BH'].join(''),
    ),
  ],
  ['says one of its pairs twice', ofOne.replace(/\n(.*"round":5,.*\n)/, '\n$1$1')],
  ['nests without end', `${'['.repeat(200_000)}\n`],
])('an artifact of a fork that %s is refused', async (_, text) => {
  measuredIs(text.endsWith('\n') ? text : `${text}\n`)
  await expect(reported()).rejects.toThrow(/^expected/)
  expect(checks()).toEqual(['failure'])
  expect(bodies().join('')).not.toContain('slower')
})

it('an artifact whose journal is a pipe that nobody fills is refused and not waited for', async () => {
  execFileSync('sh', ['-c', 'mkfifo journal.ndjson'], { cwd: inside('.') })
  await expect(reported()).rejects.toThrow('expected a regular file')
})

it('an artifact with two thousand other files is read as one file', async () => {
  execFileSync('sh', ['-c', 'seq 2000 | xargs touch'], { cwd: inside('.') })
  writeFileSync(inside('result.json'), '{"verdict":"unchanged"}')
  writeFileSync(inside('comment.md'), '# forged')
  measuredIs(ofOne)
  await reported()
  expect(bodies()).toHaveLength(1)
  expect(bodies()[0]).toContain('1 slower')
  expect(bodies()[0]).not.toContain('forged')
})

it('an artifact cannot name a pull request, a head or a marker', async () => {
  const run = { key: 'default', pullRequest: 1, runId: 9e9, attempt: 9 }
  const evil = `${markerLine({ ...run, ...unjudged, head: 'dddddddd' })} pr_number=1`
  const head = { ...pullRevisions.head, label: evil, spec: evil }
  measuredIs(journalOfNamed([evil], { revisions: { ...pullRevisions, head } }))
  writeFileSync(inside('pr_number.txt'), '1')
  github.plant.pull({ number: 1 })
  await reported()
  const comments = [...github.state.comments.values()]
  expect(comments.map(({ issueNumber }) => issueNumber)).toEqual([482])
  expect(parseMarker(bodies()[0] ?? '')).toMatchObject({ pullRequest: 482, runId: 77 })
  expect(bodies()[0]?.split('\n').slice(1).join('\n')).toContain(
    `[\`${headSha.slice(0, 7)}\`](https://github.com/octo/addon/commit/${headSha}) (this pull request)`,
  )
})

it.each([
  ['named like members of objects', ['__proto__', 'constructor', 'toString']],
  ['named like paths and formulas', ['../../etc/passwd', '=1+1', 'x'.repeat(300)]],
])('an artifact with benchmarks %s is judged like any other', async (_, ids) => {
  measuredIs(journalOfNamed(ids))
  await reported()
  expect(bodies()[0]).toContain('3 slower')
  expect(Object.keys(Object.prototype)).toEqual([])
})

it('an artifact of many benchmarks is looked at a few times, and not once for each', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `benchmark ${at}`)
  let looks = 0
  const counted = (entry: JournalEntry): JournalEntry => {
    if (entry.type !== 'sample') return entry
    const { block } = entry.sample
    const sample = Object.defineProperty({ ...entry.sample }, 'block', {
      get: () => {
        looks++
        return block
      },
    })
    return { ...entry, sample }
  }
  const entries = parseJournal(journalOfNamed(ids), 'journal.ndjson').map(counted)
  expect(resultOf(entries).findings).toHaveLength(ids.length)
  expect(looks / entries.length).toBeLessThan(100)
})

it('an artifact with a name twice counts no benchmark twice', async () => {
  measuredIs(journalOfNamed(['one', 'one', 'two']))
  expect(await reported().then(() => 'reported', String)).toMatch(/^reported$|expected/)
  expect(bodies().join('')).not.toContain('3 slower')
})
