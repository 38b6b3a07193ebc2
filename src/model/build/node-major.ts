import type { Runtime } from './runtime.ts'

/** The release line of a Node.js: 20 of `20.20.2`. */
export function nodeMajor({ version }: Pick<Runtime, 'version'>): number {
  return Number(version.split('.')[0])
}
