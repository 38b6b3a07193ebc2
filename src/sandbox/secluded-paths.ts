import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { systemFolders } from './boundary.ts'
import { isInside } from './is-inside.ts'

const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY']

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

/**
 * Where the runner reads, after this step, what later steps see and do. Absolute paths of the
 * folders of its command files, or of the single files if other processes must write to the folder.
 *
 * @param environment - that this program was started with
 * @param sharedPaths - folders that every user may write to
 */
function commandFiles(
  environment: Readonly<Record<string, string | undefined>>,
  sharedPaths: readonly string[],
): readonly string[] {
  const paths = names.flatMap((name) => {
    const path = environment[`GITHUB_${name}`] ?? ''
    if (!path.startsWith('/')) return []
    const folder = dirname(path)
    return [sharedPaths.some((each) => isInside(each, folder)) ? path : folder]
  })
  return [...new Set(paths)]
}
