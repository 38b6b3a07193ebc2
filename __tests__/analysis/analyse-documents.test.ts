import { describe, expect, it } from 'vitest'
import { analyseDocuments, analyseText } from '../../src/analysis/analyse-documents.ts'
import { analyseOutputSchema } from '../../src/model/judging/analyse-document.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { pairsOf } from './rows.ts'

function refusalOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('expected a refusal, got none')
}

function oneRow(row: unknown): unknown {
  return { documents: [{ rows: [row] }] }
}

describe('analyseDocuments', () => {
  it('judges rows that give nothing but pairs, with the defaults', () => {
    const output = analyseDocuments(oneRow({ pairs: pairsOf(30, { effect: 0.1 }) }))
    expect(analyseOutputSchema.parse(output)).toEqual(output)
    expect(output.documents).toMatchObject([
      {
        id: 'document 1',
        rows: [{ name: 'row 1', metric: 'time', verdict: 'regression', pairs: 30, look: 30 }],
        geomean: { metric: 'time', rows: 1 },
      },
    ])
  })

  it('takes every field that is promised', () => {
    const document = {
      id: 'all',
      alpha: 0.05,
      alphaEquivalence: 0.05,
      looks: [16, 8],
      final: false,
      family: 60,
      rows: [
        {
          name: 'a',
          metric: 'wall',
          unit: 's',
          direction: 'higher',
          threshold: 0.05,
          order: ['BH', 'HB'],
          pairs: [
            [1, 2],
            [null, 3],
          ],
        },
      ],
    }
    const [judged] = analyseDocuments({ documents: [document] }).documents
    expect(judged).toMatchObject({ id: 'all', rows: [{ name: 'a', pairs: 1, dropped: 1 }] })
  })

  it('has no mean where there is nothing to average', () => {
    expect(analyseDocuments({ documents: [{ rows: [] }] }).documents).toEqual([
      { id: 'document 1', rows: [], geomean: null },
    ])
    expect(analyseDocuments({ documents: [] })).toEqual({ documents: [] })
  })

  it.each([
    [[], 'the document: expected keys with their values, got []'],
    [{ documents: 3 }, 'documents: expected a list, got 3'],
    [oneRow({}), 'documents[0].rows[0].pairs: expected an array, got nothing'],
    [
      oneRow({ pairs: [[1, 2], [3]] }),
      'documents[0].rows[0].pairs[1]: expected [base, head], two numbers or null, got [3]',
    ],
    [
      oneRow({ pairs: [[1, '2']] }),
      'documents[0].rows[0].pairs[0]: expected [base, head], two numbers or null, got [1,"2"]',
    ],
    [
      oneRow({ pairs: [], tresh: 1 }),
      'documents[0].rows[0]: expected only known fields, got "tresh"',
    ],
    [
      oneRow({ pairs: [], direction: 'up' }),
      'documents[0].rows[0].direction: expected lower or higher, got "up"',
    ],
    [
      oneRow({ pairs: [[1, 2]], order: ['BH', 'HB'] }),
      'documents[0].rows[0].order: expected as many entries as there are pairs, or none, got ["BH","HB"]',
    ],
    [
      oneRow({ pairs: [[1, 2]], order: ['X'] }),
      'documents[0].rows[0].order[0]: expected "BH" or "HB", got "X"',
    ],
    [
      { documents: [{ rows: [{ pairs: [] }, { pairs: [] }], family: 1 }] },
      'documents[0].family: expected at least the number of rows, got 1',
    ],
    [
      { documents: [{ rows: [], looks: [8, 8] }] },
      'documents[0].looks: expected looks that all differ, got [8,8]',
    ],
  ])('refuses %j by its path', (input, message) => {
    expect(refusalOf(() => analyseDocuments(input))).toBe(message)
  })
})

it.each(['', '{"documents":[{"rows":[{"pairs":[[1,2', '{"documents":[]} x'])(
  'analyseText refuses %j',
  (text) => {
    const message = refusalOf(() => analyseText(text))
    expect(message).toMatch(/^expected one JSON document, got something else: /)
  },
)
