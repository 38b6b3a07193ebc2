import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hasSucceeded, submoduleLinks, type RunGit } from './git-run.ts'
import { splitLines } from '../lines.ts'

const deepest = 10

interface ReuseSubmodulesRequest {
  readonly gitDirectory: string
  readonly directory: string
  readonly depth?: number
}

/**
 * Checks out those submodules of a work tree that the clone already has, without asking any server,
 * each at the commit that the tree names. The remaining ones still have to be fetched.
 *
 * @param gitDirectory - absolute path of the clone's own folder, in whose `modules` they are kept
 * @param directory - absolute path of the work tree
 * @returns whether all submodules are there now, nested ones included
 */
export async function reuseSubmodules(
  run: RunGit,
  { gitDirectory, directory, depth = 0 }: ReuseSubmodulesRequest,
): Promise<boolean> {
  if (!existsSync(join(directory, '.gitmodules'))) return true
  if (depth > deepest) return false
  const namedByName = await namesByPath(run, directory)
  let isWhole = true
  const { stdout } = await run(directory, ['ls-files', '--stage', '-z'])
  for (const { path, sha } of submoduleLinks(stdout)) {
    const keptText = keptAt(gitDirectory, namedByName.get(path))
    const target = join(directory, path)
    const isThere =
      keptText !== null &&
      (await placeSubmodule(run, { keptFolder: keptText, sha, target, directory }))
    if (
      !isThere ||
      !(await reuseSubmodules(run, { gitDirectory: keptText, directory: target, depth: depth + 1 }))
    )
      isWhole = false
  }
  return isWhole
}

interface SubmodulePlace {
  readonly keptFolder: string
  readonly sha: string
  readonly target: string
  readonly directory: string
}

async function placeSubmodule(
  run: RunGit,
  { keptFolder, sha, target, directory }: SubmodulePlace,
): Promise<boolean> {
  const outcome = await run(directory, [
    `--git-dir=${keptFolder}`,
    'cat-file',
    '-e',
    `${sha}^{commit}`,
  ])
  if (!hasSucceeded(outcome)) return false
  // Shares the objects of the clone; they are only read.
  const clone = ['clone', '--quiet', '--no-checkout', '--shared', '--', keptFolder, target]
  if (!hasSucceeded(await run(directory, clone))) return false
  return hasSucceeded(await run(target, ['checkout', '--quiet', '--detach', sha]))
}

async function namesByPath(run: RunGit, directory: string): Promise<ReadonlyMap<string, string>> {
  const askedWords = ['config', '--file', '.gitmodules', '--get-regexp', '^submodule\\..*\\.path$']
  const { stdout } = await run(directory, askedWords)
  return new Map(
    splitLines(stdout).flatMap((line) => {
      const match = /^submodule\.(.+)\.path (.+)$/.exec(line)
      return match === null ? [] : [[match[2] ?? '', match[1] ?? ''] as const]
    }),
  )
}

/** A stranger chose the name, which must not lead out of the clone. */
function keptAt(gitDirectory: string, name: string | undefined): string | null {
  if (name === undefined || name.split(/[\\/]/).includes('..')) return null
  const modules = join(gitDirectory, 'modules')
  const path = resolve(modules, name)
  return path.startsWith(`${modules}/`) && existsSync(join(path, 'HEAD')) ? path : null
}
