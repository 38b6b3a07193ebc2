import { restoreCache, saveCache } from '@actions/cache'
import { cacheAnswers } from './cache-answers.ts'

/**
 * Fetches one folder from GitHub's cache into the working folder of this process, or sends one
 * there. @actions/cache prints errors as commands to the runner.
 *
 * @param words - `fetch` or `send`, the key, and the folder's name
 * @param token - of the cache; no program that is started from here gets it, such as tar
 * @returns an exit code of `cacheAnswers`
 */
export async function askCache(
  [operation, key = '', name = '']: readonly string[],
  token: string,
): Promise<number> {
  // It is read by its name, and left out where variables are copied for a child.
  const variables = { ...process.env }
  process.env = Object.defineProperty(variables, 'ACTIONS_RUNTIME_TOKEN', { value: token })
  if (operation === 'send') {
    return (await saveCache([name], key)) < 0 ? cacheAnswers.notSaved : cacheAnswers.done
  }
  return (await restoreCache([name], key)) === undefined ? cacheAnswers.none : cacheAnswers.done
}
