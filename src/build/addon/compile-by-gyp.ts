import type { Failure } from '../../model/judging/failure.ts'
import type { AddonCompilation } from './addon-compilation.ts'
import { addonVariables } from './addon-tool.ts'
import { placeableFlags } from './placeable-flags.ts'
import { readManifest } from '../install/read-manifest.ts'
import { buildFailure, type BuildStep, runSteps, type Site } from '../site.ts'
import type { Processes } from '../../host/process/processes.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import type { Runtime } from '../../model/build/runtime.ts'

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
  const variables = preGypVariables(manifest, site.runtime, site.host.processes, folder)
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

/**
 * The variables that node-pre-gyp passes to a `binding.gyp`, which does not build without them:
 * folder and name of the result, as `binary` in package.json says.
 *
 * @param folder - absolute path of the addon's folder
 */
export function preGypVariables(
  manifest: Manifest | null,
  { versions }: Pick<Runtime, 'versions'>,
  { platform, architecture }: Pick<Processes, 'platform' | 'architecture'>,
  folder: string,
): Readonly<Record<string, string>> {
  const binary = manifest?.binary
  if (manifest === null || binary === undefined) return {}
  const knownCount = Number(versions['napi'] ?? 0)
  const fittingValues = binary.napi_versions.filter((version) => version <= knownCount)
  const api =
    fittingValues.length === 0 ? {} : { napi_build_version: String(Math.max(...fittingValues)) }
  const words: Readonly<Record<string, string>> = {
    name: manifest.name ?? '',
    module_name: binary.module_name,
    version: manifest.version ?? '',
    configuration: 'Release',
    node_abi: `node-v${versions['modules'] ?? ''}`,
    platform,
    arch: architecture,
    target_arch: architecture,
    libc: 'unknown',
    ...api,
  }
  const path = binary.module_path.replaceAll(
    /\{(\w+)\}/g,
    (whole, word: string) => words[word] ?? whole,
  )
  return {
    module_name: binary.module_name,
    module_path: `${folder}/${path.replace(/^\.\//, '')}`,
    ...api,
  }
}
