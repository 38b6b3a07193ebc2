import { parseSuite } from '../../settings/parse-suite.ts'
import { setParameters } from '../../settings/set-parameters.ts'
import type { Settings } from '../../settings/settings.ts'
import type { SuiteFound } from './discover.ts'

/**
 * The suite that `node-core@TREE` names: all of Node.js's own benchmarks in that tree, with the values
 * that `set` gives to their parameters; `null` when the settings name another suite or none.
 */
export function coreSuite({ suite, set }: Pick<Settings, 'suite' | 'set'>): SuiteFound | null {
  const spec = suite === undefined ? null : parseSuite(suite)
  if (spec?.kind !== 'node-core') return null
  const values = Object.entries(setParameters(set)).flatMap(([name, all]) =>
    all.flatMap((value) => ['--set', `${name}=${value}`]),
  )
  const command = ['--from', spec.place, 'benchmark', ...values]
  return { kind: 'suite', name: 'core', adapter: 'node-core', command }
}
