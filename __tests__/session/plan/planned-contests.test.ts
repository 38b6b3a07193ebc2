import { expect, it } from 'vitest'
import { contenderName } from '../../../src/session/plan/planned-contests.ts'
import { commitOf, publishedOf } from '../../fakes/results.ts'

it('a contender is called as the user wrote it, or by its short label', () => {
  const commit = commitOf('head', 'b52dd91'.padEnd(40, '0'), 'v2.0.0', 'explicit')
  expect(contenderName(commit)).toBe('v2.0.0')
  expect(contenderName({ ...commit, spec: 'HEAD' })).toBe('HEAD')
  expect(contenderName({ ...commit, spec: commit.sha ?? '' })).toBe(commit.label)
  expect(contenderName(publishedOf('head', 'uuid', '9.0.1'))).toBe('uuid@9.0.1')
})
