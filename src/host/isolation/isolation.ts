import type { Isolation } from '../../model/machine/machine.ts'
import type { Outcome } from '../process/processes.ts'
import { enteringVariables, enteringWords } from './entering-words.ts'
import {
  attemptOf,
  nothing,
  troubleOf,
  withCwd,
  type IsolationBase,
  type IsolationMethods,
  type Isolating,
  type SandboxRequest,
} from './isolating.ts'
import { limitingShell, type LimitingShell } from './limiting-shell.ts'
import { defaultLimits } from './memory-limit.ts'
import { namespaceMethods, type NamespaceMethod } from './namespace-methods.ts'
import { createSandboxes, type Sandbox } from './sandboxes.ts'
import { withoutTable } from './without-table.ts'

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
  return withoutTable(base, namespace.trouble)
}

type Tried =
  | { readonly ok: true; readonly way: Isolating }
  | { readonly ok: false; readonly trouble: string }

/** The best method with a sandbox, else the best one with only a process table. */
async function triedNamespace(base: IsolationBase): Promise<Tried> {
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
  base: IsolationBase,
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
  { means, guard }: IsolationBase,
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

function shellOf({ shell }: IsolationBase): string {
  return shell?.path ?? 'sh'
}

function tableWords(
  way: NamespaceMethod,
  { guard }: IsolationBase,
  { waiting }: LimitingShell,
): (cwd: string) => readonly string[] {
  return (cwd) => [...guard, ...way.besides, ...waiting(cwd)]
}

function tableWith(
  isolation: Isolation,
  { base: { mostProcesses }, direct }: { readonly base: IsolationBase; readonly direct: boolean },
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
