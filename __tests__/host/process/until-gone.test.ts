import { describe, expect, it } from 'vitest'
import { untilGone } from '../../../src/host/process/end-tree.ts'

describe('untilGone', () => {
  it('ends them again until none is left', async () => {
    const looks = [[7, 8], [8], null]
    await untilGone('a child', () => looks.shift() ?? null)
    expect(looks).toEqual([])
  })

  it('gives up in the end, and names who is left', async () => {
    await expect(untilGone('a child', () => [7, 8], 0.01)).rejects.toThrow(
      'expected every process of a child to end, got 7, 8 still alive',
    )
  })
})
