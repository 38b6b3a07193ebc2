import { afterAll, describe, expect, it } from 'vitest'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'

const SHARDS = 20

let documented: DocumentedRun | null = null

afterAll(async () => {
  await documented?.close()
})

/** As many pairs as the rows of twenty suites need. */
function twenty(text: string): string {
  return text.replace('shards: 4', `shards: ${SHARDS}`).replaceAll(/\bpairs: .*/g, "pairs: '10'")
}

// Twenty jobs, which start one after the other here, take minutes.
describe.runIf(process.env['DEADHEAT_TEST_ALL'] === '1')(
  'the documented workflow for one table on twenty machines',
  () => {
    it('leaves one comment over all of them', async () => {
      const names = Array.from({ length: SHARDS }, (_, at) => `quick-${at + 1}`)
      documented = await startDocumentedRun(names)
      const { story, jobs } = await documented.run('performance in shards', 420, twenty)
      console.log(story)
      expect(jobs.get('report')).toBe('success')
      const bodies = [...documented.github.state.comments.values()].map(({ body }) => body)
      expect(bodies).toHaveLength(1)
      expect(bodies[0]).toContain('20 slower')
      expect(bodies[0]).not.toContain('ot measured')
    })
  },
)
