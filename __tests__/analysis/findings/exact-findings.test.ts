import { expect, it } from 'vitest'
import { exactFindings } from '../../../src/analysis/findings/exact-findings.ts'
import type { Build } from '../../../src/model/build/build.ts'
import type { Side } from '../../../src/model/build/side.ts'
import { planOf } from '../../fakes/plans.ts'
import { buildOf, informingMetrics } from '../../fakes/results.ts'

const plan = planOf({ metrics: [...informingMetrics] })

function withAddons(side: Side, ...sizes: readonly number[]): Build {
  const addons = sizes.map((sizeBytes, at) => ({
    path: `build/${String(at)}.node`,
    sizeBytes,
    sha256: 'a'.repeat(64),
    builtHere: true,
  }))
  return { ...buildOf(side), addons }
}

function verdictOf(base: number, head: number, better: 'lower' | 'higher') {
  const metrics = informingMetrics.map((metric) => ({ ...metric, better }))
  const builds = { base: withAddons('base', base), head: withAddons('head', head) }
  return exactFindings({ ...plan, metrics }, { runtime: null, builds })[0]?.verdict
}

it('compare the sum of all addon files without a test', () => {
  const builds = { base: withAddons('base', 600, 400), head: withAddons('head', 1200) }
  expect(exactFindings(plan, { runtime: null, builds })).toEqual([
    {
      benchmarkId: 'package',
      metric: 'addon-size',
      verdict: 'regression',
      baseCentre: 1000,
      headCentre: 1200,
      judged: null,
      threshold: 0.01,
      beyondLimit: false,
      minutesToSettle: null,
    },
  ])
})

it.each([
  [1000, 1010, 'lower', 'regression'],
  [1000, 1009, 'lower', 'unchanged'],
  [1000, 1000, 'lower', 'unchanged'],
  [1000, 991, 'lower', 'unchanged'],
  [1010, 1000, 'lower', 'improvement'],
  [1000, 1200, 'higher', 'improvement'],
  [1200, 1000, 'higher', 'regression'],
] as const)('say of %i against %i, of which %s is better: %s', (base, head, better, verdict) => {
  expect(verdictOf(base, head, better)).toBe(verdict)
})

it('count no addon of a package that it or its tools need', () => {
  const { addons, ...build } = withAddons('head', 1000, 500)
  const [own, tool] = addons
  if (own === undefined || tool === undefined) throw new Error('expected two addons')
  const place = { directory: '/w/head', packageDirectory: '/w/head/node_modules/@x/y' }
  const paths = { own: 'node_modules/@x/y/prebuilds/a.node', tool: 'node_modules/esbuild/b.node' }
  const others = [
    { ...tool, path: paths.tool },
    { ...tool, path: `${paths.own}/node_modules/c.node` },
  ]
  const head = { ...build, ...place, addons: [{ ...own, path: paths.own }, ...others] }
  const [finding] = exactFindings(plan, { runtime: null, builds: { base: head, head } })
  expect(finding?.headCentre).toBe(1000)
  const none = { ...head, addons: others }
  expect(exactFindings(plan, { runtime: null, builds: { base: none, head: none } })).toEqual([])
})

it('are none when a side has no addon or was not built, and when nobody asks', () => {
  const head = withAddons('head', 1000)
  expect(exactFindings(plan, { runtime: null, builds: { base: buildOf('base'), head } })).toEqual(
    [],
  )
  expect(exactFindings(plan, { runtime: null, builds: { base: null, head } })).toEqual([])
  expect(
    exactFindings(planOf(), { runtime: null, builds: { base: withAddons('base', 1), head } }),
  ).toEqual([])
})

it('name the Node.js where there are several', () => {
  const builds = { base: withAddons('base', 600), head: withAddons('head', 1200) }
  expect(exactFindings(plan, { runtime: '22', builds })[0]?.benchmarkId).toBe('package node=22')
})
