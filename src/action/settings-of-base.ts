import type { GitHub } from '../host/github/github.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import { historySchema, type HistoryRow } from '../model/judging/history.ts'
import { parseDocument } from '../model/parse-document.ts'
import { UsageError } from '../model/usage-error.ts'
import { settingsFromConfig } from '../settings/config.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** The settings and history by which a run is judged, from base. */
export interface SettingsOfBase {
  readonly settings: GivenSettings
  readonly history: readonly HistoryRow[]
}

const usual = 'deadheat.yml'

/**
 * The settings given by hand, merged over the settings file of a base commit, and the history that
 * they name. They are the same as in the measuring job, but read through GitHub.
 *
 * @param sha - of base; `null` for a published package, which has neither
 * @throws UsageError when a file is invalid, or a named one is missing
 * @throws GitHubError when GitHub cannot be reached or refuses
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
  // There is none before the first one is merged.
  return content === null
    ? []
    : parseDocument(historySchema, { content, what: 'a history', file: named }).rows
}

function fromTop(path: string): string {
  return path.replace(/^(?:\.\/)+/, '')
}
