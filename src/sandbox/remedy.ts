/** What is known of a machine that makes no namespaces. */
export interface ClosedMachine {
  /** As in `process.platform`. */
  readonly platform: string
  /** Programs that a sandbox needs and that are not installed. */
  readonly missing: readonly string[]
  readonly userId: number | null
  /** Text of a file of the kernel; empty where there is none. */
  readonly kernel: (path: string) => string
}

/** Settings of the kernel that keep users from namespaces, the value that does, and the one that allows them. */
const switches = [
  { name: 'kernel.apparmor_restrict_unprivileged_userns', closed: '1', open: '0' },
  { name: 'kernel.unprivileged_userns_clone', closed: '0', open: '1' },
  { name: 'user.max_user_namespaces', closed: '0', open: '15000' },
] as const

/** The capability to mount; capabilities(7). */
const mountCapability = 1n << 21n

/** What to do so that this machine can make a sandbox, in one line. */
export function remedyOf({ platform, missing, userId, kernel }: ClosedMachine): string {
  if (platform !== 'linux') return 'run the job on Linux'
  if (missing.length > 0) {
    return `install ${missing.join(' and ')} (packages "perl" and "util-linux")`
  }
  // Not even root of such a machine may mount, so that no setting of the kernel would help.
  if (!mayEverMount(kernel('/proc/self/status'))) return containerLine(userId)
  const closedSwitch = switches.find(
    ({ name, closed: value }) => kernel(`/proc/sys/${name.replaceAll('.', '/')}`).trim() === value,
  )
  return closedSwitch === undefined || userId === 0
    ? 'run the job on Linux as root, or as a user who may make namespaces'
    : `run "sudo sysctl -w ${closedSwitch.name}=${closedSwitch.open}" in an earlier step`
}

function containerLine(userId: number | null): string {
  const options = ['seccomp', 'apparmor', ...(userId === 0 ? [] : ['systempaths'])]
  const flags = options.map((name) => `--security-opt=${name}=unconfined`)
  return `start the container with "${['--cap-add=SYS_ADMIN', ...flags].join(' ')}" (in a workflow: container.options)`
}

function mayEverMount(status: string): boolean {
  const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(status)?.[1]
  return bounding === undefined || (BigInt(`0x${bounding}`) & mountCapability) !== 0n
}
