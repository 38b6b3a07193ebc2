import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import { runTimeOf } from '../../src/analysis/run-time-of.ts'
import type { JournalEntry, Stage } from '../../src/model/run/journal.ts'
import type { SpentTime } from '../../src/model/run/sample.ts'
import { runTimeText } from '../../src/render/comment/method.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

const spent: SpentTime = { start: 0.25, warmUp: 0.5, leadIn: 0.125, measured: 0.75 }
const plan = planOf({ benchmarks: [benchmarkOf('walk')] })

function stageOf(stage: Stage, seconds: number): JournalEntry {
  return { type: 'stage', stage, seconds }
}

/** Eight pairs and a warm-up of 2 s each. */
function timedJournal(more: readonly JournalEntry[]): readonly JournalEntry[] {
  const samples = samplesOf('walk', { count: 8 }).map((sample) => ({ ...sample, spent }))
  return [...journalOf(plan, { walk: samples }), ...more]
}

describe('where the time of a run went', () => {
  it('is not known of a journal without stages, and a result says nothing of it then', () => {
    expect(runTimeOf(timedJournal([]))).toBeNull()
    expect(resultOf(timedJournal([])).time).toBeUndefined()
    expect(runTimeText(resultOf(timedJournal([])))).toBe('')
  })

  it('is told in words, stages below half a second left out', () => {
    const entries = timedJournal([
      stageOf('build', 3),
      stageOf('blocks', 21),
      stageOf('judge', 0.1),
    ])
    expect(runTimeText(resultOf(entries))).toBe('24 s: building 3 s, 9 blocks 21 s.')
  })

  it('of a table of several machines is their sum', () => {
    const shards = [1, 2].map((index) => {
      const rows = ['walk', 'run']
      const id = rows[index - 1] ?? ''
      const part = planOf({
        benchmarks: [benchmarkOf(id)],
        shard: { index, of: 2, family: 2, timed: 2, rows, dealt: [1, 2] },
      })
      return [
        ...journalOf(part, { [id]: samplesOf(id, { count: 8 }) }),
        stageOf('build', index),
        stageOf('blocks', 18),
      ]
    })
    expect(resultOfJournals(shards).time).toMatchObject({
      stages: [
        { stage: 'build', seconds: 3 },
        { stage: 'blocks', seconds: 36 },
      ],
      blocks: { count: 18, seconds: 36 },
    })
  })
})
