import {
  recordFormat,
  type RecordCommit,
  type RecordLine,
  type RecordRow,
} from '../../../src/parts/record/record-line.ts'

export function recordedCommit(position: number, changes: Partial<RecordCommit> = {}) {
  return {
    sha: position.toString(16).padStart(40, '0'),
    position,
    title: `change ${position}`,
    pull: null,
    tags: [],
    ...changes,
  }
}

/** A row with an interval of that half width around an estimate. */
export function recordedRow(estimate: number, changes: Partial<RecordRow> = {}): RecordRow {
  const margin = 0.01
  const decided =
    Math.abs(estimate) > margin ? (estimate > 0 ? 'regression' : 'improvement') : 'unchanged'
  return {
    benchmark: 'parse',
    metric: 'time',
    better: 'lower',
    verdict: decided,
    estimate,
    low: estimate - margin,
    high: estimate + margin,
    spread: 0.02,
    pairs: 30,
    ...changes,
  }
}

/** A line from one commit to another, the next one by default. */
export function recordLine(
  position: number,
  rows: readonly RecordRow[],
  changes: Partial<RecordLine> & { readonly from?: number } = {},
): RecordLine {
  const { from = position - 1, ...rest } = changes
  return {
    format: recordFormat,
    project: 'octo/addon',
    repository: 'https://github.com/octo/addon',
    key: 'default',
    measuredAt: '2026-03-04T05:06:07Z',
    machine: { digest: 'a1', processor: 'AMD EPYC', platform: 'linux', architecture: 'x64' },
    base: recordedCommit(from),
    head: recordedCommit(position),
    report: null,
    rows: [...rows],
    ...rest,
  }
}

/** A push for each change, each against the one before; the first commit is 1. */
export function pushes(changes: readonly number[]): readonly RecordLine[] {
  return changes.map((change, index) => recordLine(index + 2, [recordedRow(change)]))
}
