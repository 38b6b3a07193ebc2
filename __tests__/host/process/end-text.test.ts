import { expect, it } from 'vitest'
import { behindShell, endText, lastWordsOf } from '../../../src/host/process/end-text.ts'

const end = { startError: null, isFlooded: false, signal: null, exitCode: 0, timedOut: false }

it.each([
  [{ exitCode: 3 }, 'exit code 3'],
  [{ exitCode: null, signal: 'SIGSEGV' }, 'signal SIGSEGV'],
  [{ exitCode: null, signal: 'SIGXFSZ' }, 'signal SIGXFSZ (it wrote a file larger than allowed)'],
  [
    { exitCode: null, signal: 'SIGKILL' },
    'signal SIGKILL (deadheat did not send it: the kernel does when memory runs out)',
  ],
  [{ exitCode: null, signal: 'SIGKILL', timedOut: true }, 'signal SIGKILL'],
  [{ signal: 'SIGKILL', overLimit: '4096 processes' }, 'more than 4096 processes'],
  [{ exitCode: null, isFlooded: true }, 'more output than the limit'],
  [{ exitCode: null, startError: 'no such program: x' }, 'no such program: x'],
])('tells %o', (facts, text) => {
  expect(endText({ ...end, ...facts })).toBe(text)
})

it.each([
  [{ exitCode: 139, signal: null }, null, 'SIGSEGV'],
  [{ exitCode: 128, signal: null }, 128, null],
  [{ exitCode: 255, signal: null }, 255, null],
  [{ exitCode: null, signal: 'SIGKILL' }, null, 'SIGKILL'],
] as const)('behindShell takes %o for code %s and signal %s', (shell, exitCode, signal) => {
  expect(behindShell(shell)).toEqual({ exitCode, signal })
})

const error = [
  'Error: Command failed: git tag',
  '    at genericNodeError (node:internal/errors:984:15)',
  '    at getLatestVersion (/tree/perf/benchmark.js:41:16) {',
]
const fields = Array.from({ length: 40 }, (_, at) => `  ${String(at)}, 2, 3,`)
const lines = [...error, ...fields, '}', '', 'Node.js v20.20.2']

it('finds the error before fields that are longer than what is kept of the end', () => {
  const outcome = { lastLines: lines.slice(-20), stderr: lines.join('\n') }
  expect(lastWordsOf(outcome)).toBe(
    'Error: Command failed: git tag (/tree/perf/benchmark.js:41:16)',
  )
  // And among colours, as vitest prints it.
  const stderr = [
    "\u001B[31m\u001B[1mError\u001B[22m: Cannot find module '../dist/a'\u001B[39m",
    '\u001B[31m\u001B[2m⎯⎯⎯[1/1]⎯\u001B[22m\u001B[39m',
  ].join('\n')
  const coloured = lastWordsOf({ lastLines: ['  column: 2', '\u001B[39m'], stderr })
  expect(coloured).toBe("Error: Cannot find module '../dist/a'")
})

it('takes the last line where there is no error, and nothing for nothing', () => {
  expect(lastWordsOf({ lastLines: ['a', 'b', ''], stderr: 'a\nb\n' })).toBe('b')
  expect(lastWordsOf({ lastLines: [], stderr: '' })).toBeNull()
})
