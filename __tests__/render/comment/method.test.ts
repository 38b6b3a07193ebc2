import { describe, expect, it } from 'vitest'

import type { Result } from '../../../src/model/judging/result.ts'
import { renderReport } from '../../../src/render/comment/comment.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const result = resultWith([findingOf({ id: 'one', verdict: 'unchanged', change: 0 })])
const { plan } = result

function withPlan(changed: Partial<Result['plan']>): string {
  return renderReport({ ...result, plan: { ...plan, ...changed } })
}

describe('how it was measured', () => {
  it('says of one revision twice that it is one', () => {
    const { base } = plan.revisions
    const commit = { ...base, source: 'commit', sha: 'a'.repeat(40) } as const
    const other = { ...commit, sha: 'b'.repeat(40) }
    const changed = { ...commit, tree: 'c'.repeat(40) }
    const twice = withPlan({ revisions: { base: commit, head: commit } })
    expect(twice).toContain('are of one revision and differ in nothing that was checked')
    for (const head of [other, changed]) {
      const text = withPlan({ revisions: { base: commit, head } })
      expect(text).toContain('differ in their revision and in nothing else that was checked')
    }
  })
})
