/** One way to get a process table of one's own, from the outside in. */
export interface NamespaceMethod {
  readonly name: string
  /** The words, with those in between that make folders read-only, as whoever may still do that. */
  readonly words: (sealing: readonly string[]) => readonly string[]
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

const ownTable = ['--pid', '--fork', '--kill-child', '--mount-proc']

/** Who asks for a namespace, and with what programs. */
export interface NamespaceUser {
  /** Absolute path of a program, or `null` when it is not installed. */
  readonly find: (program: string) => string | null
  readonly userId: number | null
  readonly groupId?: number | null
}

/** Every way that may work for this user, the best one first. */
export function namespaceMethods(
  unshare: string,
  { find, userId, groupId }: NamespaceUser,
): readonly NamespaceMethod[] {
  const setpriv = find('setpriv')
  const kept = keptCapabilities.map((name) => `+${name}`).join(',')
  const asRoot: NamespaceMethod[] =
    userId === 0 && setpriv !== null
      ? [
          {
            name: 'own process table, fewer rights',
            words: (seal) => [
              unshare,
              ...ownTable,
              ...seal,
              setpriv,
              `--bounding-set=-all,${kept}`,
            ],
          },
        ]
      : []
  // Folders are made read-only by the root of other users, outside of its own: so nobody inside can
  // make them anything else.
  const asOther = (seal: readonly string[]): readonly string[] =>
    seal.length === 0 ? [] : [unshare, '--user', '--map-root-user', '--mount', ...seal]
  const itself = [`--map-user=${String(userId)}`, `--map-group=${String(groupId ?? userId)}`]
  return [
    ...asRoot,
    {
      name: 'own process table and users',
      words: (seal) => [
        ...asOther(seal),
        unshare,
        '--user',
        ...(seal.length === 0 ? ['--map-current-user'] : itself),
        ...ownTable,
      ],
    },
    {
      name: 'own process table, as root of own users',
      words: (seal) => [...asOther(seal), unshare, '--user', '--map-root-user', ...ownTable],
    },
  ]
}
