import { isInside, type Boundary } from './boundary.ts'
import { lastWords } from '../model/last-words.ts'
import { enteringVariables, enteringWords, type Entrance } from './entering-words.ts'
import {
  type IsolationMethods,
  type Isolator,
  type SandboxRequest,
  defaultLimits,
} from './isolator.ts'
import { createSandboxes, type Sandbox } from './sandboxes.ts'

/** What is known of a machine that makes no namespaces. */
export interface ClosedMachine {
  /** As in `process.platform`. */
  readonly platform: string
  /** Programs that a sandbox needs and that are not installed. */
  readonly missing: readonly string[]
  readonly userId: number | null
  /** Text of a file of the kernel; empty where there is none. */
  readonly kernel: (path: string) => string
}

/** Settings of the kernel that keep users from namespaces, the value that does, and the one that allows them. */
const switches = [
  { name: 'kernel.apparmor_restrict_unprivileged_userns', closed: '1', open: '0' },
  { name: 'kernel.unprivileged_userns_clone', closed: '0', open: '1' },
  { name: 'user.max_user_namespaces', closed: '0', open: '15000' },
] as const

/** The capability to mount; capabilities(7). */
const mountCapability = 1n << 21n

/** Programs that lay out, make and enter a sandbox. */
const programs = ['unshare', 'perl', 'find'] as const

/**
 * Finds out, by trying, whether foreign code can be isolated: in a sandbox, in which only what a
 * boundary lists exists, with a process table of its own, in which neither this program nor the
 * runner's processes can be seen and which ends with its first process. Where that does not work,
 * nothing keeps foreign code from anything, and only what it leaves behind is searched for.
 */
export async function settleIsolation(means: IsolationMethods): Promise<Isolator> {
  const { find, platform = 'linux', limits = defaultLimits } = means
  const missing = programs.filter((name) => find(name) === null)
  const troubles = new Set<string>()
  // A program of the same name on another system is another program.
  if (platform !== 'linux') troubles.add('not Linux')
  else if (missing.length > 0) troubles.add(`there is no ${missing.join(' and no ')} here`)
  else {
    for (const method of namespaceMethods(means)) {
      const attempt = await trySandbox(method, means)
      if (typeof attempt !== 'string') return attempt
      troubles.add(`${method.name}: ${attempt}`)
    }
  }
  // Programs start as they are; only their number is watched, and leftovers are searched for.
  const trouble = [...troubles].join('; ').slice(0, 300)
  const remedy = remedyOf({ ...means, platform, missing })
  const how = 'leftovers are searched for'
  return {
    isolation: { kind: 'sweep', how, trouble, remedy, readOnly: false, network: 'host' },
    apart: async (argv) => ({ words: argv, generations: 0, mostProcesses: limits.processes }),
    close: () => Promise.resolve(),
  }
}

/** @returns why it does not work, where it does not */
async function trySandbox(
  method: NamespaceMethod,
  means: IsolationMethods,
): Promise<Isolator | string> {
  const { secluded = [], limits = defaultLimits, threads, kernel, mark } = means
  const { architecture = process.arch } = means
  const perl = means.find('perl') ?? ''
  const startWords = enteringWords(method.entrance, { perl, architecture, limits, threads })
  if (startWords === null) return `the system calls of ${architecture} are not known`
  const ownSandboxes = (means.sandboxes ?? createSandboxes)({
    makeCommand: method.makeCommand,
    perl,
    secludedPaths: secluded,
    kernel,
    mark,
  })
  const words: SandboxWords = async (argv, { cwd, perf, looks, ...boundary }) => {
    const sandbox = await ownSandboxes.open(withCwd(boundary, cwd))
    return [...startWords(sandbox, { cwd, perf, looks: looks ?? null }), ...argv]
  }
  const trouble = await troubleInSandbox(words, perl, means)
  if (trouble !== null) {
    await ownSandboxes.close()
    return trouble
  }
  const isolation = { kind: 'namespace', how: method.name, trouble: null, readOnly: true } as const
  return {
    isolation: { ...isolation, network: 'loopback' },
    apart: async (argv, place) => ({
      words: await words(argv, place),
      variables: enteringVariables,
      generations: 2,
      mostProcesses: limits.processes,
    }),
    close: ownSandboxes.close,
  }
}

/** The command line that starts a program in a sandbox. */
type SandboxWords = (argv: readonly string[], place: SandboxRequest) => Promise<readonly string[]>

/** A program always sees the folder that it starts in. */
function withCwd(boundary: Boundary, cwd: string): Boundary {
  return cwd === '/' ||
    [...boundary.visible, ...boundary.writable].some((each) => isInside(cwd, each))
    ? boundary
    : { ...boundary, visible: [...boundary.visible, cwd] }
}

/** @returns `null` when a program started this way is among the first of its own process table */
async function troubleInSandbox(
  words: SandboxWords,
  perl: string,
  { run }: IsolationMethods,
): Promise<string | null> {
  const place = { cwd: '/', perf: false, visible: [], writable: [], network: 'loopback' } as const
  try {
    const argv = await words([perl, '-e', 'print readlink "/proc/self"'], place)
    const outcome = await run(argv, { LC_ALL: 'C', ...enteringVariables(2) })
    const { exitCode, startError, stdout, lastLines } = outcome
    if (exitCode === 0 && stdout.trim() === '2') return null
    const reason = startError ?? lastWords(lastLines) ?? `exit code ${String(exitCode)}`
    return reason.slice(0, 150)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What to do so that this machine can make a sandbox, in one line. */
export function remedyOf({ platform, missing, userId, kernel }: ClosedMachine): string {
  if (platform !== 'linux') return 'run the job on Linux'
  if (missing.length > 0) {
    return `install ${missing.join(' and ')} (packages "perl", "util-linux" and "findutils")`
  }
  // Not even root may mount here, so no kernel setting would help.
  if (!mayEverMount(kernel('/proc/self/status'))) return containerLine(userId)
  const closedSwitch = switches.find(
    ({ name, closed: value }) => kernel(`/proc/sys/${name.replaceAll('.', '/')}`).trim() === value,
  )
  return closedSwitch === undefined || userId === 0
    ? 'run the job on Linux as root, or as a user who may make namespaces'
    : `run "sudo sysctl -w ${closedSwitch.name}=${closedSwitch.open}" in an earlier step`
}

function containerLine(userId: number | null): string {
  const options = ['seccomp', 'apparmor', ...(userId === 0 ? [] : ['systempaths'])]
  const flags = options.map((name) => `--security-opt=${name}=unconfined`)
  return `start the container with "${['--cap-add=SYS_ADMIN', ...flags].join(' ')}" (in a workflow: container.options)`
}

function mayEverMount(status: string): boolean {
  const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(status)?.[1]
  return bounding === undefined || (BigInt(`0x${bounding}`) & mountCapability) !== 0n
}

/** One method to get a sandbox and a separate process table. */
interface NamespaceMethod {
  readonly name: string
  /** The words before the program that makes and keeps a sandbox. */
  readonly makeCommand: (network: Pick<Sandbox, 'loopback'>) => readonly string[]
  readonly entrance: Entrance
}

/** Capabilities that code of root keeps: chown, dac_override, fowner, fsetid, kill, setgid, setuid, net_bind_service. */
const keptCapabilities = [0, 1, 3, 4, 5, 6, 7, 10]

/**
 * Every method that may work for this user, the best one first. Programs run in a user namespace below that of the
 * sandbox, so none can mount; where only root may create them, root does, and is not needed afterwards.
 */
function namespaceMethods({ find, userId, groupId }: IsolationMethods): readonly NamespaceMethod[] {
  const unshare = find('unshare') ?? ''
  const [user, group] = [String(userId), String(groupId ?? userId)]
  const usersOwn = (name: string, wordsBefore: readonly string[]): NamespaceMethod => ({
    name,
    makeCommand: (network) => {
      const namespaces = ['--user', '--map-root-user', '--mount', ...netOf(network)]
      return [...wordsBefore, unshare, ...namespaces]
    },
    entrance: {
      namespaces: ['user', 'mnt'],
      user: `${user}:${group}`,
      keptCapabilities: [],
    },
  })
  const plainMethod = usersOwn('own process table and users', [])
  if (userId === 0) return [rootsOwn(unshare), plainMethod]
  const [sudo, setpriv] = [find('sudo'), find('setpriv')]
  if (sudo === null || setpriv === null) return [plainMethod]
  const asThisUser = [`--reuid=${user}`, `--regid=${group}`, '--clear-groups']
  const mayMakeUsers = ['--inh-caps=+sys_admin', '--ambient-caps=+sys_admin']
  const bySudo = [sudo, '-n', setpriv, ...asThisUser, ...mayMakeUsers]
  return [plainMethod, usersOwn('own process table and users, by sudo', bySudo)]
}

/** If root could still mount, it could unmount the new /proc and find the old one below. */
function rootsOwn(unshare: string): NamespaceMethod {
  return {
    name: 'own process table, fewer rights',
    makeCommand: (network) => [unshare, '--mount', ...netOf(network)],
    entrance: {
      namespaces: ['mnt'],
      user: null,
      keptCapabilities,
    },
  }
}

function netOf({ loopback }: Pick<Sandbox, 'loopback'>): readonly string[] {
  return loopback ? ['--net'] : []
}
