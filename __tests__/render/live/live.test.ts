import { describe, expect, it } from 'vitest'
import { jobLines, liveAfter, liveAtStart, liveLines } from '../../../src/render/live/live.ts'
import { statusText } from '../../../src/render/terminal/status-text.ts'
import type { Progress } from '../../../src/model/run/progress.ts'

function after(...events: readonly Progress[]) {
  return events.reduce(liveAfter, liveAtStart)
}

const base = { kind: 'build-started', side: 'base', label: 'b52dd91' } as const
const line = { kind: 'build-line', side: 'base', line: 'CXX api.o' } as const
const known = { ...line, secondsLeft: 232 }

describe('a run that builds', () => {
  it('says how long a build will go on, once earlier ones tell', () => {
    const live = after(base, known)
    expect(liveLines(live, 100)).toEqual([
      'building base  about 4 min left  CXX api.o',
      'building head  waiting',
    ])
    expect(jobLines(live, 100)).toEqual(['building base, about 4 min left'])
    expect(statusText(live)).toBe('building base (1 of 2), about 4 min left')
  })

  it('says nothing of that while nobody knows', () => {
    for (const live of [after(base, line), after(base, known, { ...line, secondsLeft: null })]) {
      expect(liveLines(live, 100)[0]).toBe('building base  CXX api.o')
      expect(jobLines(live, 100)).toEqual([])
      expect(statusText(live)).toBe('building base (1 of 2)')
    }
  })

  it('says it no longer when the build has ended', () => {
    const ended = {
      kind: 'build-ended',
      side: 'base',
      seconds: 9,
      ok: true,
      stored: false,
    } as const
    expect(liveLines(after(base, known, ended), 100)[0]).toBe('building base  built')
  })
})
