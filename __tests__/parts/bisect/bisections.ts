import {
  bisectFormat,
  type LoneChange,
  type BisectRecord,
} from '../../../src/parts/bisect/bisect-record.ts'

const count = 16
const culprit = 10

/** The id of a commit of the history. */
export function bisectedCommit(at: number): string {
  return String(at + 1)
    .padStart(2, '0')
    .repeat(20)
}

/** The change alone, as its commit against the one before it. */
export const bisectedAlone: LoneChange = {
  type: 'alone',
  at: culprit,
  previous: culprit - 1,
  verdict: 'regression',
  estimate: 0.05,
  ci: [0.04, 0.06],
  pairs: 24,
  functions: [
    {
      name: 'compareMain',
      file: 'classes/semver.js',
      line: 125,
      own: true,
      share: 0.97,
    },
  ],
}

/** The record of a bisection of sixteen commits, of which the eleventh has made it 5% slower. */
export function bisectRecord(head = bisectedCommit(count - 1)): BisectRecord {
  return {
    start: {
      type: 'start',
      format: bisectFormat,
      version: '1.0.0',
      good: { spec: 'f'.repeat(40), label: 'fffffff', title: '', parents: [] },
      commits: Array.from({ length: count }, (_, at) => {
        const spec = at === count - 1 ? head : bisectedCommit(at)
        const parents = at === 0 ? [] : [at - 1]
        return { spec, label: spec.slice(0, 7), title: `change ${at}`, parents }
      }),
      names: ['sort'],
      metric: null,
      given: '[]',
    },
    steps: [count - 1, 7, 11, 9, 10].map((at) => {
      const estimate = at >= culprit ? 0.05 : 0.001
      return {
        type: 'measured',
        at,
        benchmarkId: 'sort',
        metric: 'time',
        verdict: at >= culprit ? 'regression' : 'unchanged',
        estimate,
        ci: [estimate - 0.005, estimate + 0.005],
        error: 0.0025,
        pairs: 16,
        threshold: 0.02,
      }
    }),
    alone: bisectedAlone,
  }
}

/** The record as the file that a job leaves. */
export function bisectText({ start, steps, alone }: BisectRecord): string {
  const lines = [start, ...steps, ...(alone === null ? [] : [alone])]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
