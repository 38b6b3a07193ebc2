import type { Entrance } from './entering-words.ts'
import { ownMounts } from './sandbox-script.ts'
import type { Sandbox } from './sandboxes.ts'

/** One method to get a sandbox and a separate process table. */
export interface NamespaceMethod {
  readonly name: string
  /** The command line before `sh -c TEXT` for the process that makes and keeps a sandbox. */
  readonly making: (network: Pick<Sandbox, 'loopback'>) => readonly string[]
  /** The command line that starts a program in a sandbox and in a process table of its own. */
  readonly entering: (sandbox: Sandbox) => readonly string[]
  /** The same for a program that does it at once, where there is one. */
  readonly entrance: Entrance
  /** The command line that starts it in a process table of its own, without a sandbox. */
  readonly besides: readonly string[]
}

// If root could still mount, it could unmount the new /proc and find the old one below.
/** Capabilities that code of root keeps, with their numbers. */
export const keptCapabilities = {
  chown: 0,
  dac_override: 1,
  fowner: 3,
  fsetid: 4,
  kill: 5,
  setgid: 6,
  setuid: 7,
  net_bind_service: 10,
}

// Mounts made in it stay in it, whatever other namespace is missing.
const ownTable = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--ipc']

/**
 * Shell text that mounts the private folders of a process, before the program loses the right to mount.
 * Where that fails, processes of the same side and kind share the folders of the sandbox.
 */
function owningBy(mount: string): string {
  return `${mount} -a -T ${ownMounts} 2>/dev/null`
}

/** Absolute paths of the programs that make namespaces. */
interface Tools {
  readonly unshare: string
  readonly nsenter: string
  readonly mount: string
  readonly shell: string
}

/** The user who needs a namespace, and the programs available. */
export interface NamespaceUser {
  /** Absolute path of a program, or `null` when it is not installed. */
  readonly find: (program: string) => string | null
  readonly userId: number | null
  readonly groupId?: number | null
}

/**
 * Every method that may work for this user, the best one first.
 *
 * The root of a user namespace makes a sandbox, and programs inside run in another user namespace
 * below it. So no process inside can mount or unmount anything. Where only root may create user
 * namespaces, root creates them for this user and is not needed afterwards.
 *
 * @param sealed - shell text that keeps programs run by root from the kernel's settings
 */
export function namespaceMethods(
  tools: Tools,
  sealed: string,
  { find, userId, groupId }: NamespaceUser,
): readonly NamespaceMethod[] {
  const { unshare, nsenter, mount, shell } = tools
  const owning = owningBy(mount)
  const setpriv = find('setpriv')
  const sudo = find('sudo')
  const [user, group] = [String(userId), String(groupId ?? userId)]
  const owned = `${owning}; exec "$@"`
  const nothing = ['inh-caps', 'ambient-caps', 'bounding-set'].map((set) => `--${set}=-all`)
  const asRoot: NamespaceMethod[] = []
  if (userId === 0 && setpriv !== null) {
    const names = Object.keys(keptCapabilities)
    const kept = names.map((name) => `+${name}`).join(',')
    const fewer = [setpriv, `--bounding-set=-all,${kept}`]
    const start = [unshare, ...ownTable, shell, '-c']
    asRoot.push({
      name: 'own process table, fewer rights',
      making: (network) => [unshare, '--mount', ...netOf(network)],
      entering: (sandbox) => {
        const enter = [nsenter, ...placeOf(sandbox, ['mnt'])]
        return [...enter, ...start, `${owning}; ${sealed}`, shell, ...fewer]
      },
      entrance: {
        namespaces: ['mnt'],
        user: null,
        kept: Object.values(keptCapabilities),
        sealed: true,
      },
      besides: [...start, sealed, shell, ...fewer],
    })
  }
  const users = (
    name: string,
    before: readonly string[],
    inner: readonly string[],
  ): NamespaceMethod => ({
    name,
    making: (network) => [
      ...before,
      unshare,
      '--user',
      '--map-root-user',
      '--mount',
      ...netOf(network),
    ],
    entering: (sandbox) => [
      nsenter,
      ...placeOf(sandbox, ['user', 'mnt']),
      '--preserve-credentials',
      unshare,
      '--user',
      ...inner,
      ...ownTable,
      // Who is no root in there may mount for as long as it keeps what it was made with.
      ...(setpriv === null ? [] : ['--keep-caps', shell, '-c', owned, shell, setpriv, ...nothing]),
    ],
    entrance: {
      namespaces: ['user', 'mnt'],
      user: inner.includes('--map-root-user') ? '0:0' : `${user}:${group}`,
      kept: [],
      sealed: false,
    },
    besides: [
      unshare,
      '--user',
      ...(inner.includes('--map-root-user') ? inner : ['--map-current-user']),
      ...ownTable,
    ],
  })
  const itself = [`--map-user=${user}`, `--map-group=${group}`]
  const ways = [
    ...asRoot,
    users('own process table and users', [], itself),
    users('own process table, as root of own users', [], ['--map-root-user']),
  ]
  if (sudo === null || setpriv === null || userId === 0) return ways
  const asked = [
    sudo,
    '-n',
    setpriv,
    `--reuid=${user}`,
    `--regid=${group}`,
    '--clear-groups',
    '--inh-caps=+sys_admin',
    '--ambient-caps=+sys_admin',
  ]
  return [...ways, users('own process table and users, by sudo', asked, itself)]
}

function netOf({ loopback }: Pick<Sandbox, 'loopback'>): readonly string[] {
  return loopback ? ['--net'] : []
}

function placeOf({ pid, loopback }: Sandbox, names: readonly string[]): readonly string[] {
  return [...names, ...(loopback ? ['net'] : [])].map(
    (name) => `--${kindOf(name)}=/proc/${String(pid)}/ns/${name}`,
  )
}

function kindOf(name: string): string {
  return name === 'mnt' ? 'mount' : name
}
