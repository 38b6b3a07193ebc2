import type { Failure } from '../../model/judging/failure.ts'
import { addonVariables } from './addon-tool.ts'
import { placeableFlags } from './placeable-flags.ts'
import { preGypVariables } from './pre-gyp-variables.ts'
import { readManifest } from '../install/read-manifest.ts'
import { buildFailure, runStep, type Site } from '../site.ts'

/**
 * Compiles one addon by the node-gyp that npm carries. One modern node-gyp under the job's Node.js
 * serves every version: `--nodedir` names the side's own headers and `--target` its version.
 */
export async function compileByGyp(
  folder: string,
  headers: string,
  extra: readonly string[],
  site: Site,
): Promise<Failure | null> {
  const { nodeGypScript, nodePath } = site.tools
  if (nodeGypScript === null) {
    return buildFailure(
      'expected npm to carry node-gyp, got none: install npm 9 or newer beside the "node" on the PATH',
      site,
    )
  }
  const { version } = site.runtime
  const manifest = await readManifest(folder, site.host)
  const variables = preGypVariables(manifest, site.runtime, site.host.processes, folder)
  return runStep(
    {
      name: `node-gyp rebuild in ${site.host.files.relative(site.directory, folder) || '.'}`,
      argv: [
        nodePath,
        nodeGypScript,
        'rebuild',
        '--release',
        `--nodedir=${headers}`,
        `--target=${version}`,
        `--jobs=${site.jobs}`,
        ...Object.entries(variables).map(([name, value]) => `--${name}=${value}`),
        ...extra,
      ],
      cwd: folder,
      environment: { ...addonVariables(headers, version), ...placeableFlags(site) },
    },
    site,
  )
}
