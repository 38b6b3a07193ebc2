import { describe, expect, it } from 'vitest'
import {
  bisectionOf,
  isAnswered,
  type BisectReport,
} from '../../../src/parts/bisect/bisect-report.ts'
import {
  bisectAnswer,
  bisectLines,
  bisectStepLine,
} from '../../../src/parts/bisect/bisect-lines.ts'
import { answerPage } from '../../../src/render/answer.ts'
import type { BisectRecord } from '../../../src/parts/bisect/bisect-record.ts'
import { hostileNames } from '../../render/hostile-names.ts'
import { bisectedAlone, bisectedCommit, bisectRecord } from './bisections.ts'

const origin = {
  repository: 'https://github.com/octo/addon',
  run: 'https://github.com/octo/addon/actions/runs/7',
  fromFork: false,
}
const record = bisectRecord()
const reportOf = (changes: Partial<BisectRecord> = {}): BisectReport =>
  bisectionOf({ ...record, ...changes }).report
const report = reportOf()
const page = answerPage(bisectAnswer(report), origin)

/** BAD is slower by a percent only: a later commit has made up for most of the change. */
const partly = reportOf({
  alone: null,
  steps: record.steps.map((step) =>
    step.type === 'measured'
      ? { ...step, error: 0.001, estimate: step.at === 15 ? 0.01 : step.estimate }
      : step,
  ),
})
const early = reportOf({ steps: record.steps.slice(0, 2), alone: null })
const none = reportOf({ steps: [], alone: null })

describe('the answer of a bisection', () => {
  it('names the commit, both sides of it, that it is all, and the functions behind it', () => {
    expect(bisectLines(report)).toEqual([
      'sort, time: 1616161 is +5.0%, 95% CI +4.5 … +5.5% against fffffff (16 pairs)',
      '  5 steps, 5 builds of 16 commits',
      '',
      '1111111 change 10 has made the change:',
      '  before: 1010101 +0.1%, 95% CI −0.4 … +0.6%',
      '  after: 1111111 +5.0%, 95% CI +4.5 … +5.5%',
      '  that is the whole difference',
      '',
      '1111111 alone is +5.0%, 95% CI +4.0 … +6.0% against 1010101 before it (24 pairs)',
      '  compareMain classes/semver.js:125: 97% of the change',
    ])
    expect(isAnswered(report)).toBe(true)
    expect(bisectAnswer(report).title).toBe('1111111')
  })

  it('is the same lines in a comment, with a link to each commit that it names', () => {
    expect(page).toContain(`\`\`\`text\n${bisectLines(report).join('\n')}\n\`\`\``)
    expect(page).toContain(
      `[\`1111111\`](https://github.com/octo/addon/commit/${bisectedCommit(10)}) · [Run](`,
    )
  })

  it('says what the commit does not explain, where that is, and how to look there', () => {
    const lines = bisectLines(partly)
    expect(lines).toContain('it does not explain the whole difference:')
    expect(lines).toContain('  1616161 is −3.8%, 95% CI −4.1 … −3.5% against 1111111')
    expect(lines.at(-1)).toBe(`  deadheat bisect ${bisectedCommit(10)} ${bisectedCommit(15)} sort`)
    expect(lines).not.toContain('  that is the whole difference')
    expect(bisectAnswer(partly).title).toBe('1111111, and a rest that it does not explain')
    expect(isAnswered(partly)).toBe(false)
  })

  it('says so when nothing differs', () => {
    expect(bisectLines(none)).toEqual([
      'nothing to bisect: no row of 1616161 was called different from fffffff',
      `  deadheat compare ${'f'.repeat(40)} ${bisectedCommit(15)} --pairs 200`,
    ])
    expect(bisectAnswer(none).title).toBe('no row differs: nothing to bisect')
  })

  it('says how to go on when it was stopped, and what it takes when nothing is left', () => {
    expect(bisectLines(early).at(-1)).toBe(
      'stopped after 2 steps; to go on, the same again with --resume --steps 4',
    )
    expect(bisectAnswer(early).title).toBe('no answer yet')
    const stuck = bisectLines({ ...early, open: false })
    expect(stuck.at(-1)).toContain('the same again with --pairs 200')
    expect(stuck).toContain('one of 8 commits has made the change:')
    expect(stuck).not.toContain('  that is the whole difference')
  })

  it('names all commits that hide behind some that could not be measured, and why', () => {
    const hidden = reportOf({
      steps: [
        ...record.steps.slice(0, -1),
        { type: 'skipped', at: 10, reason: 'does not build: \u001B[1mno' },
      ],
    })
    const lines = bisectLines(hidden)
    expect(lines).toContain('one of 2 commits has made the change:')
    expect(lines).toContain('could not be measured, which hides the answer:')
    expect(lines).toContain('  1111111: does not build: no')
  })

  it('says at the top where a fork’s job reported it', () => {
    expect(page).not.toContain('Untrusted')
    expect(
      answerPage(bisectAnswer(report), { ...origin, fromFork: true }).split('\n\n')[1],
    ).toContain('Untrusted')
  })

  it.each(hostileNames)('keeps %j text', (name) => {
    const hostile = reportOf({
      start: {
        ...record.start,
        commits: record.start.commits.map((one) => ({
          ...one,
          spec: name.slice(0, 300),
          label: name.slice(0, 300),
          title: name.slice(0, 300),
        })),
      },
      alone: {
        ...bisectedAlone,
        functions: (bisectedAlone.functions ?? []).map((one) => ({
          ...one,
          name: name.slice(0, 200),
          file: name.slice(0, 300),
        })),
      },
      steps: [
        ...record.steps.map((step) =>
          step.type === 'measured' ? { ...step, metric: name.slice(0, 100) } : step,
        ),
        { type: 'skipped', at: 3, reason: name.slice(0, 2000) },
      ],
    })
    const outside = answerPage(bisectAnswer(hostile), origin)
      .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
      .replaceAll(/`[^`\n]*`|<code>[^<\n]*<\/code>/g, '')
    expect(outside).not.toMatch(/<(?!\/?sub>)|!\[|evil\.example|@octocat/)
    expect(bisectLines(hostile).join('')).not.toMatch(/\p{Cc}/u)
  })
})

describe('the line of a step', () => {
  it('says what is measured, and how many are left', () => {
    expect(bisectStepLine(early, report.bad)).toBe(
      'step 3: 1616161 change 15; 8 of 16 commits left',
    )
    expect(bisectStepLine(none, report.bad)).toBe(
      'step 1: 1616161 change 15; 16 commits after fffffff, and this is the last',
    )
  })
})
