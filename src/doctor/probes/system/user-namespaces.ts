import { suspect, fine } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const table = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'] as const
const rootsOwn = ['unshare', ...table] as const
const everybodys = ['unshare', '--user', '--map-root-user', ...table] as const
const bySudo = ['sudo', '-n', 'unshare', '--mount', 'true'] as const

// The two usual mount points of cgroup v2.
const groupTrial = [
  'own=$(sed -n s/^0:://p /proc/self/cgroup)',
  'for top in /sys/fs/cgroup /sys/fs/cgroup/unified; do made="$top$own/deadheat-doctor-$$"',
  'mkdir "$made" 2>/dev/null || continue; [ -e "$made/cgroup.kill" ]; found=$?; rmdir "$made"',
  '[ $found = 0 ] && exit; done',
  'echo no control group may be made >&2; exit 1',
].join('; ')
const ownGroup = ['sh', '-c', groupTrial] as const

/** Whether builds and measurements can run in a sandbox that contains only what they need. */
export const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'boundary',
  questions: [
    { program: everybodys },
    { program: rootsOwn },
    { program: ownGroup },
    { program: bySudo },
  ],
  // oxlint-disable-next-line max-params -- One for each question.
  judge: (users, roots, group, sudo) => {
    const { trouble } = users
    if (trouble === null || roots?.trouble === null) {
      return fine('foreign code sees only its own side and the system')
    }
    if (sudo?.trouble === null) {
      return fine('foreign code sees only its own side and the system, through sudo')
    }
    const end =
      group?.trouble === null ? 'its control group is ended' : 'its leftovers are searched for'
    return suspect(
      `${trouble}; ${end}`,
      'foreign code can read the environment of other processes of its user, and change their files; sysctl kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0 may allow a sandbox',
    )
  },
}
