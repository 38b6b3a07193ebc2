import type { Machine } from './machine.ts'

/**
 * What makes two machines one class, as text: results of the same work are alike on both. Memory and the
 * kernel are not in it, because neither decides how fast code is compared with other code.
 */
export function machineClassOf({
  processor,
  cpus,
  platform,
  architecture,
}: Pick<Machine, 'processor' | 'cpus' | 'platform' | 'architecture'>): string {
  return `${processor}, ${String(cpus)} ${cpus === 1 ? 'CPU' : 'CPUs'}, ${platform} ${architecture}`
}
