import { judge } from 'deadheat/judge'

export const question = 'what does judging a table cost, by its rows?'

export const parameters = { rows: [10, 100] }

/** Pairs around 1 that repeat themselves, so that both sides judge the same numbers. */
export function setup(given) {
  const pairs = Array.from({ length: 30 }, (_, index) => [
    1,
    1 + (((index * 7919) % 31) - 15) / 1000,
  ])
  const rows = Array.from({ length: given.rows }, (_, index) => ({ name: 'row ' + index, pairs }))
  return { documents: [{ rows }] }
}

export function run(input) {
  return judge(input).documents[0].rows.length
}
