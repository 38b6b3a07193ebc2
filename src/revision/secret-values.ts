// Shorter ones stand in too many words to be taken out of a log, and are no secrets.
const shortest = 6

/** The values that must stand nowhere: all but paths. */
export function secretValues(secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    name.toUpperCase() === 'NPM_CONFIG_USERCONFIG' || value.length < shortest ? [] : [value],
  )
}
