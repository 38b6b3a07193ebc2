import { describe, expect, it } from 'vitest'
import { jobLines, liveAfter, liveAtStart, liveLines } from '../../../src/render/live/live.ts'
import { statusText } from '../../../src/render/live/status-text.ts'
import type { Progress } from '../../../src/model/run/progress.ts'

function after(...events: readonly Progress[]) {
  return events.reduce(liveAfter, liveAtStart)
}

const base = { kind: 'build-started', side: 'base', label: 'b52dd91' } as const
const line = { kind: 'build-line', side: 'base', line: 'CXX api.o' } as const

const over = { kind: 'build-ended', side: 'base', seconds: 9, ok: true, stored: false } as const

describe('a run at any moment', () => {
  const block = { kind: 'block', benchmarkId: 'parse', round: 1 } as const
  const look = { kind: 'look', pairs: 9, decided: 100, rows: 250 } as const
  const parts = { done: 2, total: 8 }
  const moments: readonly (readonly [string, Progress])[] = [
    ['finding base and head  for 3 s', { kind: 'doing', what: 'finding base and head' }],
    [
      'learning bench/parse  25%  2 of 8  about 1 min 30 s left  for 3 s',
      { kind: 'doing', what: 'learning bench/parse', parts, secondsLeft: 90 },
    ],
    ['queued behind 2 runs  for 3 s  Ctrl-C leaves', { kind: 'queued', ahead: 2 }],
    ['trying out  25%  2 of 8  for 3 s  parse', { kind: 'pilot', benchmarkId: 'parse', ...parts }],
    [
      'measuring ██░░░░░░░░  25%  at most 1 h 20 min left  100 of 250 rows decided',
      { ...block, ...parts, secondsLeft: 4800 },
    ],
  ]

  it.each(moments)('says %j in a terminal of 80 columns, and in a log', (text, progress) => {
    const live = after(look, progress)
    expect(liveLines(live, 80, 3)[0]).toBe(text)
    expect(jobLines(live, 80, 3)).toEqual([text])
  })

  it('says nothing of decided rows before anybody has judged one', () => {
    const live = after({ ...block, ...parts, secondsLeft: 90 })
    expect(liveLines(live, 80)[0]).toBe('measuring ██░░░░░░░░  25%  at most 1 min 30 s left')
  })

  it('says for how long both sides have been built, while nobody knows how long it takes', () => {
    const live = after(base, line, { ...base, side: 'head' })
    expect(jobLines(live, 80, 40)).toEqual(['building base, for 40 s', 'building head, for 40 s'])
    expect(jobLines(liveAfter(live, over), 80, 40)).toEqual(['building head, for 40 s'])
  })
})

it('says what a build prints, until it has ended', () => {
  const live = after(base, line)
  expect(liveLines(live, 100)).toEqual(['building base  CXX api.o', 'building head  waiting'])
  expect(jobLines(live, 100)).toEqual(['building base'])
  expect(statusText(live)).toBe('building base (1 of 2)')
  expect(liveLines(liveAfter(live, over), 100)[0]).toBe('building base  built')
})
