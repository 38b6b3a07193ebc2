import type { Finding, Result } from '../../src/model/judging/result.ts'
import { failureOf, findingOf, resultWith, wholeFinding } from '../fakes/results.ts'

function warned(finding: Finding, text: string): Finding {
  const { judged } = finding
  const warnings = [{ code: 'undone', text }]
  return { ...finding, judged: judged === null ? null : { ...judged, warnings } }
}

/** A result in which everything that somebody else names is this text. */
export function evilResult(text: string): Result {
  const result = resultWith(
    [
      warned(findingOf({ id: text, verdict: 'regression', change: 0.3 }), text.slice(0, 1000)),
      findingOf({ id: `${text.slice(0, 299)}2`, verdict: 'improvement', change: -0.3 }),
      findingOf({ id: `${text.slice(0, 299)}3`, verdict: 'unchanged', change: 0 }),
      findingOf({ id: `${text.slice(0, 299)}4`, verdict: 'inconclusive', change: 0 }),
      wholeFinding(`${text.slice(0, 299)}5`, 'added'),
    ],
    {
      version: text.slice(0, 50),
      failures: [
        failureOf({
          benchmarkId: text,
          message: text,
          signal: text.slice(0, 20),
          lastLines: [text],
        }),
        failureOf({ benchmarkId: null, message: text, lastLines: [text] }),
      ],
      warnings: [{ code: text.slice(0, 100), text }],
    },
  )
  const { plan, machine } = result
  const spoiled = { spec: text, label: text }
  return {
    ...result,
    machine: {
      ...machine,
      name: text.slice(0, 200),
      processor: text.slice(0, 200),
      environmentDigest: text.slice(0, 64),
    },
    geometricMeans: [{ metric: 'cpu', estimate: 0, ci: [0, 0], rows: 2 }],
    plan: {
      ...plan,
      metrics: plan.metrics.map((metric) => ({ ...metric, label: text.slice(0, 100) })),
      benchmarks: plan.benchmarks.map((benchmark) => ({ ...benchmark, suite: text.slice(0, 200) })),
      revisions: {
        base: { ...plan.revisions.base, ...spoiled },
        head: { ...plan.revisions.head, ...spoiled, reason: 'explicit' },
      },
    },
  }
}
