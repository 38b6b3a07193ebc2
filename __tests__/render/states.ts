import type { CommentContext } from '../../src/render/comment/comment-input.ts'
import type { AddonFile } from '../../src/model/build/build.ts'
import type { Finding, Result } from '../../src/model/judging/result.ts'
import { sides } from '../../src/model/build/side.ts'
import {
  buildOf,
  commitOf,
  concluded,
  failureOf,
  findingOf,
  gatingMetrics,
  judgedOf,
  publishedOf,
  resultWith,
  wholeFinding,
  type RowFacts,
} from '../fakes/results.ts'
import { hostileNames } from './hostile-names.ts'
import { planOf } from '../fakes/plans.ts'
import { unjudged } from '../fakes/unjudged.ts'

/** What the comment of the examples says besides the result. */
export const context: CommentContext = {
  key: 'default',
  pullRequest: 482,
  runId: 19422817733,
  attempt: 1,
  ...unjudged,
  headSha: '7c1e0d9'.padEnd(40, '0'),
  baseBranch: 'main',
  links: {
    run: 'https://github.com/octo-org/leveldown/actions/runs/19422817733',
    report: 'https://github.com/octo-org/leveldown/actions/runs/19422817733#artifacts',
    commits: {
      base: `https://github.com/octo-org/leveldown/commit/${'b52dd91'.padEnd(40, '0')}`,
      head: `https://github.com/octo-org/leveldown/commit/${'7c1e0d9'.padEnd(40, '0')}`,
    },
    home: null,
  },
  takesCommands: true,
}

function row(
  id: string,
  verdict: RowFacts['verdict'],
  [change, margin = 0.008, base = 0.0412]: readonly [number, number?, number?],
  facts: Partial<RowFacts> = {},
): Finding {
  return findingOf({ ...facts, id, verdict, change, margin, base })
}

/** A row that sixty pairs left open. */
function unsettled(
  id: string,
  change: Parameters<typeof row>[2],
  pairsToSettle: number,
  metric = 'time',
): Finding {
  return row(id, 'inconclusive', change, { metric, pairs: 60, pairsToSettle })
}

function warned(finding: Finding, code: string, text: string): Finding {
  const { judged } = finding
  return { ...finding, judged: judged === null ? null : { ...judged, warnings: [{ code, text }] } }
}

const sameRows = Array.from({ length: 38 }, (_, index) =>
  findingOf({
    id: `${['db-bench', 'napi', 'iterator'][index % 3] ?? ''}/case-${String(index + 1).padStart(2, '0')} n=1e${index % 5}`,
    verdict: 'unchanged',
    change: ((index * 7) % 13) / 2000 - 0.003,
    margin: 0.004 + (index % 5) / 1000,
    base: 10 ** ((index % 7) - 6) * 3.21,
    realButSmall: index % 12 === 5,
  }),
)

const slower = resultWith(
  [
    row('db-bench/write-sorted', 'regression', [0.051, 0.0125, 95.3], { beyondLimit: true }),
    row('napi/create-object n=1e5', 'regression', [0.219, 0.0115, 0.0412], { beyondLimit: true }),
    row('startup/require', 'improvement', [-0.034, 0.0065, 0.0389]),
    row('startup/require', 'unchanged', [0.001, 0.004, 48e6], { metric: 'peak-memory' }),
    unsettled('cluster/async clients=5', [0.011, 0.068, 1.84], 140),
    ...sameRows,
    {
      ...row('package', 'regression', [0.0421, 0.008, 99_720], { metric: 'addon-size' }),
      judged: null,
    },
    row('napi/create-object n=1e5', 'regression', [0.31, 0.05, 0.0021], { metric: 'gc-pause' }),
  ],
  {
    plan: { policy: { ...planOf().policy, limit: 0.03 } },
    geometricMeans: [
      { metric: 'time', estimate: 0.009, ci: [0.004, 0.015], rows: 42 },
      { metric: 'peak-memory', estimate: 0.003, ci: [-0.001, 0.006], rows: 42 },
      { metric: 'gc-pause', estimate: 0.024, ci: [-0.01, 0.06], rows: 12 },
    ],
    warnings: [
      {
        code: 'contention',
        text: 'other work on this machine during 4 of 1,200 pairs; CPU time is the better column',
      },
    ],
  },
)

const reason = 'copies now, for #12 | <b>safety</b> @octocat'

const accepted = concluded({
  ...slower,
  findings: slower.findings.map((finding) =>
    finding.beyondLimit
      ? {
          ...finding,
          beyondLimit: false,
          acceptance: {
            name: finding.benchmarkId,
            bound: finding.benchmarkId === 'db-bench/write-sorted' ? 0.08 : 0.2305,
            reason,
            by: 'alice',
          },
        }
      : finding,
  ),
})

/** One of two has grown beyond what was accepted. */
const outgrown = concluded({
  ...accepted,
  findings: accepted.findings.map((finding) =>
    finding.benchmarkId === 'napi/create-object n=1e5' && finding.acceptance !== undefined
      ? { ...finding, beyondLimit: true, acceptance: { ...finding.acceptance, bound: 0.1 } }
      : finding,
  ),
})

function keccakAddon(sha256: string, sizeBytes: number): AddonFile {
  const path = 'node_modules/keccak/build/Release/addon.node'
  return { path, sizeBytes, sha256, builtHere: true, loadedBy: 2 }
}

const [cpu, memory] = ['cpu', 'peak-memory'].map((metric) => ({ metric, pairs: 16 }))

const keccak = resultWith(
  [
    row('hash bytes=16', 'regression', [0.902, 0.021, 1.21e-6], { pairs: 16, beyondLimit: true }),
    row('hash bytes=16', 'regression', [0.884, 0.043, 1.25e-6], { ...cpu, beyondLimit: true }),
    row('hash bytes=16', 'unchanged', [0.0012, 0.0021, 48.1e6], memory),
    row('hash bytes=1048576', 'unchanged', [0.0003, 0.0006, 5.11e-3], { pairs: 16 }),
    row('hash bytes=1048576', 'unchanged', [0.0021, 0.0031, 5.12e-3], cpu),
    row('hash bytes=1048576', 'unchanged', [-0.0007, 0.0032, 50.4e6], memory),
    {
      ...row('package', 'improvement', [-0.118, 0.008, 61_440], { metric: 'addon-size' }),
      judged: null,
    },
  ],
  {
    seconds: 125,
    plan: {
      revisions: {
        base: publishedOf('base', 'keccak', '2.1.0'),
        head: publishedOf('head', 'keccak', '3.0.4'),
      },
    },
    builds: {
      base: { ...buildOf('base', '20.20.2'), addons: [keccakAddon('3f'.repeat(32), 69_660)] },
      head: { ...buildOf('head', '20.20.2'), addons: [keccakAddon('a7'.repeat(32), 61_440)] },
    },
    geometricMeans: [
      { metric: 'time', estimate: 0.379, ci: [0.37, 0.388], rows: 2 },
      { metric: 'cpu', estimate: 0.374, ci: [0.356, 0.392], rows: 2 },
      { metric: 'peak-memory', estimate: 0.0003, ci: [-0.0016, 0.0021], rows: 2 },
    ],
  },
)

const faster = resultWith(
  [
    row('parse/small', 'improvement', [-0.42, 0.011, 8.1e-6]),
    row('parse/large', 'improvement', [-0.118, 0.009, 0.00391]),
    unsettled('parse/large', [0.004, 0.021, 71e6], 80, 'peak-memory'),
    row('parse/empty', 'unchanged', [0.0021, 0.006, 31e-9]),
  ],
  { geometricMeans: [{ metric: 'time', estimate: -0.2, ci: [-0.21, -0.19], rows: 3 }] },
)

const same = resultWith(sameRows, {
  geometricMeans: [{ metric: 'time', estimate: 0.0004, ci: [-0.0004, 0.0011], rows: 38 }],
})

/** Two builds of base differed, so a change as small as that is not called. */
const readyOne = 'node_modules/utf-8-validate/prebuilds/linux-x64/utf-8-validate.node'

function withReadyOne(sha256: string): AddonFile[] {
  return [
    { path: 'build/Release/tools.node', sizeBytes: 17_016, sha256, builtHere: true, loadedBy: 0 },
    { path: 'build/Release/binding.node', sizeBytes: 99_720, sha256, builtHere: true, loadedBy: 3 },
    { path: readyOne, sizeBytes: 15_240, sha256: '5e'.repeat(32), builtHere: false, loadedBy: 1 },
  ]
}

const rebuilt = resultWith(
  [
    {
      ...row('napi/create-object n=1e5', 'inconclusive', [0.014, 0.004, 0.0412]),
      threshold: 0.018,
    },
    ...sameRows.slice(0, 3),
  ],
  {
    builds: {
      base: { ...buildOf('base'), addons: withReadyOne('3f'.repeat(32)) },
      head: { ...buildOf('head'), addons: withReadyOne('a7'.repeat(32)) },
    },
    warnings: sides.map((side) => ({
      code: 'foreign-addon',
      text: `${side} loaded ${readyOne}, which was not built here`,
    })),
  },
)

const scarce = { verdict: 'inconclusive', change: 0.02, pairs: 3 } as const
const few = { ...scarce, id: 'cluster/sync clients=1' }

const unknown = resultWith(
  [
    unsettled('cluster/async clients=5', [0.011, 0.068, 1.84], 140),
    unsettled('cluster/sync clients=5', [0.034, 0.03, 2.11], 40),
    unsettled('cluster/async clients=1', [0.011, 0.018, 61e6], 25_000, 'peak-memory'),
    row('cluster/async clients=1', 'unchanged', [0.001, 0.009, 0.91], { pairs: 60 }),
    {
      ...row(few.id, 'inconclusive', [0.02, 0.008, 0.88]),
      judged: { ...judgedOf(few), ci: [null, null], smallestDetectable: null },
    },
    warned(
      row('cluster/wide', 'inconclusive', [0.346, 0.663, 0.41], { pairs: 9, pairsToSettle: 90 }),
      'head-scatters',
      'the runs of head lie 96% apart, those of base 1.2%: that is in its code, and a quieter machine does not change it',
    ),
    ...sameRows.slice(0, 3),
    warned(
      row('db-bench/close', 'unchanged', [0.001, 0.004, 180e-9]),
      'undone',
      'head: 8 calls leave 8 Timeout behind, for which nothing waits: return a promise of the end',
    ),
  ],
  {
    warnings: [
      {
        code: 'control',
        text: 'the control of base against itself moved by 3.1%; take this run with care',
      },
    ],
  },
)

const compilerOutput = [
  '  CXX(target) Release/obj.target/binding/src/binding.o',
  '../src/binding.cc: In function ‘napi_value Init(napi_env, napi_value)’:',
  '../src/binding.cc:41:28: \u001b[31merror:\u001b[0m ‘napi_defne_class’ was not declared in this scope; did you mean ‘napi_define_class’?',
  '   41 |   NAPI_STATUS_THROWS(napi_defne_class(env, "Iterator", NAPI_AUTO_LENGTH,',
  '      |                      ^~~~~~~~~~~~~~~~',
  'make: *** [binding.target.mk:133: Release/obj.target/binding/src/binding.o] Error 1',
]

const noBuild = resultWith([], {
  seconds: 34,
  builds: { base: buildOf('base'), head: null },
  failures: [
    failureOf({
      stage: 'build',
      benchmarkId: null,
      message:
        'expected "node-gyp rebuild" to end with exit code 0, got 1; see the end of its output',
      exitCode: 1,
      lastLines: compilerOutput,
    }),
  ],
  pairs: 0,
})

// What all of them say in the same words is told once.
const unloaded = ['get', 'put', 'delete', 'batch', 'scan'].map((name) => `db-bench/${name}`)

const failed = resultWith(
  [
    ...unloaded.map((id) => wholeFinding(id, 'failed')),
    wholeFinding('iterator/next', 'failed'),
    wholeFinding('iterator/seek', 'failed'),
    ...sameRows.slice(0, 6),
    wholeFinding('iterator/nextv', 'added'),
    wholeFinding('batch/legacy', 'removed'),
  ],
  {
    failures: [
      failureOf({
        benchmarkId: 'iterator/next',
        lastLines: [
          '/tmp/deadheat/head/index.js:204',
          '    throw new TypeError(`expected a callback`)',
          '    ^',
          '',
          'TypeError: expected a callback',
          '    at Iterator.next (/tmp/deadheat/head/index.js:204:11)',
        ],
      }),
      failureOf({
        benchmarkId: 'iterator/seek',
        side: 'base',
        message: 'expected an answer within 60 s, got none',
        exitCode: null,
        signal: 'SIGKILL',
        timedOut: true,
        lastLines: [],
      }),
      ...unloaded.map((benchmarkId) =>
        failureOf({
          benchmarkId,
          stage: 'pilot',
          side: null,
          message: "expected the module to load, got Error: Cannot find module 'fixtures'",
          lastLines: ["Error: Cannot find module 'fixtures'"],
        }),
      ),
    ],
  },
)

const nothing = resultWith([], { seconds: 3, plan: { benchmarks: [] }, pairs: 0 })

const notComparable = resultWith(
  sameRows.slice(0, 3).map((finding) => ({ ...finding, verdict: 'not-comparable' })),
  {
    builds: { base: buildOf('base', '20.20.2'), head: buildOf('head', '24.9.0') },
    differences: [
      { kind: 'runtime', what: 'Node.js', base: '20.20.2', head: '24.9.0', asked: false },
      { kind: 'runtime', what: 'v8', base: '11.3.244.8', head: '13.6.233.10', asked: false },
      {
        kind: 'dependencies',
        what: 'node_modules/bindings',
        base: null,
        head: '1.5.0',
        asked: true,
      },
    ],
  },
)

const larger = resultWith([
  row('parse/large', 'regression', [0.121, 0.01, 71e6], {
    metric: 'peak-memory',
    beyondLimit: true,
  }),
  row('parse/large', 'unchanged', [0.001, 0.006, 0.00391]),
  row('parse/large', 'inconclusive', [0.012, 0.02, 0.00412], { metric: 'cpu' }),
  row('parse/small', 'regression', [0.047, 0.011, 9.1e-6], { metric: 'cpu' }),
  row('parse/small', 'improvement', [-0.031, 0.006, 8.1e-6]),
])

const ofNode = (side: 'base' | 'head', node: string) => ({
  ...commitOf(side, '7c1e0d9'.padEnd(40, '0'), `node:${node}`, 'explicit'),
  node,
})

const runtime = resultWith(
  [
    row('parse/large', 'regression', [0.121, 0.01, 0.00391], { beyondLimit: true }),
    row('parse/large', 'regression', [0.14, 0.01, 6e6], { metric: 'peak-memory' }),
    row('parse/small', 'improvement', [-0.031, 0.006, 8.1e-6]),
  ],
  {
    builds: { base: buildOf('base', '20.20.2'), head: buildOf('head') },
    differences: [
      { kind: 'runtime', what: 'Node.js', base: '20.20.2', head: '24.9.0', asked: true },
    ],
    plan: {
      revisions: { base: ofNode('base', '20'), head: ofNode('head', '24') },
      metrics: gatingMetrics.map((metric) =>
        metric.id === 'peak-memory'
          ? { ...metric, label: 'memory beyond Node itself', gates: false }
          : metric,
      ),
      nodeItself: {
        base: { peakMemoryBytes: 46_661_632, startSeconds: 0.0177, sizeBytes: 94 * 2 ** 20 },
        head: { peakMemoryBytes: 53_267_660, startSeconds: 0.0195, sizeBytes: 121 * 2 ** 20 },
      },
    },
  },
)

const hostile = resultWith(
  hostileNames.map((id, index) =>
    findingOf({
      id,
      verdict:
        (['regression', 'improvement', 'unchanged', 'inconclusive'] as const)[index % 4] ??
        'unchanged',
      change: [0.3, -0.2, 0.001, 0.01][index % 4] ?? 0,
      base: 0.1,
      beyondLimit: index % 4 === 0,
    }),
  ),
)

type State = { readonly result: Result; readonly context: CommentContext }

/** One result for every state of the first line, and a few more that a page has to stand. */
export const states: Readonly<Record<string, State>> = {
  slower: { result: slower, context },
  accepted: { result: accepted, context },
  outgrown: { result: outgrown, context },
  keccak: { result: keccak, context },
  faster: { result: faster, context: { ...context, fromFork: true } },
  same: { result: same, context },
  rebuilt: { result: rebuilt, context },
  unknown: { result: unknown, context },
  larger: { result: larger, context },
  runtime: { result: runtime, context: { ...context, takesCommands: false } },
  failed: { result: failed, context },
  'no-build': { result: noBuild, context },
  nothing: { result: nothing, context },
  'not-comparable': { result: notComparable, context },
  hostile: { result: hostile, context },
}

export function stateOf(name: string): State {
  const state = states[name]
  if (state === undefined) throw new Error(`there is no state "${name}"`)
  return state
}
