import { ownMounts } from './sandbox-script.ts'
import type { Sandbox } from './sandboxes.ts'

/** One way to get a sandbox and a process table of one's own. */
export interface NamespaceMethod {
  readonly name: string
  /** The words before `sh -c TEXT` that start what makes a sandbox and keeps it. */
  readonly making: (network: Pick<Sandbox, 'loopback'>) => readonly string[]
  /** The words that start a program in a sandbox and in a process table of its own. */
  readonly entering: (sandbox: Sandbox) => readonly string[]
  /** The words that start it in a process table of its own alone. */
  readonly besides: readonly string[]
}

// Root that may still mount could take the new process table away again, and find the old one below.
const keptCapabilities = [
  'chown',
  'dac_override',
  'fowner',
  'fsetid',
  'kill',
  'setgid',
  'setuid',
  'net_bind_service',
]

// What is mounted in it stays in it, whatever else is left out.
const ownTable = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--ipc']

/**
 * Shell text that mounts what is each process's own, before the program has lost the right to mount. Where
 * it does not work, processes of the same side and kind share what the sandbox has in these places.
 */
function owningBy(mount: string): string {
  return `${mount} -a -T ${ownMounts} 2>/dev/null`
}

/** Programs that namespaces are made with; absolute paths. */
interface Tools {
  readonly unshare: string
  readonly nsenter: string
  readonly mount: string
  readonly shell: string
}

/** Who asks for a namespace, and with what programs. */
export interface NamespaceUser {
  /** Absolute path of a program, or `null` when it is not installed. */
  readonly find: (program: string) => string | null
  readonly userId: number | null
  readonly groupId?: number | null
}

/**
 * Every way that may work for this user, the best one first.
 *
 * A sandbox is made by the root of users of its own, which is outside of the users that a program inside
 * belongs to: so nobody inside can mount anything else, or take away what is mounted. Where only root
 * may make such users, root makes them for this user, and is needed for nothing after that.
 *
 * @param sealed - shell text by which root keeps its own programs from the kernel's settings
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
    const kept = keptCapabilities.map((name) => `+${name}`).join(',')
    const fewer = [setpriv, `--bounding-set=-all,${kept}`]
    const start = [unshare, ...ownTable, shell, '-c']
    asRoot.push({
      name: 'own process table, fewer rights',
      making: (network) => [unshare, '--mount', ...netOf(network)],
      entering: (sandbox) => [
        ...[nsenter, ...placeOf(sandbox, ['mnt']), ...start, `${owning}; ${sealed}`],
        ...[shell, ...fewer],
      ],
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
