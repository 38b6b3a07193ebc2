import { suspect, fine } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

// The first CPU that this process may use.
const script = `
cpu=$(sed -n 's/^Cpus_allowed_list:[[:space:]]*\\([0-9]*\\).*/\\1/p' /proc/self/status) &&
taskset -c "$cpu" true
`

/** Whether a measured process can be pinned to one CPU. */
export const pinning: Probe = {
  id: 'pinning',
  title: 'binding to a CPU',
  questions: [{ program: ['sh', '-c', script] }],
  judge: ({ trouble }) =>
    trouble === null
      ? fine('taskset works')
      : suspect(
          trouble,
          'install taskset (package util-linux); without it both sides move between CPUs',
        ),
}
