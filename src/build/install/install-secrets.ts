import type { Host } from '../../host/host.ts'
import { secretsNamed } from '../../revision/secrets.ts'
import { trustedScope } from '../../store/store.ts'
import type { BuildRequest } from '../build-request.ts'

/**
 * What a side's install sees besides the variables of its build: the named ones, and the path of the user's npm
 * settings, which refer to them. A stranger's change gets none, as it decides to which server a token is sent, and the
 * log (an absolute path) says so. A UsageError when one of them is not set.
 */
export async function installSecrets(
  {
    installSecrets: names = [],
    trustScope,
    onLine,
  }: Pick<BuildRequest, 'installSecrets' | 'trustScope' | 'onLine'>,
  logPath: string,
  { files, processes }: Host,
): Promise<Readonly<Record<string, string>>> {
  if (names.length === 0) return {}
  if (trustScope === trustedScope) return secretsNamed(names, processes.environment)
  const line = "secrets of the install are not handed to a stranger's change"
  onLine(line)
  await files.append(logPath, `${line}\n`)
  return {}
}

/** Files that the variables name. */
export function settingsPaths(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' && value.startsWith('/') ? [value] : [],
  )
}

/** The secrets, and which programs npm starts: else an `.npmrc` of the change names one that reads them. */
export function installVariables(
  secrets: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (Object.keys(secrets).length === 0) return {}
  return {
    npm_config_git: 'git',
    npm_config_script_shell: '/bin/sh',
    // Nothing is loaded by it; npm takes an empty one for none.
    npm_config_node_options: '--no-warnings',
    YARN_IGNORE_PATH: '1',
    ...secrets,
  }
}
