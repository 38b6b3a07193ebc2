import { expect, it } from 'vitest'
import { judgedRun, type DatedRun } from '../../src/action/judged-run.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { jobOf } from '../fakes/recording-actions.ts'

interface Job extends Partial<DatedRun> {
  readonly given: GivenSettings
}

const job: Job = {
  workflow: '.github/workflows/performance.yml',
  job: 'compare',
  step: '__deadheat',
  given: { matrix: '1 {\n  "node": "22"\n}' },
}

function judgedBy({ given, ...run }: Job, about: Parameters<typeof judgedRun>[2]) {
  return judgedRun({ ...jobOf({}), ...run }, given, about)
}
const pull = 482

it.each<[string, Partial<Job>, Parameters<typeof judgedRun>[2], string]>([
  ['another workflow', { workflow: '.github/workflows/other.yml' }, pull, 'compare, node 22, #482'],
  ['another job', { job: 'other' }, pull, 'other, node 22, #482'],
  ['another step', { step: '__deadheat_2' }, pull, 'compare, node 22, #482'],
  ['another leg', { given: { matrix: '1 {"node":"20"}' } }, pull, 'compare, node 20, #482'],
  ['no matrix', { given: { matrix: '1 null' } }, pull, 'performance/compare, #482'],
  [
    'a folder',
    { given: { 'working-directory': 'packages/a' } },
    pull,
    'performance/compare, packages/a, #482',
  ],
  ['other benchmarks', { given: { ...job.given, only: ['a*'] } }, pull, 'compare, node 22, #482'],
  ['another suite', { given: { ...job.given, suite: 'promises' } }, pull, 'compare, node 22, #482'],
  ['another pull request', {}, 8, 'compare, node 22, #8'],
  ['a merge queue', {}, 'merge-group', 'compare, node 22'],
  ['a push', {}, 'push', 'compare, node 22'],
])('tells %s apart', (_, changes, about, label) => {
  const told = judgedBy({ ...job, ...changes }, about)
  expect(told.label).toBe(label)
  expect(told.identity).not.toBe(judgedBy(job, pull).identity)
})

it('takes an answer to a command for the same, and lets nothing of a matrix out of a label', () => {
  expect(judgedBy(job, pull)).toEqual(
    judgedBy({ ...job, given: { ...job.given, pairs: 99 } }, pull),
  )
  const given = { matrix: `3 ${JSON.stringify({ a: '--> <b>`\n@x [y](z)', c: { d: [1] } })}` }
  expect(judgedBy({ ...job, given }, pull).label).toBe('compare, a -- bx yz, c d1, #482')
  expect(judgedBy({ ...job, given }, pull).legs).toBe(3)
})
