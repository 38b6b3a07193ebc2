/** What takes the place of a setting of before, by its name. */
const successors: Readonly<Record<string, string>> = {
  as: '"deadheat study NAME" measures a suite and prints the tables of its study',
  'all-pairs': 'the first contender is the reference of all others; name another one first',
  'base-node': 'append +node:VERSION to base, such as main+node:20',
  'head-node': 'append +node:VERSION to head, such as HEAD+node:22',
  'expected-seconds': 'rows are dealt in turn; leave it out',
  control: 'one pair in ten compares base with itself; leave it out',
  directory: 'it is called working-directory',
  hyperfine: 'the hyperfine on the PATH is taken; put its folder first there',
  'profile-budget':
    'what is called changed is profiled, for a tenth of the time at most; leave it out',
  probe: 'what the machine resolves is always measured; leave it out',
  node: 'it is called node-version',
  'rebuild-control':
    'compare a commit with itself, such as HEAD HEAD, to see what two builds differ by',
  'queue-timeout': 'a run waits 60 minutes for its turn; leave it out',
}

/**
 * What to write instead of a setting that was taken out or renamed.
 *
 * @param name - as it was given
 * @param place - where it was given
 * @returns one line, or `null` for a name that never was a setting
 */
export function formerSettingHint(name: string, place: 'option' | 'input' | 'key'): string | null {
  if (!Object.hasOwn(successors, name)) return null
  const label = place === 'option' ? `--${name}` : `${place} "${name}"`
  return `${label} is gone: ${successors[name] ?? ''}`
}
