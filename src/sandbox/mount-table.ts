/** One mount point. */
export interface MountEntry {
  /** Absolute path. */
  readonly path: string
  readonly options: readonly string[]
}

/**
 * All mount points that this program sees, in the kernel's order; proc_pid_mountinfo(5).
 *
 * @param kernel - text of a file of the kernel
 */
export function mountTable(kernel: (path: string) => string): readonly MountEntry[] {
  return kernel('/proc/self/mountinfo')
    .split('\n')
    .flatMap((line) => {
      const [, , , , path, options] = line.split(' ')
      if (path === undefined || options === undefined) return []
      return [{ path: unescapePath(path), options: options.split(',') }]
    })
}

/** Spaces and similar characters are written as octal numbers. */
function unescapePath(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  )
}
