/** The step outputs of the action, for `action.yml`, the README and the code that sets them. */
export const outputs = {
  verdict:
    'The word for the whole table: `regression`, `improvement`, `unchanged`, `inconclusive` or `failed`.',
  conclusion:
    '`success`, `failure` (what `fail-on` names) or `neutral` (undecided, or left out of `fail-on`).',
  regressions: 'Number of benchmarks that got worse.',
  improvements: 'Number of benchmarks that got better.',
  'result-path': 'Path of `result.json`.',
  'report-path': 'Path of `report.md`.',
  'report-url':
    'Address of `report.html`, kept as an artifact of the run; empty when it was not kept.',
  'comment-url': 'Address of the comment; empty when none was written.',
  matrix:
    'With a number alone as the input `shard`, and only then: the shards that got something, for `strategy.matrix`, such as `{"shard":[1,2,3],"of":[4]}`.',
} as const

/** Name of a step output. */
export type OutputName = keyof typeof outputs
