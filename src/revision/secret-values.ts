// Shorter values occur in too many words to be removed from a log, and are not secrets.
const shortest = 6

/** The values that must not appear anywhere: all except paths. */
export function secretValues(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' || value.length < shortest ? [] : [value],
  )
}
