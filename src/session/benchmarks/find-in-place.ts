import type { Build } from '../../model/build/build.ts'
import type { BySide } from '../../model/build/side.ts'
import { UsageError } from '../../model/usage-error.ts'
import { discover } from '../../plan/finding/discover.ts'
import { foundText } from '../../plan/finding/found-text.ts'
import type { Session, Versus } from '../session.ts'
import type { FoundBenchmarks } from './find-benchmarks.ts'
import { withRunners } from './with-runners.ts'

/**
 * The scripts and commands that compete where they lie. Nothing is copied.
 *
 * @throws UsageError when a script does not exist, or cannot be measured on its own
 */
export async function findInPlace(
  { request, host }: Session,
  builds: BySide<Build>,
  { folder, scripts }: Versus & { readonly kind: 'in-place' },
): Promise<FoundBenchmarks> {
  const files = await Promise.all(
    scripts.map(async (path) => {
      const text = await host.files.read(host.files.join(folder, path))
      if (text === null) throw new UsageError(`expected a script at "${path}", got none`)
      return { path, text }
    }),
  )
  const runnable = await withRunners(files, { builds, folder }, host)
  // One at a time: what one contender imports of another is a contender nevertheless.
  const scriptsFound = runnable.map((file) => {
    const [one] = discover([file], { commands: [], servers: [] })
    if (one === undefined || one.kind === 'suite') throw refusal(file.path, one?.kind)
    return one
  })
  const commands = discover([], { commands: request.given.commands ?? [], servers: [] })
  const found = [...scriptsFound, ...commands]
  request.onProgress({ kind: 'note', text: foundText(found) })
  return { found, directories: { base: folder, head: folder }, isStaged: false, edited: [] }
}

function refusal(path: string, kind: 'suite' | undefined): UsageError {
  const why =
    kind === undefined
      ? 'one that this Node.js cannot run, that exports something else than run and would do nothing by itself, or that is no benchmark (its name begins with _ or ., or it is a test)'
      : 'a suite of another tool, whose results share one process: export run from a file for each'
  return new UsageError(`expected a script that can be measured on its own, got "${path}": ${why}`)
}
