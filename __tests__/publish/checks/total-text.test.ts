import { expect, it } from 'vitest'
import { totalText, type PartOfTotal } from '../../../src/publish/checks/total-text.ts'

const part = (label: string, conclusion: string | null, title = 'says so'): PartOfTotal => ({
  label,
  output: { title, summary: '' },
  open: conclusion === null,
  conclusion,
  detailsUrl: null,
})

it('a check over several results lets no name of a stranger out of its line, and says how many it leaves out', () => {
  const evil = 'x\n<img src=y> [a](http://b) @octocat `'
  const parts = Array.from({ length: 200 }, (_, at) => part(`node ${at}`, 'success', evil))
  const { summary } = totalText([part('node', 'failure', evil), ...parts], 0)
  expect(summary).toContain('And 81 more, none of them worse.')
  expect(summary.length).toBeLessThan(65_000)
  expect(summary).not.toMatch(/<img|@octocat|\]\(http:\/\/b/)
})
