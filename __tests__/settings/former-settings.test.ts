import { describe, expect, it } from 'vitest'
import { parseWords } from '../../src/cli/parse-words.ts'
import { settingsFromConfig } from '../../src/settings/config.ts'
import { formerSettingHint } from '../../src/settings/former-settings.ts'

describe('a setting of before', () => {
  it('is answered with what takes its place, in the settings file', () => {
    expect(() => settingsFromConfig({ 'base-node': '20' }, 'deadheat.yml')).toThrow(
      'deadheat.yml: key "base-node" is gone: append +node:VERSION to base',
    )
  })

  it('is answered so on the command line', () => {
    expect(() => parseWords(['--queue-timeout', '2h'], ['pairs'], [])).toThrow(
      '--queue-timeout is gone: a run waits 60 minutes for its turn; leave it out',
    )
  })

  it('never was, under any other name', () => {
    expect(formerSettingHint('pairs', 'input')).toBeNull()
    expect(formerSettingHint('constructor', 'input')).toBeNull()
  })
})
