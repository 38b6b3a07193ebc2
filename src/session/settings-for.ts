import { findSettingsFile } from '../workspace/settings-file.ts'
import type { Host } from '../host/host.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import type { Revision } from '../model/build/revision.ts'
import { settingsFromConfig } from '../settings/config.ts'
import type { GivenSettings } from '../settings/settings.ts'
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
  const file = await findSettingsFile({ namedPath: named, repository, origin, commit }, host)
  if (file === null) return given
  const { name, content } = file
  return { ...settingsFromConfig(await readYaml(content, name), name), ...given }
}
