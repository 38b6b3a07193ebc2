import type { Machine } from '../model/machine.ts'

/** How measured code was kept apart, as a sentence; empty for a result of an older version. */
export function isolationText({ isolation }: Pick<Machine, 'isolation'>): string {
  if (isolation === undefined) return ''
  const network =
    isolation.network === 'loopback' ? ' What was measured reached no network but its own.' : ''
  const room =
    isolation.readOnly === true
      ? `nothing of the machine existed for it but its own side, the runtime and the system's programs, and none of that but its own side could it change.${network}`
      : 'it saw no other process, and none of it was left.'
  switch (isolation.kind) {
    case 'namespace':
      return `What was built and measured ran in process tables of its own: ${room}`
    case 'cgroup':
      return 'What was built and measured could see the other processes of its user here; the kernel ended all of it, by control group.'
    case 'sweep':
      return 'What was built and measured could see the other processes of its user here; what it left behind was looked for and ended.'
  }
}
