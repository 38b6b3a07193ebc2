import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { painterOf } from '../../../src/render/terminal/terminal-rows.ts'
import { logLine, terminalText } from '../../../src/render/text/terminal-text.ts'
import { createLiveTerminal } from '../../../src/host/terminal.ts'
import { FORGED_COMMANDS, isRunnerCommand } from '../../act/runner-commands.ts'

it.each([
  ['\u001b]52;c;QUJD\u0007', '�]52;c;QUJD�'],
  ['\u001b[8mhidden', '�[8mhidden'],
  ['\u009b31m', '�31m'],
  ['over\rwritten', 'over�written'],
  ['a\r\n\tb\n', 'a\n\tb\n'],
])('terminalText lets %j do nothing', (text, shown) => {
  expect(terminalText(text)).toBe(shown)
})

it('terminalText leaves what the program draws with', () => {
  const paint = painterOf({ colours: true })
  const painted = (['red', 'green', 'yellow', 'bold', 'dim'] as const).map((colour) =>
    paint('x', colour),
  )
  const drawn: string[] = []
  const live = createLiveTerminal((text) => void drawn.push(text), { interactive: true })
  live.draw(['one', 'two'])
  live.print('kept')
  live.clear()
  for (const text of [...painted, ...drawn]) expect(terminalText(text)).toBe(text)
})

const pieces = ['::', 'error', '::x', '##[', '#', '[', ':', ' ', '\t', '\u0085', '\r', '\n', 'a']

it.each(FORGED_COMMANDS)('logLine keeps the words of %j and disarms them', (command) => {
  const line = logLine(command)
  expect(isRunnerCommand(line)).toBe(false)
  expect(line.replaceAll(/[\s:]/g, '')).toBe(command.replaceAll(/[\s:]/g, ''))
})

it('logLine leaves no line that a runner would obey', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const lines = logLine(parts.join('')).split(/[\r\n]/)
      expect(lines.filter(isRunnerCommand)).toEqual([])
    }),
  )
})

it('logLine changes nothing else', () => {
  const text = 'deadheat: base built after 1 s\n  slower  sum  +136%  a::b  #1 [x]'
  expect(logLine(text)).toBe(text)
})
