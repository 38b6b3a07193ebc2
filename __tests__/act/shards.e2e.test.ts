import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import type { ActRun } from './act-run.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { isWhole } from '../whole.ts'

const NAME = 'performance in shards'
const RUN = 401
// All of them run one after the other on a machine.
const SHARDS = isWhole ? 20 : 2
const artifactOf = (shard: number): string => `deadheat-shard-${shard}`

let documented: DocumentedRun
let whole: string
let lost: string
let mended: string
let forged: ActRun

/** With as many machines, in the line that the documentation names, and as many pairs as their rows need. */
function enough(text: string): string {
  expect(text).toContain('shard: 4')
  return text
    .replace('shard: 4', `shard: ${SHARDS}`)
    .replaceAll(/\bpairs: .*/g, `pairs: '${SHARDS > 4 ? 10 : 8}'`)
}

/** The workflow when only its last job runs, as it does when failed jobs are run again. */
function reportAlone(text: string): string {
  const workflow = z.looseObject({ jobs: z.looseObject({ report: z.looseObject({}) }) })
  const { jobs, ...rest } = workflow.parse(parse(text))
  const { needs: _needs, ...report } = jobs.report
  return stringify({ ...rest, jobs: { report } })
}

/**
 * The workflow when one shard that failed runs again, and the report with it: what the plan put out is
 * kept, as GitHub keeps it.
 */
function again(text: string, shard: number): string {
  const workflow = z.looseObject({
    jobs: z.looseObject({ measure: z.looseObject({}), report: z.looseObject({}) }),
  })
  const { jobs, ...rest } = workflow.parse(parse(text))
  const { needs: _needs, strategy: _strategy, ...measure } = jobs.measure
  const matrix = { shard: [shard], of: [SHARDS] }
  return stringify({
    ...rest,
    jobs: { measure: { ...measure, strategy: { matrix } }, report: jobs.report },
  })
}

function theComment(): string {
  const bodies = [...documented.github.state.comments.values()].map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  return bodies[0] ?? ''
}

beforeAll(async () => {
  const suites = Array.from({ length: SHARDS }, (_, at) => `quick-${at + 1}`)
  documented = await startDocumentedRun({ suites })
  await documented.run(NAME, RUN, { change: enough })
  whole = theComment()
  const path = documented.keptFile(RUN, artifactOf(1))
  const journal = readFileSync(path, 'utf8')
  rmSync(path)
  await documented.run(NAME, RUN, { change: (text) => reportAlone(enough(text)) })
  lost = theComment()
  // Its runner was taken away in the middle of a line.
  writeFileSync(path, journal.slice(0, journal.lastIndexOf('"type":"sample"') + 40))
  await documented.run(NAME, RUN, { change: (text) => again(enough(text), 1) })
  mended = theComment()
  writeFileSync(path, journal.replace(/"index":\d/, '"index":2'))
  forged = await documented.run(NAME, RUN, { change: (text) => reportAlone(enough(text)) })
})

afterAll(async () => {
  await documented.close()
})

describe('the documented workflow for one table on several machines', () => {
  it('leaves one comment and one check over all shards', () => {
    expect(whole).toContain(`${SHARDS} slower`)
    expect(whole).not.toContain('ot measured')
    const checks = [...documented.github.state.checks.values()]
    expect(new Set(checks.map(({ name }) => name))).toEqual(new Set(['deadheat']))
    expect(documented.github.violations).toEqual([])
  })

  it('says which shard is lost, and which rows with it', () => {
    expect(lost).toMatch(/Not measured, because 1 shard left no journal \(\d+ of \d+\)/)
  })

  it('is whole again when only that shard has run once more', () => {
    expect(mended).toContain(`${SHARDS} slower`)
    expect(mended).not.toContain('ot measured')
  })

  it('refuses a shard that poses as another', () => {
    expect(forged.jobs.get('report')).toBe('failure')
    expect(forged.annotations.map(({ message }) => message).join('\n')).toContain('two of shard 2')
  })
})
