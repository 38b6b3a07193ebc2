import { fileURLToPath } from 'node:url'

/** Absolute path of the harness, from the URL of an entry; `src/` and `dist/` are equally deep. */
export function harnessPathOf(entry: string): string {
  return fileURLToPath(new URL('../benchmarks/harness.cjs', entry))
}
