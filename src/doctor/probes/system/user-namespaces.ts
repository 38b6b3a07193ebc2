import { suspect, fine } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const table = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'] as const
const rootsOwn = ['unshare', ...table] as const
const everybodys = ['unshare', '--user', '--map-root-user', ...table] as const
const bySudo = ['sudo', '-n', 'unshare', '--mount', 'true'] as const

/** Whether builds and measurements can run in a sandbox that contains only what they need. */
export const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'boundary',
  questions: [{ program: everybodys }, { program: rootsOwn }, { program: bySudo }],
  judge: (users, roots, sudo) => {
    const { trouble } = users
    if (trouble === null || roots?.trouble === null) {
      return fine('foreign code sees only its own side and the system')
    }
    if (sudo?.trouble === null) {
      return fine('foreign code sees only its own side and the system, through sudo')
    }
    return suspect(
      `${trouble}; nothing keeps foreign code apart`,
      'a job refuses to run here, and says what to do; foreign code can read the environment of other processes of its user, and change their files',
    )
  },
}
