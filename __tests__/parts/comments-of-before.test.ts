import { expect, it } from 'vitest'
import { parts } from '../../src/parts/index.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { replayed, storedRuns } from '../fakes/journals-of-before.ts'
import { context } from '../render/states.ts'

it.each(storedRuns)('the stored journal of %s looks like this on a pull request', async (name) => {
  await expect(renderComment(replayed(name, parts), { ...context, parts })).toMatchFileSnapshot(
    `../golden/before/${name}.md`,
  )
})
