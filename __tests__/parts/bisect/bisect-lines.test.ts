import { describe, expect, it } from 'vitest'
import type { BisectCommit } from '../../../src/parts/bisect/bisect-record.ts'
import type { BisectChange, BisectReport } from '../../../src/parts/bisect/bisect-report.ts'
import { bisectLines, bisectStepLine } from '../../../src/parts/bisect/bisect-lines.ts'

function commitOf(label: string, title = ''): BisectCommit {
  return { spec: `${label}${'0'.repeat(33)}`, label, title, parents: [] }
}

const change: BisectChange = {
  commits: [commitOf('ccccccc', 'Cache \u001B[31mnothing\u0007')],
  isFound: true,
  before: { estimate: 0.001, ci: [-0.004, 0.006], label: 'bbbbbbb' },
  after: { estimate: 0.05, ci: [0.04, 0.06], label: 'ccccccc' },
  previous: commitOf('bbbbbbb'),
}

const report: BisectReport = {
  good: commitOf('aaaaaaa'),
  bad: commitOf('ddddddd'),
  commits: 60,
  row: {
    type: 'measured',
    at: 59,
    benchmarkId: "parse's long",
    metric: 'time',
    verdict: 'regression',
    estimate: 0.052,
    ci: [0.041, 0.063],
    error: 0.005,
    pairs: 16,
    threshold: 0.02,
  },
  change,
  unexplained: [],
  skipped: [],
  steps: 8,
  builds: 7,
  open: false,
  alone: null,
}

const words = { words: ['aaaaaaa', 'ddddddd'], mostSteps: 20 }

describe('bisectLines', () => {
  it('names the commit, both sides of it, and what to type next', () => {
    expect(bisectLines(report, words)).toEqual([
      `parse's long, time: ddddddd is +5.2%, 95% CI +4.1 … +6.3% against aaaaaaa (16 pairs)`,
      '8 steps, 7 builds of 60 commits',
      '',
      'ccccccc Cache nothing\uFFFD',
      '  before: bbbbbbb +0.1%, 95% CI −0.4 … +0.6%',
      '  after:  ccccccc +5.0%, 95% CI +4.0 … +6.0%',
      '  that is the whole difference',
      '',
      'next, the change alone:',
      String.raw`  deadheat compare ${change.previous.spec} ${commitOf('ccccccc').spec} --only 'parse'\''s long'`,
    ])
  })

  it('names all commits that nothing can tell apart, and why', () => {
    const commits = [commitOf('ccccccc'), commitOf('eeeeeee')]
    const skipped = [{ commit: commitOf('ccccccc'), reason: 'does not build: \u001B[1mno' }]
    const lines = bisectLines({ ...report, change: { ...change, commits }, skipped }, words)
    expect(lines).toContain('one of 2 commits:')
    expect(lines).toContain('  ccccccc: does not build: no')
    expect(lines.at(-1)).toContain('make them build')
  })

  it('says how to go on when it was stopped, and what it takes when nothing is left', () => {
    const unclear = {
      ...change,
      isFound: false,
      commits: [commitOf('bbbbbbb'), commitOf('ccccccc')],
    }
    const stopped = bisectLines({ ...report, change: unclear, open: true }, words)
    expect(stopped.at(-1)).toBe('  deadheat bisect aaaaaaa ddddddd --resume --steps 40')
    const stuck = bisectLines({ ...report, change: unclear }, words)
    expect(stuck.at(-1)).toBe('  deadheat bisect aaaaaaa ddddddd --pairs 200')
    expect(stuck).toContain('one of 2 commits:')
    expect(stuck).not.toContain('  that is the whole difference')
  })

  it('says what the change does not explain, where that is, and how to look there', () => {
    const gap = {
      from: commitOf('ccccccc'),
      to: commitOf('ddddddd'),
      estimate: -0.039,
      ci: [-0.05, -0.028] as const,
    }
    const lines = bisectLines({ ...report, unexplained: [gap] }, words)
    expect(lines).toContain('not explained by it:')
    expect(lines).toContain('  ddddddd is −3.9%, 95% CI −5.0 … −2.8% against ccccccc')
    expect(lines.slice(-2)).toEqual([
      'and the rest, from ccccccc to ddddddd:',
      String.raw`  deadheat bisect ${gap.from.spec} ${gap.to.spec} 'parse'\''s long'`,
    ])
    const first = bisectLines({ ...report, change: { ...change, before: null } }, words)
    expect(first).toContain('  before: aaaaaaa, which is GOOD')
  })

  it('says so when nothing differs', () => {
    expect(bisectLines({ ...report, row: null, change: null }, words)[0]).toBe(
      'nothing to bisect: no row of ddddddd was called different from aaaaaaa',
    )
  })
})

describe('bisectStepLine', () => {
  it('says what is measured, and how many are left', () => {
    const open = {
      ...change,
      isFound: false,
      commits: [commitOf('bbbbbbb'), commitOf('ccccccc')],
    }
    expect(bisectStepLine({ ...report, change: open }, commitOf('fffffff', 'Faster'))).toBe(
      'step 9: fffffff Faster; 2 of 60 commits left',
    )
    expect(bisectStepLine({ ...report, row: null, change: null, steps: 0 }, report.bad)).toBe(
      'step 1: ddddddd; 60 commits after aaaaaaa, and this is the last',
    )
  })
})
