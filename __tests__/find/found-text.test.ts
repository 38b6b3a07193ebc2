import { describe, expect, it } from 'vitest'
import { contenderNote, skippedNotes } from '../../src/find/found-text.ts'

const noteOf = (text: string, names: readonly (string | null)[]): string | null =>
  contenderNote([{ path: 'parse.js', text }], names)

it('says what stands for the contender in a benchmark that names one of them', () => {
  expect(noteOf(`const parse = require('fast-a')`, ['fast-a', 'fast-b', null])).toBe(
    'parse.js imports fast-a, which the other contenders do not have: write "contender" in its place, which is the one that competes',
  )
})

it.each([
  [`const parse = require('contender')`, ['fast-a', 'fast-b']],
  [`const parse = require('fast-a')`, ['fast-a', 'fast-a']],
  [`const other = require('fast-c')`, ['fast-a', 'fast-b']],
])('says nothing of %s between %j', (text, names) => {
  expect(noteOf(text, names)).toBeNull()
})

describe('combinations that a benchmark leaves out', () => {
  it('are told once for each reason', () => {
    const skipped = [
      { parameters: { n: 4 }, reason: 'two CPUs' },
      { parameters: { n: 8 }, reason: 'two CPUs' },
      { parameters: { n: 0 }, reason: 'nothing to do' },
    ]
    expect(
      skippedNotes([
        { module: 'napa/execute.cjs', parameters: [{ n: 1 }], skipped },
        { module: 'napa/store.cjs', parameters: [{}] },
      ]),
    ).toEqual(['napa/execute: 2 left out: two CPUs', 'napa/execute: 1 left out: nothing to do'])
  })
})
