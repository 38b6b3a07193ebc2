/**
 * Ends a process with SIGKILL, unless it has already ended.
 *
 * @param pid - negative for a whole process group
 */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended; a process that is still alive is found again by the next look.
  }
}
