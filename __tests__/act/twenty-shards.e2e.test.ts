import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'

const RUN = 421
const SHARDS = 20
// Each of them is a run of its own, one after the other on a machine.
const LIMIT_SECONDS = 1200

let documented: DocumentedRun

/** The documented workflow with twenty machines, and as many pairs as twenty rows need. */
function onTwenty(text: string): string {
  return text.replace('shards: 4', `shards: ${SHARDS}`).replaceAll(/\bpairs: .*/g, "pairs: '10'")
}

it('is changed in the two lines that the documentation names', () => {
  const text = readFileSync(new URL('../../docs/github.md', import.meta.url), 'utf8')
  expect(onTwenty(text)).toContain(`shards: ${SHARDS}`)
  expect(onTwenty("          shards: 4\n          pairs: '3'")).toBe(
    "          shards: 20\n          pairs: '10'",
  )
})

describe.each(process.env['DEADHEAT_TEST_ALL'] === '1' ? [SHARDS] : [])(
  'the documented workflow for one table on %i machines',
  (shards) => {
    const suites = Array.from({ length: shards }, (_, at) => `quick-${at + 1}`)

    beforeAll(async () => {
      documented = await startDocumentedRun(suites, undefined, LIMIT_SECONDS)
    })

    afterAll(async () => {
      await documented.close()
    })

    it(
      'measures one row on each and leaves one comment and one check over all of them',
      async () => {
        const { jobs, outputs, story } = await documented.run(
          'performance in shards',
          RUN,
          onTwenty,
        )
        // Shown only when the test fails, and then it is what tells why.
        console.log(story)
        expect(outputs.get('plan')?.get('matrix')).toContain(`"of":[${shards}]`)
        // Every row is slower beyond the limit.
        expect(jobs.get('report')).toBe('success')
        const bodies = [...documented.github.state.comments.values()].map(({ body }) => body)
        expect(bodies).toHaveLength(1)
        expect(bodies[0]).toContain(`${shards} slower`)
        expect(bodies[0]).not.toContain('ot measured')
        const checks = [...documented.github.state.checks.values()]
        expect(new Set(checks.map(({ name }) => name))).toEqual(new Set(['deadheat']))
        expect(documented.github.violations).toEqual([])
      },
      (LIMIT_SECONDS + 60) * 1000,
    )
  },
)
