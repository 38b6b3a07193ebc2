import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { lastWords } from '../../src/model/last-words.ts'

it('lastWords prefers the error that nobody caught to the version under it', () => {
  const script = `try { require('child_process').execFileSync(process.execPath, ['-e', 'throw new TypeError("no such thing")']) } catch (e) { process.stdout.write(String(e.stderr)) }`
  const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(printed).toMatch(/Node\.js v\d/)
  expect(lastWords(printed.split('\n'))).toContain('TypeError: no such thing')
})

it('lastWords is the last line that says something, where there is no such error', () => {
  expect(lastWords(['all well', 'done', '  }', ''])).toBe('done')
  expect(lastWords(['', ' '])).toBeNull()
})
