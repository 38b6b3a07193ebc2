import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { systemFolders } from './boundary.ts'
import { commandFiles } from './command-files.ts'

/**
 * Absolute paths that no foreign process sees as a whole, wherever they are: the user's home, the
 * folder that the program was started in, and the runner's own folders: its credentials, the
 * repository, the code of actions and its command files.
 *
 * @param environment - that this program was started with
 */
export function secludedPaths(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ownFolders = ['HOME', 'GITHUB_WORKSPACE', 'RUNNER_TEMP'].map(
    (name) => environment[name] ?? '',
  )
  const work = environment['RUNNER_WORKSPACE'] ?? ''
  const actions = environment['GITHUB_ACTION_PATH'] ?? ''
  const works = work === '' ? [] : [work, dirname(work)]
  const runners = works
    .map((path) => dirname(path))
    .filter((path) => existsSync(join(path, '.runner')))
  const files = commandFiles(environment, [tmpdir(), process.cwd()])
  return [
    ...new Set([...ownFolders, actions, ...works, ...runners, ...files, process.cwd()]),
  ].filter((path) => path.startsWith('/') && path !== '/' && !systemFolders.includes(path))
}
