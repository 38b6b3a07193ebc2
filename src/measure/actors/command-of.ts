import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Target } from '../targets/target.ts'

/**
 * The words of a benchmark's command, with the side's own folders put in.
 *
 * @param more - further words in braces and what stands for them: `port`
 */
export function commandOf(
  { command }: Pick<Benchmark, 'command'>,
  { benchmarkDirectory, build }: Pick<Target, 'benchmarkDirectory' | 'build'>,
  more: Readonly<Record<string, string>> = {},
): readonly string[] {
  const values = {
    benchmarks: benchmarkDirectory,
    directory: build.directory,
    package: build.packageDirectory,
    ...more,
  }
  return (command ?? []).map((word) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
      word,
    ),
  )
}
