import type { Host } from '../host/host.ts'
import { splitLines } from '../host/lines.ts'
import type { Tools } from './tools.ts'

/** Absolute paths of the files from which npm takes settings wherever it is started; none of them need exist. */
export interface NpmSettings {
  /** Beside npm itself. */
  readonly builtIn: string
  readonly global: string
  /** `null` where there is no home. */
  readonly user: string | null
}

/** Where the job's npm looks for its settings. See "npmrc" and "folders" in the documentation of npm. */
export async function npmSettings(
  { nodePath, npmScript }: Pick<Tools, 'nodePath' | 'npmScript'>,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<NpmSettings> {
  const variables = new Map(
    // npm takes an empty one for none.
    Object.entries(processes.environment).flatMap(([name, value]) =>
      value === '' ? [] : [[name.toLowerCase(), value] as const],
    ),
  )
  const home = processes.environment['HOME'] ?? processes.environment['USERPROFILE']
  const user =
    variables.get('npm_config_userconfig') ??
    (home === undefined ? null : files.join(home, '.npmrc'))
  const builtIn = files.join(npmScript, '../../npmrc')
  const texts = [user === null ? null : await files.read(user), await files.read(builtIn)]
  const settingOf = (name: string): string | undefined => {
    const own = variables.get(`npm_config_${name}`)
    if (own !== undefined) return own
    const lines = texts.map((text) => splitLines(text ?? '').map((line) => line.split('=')))
    return lines
      .flatMap((pairs) => pairs.find(([key = '']) => key.trim() === name) ?? [])[1]
      ?.trim()
  }
  const prefix = settingOf('prefix') ?? variables.get('prefix') ?? files.join(nodePath, '../..')
  const global = settingOf('globalconfig') ?? files.join(prefix, 'etc/npmrc')
  return { builtIn, global, user }
}
