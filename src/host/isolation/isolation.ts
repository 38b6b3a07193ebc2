import { reasonText } from '../process/end-text.ts'
import { basename } from 'node:path'
import type { Isolation } from '../../model/machine/machine.ts'
import type { Boundary } from './boundary.ts'
import { openControlGroup, type ControlGroup } from './control-group.ts'
import type { Outcome, ProcessSpec } from '../process/processes.ts'
import { isInside } from '../files/is-inside.ts'
import { limitingShell, type LimitingShell } from './limiting-shell.ts'
import { enteringVariables, enteringWords } from './entering-words.ts'
import { defaultLimits, type Limits } from './memory-limit.ts'
import { confiningWords } from './confining-words.ts'
import { keptCapabilities, namespaceMethods, type NamespaceMethod } from './namespace-methods.ts'
import { createSandboxes, type Sandbox, type SandboxMeans, type Sandboxes } from './sandboxes.ts'

/** How foreign code is isolated on this machine. */
export interface Isolating {
  readonly isolation: Isolation
  /**
   * How one program is isolated.
   *
   * @param place - where it starts, and what it can see of the machine where that can be limited
   * @throws Error when a method that worked before no longer works
   */
  readonly apart: (argv: readonly string[], place: SandboxRequest) => Promise<Apart>
  /** Releases what was made for isolated programs. */
  readonly close: () => Promise<void>
}

/** Where a program starts, and what it can see. */
export interface SandboxRequest extends Boundary {
  /** Absolute path. */
  readonly cwd: string
}

/** How one program is started and watched. */
export interface Apart {
  /** The command line that starts it isolated. */
  readonly words: readonly string[]
  /**
   * Variables that its start needs, and that the program does not get.
   *
   * @param highest - the highest descriptor that is for the program
   */
  readonly variables?: (highest: number) => Readonly<Record<string, string>>
  /** How many generations below the started process the program itself runs. */
  readonly generations: number
  /** Makes a control group for one child; `null` where none is needed or possible. */
  readonly openGroup: ((name: string) => ControlGroup) | null
  /** The most processes that one child may have. */
  readonly mostProcesses: number
}

/** What `settleIsolation` needs from the host. */
export interface IsolationMethods {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  readonly find: (program: string) => string | null
  /** As in `process.platform`; Linux where it is not given. */
  readonly platform?: string
  /** User id of this process; 0 is root, `null` where there are no user ids. */
  readonly userId: number | null
  readonly groupId?: number | null
  /** Absolute paths that no isolated process sees, except for paths inside them that are listed. */
  readonly secluded?: readonly string[]
  /** Makes sandboxes; tests pass their own. */
  readonly sandboxes?: (means: SandboxMeans) => Sandboxes
  /** Threads on this machine now; 0 where the system does not report it. */
  readonly threads: number
  /** Folder of this program's own control group; `null` where there is none. */
  readonly controlGroup: string | null
  /** Prefix of the names of its control groups. */
  readonly mark: string
  readonly limits?: Limits
  /** Of the machine, as Node.js names it. */
  readonly architecture?: string
}

/** What all methods have in common. */
interface Base {
  readonly means: IsolationMethods
  /** `null` where there is no POSIX shell. */
  readonly shell: (LimitingShell & { readonly path: string }) | null
  /** Start of every command line, so that no program outlives this one. */
  readonly guard: readonly string[]
  readonly mostProcesses: number
}

/**
 * Finds out, by trying, how foreign code can be isolated. Best is a sandbox, in which only what a
 * boundary lists exists, with a process table of its own, in which neither this program nor the
 * runner's processes can be seen and which ends with its first process. Next is such a process
 * table alone, then a control group of its own, which the kernel ends as a whole. If none of them
 * works, leftovers are searched for. Without a process table, Landlock keeps it from files where it can.
 */
export async function settleIsolation(means: IsolationMethods): Promise<Isolating> {
  const { find, limits = defaultLimits, threads } = means
  const [path, env] = [find('sh'), find('env')]
  const posix = path === null || env === null ? null : { path, env }
  const shell =
    posix === null
      ? null
      : { path: posix.path, ...limitingShell(posix.path, { env: posix.env, limits, threads }) }
  const guard = await guarding(means)
  const base = { means, shell, guard, mostProcesses: limits.processes }
  const namespace = await triedNamespace(base)
  if (namespace.ok) return namespace.way
  const confine = await triedConfining(base)
  const group = await triedGroup(base, { confine, noNamespace: namespace.trouble })
  if (group.ok) return group.way
  return swept(base, { confine, trouble: `${namespace.trouble}; ${group.trouble}` })
}

type Tried =
  | { readonly ok: true; readonly way: Isolating }
  | { readonly ok: false; readonly trouble: string }

/** The best method with a sandbox, else the best one with only a process table. */
async function triedNamespace(base: Base): Promise<Tried> {
  const { means, shell } = base
  // Of the same name elsewhere, it would be another program.
  if ((means.platform ?? 'linux') !== 'linux') return { ok: false, trouble: 'not Linux' }
  const [unshare, nsenter, mount] = ['unshare', 'nsenter', 'mount'].map((name) => means.find(name))
  if (typeof unshare !== 'string' || shell === null) {
    return { ok: false, trouble: 'there is no unshare here' }
  }
  const tools = {
    unshare,
    nsenter: nsenter ?? 'nsenter',
    mount: mount ?? 'mount',
    shell: shell.path,
  }
  const ways = namespaceMethods(tools, sealedTable(mount ?? 'mount'), means)
  const troubles: string[] = []
  for (const way of ways) {
    const found = await triedSandbox(way, base, shell)
    if (found.ok) return found
    troubles.push(`${way.name}: ${found.trouble}`)
  }
  const trouble = [...new Set(troubles)].join('; ').slice(0, 300)
  for (const way of ways) {
    const words = tableWords(way, base, shell)
    if ((await troubleInTable(words('/'), means)) !== null) continue
    const isolation = { kind: 'namespace', how: way.name, trouble, readOnly: false } as const
    const start = (argv: readonly string[], { cwd }: SandboxRequest): readonly string[] => [
      ...words(cwd),
      ...argv,
    ]
    return {
      ok: true,
      way: tableWith(isolation, { base, direct: false }, async (...given) => start(...given)),
    }
  }
  return { ok: false, trouble }
}

// Root could change the machine through its /proc. The memory score is set before, because it is
// written there.
function sealedTable(mount: string): string {
  return [
    'echo 1000 >/proc/self/oom_score_adj',
    `${mount} -o remount,bind,ro,nosuid,nodev,noexec /proc || exit 97`,
    'exec "$@"',
  ].join('; ')
}

/** Tries a method by entering a sandbox, with a network of its own if `ip` is installed. */
async function triedSandbox(
  way: NamespaceMethod,
  base: Base,
  shell: LimitingShell,
): Promise<Tried> {
  const { means } = base
  const { secluded = [], find } = means
  const sandboxes = means.sandboxes ?? createSandboxes
  const troubles: string[] = []
  for (const ip of [find('ip'), null]) {
    const own = sandboxes({
      making: (loopback) => [...way.making(loopback), shellOf(base), '-c'],
      ip,
      secluded,
    })
    for (const { direct, before } of entrances(way, base, shell)) {
      const start: Start = async (argv, { cwd, ...boundary }) => {
        const sandbox = await own.open(withCwd(boundary, cwd))
        return [...before(sandbox, cwd), ...argv]
      }
      const trouble = await troubleInSandbox(start, { direct, means })
      if (trouble === null) {
        const network = ip === null ? 'host' : 'loopback'
        const isolation = {
          kind: 'namespace',
          how: way.name,
          trouble: null,
          readOnly: true,
          network,
        } as const
        return {
          ok: true,
          way: { ...tableWith(isolation, { base, direct }, start), close: own.close },
        }
      }
      troubles.push(trouble)
    }
    await own.close()
    if (ip === null) break
  }
  return { ok: false, trouble: troubles.at(-1) ?? '' }
}

/** How the sandboxes of a method are entered. */
interface Entering {
  /** Whether one program does it, which removes its own variables. */
  readonly direct: boolean
  /** The command line before a program. */
  readonly before: (sandbox: Sandbox, cwd: string) => readonly string[]
}

/** By one program where there is Perl, else by a chain of programs. */
function entrances(
  way: NamespaceMethod,
  { means, guard }: Base,
  shell: LimitingShell,
): readonly Entering[] {
  const { find, limits = defaultLimits, threads, architecture = process.arch } = means
  const perl = find('perl')
  const direct =
    perl === null ? null : enteringWords(way.entrance, { perl, architecture, limits, threads })
  const chain: Entering['before'] = (sandbox, cwd) => [
    ...guard,
    ...way.entering(sandbox),
    ...shell.waiting(cwd),
  ]
  const last = { direct: false, before: chain }
  return direct === null ? [last] : [{ direct: true, before: direct }, last]
}

type Start = (argv: readonly string[], place: SandboxRequest) => Promise<readonly string[]>

/** A program always sees the folder that it starts in. */
function withCwd(boundary: Boundary, cwd: string): Boundary {
  return cwd === '/' ||
    [...boundary.visible, ...boundary.writable].some((each) => isInside(cwd, each))
    ? boundary
    : { ...boundary, visible: [...boundary.visible, cwd] }
}

async function troubleInSandbox(
  start: Start,
  { direct, means }: { readonly direct: boolean; readonly means: IsolationMethods },
): Promise<string | null> {
  const place = { cwd: '/', visible: [], writable: [], network: 'loopback' } as const
  const readlink = means.find('readlink')
  if (readlink === null) return 'there is no readlink here'
  try {
    const words = await start([readlink, '/proc/self'], place)
    const attempt = attemptOf(words)
    const variables = direct ? enteringVariables(2) : {}
    const environment = { ...attempt.environment, ...variables }
    return tableTrouble(await means.run({ ...attempt, environment }))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function shellOf({ shell }: Base): string {
  return shell?.path ?? 'sh'
}

function tableWords(
  way: NamespaceMethod,
  { guard }: Base,
  { waiting }: LimitingShell,
): (cwd: string) => readonly string[] {
  return (cwd) => [...guard, ...way.besides, ...waiting(cwd)]
}

function tableWith(
  isolation: Isolation,
  { base: { mostProcesses }, direct }: { readonly base: Base; readonly direct: boolean },
  start: Start,
): Isolating {
  return {
    isolation,
    apart: async (argv, place) => ({
      words: await start(argv, place),
      ...(direct && { variables: enteringVariables }),
      generations: 2,
      openGroup: null,
      mostProcesses,
    }),
    close: nothing,
  }
}

const nothing = (): Promise<void> => Promise.resolve()

/** The command line before a program that confines it to what a boundary lists. */
type Confine = (boundary: Boundary) => readonly string[]

/** @returns `null` where a program cannot be confined to files, or could still read this one's variables */
async function triedConfining({ means, shell }: Base): Promise<Confine | null> {
  const { run, find, userId, secluded = [], platform, architecture = process.arch } = means
  const [perl, cat] = [find('perl'), find('cat')]
  if ((platform ?? 'linux') !== 'linux' || shell === null) return null
  if (perl === null || cat === null) return null
  const kept = userId === 0 ? Object.values(keptCapabilities) : []
  const confine = confiningWords({ perl, architecture, kept, secluded })
  if (confine === null) return null
  const trial = async (name: string): Promise<Outcome> => {
    const words = confine({ visible: [], writable: [], network: 'host' })
    const attempt = attemptOf([...words, cat, `/proc/${name}/environ`])
    return run({ ...attempt, environment: { ...attempt.environment, ...enteringVariables(2) } })
  }
  const itself = await trial('self')
  const ours = await trial(String(process.pid))
  return itself.exitCode === 0 && ours.exitCode === 1 ? confine : null
}

/** How a program starts that has no process table of its own. */
function limited(
  { shell, guard }: Base,
  confine: Confine | null,
): (argv: readonly string[], place: SandboxRequest) => Pick<Apart, 'words' | 'variables'> {
  const before = [...guard, ...(shell?.becoming ?? [])]
  return (argv, { cwd, ...boundary }) =>
    confine === null
      ? { words: [...before, ...argv] }
      : {
          words: [...before, ...confine(withCwd(boundary, cwd)), ...argv],
          variables: enteringVariables,
        }
}

async function triedGroup(
  base: Base,
  { confine, noNamespace }: { readonly confine: Confine | null; readonly noNamespace: string },
): Promise<Tried> {
  const { means, shell, mostProcesses } = base
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
    const isolation = {
      kind: 'cgroup',
      how,
      trouble: noNamespace.slice(0, 300),
      readOnly: false,
      ...(confine !== null && { files: 'landlock' as const }),
    } as const
    const words = limited(base, confine)
    const apart: Isolating['apart'] = async (argv, place) => ({
      ...words(argv, place),
      generations: 0,
      openGroup,
      mostProcesses,
    })
    return { ok: true, way: { isolation, apart, close: nothing } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, trouble: `own control group: ${reason}` }
  }
}

/** Without a namespace or a control group, a child is only limited; `trouble` says why. */
function swept(
  base: Base,
  { confine, trouble }: { readonly confine: Confine | null; readonly trouble: string },
): Isolating {
  const words = limited(base, confine)
  return {
    isolation: {
      kind: 'sweep',
      how: 'leftovers are searched for',
      trouble: trouble.slice(0, 300),
      readOnly: false,
      ...(confine !== null && { files: 'landlock' as const }),
    },
    apart: async (argv, place) => ({
      ...words(argv, place),
      generations: 0,
      openGroup: null,
      mostProcesses: base.mostProcesses,
    }),
    close: nothing,
  }
}

/**
 * Start of a command line that makes the kernel end the program as soon as this one has ended, for
 * whatever reason.
 */
async function guarding({ find, run }: IsolationMethods): Promise<readonly string[]> {
  const [setpriv, noop] = [find('setpriv'), find('true')]
  if (setpriv === null || noop === null) return []
  const words = [setpriv, '--pdeathsig', 'KILL']
  const { exitCode } = await run(attemptOf([...words, noop]))
  return exitCode === 0 ? words : []
}

/** @returns `null` when a program started this way is among the first of its own process table */
async function troubleInTable(
  words: readonly string[],
  { run, find }: IsolationMethods,
): Promise<string | null> {
  const readlink = find('readlink')
  if (readlink === null) return 'there is no readlink here'
  return tableTrouble(await run(attemptOf([...words, readlink, '/proc/self'])))
}

// The first process is the waiting shell; root's has started one more program before.
function tableTrouble(outcome: Outcome): string | null {
  return outcome.exitCode === 0 && /^[2-9]$/.test(outcome.stdout.trim()) ? null : troubleOf(outcome)
}

/** @returns `null` when the kernel reports a program started this way inside the group */
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

function troubleOf(outcome: Outcome): string {
  return reasonText(outcome).slice(0, 150)
}

function attemptOf(argv: readonly string[]): ProcessSpec {
  const environment = { LC_ALL: 'C' }
  return { argv, cwd: '/', environment, timeoutSeconds: 10, outputLimitBytes: 10_000 }
}
