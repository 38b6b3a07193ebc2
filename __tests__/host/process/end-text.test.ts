import { describe, expect, it } from 'vitest'
import { behindShell, endText } from '../../../src/host/process/end-text.ts'

const end = { startError: null, flooded: false, signal: null, exitCode: 0, timedOut: false }

describe('endText', () => {
  it.each([
    [{ exitCode: 3 }, 'exit code 3'],
    [{ exitCode: null, signal: 'SIGSEGV' }, 'signal SIGSEGV'],
    [{ exitCode: null, signal: 'SIGXFSZ' }, 'signal SIGXFSZ (it wrote a file larger than allowed)'],
    [
      { exitCode: null, signal: 'SIGKILL' },
      'signal SIGKILL (deadheat did not send it: the kernel does when memory runs out)',
    ],
    [{ exitCode: null, signal: 'SIGKILL', timedOut: true }, 'signal SIGKILL'],
    [
      { exitCode: null, signal: 'SIGKILL', overLimit: '4096 processes' },
      'more than 4096 processes',
    ],
    [{ exitCode: null, flooded: true }, 'more output than the limit'],
    [{ exitCode: null, startError: 'no such program: x' }, 'no such program: x'],
  ])('tells %o', (facts, text) => {
    expect(endText({ ...end, ...facts })).toBe(text)
  })
})

describe('behindShell', () => {
  it.each([
    [
      { exitCode: 139, signal: null },
      { exitCode: null, signal: 'SIGSEGV' },
    ],
    [
      { exitCode: 128, signal: null },
      { exitCode: 128, signal: null },
    ],
    [
      { exitCode: 255, signal: null },
      { exitCode: 255, signal: null },
    ],
    [
      { exitCode: null, signal: 'SIGKILL' },
      { exitCode: null, signal: 'SIGKILL' },
    ],
  ])('takes %o for %o', (shell, told) => {
    expect(behindShell(shell)).toEqual(told)
  })
})
