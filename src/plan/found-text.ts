import type { Found } from './discover.ts'

const namesAtMost = 8

/** What discovery found, and as what, in one line. */
export function foundText(found: readonly Found[]): string {
  const modules = found.flatMap((one) => (one.kind === 'module' ? [one.path] : []))
  const commands = found.flatMap((one) => (one.kind === 'command' ? [one.name] : []))
  const suites = found.flatMap((one) =>
    one.kind === 'suite' ? [`${one.name}: ${one.adapter}`] : [],
  )
  const servers = found.flatMap((one) => (one.kind === 'server' ? [one.name] : []))
  return [
    `found ${counted(modules.length, 'in-process benchmark file')}${named(modules)}`,
    `${counted(commands.length, 'command')}${named(commands)}`,
    ...(servers.length === 0 ? [] : [`${counted(servers.length, 'server')}${named(servers)}`]),
    ...(suites.length === 0 ? [] : [`${counted(suites.length, 'suite')}${named(suites, ', ')}`]),
  ].join(', ')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function named(names: readonly string[], between = ' '): string {
  if (names.length === 0) return ''
  const more = names.length > namesAtMost ? ' …' : ''
  return ` (${names.slice(0, namesAtMost).join(between)}${more})`
}
