import { describe, expect, it } from 'vitest'
import type { Build } from '../../src/model/build/build.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { RunEntry } from '../../src/model/run/journal.ts'
import { assertSameRun, withBuiltParts } from '../../src/plan/assert-same-run.ts'
import { runEntry } from '../fakes/journals.ts'
import { benchmarkOf, planOf, revisionOf, timeMetric } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const builds = { base: buildOf('base'), head: buildOf('head') }

function before(): RunEntry {
  const entry = runEntry(planOf(), builds)
  if (entry.type !== 'run') throw new Error('expected a first line')
  return entry
}

function asked(
  plan: Partial<Plan>,
  head: Build = builds.head,
  version = before().version,
): () => void {
  return () => assertSameRun(before(), { version, plan: planOf(plan), builds: { ...builds, head } })
}

describe('refuseOtherRun', () => {
  it('lets the same run go on, whatever its revisions are called and however long it may take', () => {
    const { base, head } = planOf().revisions
    const revisions = { base, head: { ...head, spec: 'topic', reason: 'pushed' as const } }
    expect(asked({ revisions, budgetSeconds: 60, seed: 99 })).not.toThrow()
  })

  const { runtime } = builds.head
  const differences: readonly (readonly [string, () => void])[] = [
    ['deadheat was 0.1.0 and is 9.9.9 now', asked({}, builds.head, '9.9.9')],
    [
      `head was ${'a'.repeat(40)} and is ${'c'.repeat(40)} now`,
      asked({ revisions: { base: revisionOf('base'), head: revisionOf('head', 'c') } }),
    ],
    [
      `Node.js of head was ${runtime.version} and is 1.2.3 now`,
      asked({}, { ...builds.head, runtime: { ...runtime, version: '1.2.3' } }),
    ],
    [
      'quic of head was none and is 7 now',
      asked(
        {},
        { ...builds.head, runtime: { ...runtime, versions: { ...runtime.versions, quic: '7' } } },
      ),
    ],
    [
      'the files of the suite were none and are 777777777777 now',
      asked({ chosen: { suite: './mine', suiteDigest: '7'.repeat(64) } }),
    ],
    ['the benchmark two is gone', asked({ benchmarks: [benchmarkOf('one')] })],
    [
      'the benchmark three is new',
      asked({ benchmarks: ['one', 'two', 'three'].map((id) => benchmarkOf(id)) }),
    ],
    [
      'the benchmarks are the same by name, but were measured in another way or order',
      asked({ benchmarks: [benchmarkOf('two'), benchmarkOf('one')] }),
    ],
    ['alpha, pairs or limit was different', asked({ policy: { ...planOf().policy, alpha: 0.05 } })],
    [
      'a metric or its threshold was different',
      asked({ metrics: [{ ...timeMetric, threshold: 0.1 }] }),
    ],
    ['the share of control blocks was different', asked({ controlShare: 0.5 })],
  ]

  it.each(differences)('says that %s', (difference, refuse) => {
    expect(refuse).toThrow(
      `expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`,
    )
  })
})

/** Continues a run before anything is built. */
function continued(
  earlier: Plan,
  now: Plan,
  given: { readonly [name in 'layouts' | 'pairs']?: number } = {},
): () => void {
  const entry = runEntry(earlier, builds)
  if (entry.type !== 'run') throw new Error('expected a first line')
  const plan = withBuiltParts(now, earlier, { layouts: given.layouts, pairs: given.pairs })
  return () => assertSameRun(entry, { version: entry.version, plan, builds: null })
}

describe('withBuiltParts', () => {
  const { policy } = planOf()

  it.each<readonly [string, Partial<Plan>]>([
    ['addons are linked anew', { placements: { by: 'mold', alike: true } }],
    ['addons are not linked anew', { placements: { refused: 'no linker' } }],
    ['control blocks come early', { earlyControls: { pairs: 8, controls: 1 } }],
  ])('lets a run in which %s go on', (_, parts) => {
    expect(continued(planOf(parts), planOf())).not.toThrow()
  })

  it('lets a run in few layouts go on, and none with other looks', () => {
    const placements = { by: 'mold', alike: false } as const
    const earlier = planOf({ placements, policy: { ...policy, looks: [4] } })
    expect(continued(earlier, planOf(), { layouts: 4 })).not.toThrow()
    expect(continued(earlier, planOf(), { pairs: 60 })).toThrow('alpha, pairs or limit')
  })

  it('lets a run go on whose pairs were chosen after the build, and none of which others are asked', () => {
    const earlier = planOf({ policy: { ...policy, looks: [8, 12, 21] } })
    expect(continued(earlier, planOf())).not.toThrow()
    expect(continued(earlier, planOf(), { pairs: 60 })).toThrow('alpha, pairs or limit')
  })
})
