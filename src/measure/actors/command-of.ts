import type { Build } from '../../model/build/build.ts'
import type { Target } from '../targets/target.ts'

/** The folders that a command line names. */
export interface CommandFolders extends Pick<Target, 'benchmarkDirectory'> {
  readonly build: Pick<Build, 'directory' | 'packageDirectory'>
}

/**
 * The command line of a benchmark, with the side's own folders filled in.
 *
 * @param more - further placeholders and their values: `port`
 */
export function commandOf(
  { command }: { readonly command: readonly string[] },
  { benchmarkDirectory, build }: CommandFolders,
  more: Readonly<Record<string, string>> = {},
): readonly string[] {
  const values = {
    benchmarks: benchmarkDirectory,
    directory: build.directory,
    package: build.packageDirectory,
    ...more,
  }
  return command.map((word) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
      word,
    ),
  )
}
