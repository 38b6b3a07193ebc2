import { expect, it } from 'vitest'
import { progressNoteOf } from '../../../src/render/terminal/progress-note.ts'
import { failureOf } from '../../fakes/results.ts'

it('noteOf tells whose trouble it is, and on which side', () => {
  const failure = failureOf({ benchmarkId: 'parse', side: 'head', message: 'it broke' })
  expect(progressNoteOf({ kind: 'failure', failure: { ...failure, logPath: null } })).toBe(
    'parse on head: it broke',
  )
  const neither = { ...failure, side: null, benchmarkId: null, logPath: '/log' }
  expect(progressNoteOf({ kind: 'failure', failure: neither })).toBe('it broke (/log)')
})
