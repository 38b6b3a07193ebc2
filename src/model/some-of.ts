/** The first of some names, for people. */
export function someOf(names: readonly string[], most = 3): string {
  return `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`
}
