import type { Processes } from '../host/process/processes.ts'

/**
 * Folders of the job's PATH in which programs are looked for.
 *
 * Left out are relative ones, those of installed packages, which a package manager puts there for
 * its scripts and which would lead to the Node.js of this program, and the runner's own Node.js,
 * which carries no headers.
 */
export function jobPath(processes: Pick<Processes, 'environment' | 'platform'>): readonly string[] {
  const windows = processes.platform === 'win32'
  const path = processes.environment['PATH'] ?? processes.environment['Path'] ?? ''
  return path
    .split(windows ? ';' : ':')
    .filter((folder) => (windows ? /^[a-z]:/i : /^\//).test(folder))
    .filter((folder) => !/[\\/](?:node_modules|externals[\\/]node\d+)(?:[\\/]|$)/.test(folder))
}
