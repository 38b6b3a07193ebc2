import { expect, it } from 'vitest'
import { notesOf, releasedChangeLog } from '../../scripts/release/change-log.ts'

const text = '# Changelog\n\nWords.\n\n## Unreleased\n\n- new\n- newer\n\n## 0.1.0\n\nThe first.\n'

it('the changelog of a release puts what was collected under the version, and leaves a place to collect', () => {
  expect(releasedChangeLog(text, '0.2.0')).toBe(
    '# Changelog\n\nWords.\n\n## Unreleased\n\n## 0.2.0\n\n- new\n- newer\n\n## 0.1.0\n\nThe first.\n',
  )
})

it('the changelog of a release adds to the version that was never released', () => {
  expect(releasedChangeLog(text, '0.1.0')).toBe(
    '# Changelog\n\nWords.\n\n## Unreleased\n\n## 0.1.0\n\nThe first.\n\n- new\n- newer\n',
  )
})

it('the changelog of a release refuses a release that says nothing, and one that is there already', () => {
  const released = releasedChangeLog(text, '0.2.0')
  expect(() => releasedChangeLog(released, '0.3.0')).toThrow('expected what 0.3.0 changes')
  const more = released.replace('## Unreleased\n', '## Unreleased\n\n- more\n')
  expect(() => releasedChangeLog(more, '0.1.0')).toThrow('does not have, got 0.1.0')
})

it('the changelog of a release gives the notes of one version', () => {
  expect(notesOf(releasedChangeLog(text, '0.2.0'), '0.2.0')).toBe('- new\n- newer\n')
  expect(() => notesOf(text, '0.2.0')).toThrow('expected "## 0.2.0" in CHANGELOG.md, got none')
})
