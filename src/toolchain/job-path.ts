import type { Processes } from '../host/process/processes.ts'

/**
 * Folders of the job's PATH in which programs are searched.
 *
 * It leaves out relative folders; those of installed packages, which a package manager adds for its
 * scripts and which would lead to this program's Node.js; and the runner's own Node.js, which has
 * no headers.
 */
export function jobPath(processes: Pick<Processes, 'environment' | 'platform'>): readonly string[] {
  const windows = processes.platform === 'win32'
  const path = processes.environment['PATH'] ?? processes.environment['Path'] ?? ''
  return path
    .split(windows ? ';' : ':')
    .filter((folder) => (windows ? /^[a-z]:/i : /^\//).test(folder))
    .filter((folder) => !/[\\/](?:node_modules|externals[\\/]node\d+)(?:[\\/]|$)/.test(folder))
}
