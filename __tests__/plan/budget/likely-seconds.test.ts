import { describe, expect, it } from 'vitest'
import { likelySeconds } from '../../../src/plan/budget/likely-seconds.ts'

const row = (name: string, n: number) => ({ id: `core/${name} n=${n}`, name })

describe('likelySeconds', () => {
  it('takes what a row took before, else the mean of its file, of its category, of all', () => {
    const rows = [
      row('url/parse', 1),
      row('url/parse', 2),
      row('url/parse', 3),
      row('url/resolve', 1),
      row('fs/read', 1),
      row('zlib/deflate', 1),
    ]
    const earlier = { 'core/url/parse n=1': 2, 'core/url/parse n=2': 4, 'core/fs/read n=1': 9 }
    expect([...likelySeconds(rows, earlier).values()]).toEqual([2, 4, 3, 3, 9, 5])
  })

  it('takes the same for all where none was timed', () => {
    const rows = [row('url/parse', 1), row('fs/read', 1)]
    const [one, other] = likelySeconds(rows, { 'other/row': 100 }).values()
    expect(one).toBeGreaterThan(1)
    expect(other).toBe(one)
  })
})
