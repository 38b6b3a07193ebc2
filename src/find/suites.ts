import type { Adapter, SuitePlace } from '../adapters/adapter.ts'
import { adapters } from '../adapters/index.ts'
import { parseSuite } from '../settings/parse-suite.ts'
import { setParameters } from '../settings/variable-schema.ts'
import type { Settings } from '../settings/settings.ts'
import type { SuiteFound } from './find.ts'
import { choiceOf, mayMatchBelow } from './matches-glob.ts'

/** Node.js's own benchmarks in the tree of `node-core@TREE`, with the values of `set`; `null` for any other. */
export function coreSuite({ suite, set }: Pick<Settings, 'suite' | 'set'>): SuiteFound | null {
  const spec = suite === undefined ? null : parseSuite(suite)
  if (spec?.kind !== 'node-core') return null
  const values = Object.entries(setParameters(set)).flatMap(([name, all]) =>
    all.flatMap((value) => ['--set', `${name}=${value}`]),
  )
  const command = ['--from', spec.place, 'benchmark', ...values]
  return { kind: 'suite', name: 'core', adapter: 'node-core', command }
}

/** How a tool's settings name its scripts, by the name of their file; `null` for other files. */
export function configurationOf(name: string): NonNullable<Adapter['configuration']> | null {
  const all = Object.values(adapters).flatMap(({ configuration }) => configuration ?? [])
  return all.find(({ file }) => file.test(name)) ?? null
}

/** The tree that a suite's command names, and the command without it. */
export function suitePlace({ adapter, command }: SuiteFound): SuitePlace {
  return adapters[adapter].locate?.(command) ?? { tree: null, words: command }
}

/** Whether a suite is run whole to learn it: those that are only listed are thousands of processes. */
export function isLearntByRun({ adapter }: Pick<SuiteFound, 'adapter'>): boolean {
  return adapters[adapter].list === undefined
}

/** A suite told to leave out what nobody asked for, where its tool can be and every pattern that may mean it does. */
export function filteredSuite(suite: SuiteFound, only?: readonly string[]): SuiteFound {
  const prefix = `${suite.name}/`
  const meantPatterns = choiceOf(only).chosen.filter((pattern) => mayMatchBelow(prefix, pattern))
  if (meantPatterns.length === 0 || !meantPatterns.every((pattern) => pattern.startsWith(prefix)))
    return suite
  const patterns = meantPatterns.map((pattern) => pattern.slice(prefix.length))
  const words = adapters[suite.adapter].filter?.(patterns) ?? []
  return { ...suite, command: [...suite.command, ...words] }
}
