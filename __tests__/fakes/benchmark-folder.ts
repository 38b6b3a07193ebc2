import { fileURLToPath } from 'node:url'
import { folderWith, type Tree } from './git-repository.ts'

export const harnessPath = fileURLToPath(new URL('../../benchmarks/harness.cjs', import.meta.url))

/** Absolute path of what takes debuggers away before it. */
export const noDebugger = harnessPath.replace('harness.cjs', '_harness/no-debugger.cjs')

/** A folder of benchmark files, removed when the test ends. */
export function benchmarkFolder(files: Tree): string {
  const texts = Object.entries(files).map(([path, text]) => [path, `${text}\n`])
  return folderWith(Object.fromEntries(texts))
}
