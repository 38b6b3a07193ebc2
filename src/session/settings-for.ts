import { findHistory, findSettingsFile } from '../workspace/settings-file.ts'
import type { Host } from '../host/host.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import type { HistoryRow } from '../model/judging/history.ts'
import type { Revision } from '../model/build/revision.ts'
import type { BySide } from '../model/build/side.ts'
import { settingsFromConfig } from '../settings/config.ts'
import type { GivenSettings, Settings } from '../settings/settings.ts'
import type { ComparisonRequest } from './session.ts'

/**
 * The settings given by hand, merged over those of the settings file.
 *
 * @throws UsageError when the file is invalid
 */
export async function settingsFor(
  { given, settingsOf, repository, origin }: ComparisonRequest,
  { base }: { readonly base: Pick<Revision, 'sha'> },
  host: Host,
): Promise<GivenSettings> {
  const commit = settingsOf === 'base' ? base.sha : null
  // A published package has none, and the checked-out files are the change itself.
  if (settingsOf === 'base' && commit === null) return given
  const named = given.config ?? null
  const file = await findSettingsFile({ named, repository, origin, commit }, host)
  if (file === null) return given
  const { name, content } = file
  return { ...settingsFromConfig(await readYaml(content, name), name), ...given }
}

/** The machine's history of noise, from the file that the settings name. */
export async function historyFor(
  {
    settings: { history: named },
    comparisonRequest: { given, settingsOf, repository, origin, onProgress },
    revision: { base },
  }: {
    readonly settings: Pick<Settings, 'history'>
    readonly comparisonRequest: ComparisonRequest
    readonly revision: BySide<Revision>
  },
  host: Host,
): Promise<readonly HistoryRow[]> {
  if (named === undefined) return []
  // In a settings file the path is relative to the repository's top, by hand to the current folder.
  const directory = given.history === undefined ? (repository ?? origin) : origin
  const from = settingsOf === 'base' ? { repository, commit: base.sha } : { directory }
  const history = await findHistory(named, from, host)
  if (history === null) onProgress({ kind: 'note', text: `base has no history ${named} yet` })
  return history?.rows ?? []
}
