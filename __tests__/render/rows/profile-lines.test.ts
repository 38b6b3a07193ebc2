import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/model/judging/profile.ts'
import { allProfileLines } from '../../../src/render/rows/profile-lines.ts'
import { renderReport } from '../../../src/render/comment/report.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const profile: Profile = {
  benchmarkId: 'new-buffer',
  ticks: {
    base: {
      ticks: 1000,
      functions: [
        { name: '(node)', ticks: 460 },
        { name: 'fromObject buffer', ticks: 224 },
        { name: 'rare', ticks: 10 },
      ],
    },
    head: { ticks: 2000, functions: [{ name: 'fromObject buffer', ticks: 830 }] },
  },
}

const result = {
  ...resultWith([findingOf({ id: 'new-buffer', verdict: 'regression', change: 0.5, base: 0.01 })]),
  profiles: [profile],
}

describe('the profiles of a run', () => {
  it('tell by function what each took of the time, what differs most first', () => {
    expect(allProfileLines(result, 100).slice(0, 5)).toEqual([
      'Where the time of new-buffer went: 1000 ticks of base, 2000 of head',
      '',
      'function             base   a call    head   a call  points',
      '(node)             46.0 %  4.60 ms   0.0 %      0 s   −46.0',
      'fromObject buffer  22.4 %  2.24 ms  41.5 %  6.22 ms   +19.1',
    ])
  })

  it('stand in the report, and say that they were taken aside', () => {
    expect(renderReport(result)).toContain('Where the time went')
    expect(renderReport(result)).toContain('profiled separately and not timed')
    expect(renderReport(resultWith([]))).not.toContain('Where the time went')
  })

  it('leave out what hardly ran on either side', () => {
    expect(allProfileLines(result, 100).join('\n')).not.toContain('rare')
  })
})
