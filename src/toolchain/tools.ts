import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { jobPath } from './job-path.ts'

/** The job's programs that builds use. */
export interface Tools {
  /** The Node.js on the job's PATH; it runs the tools, never a benchmark. */
  readonly nodePath: string
  /** The script behind `npm`. */
  readonly npmScript: string
  /** The script of the node-gyp included in npm, or `null` when npm includes none. */
  readonly nodeGypScript: string | null
}

/**
 * Finds the job's Node.js and npm.
 *
 * @throws UsageError when one of them is missing
 */
export async function findTools(host: Host): Promise<Tools> {
  const nodePath = await findNode(host)
  if (nodePath === null) {
    throw new UsageError('expected "node" on the PATH, got none: install Node.js 20 or newer')
  }
  const npmScript = await findNpm(host, nodePath)
  if (npmScript === null) {
    throw new UsageError('expected "npm" on the PATH, got none: install npm')
  }
  const gyp = host.files.join(npmScript, '../../node_modules/node-gyp/bin/node-gyp.js')
  return { nodePath, npmScript, nodeGypScript: (await host.files.exists(gyp)) ? gyp : null }
}

/**
 * Absolute path of the Node.js on the job's PATH, or `null`. Where a link leads to it, its real place:
 * a version manager's links lie in a folder that builds and benchmarks do not see.
 */
export async function findNode(host: Host): Promise<string | null> {
  const path = await findOnPath('node', host)
  const real = path === null ? null : await host.files.realPath(path)
  // The launchers of some managers are one program that goes by the name of the link.
  return real !== null && /[\\/]node(?:js)?(?:-?[\d.]+)?(?:\.exe)?$/.test(real) ? real : path
}

/** Absolute path of a program on the job's PATH, with the folders of installed packages left out. */
export async function findOnPath(program: string, host: Host): Promise<string | null> {
  const windows = host.processes.platform === 'win32'
  const endings = windows ? ['.exe', '.cmd'] : ['']
  for (const folder of jobPath(host.processes)) {
    for (const suffix of endings) {
      const path = host.files.join(folder, `${program}${suffix}`)
      const real = await host.files.realPath(path)
      if (real !== null && !isInstalledNode(program, real)) return path
    }
  }
  return null
}

/** The npm package `node` puts a Node.js on the PATH that belongs to a project, not to the job. */
function isInstalledNode(program: string, realPath: string): boolean {
  return program === 'node' && /[\\/]node_modules[\\/]/.test(realPath)
}

async function findNpm(host: Host, nodePath: string): Promise<string | null> {
  const { files } = host
  const command = await findOnPath('npm', host)
  const behind = command === null ? null : await files.realPath(command)
  if (behind !== null && behind.endsWith('npm-cli.js')) return behind
  // A version manager or Windows puts a launcher on the PATH; npm is then beside Node.js itself.
  const real = (await files.realPath(nodePath)) ?? nodePath
  const beside = ['../node_modules', '../../lib/node_modules'].map((folder) =>
    files.join(real, folder, 'npm/bin/npm-cli.js'),
  )
  for (const path of beside) if (await files.exists(path)) return path
  return null
}
