import { nameOfPath } from '../../find/find.ts'
import type { OpenSuite } from '../../workspace/open-suite.ts'

/** Paths of the benchmarks that are wanted of a suite, such as `promises/chain.cjs`. */
export function wantedScripts({
  name,
  wanted: wantedText,
  scripts,
}: Pick<OpenSuite, 'name' | 'wanted' | 'scripts'>): readonly string[] {
  return scripts.filter((path) => wantedText === name || nameOfPath(path) === wantedText)
}
