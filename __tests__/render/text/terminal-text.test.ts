import { describe, expect, it } from 'vitest'
import { painterOf } from '../../../src/render/terminal/terminal-rows.ts'
import { terminalText } from '../../../src/render/text/terminal-text.ts'
import { createLiveTerminal } from '../../../src/host/terminal.ts'

describe('terminalText', () => {
  it.each([
    ['\u001b]52;c;QUJD\u0007', '�]52;c;QUJD�'],
    ['\u001b]0;title\u001b\\', '�]0;title�\\'],
    ['\u001b[8mhidden', '�[8mhidden'],
    ['\u001b[2J', '�[2J'],
    ['\u009b31m', '�31m'],
    ['over\rwritten', 'over�written'],
    ['a\r\n\tb\n', 'a\n\tb\n'],
  ])('lets %j do nothing', (text, shown) => {
    expect(terminalText(text)).toBe(shown)
  })

  it('leaves what the program draws with', () => {
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
})
