import type { Files } from '../host/files/files.ts'
import { errorCode } from '../host/files/unless-missing.ts'
import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { jobPath } from './environment.ts'
import { splitLines } from '../host/lines.ts'

/** The job's programs that builds use. */
export interface Tools {
  /** The Node.js on the job's PATH; it runs the tools, never a benchmark. */
  readonly nodePath: string
  /** The script behind `npm`. */
  readonly npmScript: string
  /** The script of the node-gyp included in npm, or `null` when npm includes none. */
  readonly nodeGypScript: string | null
}

/** The job's Node.js and npm; a UsageError when one of them is missing. */
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

/** Absolute real path of the Node.js on the job's PATH, or `null`: a version manager's links lie in hidden folders. */
export async function findNode(host: Host): Promise<string | null> {
  const path = await findOnPath('node', host)
  const real = path === null ? null : await host.files.realPath(path)
  // The launchers of some managers are one program that goes by the name of the link.
  return real !== null && /[\\/]node(?:js)?(?:-?[\d.]+)?(?:\.exe)?$/.test(real) ? real : path
}

/** Absolute path of a program on the job's PATH, with the folders of installed packages left out. */
export async function findOnPath(program: string, host: Host): Promise<string | null> {
  for (const folder of jobPath(host.processes)) {
    const path = host.files.join(folder, program)
    const real = await host.files.realPath(path)
    // The npm package `node` puts a Node.js on the PATH that belongs to a project, not to the job.
    const isProjects = program === 'node' && /[\\/]node_modules[\\/]/.test(real ?? '')
    if (real !== null && !isProjects) return path
  }
  return null
}

async function findNpm(host: Host, nodePath: string): Promise<string | null> {
  const { files } = host
  const command = await findOnPath('npm', host)
  const realCommand = command === null ? null : await files.realPath(command)
  if (realCommand !== null && realCommand.endsWith('npm-cli.js')) return realCommand
  // A version manager puts a launcher on the PATH; npm is then beside Node.js itself.
  const realNode = (await files.realPath(nodePath)) ?? nodePath
  const candidates = ['../node_modules', '../../lib/node_modules'].map((folder) =>
    files.join(realNode, folder, 'npm/bin/npm-cli.js'),
  )
  for (const path of candidates) if (await files.exists(path)) return path
  return null
}

/**
 * Absolute paths of the files from which the job's npm takes settings, wherever it is started: beside npm itself,
 * global, and the user's, `null` where there is no home. See "npmrc" and "folders" in the documentation of npm.
 */
export async function npmSettings(
  { nodePath, npmScript }: Pick<Tools, 'nodePath' | 'npmScript'>,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<Readonly<Record<'builtIn' | 'global', string> & { user: string | null }>> {
  const variables = new Map(
    // npm takes an empty one for none.
    Object.entries(processes.environment).flatMap(([name, value]) =>
      value === '' ? [] : [[name.toLowerCase(), value] as const],
    ),
  )
  const home = processes.environment['HOME']
  const user =
    variables.get('npm_config_userconfig') ??
    (home === undefined ? null : files.join(home, '.npmrc'))
  const builtIn = files.join(npmScript, '../../npmrc')
  const texts = [user === null ? null : await settingsIn(user, files), await files.read(builtIn)]
  const settingOf = (name: string): string | undefined => {
    const npmSetting = variables.get(`npm_config_${name}`)
    if (npmSetting !== undefined) return npmSetting
    const lines = texts.map((text) => splitLines(text ?? '').map((line) => line.split('=')))
    return lines
      .flatMap((pairs) => pairs.find(([key = '']) => key.trim() === name) ?? [])[1]
      ?.trim()
  }
  const prefix = settingOf('prefix') ?? variables.get('prefix') ?? files.join(nodePath, '../..')
  const global = settingOf('globalconfig') ?? files.join(prefix, 'etc/npmrc')
  return { builtIn, global, user }
}

/** A file of npm's settings; none where it may not be read, as for npm itself. */
export async function settingsIn(path: string, files: Files): Promise<string | null> {
  try {
    return await files.read(path)
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error
    return null
  }
}

/** Gives a finished folder its name in the cache, unless another process was faster. */
export async function adopt(
  draft: string,
  place: string,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  try {
    await files.move(draft, place)
  } catch (error) {
    if (!(await files.exists(place))) throw error
  }
}
