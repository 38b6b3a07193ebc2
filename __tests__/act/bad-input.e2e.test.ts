import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SLOWER_INDEX } from './fixture-repository.ts'
import { startWorld, type World } from './world.ts'
import { inWhole } from '../whole.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({
    files: { 'strict.yml': 'alpha: 1%\n' },
    change: { 'index.js': SLOWER_INDEX },
  })
})

afterAll(() => world.close())

describe('a request that has to change', () => {
  // Before anything is known of the pull request, so it comes first: there is no comment yet.
  it('fails in one line on a malformed input, and leaves no comment', async () => {
    const run = await world.run({ event: 'pull_request', inputs: { pairs: 'many' } })
    expect(run.annotations).toMatchObject([
      { message: expect.stringMatching(/pairs.*whole number.*many/) },
    ])
    expect(run.steps.get('deadheat')).toBe('failure')
    expect([...world.github.state.comments.values()]).toEqual([])
  })

  it.each([
    {
      what: 'too few pairs for as many rows as there are',
      // Two benchmarks with three metrics each: 2^(1 - 11) is the first that is below a sixth of 1%.
      inputs: { pairs: '10', config: 'strict.yml' },
      said: [/expected at least 11 pairs/, /got 10/, /a table of 8 rows/],
    },
    ...inWhole({
      what: 'an unknown revision',
      inputs: { base: 'nowhere' },
      said: [/expected a branch, tag or commit/, /"nowhere"/],
    }),
  ])('fails in one line on $what, and in a comment', async ({ inputs, said }) => {
    const run = await world.run({ event: 'pull_request', inputs })
    expect(run.annotations).toHaveLength(1)
    expect(run.annotations[0]?.level).toBe('error')
    for (const words of said) expect(run.annotations[0]?.message).toMatch(words)
    expect(run.annotations[0]?.message).not.toContain('\n')
    expect(run.log.filter((line) => /^\s+at /.test(line))).toEqual([])
    expect(run.steps.get('deadheat')).toBe('failure')
    const [comment, ...others] = world.github.state.comments.values()
    expect(others).toEqual([])
    expect(comment?.body).toContain('### ⚫ Performance: could not be measured')
    for (const words of said) expect(comment?.body).toMatch(words)
  })
})
