import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { parseJournal } from '../../src/model/run/parse-journal.ts'
import type { ActRun } from './act-run.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'

const NAME = 'performance in shards'
const RUN = 401
const shards = [1, 2, 3, 4]
const artifactOf = (shard: number): string => `deadheat-shard-${shard}`

let documented: DocumentedRun
let whole: string
let lost: string
let forged: ActRun

/** The workflow when only its last job runs, as it does when failed jobs are run again. */
function reportAlone(text: string): string {
  const workflow = z.looseObject({ jobs: z.looseObject({ report: z.looseObject({}) }) })
  const { jobs, ...rest } = workflow.parse(parse(text))
  const { needs: _needs, ...report } = jobs.report
  return stringify({ ...rest, jobs: { report } })
}

function theComment(): string {
  const bodies = [...documented.github.state.comments.values()].map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  return bodies[0] ?? ''
}

/** The shard that measured a benchmark; there are more shards than benchmarks. */
function busyShard(): number {
  const busy = shards.find((shard) => {
    const path = documented.journalOf(RUN, artifactOf(shard))
    const [begun] = parseJournal(readFileSync(path, 'utf8'), path)
    return begun?.type === 'run' && begun.plan.benchmarks.length > 0
  })
  if (busy === undefined) throw new Error('expected a shard with a benchmark, got none')
  return busy
}

beforeAll(async () => {
  documented = await startDocumentedRun()
  const { story } = await documented.run(NAME, RUN)
  // Shown only when a test fails, and then it is what tells why.
  console.log(story)
  whole = theComment()
  const path = documented.journalOf(RUN, artifactOf(busyShard()))
  const journal = readFileSync(path, 'utf8')
  rmSync(path)
  console.log((await documented.run(NAME, RUN, reportAlone)).story)
  lost = theComment()
  writeFileSync(
    path,
    journal.replace('"alpha":0.2', '"alpha":0.1').replace(/"index":\d/, '"index":4'),
  )
  forged = await documented.run(NAME, RUN, reportAlone)
})

afterAll(async () => {
  await documented.close()
})

describe('the documented workflow for one table on several machines', () => {
  it('leaves one comment and one check over all shards', () => {
    expect(whole).toContain('1 slower')
    expect(whole).not.toContain('ot measured')
    const checks = [...documented.github.state.checks.values()]
    expect(new Set(checks.map(({ name }) => name))).toEqual(new Set(['deadheat']))
    expect(documented.github.violations).toEqual([])
  })

  it('says which shard is lost, and which rows with it', () => {
    expect(lost).toMatch(/Not measured, because 1 shard left no journal \(\d of 4\)/)
  })

  it('refuses a shard that poses as another', () => {
    expect(forged.jobs.get('report')).toBe('failure')
    expect(forged.annotations.map(({ message }) => message).join('\n')).toMatch(/shard/)
  })
})
