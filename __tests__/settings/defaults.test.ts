import { afterEach, describe, expect, it } from 'vitest'
import { settingsTable } from '../../scripts/setting-tables.ts'
import { helpOf } from '../../src/settings/help.ts'
import { settingNames, settingOf, settings, withDefaults } from '../../src/settings/settings.ts'

describe('a default in the list of settings', () => {
  const before = settings.configure.default

  afterEach(() => {
    Object.assign(settings.configure, { default: before })
  })

  it.each(settingNames().filter((name) => 'default' in settingOf(name)))('applies: %s', (name) => {
    expect(withDefaults({})).toHaveProperty([name], settingOf(name).default)
  })

  it('applies as soon as it stands there, and every text says so', () => {
    Object.assign(settings.configure, { default: ['--x'] })
    expect(withDefaults({}).configure).toEqual(['--x'])
    expect(withDefaults({ configure: ['--y'] }).configure).toEqual(['--y'])
    expect(helpOf('compare', 1000)).toContain('quotes group words. Default: --x.')
    expect(settingsTable()).toMatch(/quotes group words\. \| --x \|/)
  })

  it('can depend on another setting', () => {
    expect(withDefaults({ measured: 'measured' }).results).toBe('deadheat-report')
    expect(withDefaults({ measured: 'measured', results: 'here' }).results).toBe('here')
    expect(withDefaults({ measured: undefined }).results).toBe('deadheat-results')
  })

  it('leaves a setting without one out', () => {
    expect(withDefaults({})).not.toHaveProperty('limit')
    expect(withDefaults({ limit: 0.03 })).toHaveProperty('limit', 0.03)
  })
})
