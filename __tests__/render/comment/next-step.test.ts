import { expect, it } from 'vitest'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { findingOf, judgedOf, resultWith } from '../../fakes/results.ts'
import { context } from '../states.ts'

function open(id: string, pairsToSettle: number, codes: readonly string[] = [], dropped = 0) {
  const facts = { id, verdict: 'inconclusive', change: 0.01, pairsToSettle } as const
  const warnings = codes.map((code) => ({ code, text: code }))
  return { ...findingOf(facts), judged: { ...judgedOf(facts), warnings, dropped } }
}

// A pair takes six seconds, and the run has taken 1,120 of them.
it.each([
  [
    [open('a', 40)],
    'To settle what is unknown, run again with `/bench pairs=70`: about 22 min 40 s.',
  ],
  [[open('a', 40, ['contention'])], 'run again with `/bench pairs=70`'],
  [
    [open('a', 300), open('b', 300)],
    'To settle what is unknown takes about 1 h 18 min in all: choose fewer with `only`.',
  ],
  [
    [open('a', 9000)],
    'what is unknown takes more pairs than anybody waits for: use a quieter machine',
  ],
  [[open('a', 9000, ['head-scatters'])], 'Only the runs of head lie far apart'],
  [
    [open('a', 40, ['contention'], 70)],
    'Other programs kept this machine busy: free it and run again.',
  ],
])('%# says a number where one would do, and nothing against it', (findings, step) => {
  const comment = renderComment(resultWith(findings), context)
  expect(/\*\*What to do\*\*: (.*)/.exec(comment)?.[1]).toContain(step)
  expect(comment).not.toMatch(/no (sensible )?number/i)
})
