import { describe, expect, it } from 'vitest'
import { bisectionOf } from '../../../src/parts/bisect/bisection-of.ts'
import { isAnswered, type BisectReport } from '../../../src/parts/bisect/bisect-report.ts'
import { bisectPage, bisectTitle } from '../../../src/parts/bisect/bisect-page.ts'
import { bisectedAlone, bisectedCommit, bisectRecord } from './bisections.ts'
import { hostileNames } from '../../render/hostile-names.ts'

const origin = {
  repository: 'https://github.com/octo/addon',
  run: 'https://github.com/octo/addon/actions/runs/7',
  fromFork: false,
}
const { report } = bisectionOf(bisectRecord())
const page = bisectPage(report, origin)

describe('bisectPage', () => {
  it('names the commit with a link, both sides of it, and that it is all', () => {
    const sha = bisectedCommit(10)
    expect(page).toContain(
      `**[\`${sha.slice(0, 7)}\`](https://github.com/octo/addon/commit/${sha})** \`change 10\` has made the change.`,
    )
    expect(page).toContain('That is the whole difference.')
    expect(page).toMatch(/- before: `1010101` \+0\.1% \(95% CI .*\n- after: `1111111` \+5\.0%/)
  })

  it('says what the commit does not explain, and never names it as all', () => {
    const record = bisectRecord()
    const steps = record.steps.map((step) =>
      step.type === 'measured'
        ? { ...step, error: 0.001, estimate: step.at === 15 ? 0.01 : step.estimate }
        : step,
    )
    const { report: partly } = bisectionOf({ ...record, steps, alone: null })
    const text = bisectPage(partly, origin)
    expect(text).toContain('**It does not explain the whole difference**')
    expect(text).toContain(`deadheat bisect ${bisectedCommit(10)} ${bisectedCommit(15)} sort`)
    expect(text).not.toContain('That is the whole')
    expect(bisectTitle(partly)).toBe('1111111, and a rest that it does not explain')
    expect(isAnswered(partly)).toBe(false)
    expect(isAnswered(report)).toBe(true)
  })

  it('has the change alone, and the function that made it, linked at its commit', () => {
    expect(page).toContain('**The change alone**')
    expect(page).toContain(
      `- \`compareMain\` [\`classes/semver.js:125\`](https://github.com/octo/addon/blob/${bisectedCommit(10)}/classes/semver.js#L125): 97% of the change`,
    )
  })

  it('says at the top where a fork’s job reported it', () => {
    expect(page).not.toContain('Untrusted')
    expect(bisectPage(report, { ...origin, fromFork: true }).split('\n\n')[1]).toContain(
      'Untrusted',
    )
  })

  it('says so when nothing differs, and when there is no answer yet', () => {
    const { steps, ...rest } = bisectRecord()
    const none = bisectionOf({ ...rest, steps: [] }).report
    expect(bisectPage({ ...none, alone: null }, origin)).toContain('nothing to look for')
    expect(bisectTitle(none)).toBe('no row differs: nothing to bisect')
    const early = bisectionOf({ ...rest, steps: steps.slice(0, 2), alone: null }).report
    expect(bisectTitle(early)).toBe('no answer yet')
    expect(bisectPage(early, origin)).toContain('One of ')
    expect(bisectTitle(report)).toBe('1111111')
  })

  it.each(hostileNames)('keeps %j text', (name) => {
    const hostile: BisectReport = bisectionOf({
      ...bisectRecord(),
      start: {
        ...bisectRecord().start,
        commits: bisectRecord().start.commits.map((one) => ({
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
      steps: [...bisectRecord().steps, { type: 'skipped', at: 3, reason: name.slice(0, 2000) }],
    }).report
    const text = bisectPage(hostile, origin)
    const outside = text
      .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
      .replaceAll(/`[^`\n]*`|<code>[^<\n]*<\/code>/g, '')
    expect(outside).not.toMatch(/<(?!\/?sub>)|!\[|evil\.example|@octocat/)
  })
})
