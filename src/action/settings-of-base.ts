import type { GitHub } from '../host/github/github.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import { historySchema, type HistoryRow } from '../model/judging/history.ts'
import { parseDocument } from '../model/parse-document.ts'
import { UsageError } from '../model/usage-error.ts'
import { settingsFromConfig } from '../settings/config.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** What a run is judged by, as base has it. */
export interface SettingsOfBase {
  readonly settings: GivenSettings
  readonly history: readonly HistoryRow[]
}

const usual = 'deadheat.yml'

/**
 * What was given, over the settings file of a base commit, and the history that they name: the same that
 * the job goes by which measures, read through GitHub.
 *
 * @param sha - of base; `null` for a published package, which brings neither
 * @throws UsageError when a file is not what it should be, or a named one is not there
 * @throws GitHubError when GitHub cannot be had
 */
export async function settingsOfBase(
  sha: string | null,
  given: GivenSettings,
  github: Pick<GitHub, 'readFile'>,
): Promise<SettingsOfBase> {
  if (sha === null) return { settings: given, history: [] }
  const name = given.config ?? usual
  const content = await github.readFile(fromTop(name), sha)
  if (content === null && given.config !== undefined) {
    throw new UsageError(
      `expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`,
    )
  }
  const settings =
    content === null
      ? given
      : { ...settingsFromConfig(await readYaml(content, name), name), ...given }
  return { settings, history: await historyOf(sha, settings, github) }
}

async function historyOf(
  sha: string,
  { history: named }: GivenSettings,
  github: Pick<GitHub, 'readFile'>,
): Promise<readonly HistoryRow[]> {
  if (named === undefined) return []
  const content = await github.readFile(fromTop(named), sha)
  // As before the first one is merged.
  return content === null
    ? []
    : parseDocument(historySchema, { content, what: 'a history', file: named }).rows
}

function fromTop(path: string): string {
  return path.replace(/^(?:\.\/)+/, '')
}
