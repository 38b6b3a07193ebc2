import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { trustedScope } from '../../store/trusted-scope.ts'
import type { BuildRequest } from '../build-request.ts'

// Shorter values occur in too many words to be removed from a log, and are not secrets.
const shortest = 6

/**
 * The variables that a side's install sees in addition to those of its build: the named ones, and
 * the path of the user's npm settings, which refer to them.
 *
 * A stranger's change decides from which server its packages come, and so where a token would be
 * sent. So it gets none.
 *
 * @param logPath - absolute path of the side's log, where the reason is written if there are none
 * @throws UsageError when one of them is not set
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
  if (trustScope !== trustedScope) {
    const line = "secrets of the install are not handed to a stranger's change"
    onLine(line)
    await files.append(logPath, `${line}\n`)
    return {}
  }
  const settings = Object.entries(processes.environment).filter(
    ([name]) => name.toUpperCase() === 'NPM_CONFIG_USERCONFIG',
  )
  const found = names.map((name) => {
    const value = processes.environment[name] ?? ''
    if (value !== '') return [name, value] as const
    throw new UsageError(
      `expected the variable ${name}, which "install-secrets" names, to be set, got none: pass it in "env" of the step`,
    )
  })
  return Object.fromEntries([
    ...settings.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ...found,
  ])
}

/** The values that must not appear anywhere: all except paths. */
export function secretValues(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' || value.length < shortest ? [] : [value],
  )
}

/** Files that the variables name. */
export function settingsPaths(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' && value.startsWith('/') ? [value] : [],
  )
}

/** Replaces those values in a text by stars. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, '***'), text)
}
