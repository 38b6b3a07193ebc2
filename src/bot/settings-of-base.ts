import { GitHubError, type GitHub } from '../host/github/index.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import { UsageError } from '../model/usage-error.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { settingsFromConfig } from '../settings/config.ts'
import { conclusionWithoutResult } from '../settings/policy.ts'

const usualName = 'deadheat.yml'

/**
 * The settings given by hand, merged over the settings file of a base commit: those of the measuring
 * job, but read through GitHub.
 *
 * @param sha - of base; `null` for a published package, which has none
 * @throws UsageError when the file is invalid, or a named one is missing
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function settingsOfBase(
  sha: string | null,
  inputs: GivenSettings,
  github: Pick<GitHub, 'readFile'>,
): Promise<GivenSettings> {
  if (sha === null) return inputs
  const name = inputs.config ?? usualName
  const content = await github.readFile(name.replace(/^(?:\.\/)+/, ''), sha)
  if (content !== null)
    return { ...settingsFromConfig(await readYaml(content, name), name), ...inputs }
  if (inputs.config === undefined) return inputs
  throw new UsageError(
    `expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`,
  )
}

/** How the check ends without a result: as `fail-on` of the inputs or of base says, if that can be read. */
export async function endWithoutResult(
  sha: string | null,
  inputs: GivenSettings,
  github: () => Promise<Pick<GitHub, 'readFile'>>,
): Promise<'failure' | 'neutral'> {
  return conclusionWithoutResult(
    await settingsIfReadable(inputs, async () => settingsOfBase(sha, inputs, await github())),
  )
}

async function settingsIfReadable(
  inputs: GivenSettings,
  read: () => Promise<GivenSettings>,
): Promise<GivenSettings> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error
    return inputs
  }
}

/** Most pairs of a pull request's whole table, as far as the settings file of its base says them. */
export async function fullPairsOf(
  pullRequest: number,
  inputs: GivenSettings,
  loadGitHub: () => Promise<Pick<GitHub, 'getPullRequest' | 'readFile'>>,
): Promise<number> {
  const settings = await settingsIfReadable(inputs, async () => {
    const github = await loadGitHub()
    const { baseSha } = await github.getPullRequest(pullRequest)
    return settingsOfBase(baseSha, inputs, github)
  })
  return withDefaults(settings).pairs
}
