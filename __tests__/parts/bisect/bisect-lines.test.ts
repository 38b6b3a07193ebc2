import { describe, expect, it } from 'vitest'
import {
  bisectionIn,
  bisectionOf,
  isAnswered,
  bisectValue,
  type BisectRecord,
} from '../../../src/parts/bisect/bisect-record.ts'
import { bisectLines, stepLine } from '../../../src/parts/bisect/bisect-lines.ts'
import { parts } from '../../../src/parts/index.ts'
import { renderComment, renderReport } from '../../../src/render/comment/comment.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { renderTerminal } from '../../../src/render/terminal/terminal.ts'
import { hostileNames } from '../../render/hostile-names.ts'
import { context } from '../../render/states.ts'
import { bisectedAlone, bisectedCommit, bisectedResult, bisectRecord } from './bisections.ts'

const record = bisectRecord()
const resultOf = (changes: Partial<BisectRecord> = {}) => bisectedResult({ ...record, ...changes })
const linesOf = (changes: Partial<BisectRecord> = {}): readonly string[] =>
  bisectLines(resultOf(changes))
const isAnsweredWith = (changes: Partial<BisectRecord>): boolean =>
  isAnswered(bisectionIn(resultOf(changes)))
const comment = renderComment(resultOf(), { ...context, parts })

/** BAD is slower by a percent only: a later commit has made up for most of the change. */
const partly: Partial<BisectRecord> = {
  alone: null,
  steps: record.steps.map((step) =>
    step.type === 'measured'
      ? { ...step, error: 0.001, estimate: step.at === 15 ? 0.01 : step.estimate }
      : step,
  ),
}
const early: Partial<BisectRecord> = { steps: record.steps.slice(0, 2), alone: null }

const foreign = new Set(['spec', 'label', 'title', 'name', 'file', 'metric', 'reason'])

describe('the answer of a bisection', () => {
  it('names the commit, both sides of it, the change alone, that it is all, and every step', () => {
    expect(linesOf()).toEqual([
      'bisect of sort, time: 5 steps, 5 builds of 16 commits',
      '',
      '1111111 change 10 has made the change:',
      '  before: 1010101 +0.1%, 95% CI −0.4 … +0.6%',
      '  after: 1111111 +5.0%, 95% CI +4.5 … +5.5%',
      '  alone, against 1010101 before it: +5.0%, 95% CI +4.0 … +6.0% (24 pairs)',
      '    compareMain classes/semver.js:125: 97% of the change',
      '  that is the whole difference',
      '',
      'measured against fffffff:',
      '  1616161 +5.0%, 95% CI +4.5 … +5.5% (16 pairs)',
      '  0808080 +0.1%, 95% CI −0.4 … +0.6% (16 pairs)',
      '  1212121 +5.0%, 95% CI +4.5 … +5.5% (16 pairs)',
      '  1010101 +0.1%, 95% CI −0.4 … +0.6% (16 pairs)',
      '  1111111 +5.0%, 95% CI +4.5 … +5.5% (16 pairs)',
    ])
    expect(isAnsweredWith({})).toBe(true)
  })

  it('is the same lines in the comment, the report, the page and the terminal, with links', () => {
    const lines = linesOf().join('\n')
    expect(comment).toContain(`\`\`\`text\n${lines}\n\`\`\``)
    expect(comment).toContain(
      `[\`1111111\`](https://github.com/octo-org/leveldown/commit/${bisectedCommit(10)})`,
    )
    expect(renderReport(resultOf(), parts)).toContain(lines)
    expect(renderTerminal(resultOf(), { width: 100, colours: false, parts })).toContain(lines)
    const page = reportPage({ result: resultOf(), parts, taken: [] }, pageTools)
    expect(page.split('change 10 has made the change')).toHaveLength(2)
  })

  it('says what the commit does not explain, where that is, and how to look there', () => {
    const lines = linesOf(partly)
    expect(lines).toContain('it does not explain the whole difference:')
    expect(lines).toContain('  1616161 is −3.8%, 95% CI −4.1 … −3.5% against 1111111')
    expect(lines).toContain(`  deadheat bisect ${bisectedCommit(10)} ${bisectedCommit(15)} sort`)
    expect(lines).not.toContain('  that is the whole difference')
    expect(isAnsweredWith(partly)).toBe(false)
  })

  it('says so when nothing differs, or BAD says nothing', () => {
    expect(linesOf({ steps: [], alone: null })).toEqual([
      'nothing to bisect: no row was called different',
    ])
    const steps: BisectRecord['steps'] = [{ type: 'skipped', at: 15, reason: 'fails: no' }]
    expect(linesOf({ steps, alone: null })).toEqual(['BAD could not be measured: fails: no'])
  })

  it('says how to go on when it was stopped, and what it takes when nothing is left', () => {
    expect(linesOf(early)).toContain(
      'stopped after 2 steps; to go on, the same again with --resume --steps 4',
    )
    const coarse = record.steps.flatMap((step) =>
      step.type === 'measured' ? { ...step, error: 0.04 } : [],
    )
    const stuck = linesOf({ steps: [...coarse, ...coarse, ...coarse, ...coarse], alone: null })
    expect(stuck.join('\n')).toContain('the same again with --pairs 200')
    expect(stuck).not.toContain('  that is the whole difference')
  })

  it('names all commits that hide behind some that could not be measured, and why', () => {
    const lines = linesOf({
      alone: null,
      steps: [
        ...record.steps.slice(0, -1),
        { type: 'skipped', at: 10, reason: 'does not build: \u001B[1mno' },
      ],
    })
    const hint = 'those that could not be measured hide which'
    expect(lines).toContain(`one of 2 commits has made the change; ${hint}:`)
    expect(lines).toContain('  1111111 does not build: no')
  })

  it('is in short in the result, for programs', () => {
    expect(bisectValue(bisectionOf(record))).toMatchObject({
      answer: { isAnswered: true, commits: [bisectedCommit(10)], unexplained: [] },
    })
  })

  it.each([
    ['other commits', { start: bisectRecord({ head: 'e'.repeat(40) }).start }],
    ['another start', { start: bisectRecord({ base: 'e'.repeat(40) }).start }],
    ['places that are not there', { alone: { ...bisectedAlone, at: 900 } }],
  ])('is none where the value is of %s', (_, changes) => {
    const result = { ...resultOf(), parts: { bisect: { ...record, ...changes } } }
    expect(bisectLines(result)).toEqual([])
    expect(renderComment(result, { ...context, parts })).not.toContain('has made the change')
  })

  it.each(hostileNames)('keeps %j text', (name) => {
    const steps = [...record.steps, { type: 'skipped', at: 3, reason: '' }]
    const spoiled: BisectRecord = JSON.parse(
      JSON.stringify({ ...record, steps }),
      (key, value: unknown) => (foreign.has(key) ? name.slice(0, 100) : value),
    )
    const result = resultOf(spoiled)
    const bisect = parts.find((part) => part.name === 'bisect')
    expect(bisect?.sections).toHaveLength(1)
    const outside = renderReport(result, parts)
      .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
      .replaceAll(/`[^`\n]*`|<code>[^<\n]*<\/code>/g, '')
    expect(outside).not.toMatch(/!\[|evil\.example|@octocat/)
    const lines = bisectLines(result)
    expect(lines.length).toBeGreaterThan(9)
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  })
})

it('the line of a step says what is measured, and how many are left', () => {
  const bisection = bisectionOf({ ...record, ...early })
  expect(stepLine(bisection, { at: 10, size: 0.02 })).toBe(
    'step 3: 1111111 change 10; 8 of 16 commits left',
  )
})
