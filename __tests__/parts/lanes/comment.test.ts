import { expect, it } from 'vitest'
import { parts } from '../../../src/parts/index.ts'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { replayed } from '../../fakes/journals-of-before.ts'
import { context } from '../../render/states.ts'

it('a stored run in lanes looks like this on a pull request', async () => {
  const result = replayed('lanes', parts)
  await expect(renderComment(result, { ...context, history: [] })).toMatchFileSnapshot(
    '../../golden/before/lanes.md',
  )
})
