import { expect, it } from 'vitest'
import { resultDifference } from '../../src/measure/result-difference.ts'

const long = 'x'.repeat(100)

it.each([
  [['\t1'], ['\t2'], '1 from base and 2 from head'],
  [['\ta list of 2', '[0]\t1'], ['\ta list of 3', '[0]\t1'], 'list of 2 from base and a list of 3'],
  [['.a\t1', '.b\t"x"'], ['.a\t1', '.b\t"y"'], '.b: "x" from base and "y" from head'],
  [['.a\t1'], ['.a\t1', '.b\t1'], '.b: nothing from base and 1 from head'],
  [['.a\t1'], ['.b\t1'], '.a from base and .b from head, as the first that only one of them has'],
  [['\tsame'], ['\tsame'], 'results that differ beyond their first 4,000 characters'],
  [
    [`.text\t${long}a${long}`],
    [`.text\t${long}b${long}`],
    `.text from its character 85 on: …${'x'.repeat(15)}a${'x'.repeat(44)}… from base and …`,
  ],
])('of %j and %j names the first', (base, head, told) => {
  const [one = '', other = ''] = [base, head].map((lines) => ['0123abcd', ...lines].join('\n'))
  const results = { base: one, head: other }
  expect(resultDifference(results, { base: 'base', head: 'head' })).toContain(told)
})
