/** Positions of `cminflt` and `cmajflt` after the name of a process; proc_pid_stat(5). */
const minorAt = 8
const majorAt = 10

/**
 * Page faults of the children that hyperfine has waited for and of their own waited-for
 * descendants, from its `/proc/PID/stat`. For a single run, these are exactly the command's.
 *
 * @returns `null` when the text does not belong to a process named hyperfine
 */
export function childFaultsOf(text: string): number | null {
  const end = text.lastIndexOf(')')
  if (!/^\d+ \(hyperfine$/.test(text.slice(0, Math.max(0, end)))) return null
  const fields = text
    .slice(end + 2)
    .split(' ')
    .map(Number)
  const [minor, major] = [fields[minorAt], fields[majorAt]]
  if (minor === undefined || major === undefined) return null
  return Number.isSafeInteger(minor + major) ? minor + major : null
}
