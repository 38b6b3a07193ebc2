import { UsageError } from '../model/usage-error.ts'

/**
 * The variables that "install-secrets" names, and where npm keeps a user's settings, which name them in turn; a
 * UsageError when one of them is not set.
 */
export function secretsNamed(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  if (names.length === 0) return {}
  const settings = Object.entries(environment).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' && value !== undefined
      ? [[name, value] as const]
      : [],
  )
  const foundSecrets = names.map((name) => {
    const value = environment[name] ?? ''
    if (value !== '') return [name, value] as const
    throw new UsageError(
      `expected the variable ${name}, which "install-secrets" names, to be set, got none: pass it in "env" of the step`,
    )
  })
  return Object.fromEntries([...settings, ...foundSecrets])
}

// Shorter values occur in too many words to be removed from a log, and are not secrets.
const shortestSecret = 6

/** The values that must not appear anywhere: all except paths. */
export function secretValues(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' || value.length < shortestSecret ? [] : [value],
  )
}
