import { describe, expect, it } from 'vitest'
import { helpAfter } from './typed-line.ts'
import { profile } from '../../src/cli/profile.ts'

const terminal = {
  out: () => undefined,
  error: () => undefined,
  environment: {},
  directory: '/nowhere',
  width: 100,
  colours: false,
  interactive: false,
  harnessPath: '/nowhere/harness.cjs',
}

describe('deadheat profile', () => {
  it.each([[['main', 'HEAD']], [['main']], [[]]])(
    'wants the names of benchmarks after %j',
    (words) =>
      expect(profile(words, terminal)).rejects.toThrow(/expected BASE, HEAD and the names/),
  )

  it('takes names as words alone', () =>
    expect(profile(['main', 'HEAD', 'a', '--only', 'b'], terminal)).rejects.toThrow(/got --only/))

  it('has a help with all options', async () => {
    expect(await helpAfter('profile', [])).toContain('--profile-budget')
  })
})
