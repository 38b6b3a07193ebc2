import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The folders of src/ that are pure, and the parts, of which most is. `npm run check` runs their tests and no others.
const PURE_FOLDERS = [
  'model',
  'stats',
  'metrics',
  'settings',
  'adapters',
  'drivers',
  'plan',
  'analysis',
  'render',
  'doctor',
  'parts',
]

// Tests of those folders that start a program, load the client of a service, or simulate.
const SLOW = [
  '__tests__/adapters/**/quoted-command.test.ts',
  '__tests__/adapters/told-coverage.test.ts',
  '__tests__/analysis/**/choose-benchmarks.test.ts',
  '__tests__/analysis/**/claims.test.ts',
  '__tests__/analysis/**/layouts.test.ts',
  '__tests__/analysis/mixtures.test.ts',
  '__tests__/analysis/**/result-of-journals.test.ts',
  '__tests__/metrics/**/harness-figures.test.ts',
  '__tests__/model/**/last-words.test.ts',
  '__tests__/parts/change/edits-among.test.ts',
  '__tests__/parts/change/shown-change.test.ts',
  '__tests__/parts/same-everywhere.test.ts',
  '__tests__/parts/lanes/*.test.ts',
  '__tests__/parts/profiles/{locate-frames,perf,profile-side,report-page}.test.ts',
  '__tests__/parts/profiles/drawing/profile-lines.test.ts',
  '__tests__/parts/bisect/{bisect-job,bisect-lines,bisect-range,go-on-bisecting}.test.ts',
  '__tests__/parts/record/record.test.ts',
  '__tests__/parts/shards/deal-benchmarks.test.ts',
  '__tests__/parts/studies/*.test.ts',
  '__tests__/plan/**/trust-scope-of.test.ts',
  '__tests__/plan/**/trusted-plan.test.ts',
  '__tests__/render/**/acceptance.test.ts',
  '__tests__/render/page/{report-page,row-details-of}.test.ts',
  '__tests__/render/**/comment.test.ts',
  '__tests__/render/**/escape.test.ts',
  '__tests__/render/**/above-result.test.ts',
  '__tests__/settings/**/defaults.test.ts',
  '__tests__/settings/setting-from-text.test.ts',
  '__tests__/stats/**/sign-flip.test.ts',
]

// Tests that replace modules.
const APART = [
  '__tests__/bot/conversation.test.ts',
  '__tests__/host/lock/queue-up.test.ts',
  '__tests__/host/process/slow-end.test.ts',
]

const E2E = '__tests__/**/*.e2e.test.ts'

// End-to-end tests of one more tool, kind or attack of those that another one tries. `npm run test:all` alone runs them.
const WHOLE: readonly string[] = [
  '__tests__/act/bisect-command.e2e.test.ts',
  '__tests__/act/broken-head.e2e.test.ts',
  '__tests__/act/other-events.e2e.test.ts',
  '__tests__/act/release.e2e.test.ts',
  '__tests__/act/several-machines.e2e.test.ts',
  '__tests__/act/shards.e2e.test.ts',
  '__tests__/cli/node-core.e2e.test.ts',
  '__tests__/parts/bisect/bisect.e2e.test.ts',
  '__tests__/parts/profiles/blamed-functions.e2e.test.ts',
  '__tests__/parts/profiles/native-functions.e2e.test.ts',
  '__tests__/repository/one-more.e2e.test.ts',
]

const NEVER = ['node_modules/**', '__tests__/fixtures/**']

const quick = globSync(
  PURE_FOLDERS.map((folder) => `__tests__/${folder}/**/*.test.ts`),
  { cwd: fileURLToPath(new URL('..', import.meta.url)), exclude: [E2E, ...SLOW] },
).toSorted()

type Project = { readonly include: readonly string[]; readonly exclude: readonly string[] }

/**
 * Which test belongs where, by globs from the top; each is in exactly one. Quick ones start no program, ask
 * no network and write no file, which `__tests__/repository/projects.test.ts` checks; those of the whole matrix are
 * run by `npm run test:all`. Files of `quick` and of `unit` share processes.
 */
export const PROJECTS: Readonly<Record<'quick' | 'unit' | 'apart' | 'e2e' | 'whole', Project>> = {
  quick: { include: quick, exclude: NEVER },
  unit: { include: ['__tests__/**/*.test.ts'], exclude: [...NEVER, E2E, ...quick, ...APART] },
  apart: { include: APART, exclude: NEVER },
  e2e: { include: [E2E], exclude: [...NEVER, ...WHOLE] },
  whole: { include: WHOLE, exclude: NEVER },
}
