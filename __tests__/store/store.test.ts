import { expect, it } from 'vitest'
import { revisionReasonSchema } from '../../src/model/build/revision.ts'
import { mayFillCaches } from '../../src/store/store.ts'

it('lets base alone, and a commit that its branch already has, add to what later builds read', () => {
  const filling = revisionReasonSchema.options.filter((reason) =>
    mayFillCaches({ side: 'head', reason }),
  )
  expect(filling.toSorted()).toEqual(['merge-group', 'pushed'])
  for (const reason of revisionReasonSchema.options)
    expect(mayFillCaches({ side: 'base', reason })).toBe(true)
})
