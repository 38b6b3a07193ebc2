import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './git-repository.ts'

/** Absolute path of the harness. */
export const harnessPath = fileURLToPath(new URL('../../benchmarks/harness.cjs', import.meta.url))

/** Absolute path of what takes debuggers away before it. */
export const noDebugger = harnessPath.replace('harness.cjs', '_harness/no-debugger.cjs')

/** A folder of benchmark files, removed when the test ends. */
export function benchmarkFolder(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  return folder
}
