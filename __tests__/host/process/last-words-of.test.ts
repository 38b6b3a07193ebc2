import { expect, it } from 'vitest'
import { lastWordsOf } from '../../../src/host/process/end-text.ts'

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
})

it('takes the last line where there is no error, and nothing for nothing', () => {
  expect(lastWordsOf({ lastLines: ['a', 'b', ''], stderr: 'a\nb\n' })).toBe('b')
  expect(lastWordsOf({ lastLines: [], stderr: '' })).toBeNull()
})
