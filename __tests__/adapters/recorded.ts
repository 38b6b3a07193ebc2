import { readFileSync } from 'node:fs'
import type { SuiteOutput } from '../../src/adapters/adapter.ts'

/** What a real suite left behind; the file's name tells the tool and its version. */
export function recorded(name: string): string {
  return readFileSync(new URL(`../fixtures/suites/${name}`, import.meta.url), 'utf8')
}

/** The output of a suite whose process said this and nothing else. */
export function outputOf(parts: Partial<SuiteOutput>): SuiteOutput {
  return { stdout: '', lines: '', ...parts }
}
