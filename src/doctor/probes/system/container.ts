import { fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether the run is inside a container. */
export const container: Probe = {
  id: 'container',
  title: 'container',
  questions: [{ file: '/.dockerenv' }, { file: '/run/.containerenv' }, { file: '/proc/1/cgroup' }],
  judge: (docker, podman, group) => {
    const name = /docker|kubepods|containerd|lxc/.exec(group.text ?? '')?.[0]
    if (docker.text !== null) return fine('docker')
    if (podman.text !== null) return fine('podman')
    if (name !== undefined) return fine(name)
    return group.text === null ? unavailable('not reported by the system') : fine('none')
  },
}
