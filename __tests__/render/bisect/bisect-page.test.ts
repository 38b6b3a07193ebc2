import { describe, expect, it } from 'vitest'
import { bisectionOf } from '../../../src/analysis/bisect/bisection-of.ts'
import type { BisectReport } from '../../../src/model/bisect/bisect-report.ts'
import { bisectPage, bisectTitle } from '../../../src/render/bisect/bisect-page.ts'
import { bisectedAlone, bisectedCommit, bisectRecord } from '../../fakes/bisections.ts'
import { hostileNames } from '../hostile-names.ts'

const origin = {
  repository: 'https://github.com/octo/addon',
  run: 'https://github.com/octo/addon/actions/runs/7',
  fromFork: false,
}
const { report } = bisectionOf(bisectRecord())
const page = bisectPage(report, origin)

describe('bisectPage', () => {
  it('names the commit with a link, its probability, and both sides of it', () => {
    const sha = bisectedCommit(10)
    expect(page).toContain(
      `**[\`${sha.slice(0, 7)}\`](https://github.com/octo/addon/commit/${sha})** \`change 10\` has made the change, with a probability of 9`,
    )
    expect(page).toMatch(/- before: `1010101` \+0\.1 % \(95 % CI .*\n- after: `1111111` \+5\.0 %/)
  })

  it('has the change alone, and the function that made it, linked at its commit', () => {
    expect(page).toContain('**The change alone**')
    expect(page).toContain(
      `- \`compareMain\` [\`classes/semver.js:125\`](https://github.com/octo/addon/blob/${bisectedCommit(10)}/classes/semver.js#L125): 12.0 µs → 98.0 µs per call (+86.0 µs), 97 % of the change`,
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
