import { doubtful, fine } from '../judgement.ts'
import type { Probe } from '../probe.ts'

const rootsOwn = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'] as const
const everybodys = ['unshare', '--user', '--map-current-user', ...rootsOwn.slice(1)] as const

/** Whether what is measured gets a process table of its own, where it sees nobody and leaves nothing. */
export const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'own process tables',
  questions: [{ program: everybodys }, { program: rootsOwn }],
  judge: (users, roots) => {
    const { trouble } = users
    return trouble === null || roots?.trouble === null
      ? fine('measured code sees no process but its own')
      : doubtful(
          trouble,
          'measured code can read what other processes of its user were started with, and leftovers are looked for; sysctl kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0 may allow more',
        )
  },
}
