import { kernelText } from '../machine/kernel-text.ts'

/** Something that is mounted. */
export interface Mounted {
  /** Absolute path. */
  readonly path: string
  readonly options: readonly string[]
}

/**
 * All that is mounted for this program, in the order of the kernel; proc_pid_mountinfo(5).
 *
 * @param root - where `proc` is mounted
 */
export function mountTable(root = '/proc'): readonly Mounted[] {
  return kernelText(`${root}/self/mountinfo`)
    .split('\n')
    .flatMap((line) => {
      const [, , , , path, options] = line.split(' ')
      if (path === undefined || options === undefined) return []
      return [{ path: unescaped(path), options: options.split(',') }]
    })
}

/** Blanks and the like are written as octal numbers. */
function unescaped(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  )
}
