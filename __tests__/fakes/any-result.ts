import * as fc from 'fast-check'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { Finding, Result } from '../../src/model/judging/result.ts'
import { findingOf, failureOf, resultWith, wholeFinding } from './results.ts'

const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .constantFrom('|', '`', '<b>', '&#124;', '💥', '@octocat ', '\n')
    .chain((piece) =>
      fc.integer({ min: 1, max: 149 }).map((count) => piece.repeat(count).slice(0, 300)),
    ),
  fc.string({ minLength: 1, maxLength: 40 }),
)

const anyChange = fc.oneof(
  fc.double({ min: -0.99, max: 10, noNaN: true }),
  fc.double({ min: -0.05, max: 0.05, noNaN: true }),
)

const anyFinding: fc.Arbitrary<Finding> = fc.oneof(
  fc
    .record({
      id: anyName,
      metric: fc.constantFrom('time', 'cpu', 'peak-memory', 'gc-pause'),
      verdict: fc.constantFrom('regression', 'improvement', 'unchanged', 'inconclusive'),
      change: anyChange,
      margin: fc.double({ min: 0, max: 3, noNaN: true }),
      base: fc.double({ min: 1e-9, max: 1e12, noNaN: true }),
      pairs: fc.nat(1000),
      pairsToSettle: fc.nat(100_000),
    })
    .map(findingOf),
  fc
    .tuple(anyName, fc.constantFrom('failed', 'added', 'removed'))
    .map(([id, verdict]) => wholeFinding(id, verdict)),
)

const anyFailure: fc.Arbitrary<Failure> = fc
  .record({
    stage: fc.constantFrom('build', 'pilot', 'sample'),
    side: fc.constantFrom('base', 'head', null),
    benchmarkId: fc.option(anyName),
    message: fc.string({ unit: 'binary', maxLength: 2000 }),
    lastLines: fc.array(fc.string({ unit: 'binary', maxLength: 2000 }), { maxLength: 20 }),
  })
  .map(failureOf)

/** Any result that the schema lets through: few rows or thousands, of any kind, with any names. */
export const anyResult: fc.Arbitrary<Result> = fc
  .record({
    kinds: fc.array(anyFinding, { maxLength: 12 }),
    copies: fc.constantFrom(1, 2, 10, 100, 420),
    failures: fc.array(anyFailure, { maxLength: 8 }),
    failureCopies: fc.constantFrom(1, 30, 1000),
    warnings: fc.array(
      fc.record({
        code: fc.string({ maxLength: 100 }),
        text: fc.string({ unit: 'binary', maxLength: 1000 }),
      }),
      { maxLength: 40 },
    ),
    label: fc.string({ unit: 'binary', maxLength: 100 }),
    spec: fc.string({ unit: 'binary', maxLength: 300 }),
  })
  .map(({ kinds, copies, failures, failureCopies, warnings, label, spec }) => {
    const findings = Array.from({ length: copies }, (_, copy) =>
      kinds.map((finding) => renamed(finding, copy)),
    ).flat()
    const { metrics, revisions } = resultWith([]).plan
    return resultWith(findings, {
      warnings,
      failures: Array.from({ length: failureCopies }, () => failures).flat(),
      plan: {
        metrics: metrics.map((metric, at) => (at === 1 ? { ...metric, label } : metric)),
        revisions: { ...revisions, base: { ...revisions.base, spec, label: spec } },
      },
    })
  })

function renamed(finding: Finding, copy: number): Finding {
  const benchmarkId =
    copy === 0 ? finding.benchmarkId : `${copy}${finding.benchmarkId}`.slice(0, 300)
  const { judged } = finding
  return {
    ...finding,
    benchmarkId,
    judged: judged === null ? null : { ...judged, name: benchmarkId },
  }
}
