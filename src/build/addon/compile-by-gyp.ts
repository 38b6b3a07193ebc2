import type { Failure } from '../../model/judging/failure.ts'
import type { AddonCompilation } from './addon-compilation.ts'
import { addonVariables } from './addon-tool.ts'
import { placeableFlags } from './placeable-flags.ts'
import { readManifest } from '../install/read-manifest.ts'
import { buildFailure, type BuildStep, runSteps, type Site } from '../site.ts'
import { preGypVariables } from './pre-gyp-variables.ts'

/**
 * Compiles one addon with the node-gyp included in npm. One modern node-gyp under the job's Node.js
 * serves every version: `--nodedir` names the side's own headers and `--target` its version.
 */
export async function compileByGyp(
  { folder, headers, extra }: AddonCompilation,
  site: Site,
): Promise<Failure | null> {
  const { nodeGypScript, nodePath } = site.tools
  if (nodeGypScript === null) {
    return buildFailure(
      'expected npm to include node-gyp, got none: install npm 9 or newer beside the "node" on the PATH',
      site,
    )
  }
  const { version } = site.runtime
  const manifest = await readManifest(folder, site.host)
  const variables = await preGypVariables(folder, manifest, site)
  const step = (command: string): BuildStep => ({
    name: `node-gyp ${command} in ${site.host.files.relative(site.directory, folder) || '.'}`,
    argv: [
      nodePath,
      nodeGypScript,
      command,
      '--release',
      `--nodedir=${headers}`,
      `--target=${version}`,
      `--jobs=${site.jobs}`,
      ...Object.entries(variables).map(([name, value]) => `--${name}=${value}`),
      ...extra,
    ],
    cwd: folder,
    environment: { ...addonVariables(headers, version), ...placeableFlags(site) },
  })
  return runSteps([step('configure'), step('build')], site)
}
