import { describe, expect, it } from 'vitest'
import { createLogFolds } from '../../src/cli/log-folds.ts'
import type { Progress } from '../../src/model/run/progress.ts'
import { recordingActions } from '../fakes/recording-actions.ts'

const hostile = '\n::endgroup::\n::error::forged'

const all: readonly Progress[] = [
  { kind: 'note', text: hostile },
  { kind: 'build-started', side: 'base', label: hostile },
  { kind: 'build-line', side: 'base', line: hostile },
  { kind: 'build-ended', side: 'base', seconds: 1, ok: true, stored: false },
  { kind: 'build-started', side: 'head', label: hostile },
  { kind: 'pilot', benchmarkId: hostile, done: 0, total: 1 },
  { kind: 'block', benchmarkId: hostile, round: 0, done: 1, total: 9, secondsLeft: 1 },
  { kind: 'look', pairs: 1, decided: 0, rows: 1 },
]

describe('createLogFolds', () => {
  it('folds the builds and the measurement, each once, under titles of its own', () => {
    const actions = recordingActions()
    const folds = createLogFolds(actions)
    for (const progress of all) folds.before(progress)
    folds.close()
    folds.close()
    expect(actions.folds).toEqual([
      'open Building base and head',
      'close',
      'open Measuring',
      'close',
    ])
  })

  it('closes nothing where nothing was opened', () => {
    const actions = recordingActions()
    const folds = createLogFolds(actions)
    folds.before({ kind: 'note', text: 'refused' })
    folds.close()
    expect(actions.folds).toEqual([])
  })
})
