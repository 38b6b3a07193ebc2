import { doubtful, fine } from '../judgement.ts'
import type { Probe } from '../probe.ts'

/** Whether a child can get a process table of its own, which ends everything in it at once. */
export const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'own process tables',
  questions: [{ program: ['unshare', '--user', '--map-root-user', '--pid', '--fork', 'true'] }],
  judge: ({ trouble }) =>
    trouble === null
      ? fine('unshare works')
      : doubtful(
          trouble,
          'leftovers are swept by looking for them instead; sysctl kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0 may allow it',
        ),
}
