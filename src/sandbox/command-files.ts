import { dirname } from 'node:path'
import { isInside } from './is-inside.ts'

const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY']

/**
 * Where the runner reads, after this step, what later steps see and do. Absolute paths of the
 * folders of its command files, or of the single files if other processes must write to the folder.
 *
 * @param environment - that this program was started with
 * @param sharedPaths - folders that every user may write to
 */
export function commandFiles(
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
