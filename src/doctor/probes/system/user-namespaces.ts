import { suspect, fine } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const rootsOwn = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'] as const
const everybodys = ['unshare', '--user', '--map-current-user', ...rootsOwn.slice(1)] as const

// In both places where cgroup v2 is mounted by custom.
const groupTrial = [
  'own=$(sed -n s/^0:://p /proc/self/cgroup)',
  'for top in /sys/fs/cgroup /sys/fs/cgroup/unified; do made="$top$own/deadheat-doctor-$$"',
  'mkdir "$made" 2>/dev/null || continue; [ -e "$made/cgroup.kill" ]; found=$?; rmdir "$made"',
  '[ $found = 0 ] && exit; done',
  'echo no control group may be made >&2; exit 1',
].join('; ')
const ownGroup = ['sh', '-c', groupTrial] as const

/** Whether what is measured gets a process table of its own, where it sees nobody and leaves nothing. */
export const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'own process tables',
  questions: [{ program: everybodys }, { program: rootsOwn }, { program: ownGroup }],
  judge: (users, roots, group) => {
    const { trouble } = users
    if (trouble === null || roots?.trouble === null) {
      return fine('measured code sees no process but its own')
    }
    const end =
      group?.trouble === null ? 'its control group is ended' : 'its leftovers are looked for'
    return suspect(
      `${trouble}; ${end}`,
      'measured code can read what other processes of its user were started with; sysctl kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0 may allow more',
    )
  },
}
