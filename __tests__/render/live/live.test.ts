import { describe, expect, it } from 'vitest'
import { liveAfter, liveAtStart, liveLine, liveText } from '../../../src/render/live/live.ts'
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
  const queued = { kind: 'queued', ahead: 2 } as const
  const pilot = { kind: 'pilot', benchmarkId: 'parse' } as const
  const moments: readonly (readonly [string, string, Progress])[] = [
    ['preparing', 'finding base  for 3 s', { kind: 'doing', what: 'finding base' }],
    [
      'preparing, 25% done, at most 1 min 30 s left',
      'learning bench/parse, 25% done, at most 1 min 30 s left  for 3 s',
      { kind: 'doing', what: 'learning bench/parse', parts, secondsLeft: 90 },
    ],
    ['queued, 2 runs ahead on this machine', '…  for 3 s  Ctrl-C leaves', queued],
    ['trying out, 25% done', '…  for 3 s  parse', { ...pilot, ...parts }],
    [
      'measuring, 25% done, at most 1 h 20 min left, 100 of 250 rows decided',
      '…  parse',
      { ...block, ...parts, secondsLeft: 4800 },
    ],
  ]

  it.each(moments)('is %j in a check, and %j in a terminal or a log', (text, shown, progress) => {
    const live = after(look, progress)
    expect(liveText(live)).toBe(text)
    expect(liveLine(live, 80, 3)).toBe(shown.replace('…', text))
  })

  it('says nothing of decided rows before anybody has judged one', () => {
    const live = after({ ...block, ...parts, secondsLeft: 90 })
    expect(liveText(live)).toBe('measuring, 25% done, at most 1 min 30 s left')
  })

  it('says which sides are built, for how long and what that prints, until it has ended', () => {
    const live = after(base, { ...base, side: 'head' }, { ...line, line: '\u001B[1mCXX\tapi.o' })
    expect(liveText(live)).toBe('building base and head')
    expect(liveLine(live, 80, 40)).toBe('building base and head  for 40 s  CXX api.o')
    expect(liveLine(live, 28, 40)).toBe('building base and head  for…')
    expect(liveLine(liveAfter(live, over), 80, 40)).toBe('building head  for 40 s')
    expect(liveText(after(base, over))).toBe('built')
    expect(liveLine(after(base, over), 80, 40)).toBe('built')
    expect(liveLine(liveAtStart, 80)).toBe('')
  })
})
