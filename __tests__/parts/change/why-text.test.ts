import { expect, it } from 'vitest'
import type { Change } from '../../../src/parts/change/change.ts'
import { whyText } from '../../../src/parts/change/why-text.ts'
import type { Cause } from '../../../src/model/judging/cause.ts'

const edit = (name: string): Change['edits'][number] => ({
  name,
  file: 'lib/a.js',
  line: 9,
  kind: 'edited',
})
const cause = (name: string, file = 'lib/a.js'): Cause => ({
  name,
  file,
  line: 9,
  own: true,
  share: 1,
})
type Counts = NonNullable<Change['rows'][number]['counts']>

/** Calls and passes of each side of each edit: `0: 3/1000 → 5/1400`; `-` where a side was not counted. */
function countsOf(text: string): Counts {
  return text.split(', ').flatMap((each) => {
    const [, at = '', ...sides] = /^(\d): (\S+) → (\S+)$/.exec(each) ?? []
    const [base = null, head = null] = sides.map((side) => {
      const [calls, passes, objects] = side.split('/').map(Number)
      const counted = { calls: calls ?? null, passes: passes ?? null }
      return side === '-' ? null : objects === undefined ? counted : { ...counted, objects }
    })
    return at === '' ? [] : [{ edit: Number(at), base, head }]
  })
}

const rows: readonly (readonly [
  what: string,
  counts: string | null,
  causes: readonly Cause[] | null,
  text: string,
])[] = [
  [
    'a longer loop',
    '0: 3/1000 → 5/1400',
    [cause('f')],
    '<f> <lib/a.js:9>: 3 → 5 calls a run, 1,000 → 1,400 passes of its busiest block a run.',
  ],
  [
    'more objects in the same calls',
    '0: 3/10/4 → 3/10/35',
    [cause('f')],
    '<f> <lib/a.js:9>: 3 calls a run as before, 10 passes of its busiest block a run as before, +31 objects a run.',
  ],
  [
    'work that is the same',
    '0: 3/1000 → 3/1000',
    null,
    '<f> <lib/a.js:9>: 3 calls a run as before, 1,000 passes of its busiest block a run as before. It is the same work, and each call is dearer.',
  ],
  [
    'both where counts and sampled time do not agree, and that they do not',
    '0: 1/1 → 9/9, 1: 1/0 → 1/0',
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before; <f> <lib/a.js:9>: 1 → 9 calls a run, 1 → 9 passes of its busiest block a run. Counts and sampled time do not agree: calls of <f> do another amount of work, and the time of <A.g> differs.',
  ],
  [
    'one where both agree',
    '0: 1/1 → 1/1, 1: 1/2 → 1/4',
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before, 2 → 4 passes of its busiest block a run.',
  ],
  [
    'one that the profile names and that does the same work',
    '0: 1/1 → 1/1, 1: 1/2 → 1/2',
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before, 2 passes of its busiest block a run as before. It is the same work, and each call is dearer.',
  ],
  [
    'a new function, and one that only set-up runs not',
    '0: 0/0 → 0/0, 1: - → 2/0',
    null,
    '<A.g> <lib/a.js:9>: 0 → 2 calls a run.',
  ],
  [
    'both where the profile names other code',
    '0: 1/0 → 2/0',
    [cause('sort', 'lib/b.js')],
    '<f> <lib/a.js:9>: 1 → 2 calls a run. Its profile differs elsewhere, in code that the change does not touch: <sort>.',
  ],
  [
    'what was not counted',
    '0: - → -',
    null,
    '<f> <lib/a.js:9>. How often a call runs it is not counted for long calls, first calls and programs of their own.',
  ],
  [
    'what set-up alone runs',
    '0: 0/0 → 0/0',
    null,
    'no call of it runs an edited function. While it is loaded and set up, it runs <f>.',
  ],
  [
    'a row that runs none of it',
    '',
    [cause('sort')],
    'it runs none of the edited functions. Garbage, memory, the layout of code and a value that both share can change it.',
  ],
  ['nothing of a row that is not called', null, [cause('f')], ''],
]

it.each(rows)('tells %s', (_, counted, causes, text) => {
  const ownCounts = counted === null ? undefined : countsOf(counted)
  const runs = (ownCounts ?? []).map(({ edit: at }) => at)
  const change: Change = {
    edits: [edit('f'), edit('A.g')],
    more: 0,
    unseen: [],
    leftOut: [],
    rows: [{ id: 'r', runs, counts: ownCounts, calls: { base: 7, head: 7 } }],
  }
  expect(whyText(change, 'r', causes, (name) => `<${name}>`)).toBe(text)
  const [row] = change.rows
  const more = { ...change, rows: [{ id: 'r', runs, ...row, calls: { base: 7, head: 8 } }] }
  expect(whyText(more, 'r', causes, (name) => `<${name}>`)).toBe(
    text.replace(
      'It is the same work, and each call is dearer.',
      'All functions together: 7 → 8 calls a run.',
    ),
  )
  const uncounted =
    'How often a call runs it is not counted for long calls, first calls and programs of their own.'
  const ofSuite = {
    ...change,
    rows: change.rows.map((each) => ({ ...each, isOfSuite: true as const })),
  }
  expect(whyText(ofSuite, 'r', causes, (name) => `<${name}>`)).toBe(
    text.replace(
      uncounted,
      'A suite is followed as a whole: another of its rows may run it, and how often is not counted.',
    ),
  )
  expect(whyText({ ...change, rows: [] }, 'r', causes, (name) => name)).toBe('')
})
