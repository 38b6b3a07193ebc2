/**
 * Ends a process with SIGKILL, when it has not ended by itself.
 *
 * @param pid - below 0 for a whole process group
 */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself; whoever is alive is found again by the next look.
  }
}
