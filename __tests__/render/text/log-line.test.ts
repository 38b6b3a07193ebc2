import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logLine } from '../../../src/render/text/terminal-text.ts'
import { FORGED_COMMANDS, isRunnerCommand } from '../../act/runner-commands.ts'

const pieces = ['::', 'error', '::x', '##[', '#', '[', ':', ' ', '\t', '\u0085', '\r', '\n', 'a']

describe('logLine', () => {
  it.each(FORGED_COMMANDS)('keeps the words of %j and disarms them', (command) => {
    const line = logLine(command)
    expect(isRunnerCommand(line)).toBe(false)
    expect(line.replaceAll(/[\s:]/g, '')).toBe(command.replaceAll(/[\s:]/g, ''))
  })

  it('leaves no line that a runner would obey', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const lines = logLine(parts.join('')).split(/[\r\n]/)
        expect(lines.filter(isRunnerCommand)).toEqual([])
      }),
    )
  })

  it('changes nothing else', () => {
    const text = 'deadheat: base built after 1 s\n  slower  sum  +136%  a::b  #1 [x]'
    expect(logLine(text)).toBe(text)
  })
})
