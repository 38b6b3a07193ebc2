import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import type { Isolation } from '../../model/machine/machine.ts'
import { openControlGroup, type ControlGroup } from './control-group.ts'
import type { Outcome, ProcessSpec } from '../host.ts'
import { limitingShell, type LimitingShell } from './limiting-shell.ts'
import { defaultLimits, type Limits } from './memory-limit.ts'
import { namespaceMethods, type NamespaceMethod } from './namespace-methods.ts'

/** How code that is not ours is kept apart on this machine. */
export interface Isolating {
  readonly isolation: Isolation
  /** The words that start a program so; what may not be changed is kept only where that can be had. */
  readonly wrap: (argv: readonly string[], kept?: KeptFolders) => readonly string[]
  /** How many generations below the started process the program itself runs. */
  readonly generations: number
  /** Makes a control group for one child; `null` where none is needed or to be had. */
  readonly openGroup: ((name: string) => ControlGroup) | null
  /** Processes that one child may have. */
  readonly mostProcesses: number
}

/** Folders that a program sees and cannot change. */
export interface KeptFolders extends Pick<ProcessSpec, 'cwd'> {
  readonly readOnly: readonly string[]
  /** Folders inside those that it may change all the same. */
  readonly writable: readonly string[]
}

/** What settling needs of the host. */
export interface IsolationMethods {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  readonly find: (program: string) => string | null
  /** Of this process; 0 is root, `null` where there are none. */
  readonly userId: number | null
  readonly groupId?: number | null
  /** Absolute paths that nothing may change which is kept apart, beside those that it is told of. */
  readonly readOnly?: readonly string[]
  /** Threads on this machine now; 0 where it does not tell. */
  readonly threads: number
  /** Folder of the control group that this program is in; `null` where there is none. */
  readonly controlGroup: string | null
  /** Begins the names of its control groups. */
  readonly mark: string
  readonly limits?: Limits
}

/** What every way has in common. */
interface Base {
  readonly means: IsolationMethods
  /** `null` where there is no POSIX shell. */
  readonly shell: (LimitingShell & { readonly path: string }) | null
  /** What begins the words of every program, so that it does not outlive this one. */
  readonly guard: readonly string[]
  readonly mostProcesses: number
}

// By absolute path of mount ($0), because the PATH is the program's own. A folder that something is mounted
// on cannot be renamed, so each above one that is to stay is mounted on itself: another would else take its
// place. The folder the program starts in is entered again: the one from before lies below what is
// read-only now.
const sealing = [
  'own=$1; shift',
  'until [ "$1" = -- ]; do "$0" --rbind "$1" "$1" 2>/dev/null; shift; done; shift',
  'until [ "$1" = -- ]; do "$0" --rbind "$1" "$1" || exit 97; shift; done; shift',
  'until [ "$1" = -- ]; do "$0" --rbind -o ro,nosuid,nodev "$1" "$1" || exit 97; shift; done; shift',
  'cd "$own" || exit 97',
  'exec "$@"',
].join('; ')

/**
 * Finds out, by trying, how code that is not ours can be kept apart: in a process table of its own,
 * where neither this program nor the runner's processes can be seen and which ends with its first
 * process; in a control group of its own, which the kernel ends as a whole; or else not, so that
 * leftovers have to be looked for.
 */
export async function settleIsolation(means: IsolationMethods): Promise<Isolating> {
  const { find, limits = defaultLimits, threads } = means
  const [path, env] = [find('sh'), find('env')]
  const posix = path === null || env === null ? null : { path, env }
  const shell =
    posix === null
      ? null
      : { path: posix.path, ...limitingShell(posix.path, posix.env, limits, threads) }
  const guard = await guarding(means)
  const base = { means, shell, guard, mostProcesses: limits.processes }
  const namespace = await triedNamespace(base)
  if (namespace.ok) return namespace.way
  const group = await triedGroup(base, namespace.trouble)
  if (group.ok) return group.way
  return swept(base, `${namespace.trouble}; ${group.trouble}`)
}

type Tried =
  | { readonly ok: true; readonly way: Isolating }
  | { readonly ok: false; readonly trouble: string }

async function triedNamespace(base: Base): Promise<Tried> {
  const { means, shell } = base
  const unshare = means.find('unshare')
  if (unshare === null || shell === null) return { ok: false, trouble: 'there is no unshare here' }
  const troubles: string[] = []
  for (const way of namespaceMethods(unshare, means)) {
    const words = wordsOf(way, base, shell)
    const trouble = await troubleInTable(words([]), means)
    if (trouble === null) return { ok: true, way: await tableWith(way, words, base) }
    troubles.push(`${way.name}: ${trouble}`)
  }
  return { ok: false, trouble: [...new Set(troubles)].join('; ') }
}

type WordsOf = (sealing: readonly string[]) => readonly string[]

function wordsOf(way: NamespaceMethod, { guard }: Base, { waiting }: LimitingShell): WordsOf {
  return (seal) => [...guard, ...way.words(seal), ...waiting]
}

async function tableWith(way: NamespaceMethod, words: WordsOf, base: Base): Promise<Isolating> {
  const { means, mostProcesses } = base
  const [shell, mount] = [means.find('sh'), means.find('mount')]
  const seal = (kept: KeptFolders): readonly string[] =>
    shell === null || mount === null ? [] : sealingBy(shell, mount, kept)
  const tried = words(seal({ cwd: '/', readOnly: [tmpdir()], writable: [] }))
  const readOnly = mount !== null && (await troubleInTable(tried, means)) === null
  return {
    isolation: { kind: 'namespace', how: way.name, trouble: null, readOnly },
    wrap: (argv, kept) => {
      if (!readOnly || kept === undefined) return [...words([]), ...argv]
      const all = [...(means.readOnly ?? []), ...kept.readOnly]
      return [...words(seal({ ...kept, readOnly: all })), ...argv]
    },
    generations: 2,
    openGroup: null,
    mostProcesses,
  }
}

function sealingBy(
  shell: string,
  mount: string,
  { cwd, readOnly, writable }: KeptFolders,
): readonly string[] {
  const there = readOnly.filter((folder) => existsSync(folder))
  if (there.length === 0) return []
  const own = writable.filter((folder) => existsSync(folder))
  return [
    shell,
    '-c',
    sealing,
    mount,
    cwd,
    ...foldersAbove(there),
    '--',
    ...own,
    '--',
    ...there,
    '--',
  ]
}

/** From the outermost on, each once, without the root. */
function foldersAbove(paths: readonly string[]): readonly string[] {
  const above = paths.flatMap((path) => {
    const names = path.split('/').slice(1, -1)
    return names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`)
  })
  return [...new Set(above)].toSorted((one, other) => one.length - other.length)
}

async function triedGroup(base: Base, noNamespace: string): Promise<Tried> {
  const { means, shell, guard, mostProcesses } = base
  const { controlGroup, mark, limits = defaultLimits } = means
  if (controlGroup === null || shell === null) {
    return { ok: false, trouble: 'there is no cgroup v2 here' }
  }
  const openGroup = (name: string): ControlGroup =>
    openControlGroup(controlGroup, name, { shell: shell.path, memoryBytes: limits.memoryBytes })
  try {
    const group = openGroup(`${mark}-trial`)
    const trouble = await troubleInGroup(group, means)
    const { limitBytes } = group
    await group.end()
    if (trouble !== null) return { ok: false, trouble: `own control group: ${trouble}` }
    const how = limitBytes === null ? 'own control group' : 'own control group with limited memory'
    const isolation = { kind: 'cgroup', how, trouble: noNamespace.slice(0, 300) } as const
    const wrap: Isolating['wrap'] = (argv) => [...guard, ...shell.becoming, ...argv]
    return { ok: true, way: { isolation, wrap, generations: 0, openGroup, mostProcesses } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, trouble: `own control group: ${reason}` }
  }
}

/** Without either a child is only limited; `trouble` says why. */
function swept({ shell, guard, mostProcesses }: Base, trouble: string): Isolating {
  return {
    isolation: { kind: 'sweep', how: 'leftovers are looked for', trouble: trouble.slice(0, 300) },
    wrap: (argv) => [...guard, ...(shell?.becoming ?? []), ...argv],
    generations: 0,
    openGroup: null,
    mostProcesses,
  }
}

/** Words by which the kernel ends what they start as soon as this program is gone, however it went. */
async function guarding({ find, run }: IsolationMethods): Promise<readonly string[]> {
  const [setpriv, noop] = [find('setpriv'), find('true')]
  if (setpriv === null || noop === null) return []
  const words = [setpriv, '--pdeathsig', 'KILL']
  const { exitCode } = await run(attemptOf([...words, noop]))
  return exitCode === 0 ? words : []
}

/** @returns `null` when a program started so is one of the first of its own table */
async function troubleInTable(
  words: readonly string[],
  { run, find }: IsolationMethods,
): Promise<string | null> {
  const readlink = find('readlink')
  if (readlink === null) return 'there is no readlink here'
  const outcome = await run(attemptOf([...words, readlink, '/proc/self']))
  return outcome.exitCode === 0 && /^[2-9]$/.test(outcome.stdout.trim()) ? null : troubleOf(outcome)
}

/** @returns `null` when the kernel says that a program started so is in the group */
async function troubleInGroup(
  group: ControlGroup,
  { run, find }: IsolationMethods,
): Promise<string | null> {
  const cat = find('cat')
  if (cat === null) return 'there is no cat here'
  const outcome = await run(attemptOf(group.entering([cat, '/proc/self/cgroup'])))
  const own = /^0::(.*)$/m.exec(outcome.stdout)?.[1] ?? ''
  return basename(own) === group.name ? null : troubleOf(outcome)
}

function troubleOf({ startError, lastLines, exitCode }: Outcome): string {
  return (startError ?? lastLines.at(-1) ?? `exit code ${String(exitCode)}`).slice(0, 150)
}

function attemptOf(argv: readonly string[]): ProcessSpec {
  const environment = { LC_ALL: 'C' }
  return { argv, cwd: '/', environment, timeoutSeconds: 10, outputLimitBytes: 10_000 }
}
