import type { Host } from './host/host.ts'
import { readYaml } from './host/read-yaml.ts'
import { UsageError } from './model/usage-error.ts'
import { settingsFromConfig } from './plan/config.ts'
import type { GivenSettings } from './plan/settings.ts'

const ownFile = 'deadheat.yml'

/**
 * The settings that were given, over those of the settings file.
 *
 * @param repository - top folder of the repository, whose `deadheat.yml` is read when no file is named
 * @param directory - where the user stands; a named file is looked for there
 * @throws UsageError when the named file is not there, or a file is not what it should be
 */
export async function settingsWithFile(
  given: GivenSettings,
  repository: string | null,
  directory: string,
  { files }: Pick<Host, 'files'>,
): Promise<GivenSettings> {
  const path =
    given.config === undefined
      ? files.join(repository ?? directory, ownFile)
      : files.join(directory, given.config)
  const content = await files.read(path)
  if (content === null && given.config !== undefined) {
    throw new UsageError(`expected a settings file at ${path}, got none`)
  }
  if (content === null) return given
  const file = given.config ?? ownFile
  return { ...settingsFromConfig(await readYaml(content, file), file), ...given }
}
