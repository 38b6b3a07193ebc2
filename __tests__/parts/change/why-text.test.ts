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
const counts = (calls: number | null, passes: number | null) => ({ calls, passes })
type Counts = NonNullable<Change['rows'][number]['counts']>

const rows: readonly (readonly [
  what: string,
  counts: Counts | undefined,
  causes: readonly Cause[] | null,
  text: string,
])[] = [
  [
    'a longer loop',
    [{ edit: 0, base: counts(3, 1000), head: counts(5, 1400) }],
    [cause('f')],
    '<f> <lib/a.js:9>: 3 → 5 calls a run, 1,000 → 1,400 passes of its busiest block a run.',
  ],
  [
    'more objects in the same calls',
    [
      {
        edit: 0,
        base: { ...counts(3, 10), objects: 4 },
        head: { ...counts(3, 10), objects: 35 },
      },
    ],
    [cause('f')],
    '<f> <lib/a.js:9>: 3 calls a run as before, 10 passes of its busiest block a run as before, +31 objects a run.',
  ],
  [
    'work that is the same',
    [{ edit: 0, base: counts(3, 1000), head: counts(3, 1000) }],
    null,
    '<f> <lib/a.js:9>: 3 calls a run as before, 1,000 passes of its busiest block a run as before. It is the same work, and each call is dearer.',
  ],
  [
    'both where counts and sampled time do not agree, and that they do not',
    [
      { edit: 0, base: counts(1, 1), head: counts(9, 9) },
      { edit: 1, base: counts(1, 0), head: counts(1, 0) },
    ],
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before; <f> <lib/a.js:9>: 1 → 9 calls a run, 1 → 9 passes of its busiest block a run. Counts and sampled time do not agree: calls of <f> do another amount of work, and the time of <A.g> differs.',
  ],
  [
    'one where both agree',
    [
      { edit: 0, base: counts(1, 1), head: counts(1, 1) },
      { edit: 1, base: counts(1, 2), head: counts(1, 4) },
    ],
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before, 2 → 4 passes of its busiest block a run.',
  ],
  [
    'one that the profile names and that does the same work',
    [
      { edit: 0, base: counts(1, 1), head: counts(1, 1) },
      { edit: 1, base: counts(1, 2), head: counts(1, 2) },
    ],
    [cause('A.g')],
    '<A.g> <lib/a.js:9>: 1 call a run as before, 2 passes of its busiest block a run as before. It is the same work, and each call is dearer.',
  ],
  [
    'a new function, and one that only set-up runs not',
    [
      { edit: 0, base: counts(0, 0), head: counts(0, 0) },
      { edit: 1, base: null, head: counts(2, 0) },
    ],
    null,
    '<A.g> <lib/a.js:9>: 0 → 2 calls a run.',
  ],
  [
    'both where the profile names other code',
    [{ edit: 0, base: counts(1, 0), head: counts(2, 0) }],
    [cause('sort', 'lib/b.js')],
    '<f> <lib/a.js:9>: 1 → 2 calls a run. Its profile differs elsewhere, in code that the change does not touch: <sort>.',
  ],
  [
    'what was not counted',
    [{ edit: 0, base: null, head: null }],
    null,
    '<f> <lib/a.js:9>. How often a call runs it is not counted for long calls, first calls and programs of their own.',
  ],
  [
    'what set-up alone runs',
    [{ edit: 0, base: counts(0, 0), head: counts(0, 0) }],
    null,
    'no call of it runs an edited function. While it is loaded and set up, it runs <f>.',
  ],
  [
    'a row that runs none of it',
    [],
    [cause('sort')],
    'it runs none of the edited functions. Garbage, memory, the layout of code and a value that both share can change it.',
  ],
  ['nothing of a row that is not called', undefined, [cause('f')], ''],
]

it.each(rows)('tells %s', (_, ownCounts, causes, text) => {
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
