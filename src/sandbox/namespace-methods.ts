import type { Entrance } from './entering-words.ts'
import type { Sandbox } from './sandboxes.ts'

/** One method to get a sandbox and a separate process table. */
export interface NamespaceMethod {
  readonly name: string
  /** The command line before `sh -c TEXT` for the process that makes and keeps a sandbox. */
  readonly makeCommand: (network: Pick<Sandbox, 'loopback'>) => readonly string[]
  readonly entrance: Entrance
}

/** Capabilities that code of root keeps: chown, dac_override, fowner, fsetid, kill, setgid, setuid, net_bind_service. */
const keptCapabilities = [0, 1, 3, 4, 5, 6, 7, 10]

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
 * @param unshare - absolute path of the program
 */
export function namespaceMethods(
  unshare: string,
  { find, userId, groupId }: NamespaceUser,
): readonly NamespaceMethod[] {
  const [user, group] = [String(userId), String(groupId ?? userId)]
  const usersOwn = (name: string, before: readonly string[]): NamespaceMethod => ({
    name,
    makeCommand: (network) => {
      const namespaces = ['--user', '--map-root-user', '--mount', ...netOf(network)]
      return [...before, unshare, ...namespaces]
    },
    entrance: {
      namespaces: ['user', 'mnt'],
      user: `${user}:${group}`,
      keptCapabilities: [],
      isSealed: false,
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
      isSealed: true,
    },
  }
}

function netOf({ loopback }: Pick<Sandbox, 'loopback'>): readonly string[] {
  return loopback ? ['--net'] : []
}
