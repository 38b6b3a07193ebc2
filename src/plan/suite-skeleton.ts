import { suiteSchema } from '../model/run/suite.ts'
import { publishedDocumentSchema } from '../model/run/published/published-document.ts'
import type { z } from 'zod'

/**
 * The files of an example suite, by name: one benchmark, one table, and one published figure, which
 * says that it is a placeholder.
 *
 * @param name - of the suite's folder
 */
export function suiteSkeleton(name: string): Readonly<Record<string, string>> {
  return {
    'suite.json': json(suiteSchema.parse(suite)),
    'published.json': json(publishedDocumentSchema.parse(publishedSkeleton)),
    'join.cjs': benchmark,
    'README.md': readme(name),
  }
}

const suite: z.input<typeof suiteSchema> = {
  title: 'Building a text',
  question: 'How long does it take to build a text of numbers, by + or by join?',
  source: 'an example: replace it with title, authors and year of the study',
  sides: { base: 'node:20', head: 'node:22' },
  presets: {
    quick: { about: 'one length of text', pairs: 12, measuredSeconds: 0.3, minutes: 1 },
    published: { about: 'the parameters of the study', pairs: 24, minutes: 3 },
    sweep: { about: 'every length of text', pairs: 60, minutes: 15 },
  },
  tables: [
    {
      title: 'Time of one text',
      rowLabel: 'numbers',
      metric: 'time',
      unit: 'µs',
      decimals: 2,
      rows: { by: 'count', label: '{count} numbers' },
      columns: [
        { label: '+', parameters: { way: 'plus' } },
        { label: 'join', parameters: { way: 'join' }, ratioTo: '+' },
      ],
      from: [
        {
          table: 'times',
          rows: { '1000 numbers': '1000' },
          columns: { '+': 'plus, us', join: 'join, us' },
        },
      ],
      note: 'The published figures are placeholders.',
    },
  ],
}

const publishedSkeleton: z.input<typeof publishedDocumentSchema> = {
  title: 'No document: replace these figures with those of the study, as it prints them',
  measuredOn: 'no machine',
  tables: [
    {
      name: 'times',
      title: 'Time of one text',
      columns: ['numbers', 'plus, us', 'join, us'],
      rows: [['1000', '1', '2']],
    },
  ],
}

const benchmark = `'use strict'

// What is measured here is Node.js itself. To measure a package, require it: by its name where both
// sides are published versions, and from two folders up where they are commits.

const WAYS = {
  plus: function (numbers) {
    let text = ''
    for (let index = 0; index < numbers.length; index++) text += numbers[index] + ','
    return text
  },
  join: function (numbers) {
    return numbers.join(',') + ','
  },
}

module.exports = {
  question: 'how long does it take to build a text of numbers?',

  // A row for each combination.
  parameters: { way: ['plus', 'join'], count: [1000] },

  // Instead of these, by --preset; a suite is measured at "quick" unless another one is named.
  presets: {
    published: { way: ['plus', 'join'], count: [1000] },
    sweep: { way: ['plus', 'join'], count: [10, 1000, 100000] },
  },

  setup: function (parameters) {
    const numbers = []
    for (let index = 0; index < parameters.count; index++) numbers.push(index)
    return { build: WAYS[parameters.way], numbers }
  },

  // What is timed.
  run: function (state) {
    return state.build(state.numbers)
  },

  // A wrong answer is a failure, never a number.
  check: function (value, state) {
    const commas = value.split(',').length - 1
    if (commas !== state.numbers.length) {
      throw new Error('expected ' + state.numbers.length + ' commas, got ' + commas)
    }
  },
}
`

function readme(name: string): string {
  return `# ${name}

A suite for deadheat: the question it answers, the study that it reproduces,
and what differs from it.

    deadheat compare node:20 node:22 --suite ./${name} --as study
    deadheat compare node:20 node:22 --suite ./${name} --axis study

- \`suite.json\`: title, question, presets, and the tables with their rows and columns.
- \`published.json\`: the tables of the study's document, cell by cell; \`from\` in \`suite.json\` takes figures from it.
- \`*.cjs\`: one benchmark each. Files that begin with \`_\` are helpers.
- Packages that it compares: \`package.json\` with a \`package-lock.json\`.
`
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
