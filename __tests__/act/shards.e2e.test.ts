import { afterAll, expect, it } from 'vitest'
import { startDocumentedRun } from './documented-run.ts'
import { isWhole } from '../whole.ts'

// All of them run one after the other on a machine.
const SHARDS = isWhole ? 20 : 2

const suites = Array.from({ length: SHARDS }, (_, at) => `quick-${at + 1}`)
const documented = await startDocumentedRun({ suites })
afterAll(() => documented.close())

/** With as many machines, in the line that the documentation names, and as many pairs as their rows need. */
function enough(text: string): string {
  expect(text).toContain('shard: 4')
  return text
    .replace('shard: 4', `shard: ${SHARDS}`)
    .replaceAll(/\bpairs: .*/g, `pairs: '${SHARDS > 4 ? 10 : 8}'`)
}

it('the documented workflow for one table on several machines leaves one comment and one check over all shards', async () => {
  await documented.run('performance in shards', 401, { change: enough })
  const { state, violations } = documented.github
  const [comment, ...others] = [...state.comments.values()]
  expect(others).toEqual([])
  expect(comment?.body).toContain(`${SHARDS} slower`)
  expect(comment?.body).not.toContain('ot measured')
  const checks = [...state.checks.values()]
  expect(new Set(checks.map(({ name }) => name))).toEqual(new Set(['deadheat']))
  expect(violations).toEqual([])
})
