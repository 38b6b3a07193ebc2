// Follows what a program opens on both sides, for the reach of changes. Untimed: nothing of it comes into a sample.
import type { Files } from '../host/files/files.ts'
import type { BySide, Side } from '../model/build/side.ts'
import type { Coverage } from '../model/run/coverage.ts'
import { isOwnMade, type Use, type Uses } from '../model/run/uses.ts'
import { isInside, ownFolders } from '../sandbox/boundary.ts'
import { takeCoverage } from './take-coverage.ts'
import type { Target } from './targets/target.ts'

const allUses: readonly Use[] = ['m', 'l', 'o', 'n', 'w']

/** What a program has named. */
export interface NamedPaths {
  readonly uses: Uses
  /** Whether that is all: nothing in it could not be followed. */
  readonly isWhole: boolean
}

/** Reads a list of the sandbox: for each path how it was used, the path, and a zero byte. */
export function looksIn(text: string): NamedPaths {
  const uses = new Map<string, Set<Use>>()
  let isWhole = true
  for (const line of text.split('\0').filter((part) => part !== '')) {
    const use = allUses.find((each) => line.startsWith(each))
    const path = line.slice(1)
    if (use === undefined) isWhole = false
    else uses.set(path, (uses.get(path) ?? new Set()).add(use))
  }
  return { uses, isWhole: isWhole && uses.size > 0 }
}

/** An untimed run of one or several rows. */
export interface Trial<T> {
  readonly run: (target: Target) => Promise<T>
  /** Whether a run came to its end, so that it shows all that there is. */
  readonly isSound: (value: T) => boolean
  /** Whether head may run beside base. */
  readonly isAtOnce: boolean
  /** What it is given: a command, values of parameters. */
  readonly words: string
  /** Ids of its rows, in order, where it is a trial of some; all that a run yields are its rows otherwise. */
  readonly ids?: readonly string[]
}

/** Runs something on both sides, follows it, and keeps under a name what it has shown. */
export type Follow = <T>(
  name: string,
  trial: Trial<T>,
) => Promise<{ readonly values: BySide<T>; readonly isUnchanged: boolean }>

/**
 * Runs something on both sides and follows it: what both gave, what each has run, and what both have named together,
 * in a side's tree by paths relative to it. What an earlier process has left in their own folders is gone.
 */
export async function followedRuns<T>(
  targets: BySide<Target>,
  { run, isAtOnce }: Pick<Trial<T>, 'run' | 'isAtOnce'>,
  files: Files,
): Promise<
  NamedPaths & {
    readonly values: BySide<T>
    /** `null` where it is not known. */
    readonly coverage: BySide<readonly Coverage[] | null>
  }
> {
  const runOn = async (side: Side) => {
    const target = targets[side]
    for (const name of ['HOME', 'TMPDIR']) {
      const folder = target.environment[name] ?? ''
      for (const entry of await files.list(folder))
        await files.remove(files.join(folder, entry.name))
    }
    const path = files.join(target.workDirectory, `looks-${side}`)
    await files.remove(path)
    const folder = files.join(target.environment['TMPDIR'] ?? target.workDirectory, 'coverage')
    await files.makeDirectory(folder)
    const environment = { ...target.environment, NODE_V8_COVERAGE: folder }
    const value = await run({ ...target, environment, bounds: { ...target.bounds, looks: path } })
    const coverage = await takeCoverage(folder, target, files)
    const looks = looksIn((await files.read(path)) ?? '')
    await files.remove(path)
    return { value, coverage, ...looksOf(looks, target) }
  }
  const baseRun = runOn('base')
  if (!isAtOnce) await baseRun
  const [base, head] = await Promise.all([baseRun, runOn('head')])
  const uses = new Map(base.uses)
  for (const [path, use] of head.uses) uses.set(path, new Set([...(uses.get(path) ?? []), ...use]))
  const values = { base: base.value, head: head.value }
  const coverage = { base: base.coverage, head: head.coverage }
  return { values, coverage, uses, isWhole: base.isWhole && head.isWhole }
}

/** What differs from process to process, whatever it runs. */
const passingPlaces = ['/proc', '/sys', '/dev']

/** Not all of it where it has found what an earlier process left in a folder that they share. */
function looksOf(
  looks: NamedPaths,
  { tree, harnessPath, workDirectory, bounds }: Target,
): NamedPaths {
  const uses = new Map<string, ReadonlySet<Use>>()
  const ours = harnessPath.replace(/\/[^/]*$/, '')
  const shownPaths = [ours, workDirectory, ...(bounds?.readOnly ?? [])]
  let { isWhole } = looks
  for (const [path, use] of looks.uses) {
    const isShown = shownPaths.some((each) => isInside(path, each) || isInside(each, path))
    const isShared = ownFolders.some((folder) => path.startsWith(`${folder}/`))
    if (isShared && !isShown && !isOwnMade(path, looks.uses)) isWhole = false
    if (path === tree) uses.set('', use)
    else if (path.startsWith(`${tree}/`)) uses.set(path.slice(tree.length + 1), use)
    else if (![workDirectory, ours, ...passingPlaces].some((each) => isInside(path, each)))
      uses.set(path, use)
  }
  return { uses, isWhole }
}
