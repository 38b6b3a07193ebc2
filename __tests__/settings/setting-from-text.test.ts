import { expect, it } from 'vitest'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { settingNames } from '../../src/settings/settings.ts'

it.each(settingNames())(
  'the setting %s, written as text, shows nobody the words of a schema',
  (name) => {
    const texts = ['', '0', '-1', 'x', '~', '1e9', '999999999', 'a'.repeat(2000)]
    const refusals = texts.flatMap((written) => {
      try {
        settingFromText(name, written, `--${name}`)
        return []
      } catch (error) {
        return [String(error)]
      }
    })
    expect(refusals.join('\n')).not.toMatch(/invalid|too (?:small|big)|received|pattern/i)
  },
)
