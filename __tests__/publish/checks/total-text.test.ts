import { describe, expect, it } from 'vitest'
import { totalText, type PartOfTotal } from '../../../src/publish/checks/total-text.ts'

const part = (label: string, conclusion: string | null, title = 'says so'): PartOfTotal => ({
  label,
  output: { title, summary: '' },
  open: conclusion === null,
  conclusion,
  detailsUrl: null,
})

describe('a check over several results', () => {
  it.each<[readonly (string | null)[], string]>([
    [['success', 'success'], 'success'],
    [['success', 'neutral'], 'neutral'],
    [['neutral', 'cancelled', 'success'], 'cancelled'],
    [['cancelled', 'failure'], 'failure'],
    [['success', 'stale'], 'failure'],
    [['failure', null, 'success'], 'in_progress'],
  ])('of %j is %s', (conclusions, status) => {
    const [first = part('', null), ...others] = conclusions.map((each, at) =>
      part(`node ${at}`, each),
    )
    expect(totalText([first, ...others], 0).status).toBe(status)
  })

  it.each<[string | null, string, string]>([
    ['success', 'in_progress', '2 of 3 not over'],
    [null, 'in_progress', '3 of 3 not over'],
    ['failure', 'failure', 'node: says so'],
    ['cancelled', 'cancelled', 'node: says so'],
  ])('of a matrix that is %s where two jobs have not begun is %s', (conclusion, status, title) => {
    expect(totalText([part('node', conclusion)], 2)).toMatchObject({ status, title })
  })

  it('names the worst in its title, and all of them below, the worst first', () => {
    const parts = [part('node 20', 'success'), part('node 22', 'failure', '1 slower: parse +12%')]
    const { title, summary } = totalText([part('node 18', 'success'), ...parts], 0)
    expect(title).toBe('node 22: 1 slower: parse +12%')
    expect(summary).toMatch(/`node 22`: \*\*failure\*\*[^]*`node 20`: \*\*success\*\*/)
  })

  it('lets no name of a stranger out of its line, and says how many it leaves out', () => {
    const evil = 'x\n<img src=y> [a](http://b) @octocat `'
    const parts = Array.from({ length: 200 }, (_, at) => part(`node ${at}`, 'success', evil))
    const { summary } = totalText([part('node', 'failure', evil), ...parts], 0)
    expect(summary).toContain('And 81 more, none of them worse.')
    expect(summary.length).toBeLessThan(65_000)
    expect(summary).not.toMatch(/<img|@octocat|\]\(http:\/\/b/)
  })
})
