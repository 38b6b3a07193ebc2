import { readManifest } from './read-manifest.ts'
import type { Site } from '../site.ts'

// Far more than any repository has, and npm expands so many at once.
const mostPaths = 10_000
const longestPattern = 1000

/**
 * Why the folders that a tree names as its packages cannot be looked up: patterns that stand for so many
 * paths that a package manager would turn until the time limit. Every call of npm in the tree expands them.
 *
 * @returns `null` where nothing is wrong
 */
export async function workspaceBomb({
  side,
  directory,
  packageDirectory,
  host,
}: Pick<Site, 'side' | 'directory' | 'packageDirectory' | 'host'>): Promise<string | null> {
  const { files } = host
  const parts = files.relative(directory, packageDirectory).split('/')
  for (let depth = 0; depth <= parts.length; depth++) {
    const folder = files.join(directory, ...parts.slice(0, depth))
    const listed = JSON.stringify((await readManifest(folder, host))?.workspaces ?? [])
    const ofPnpm = (await files.read(files.join(folder, 'pnpm-workspace.yaml'))) ?? ''
    const bomb = [...listed.split('"'), ...ofPnpm.split('\n')].find(isBomb)
    if (bomb !== undefined) {
      return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths, got "${bomb.slice(0, 80)}": name folders in "workspaces"`
    }
  }
  return null
}

/** An upper limit of its paths, group by group from the inside, and groups that repeat each other. */
function isBomb(pattern: string): boolean {
  if (/[+*?!@]\([^)]*[+*?!@]\(/.test(pattern)) return true
  if (!pattern.includes('{')) return false
  if (pattern.length > longestPattern) return true
  let paths = 1
  let rest = pattern
  for (;;) {
    const [group, content = ''] = /\{([^{}]*)\}/.exec(rest) ?? []
    if (group === undefined) return paths > mostPaths
    const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(content) ?? []
    paths *=
      from === undefined ? content.split(/,|\.\./).length : Math.abs(Number(to) - Number(from)) + 1
    rest = rest.replace(group, '')
  }
}
