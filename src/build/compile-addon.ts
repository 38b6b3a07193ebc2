import type { Failure } from '../model/failure.ts'
import { installRuntime } from './install-runtime.ts'
import { buildFailure, note, runStep, type Site } from './site.ts'

/**
 * Compiles one addon for the side's Node.js. Binaries that came with it are removed first: they would
 * be loaded instead, and be the same on both sides or strangers to both.
 *
 * One modern node-gyp under the job's Node.js serves every version: `--nodedir` names the side's own
 * headers and `--target` its version.
 *
 * @param folder - absolute path of the folder that holds binding.gyp
 */
export async function compileAddon(folder: string, site: Site): Promise<Failure | null> {
  const { files } = site.host
  const { nodeGypScript, nodePath } = site.tools
  if (nodeGypScript === null) {
    return buildFailure(
      'expected npm to carry node-gyp, got none: install npm 9 or newer beside the "node" on the PATH',
      site,
    )
  }
  const headers = await headersOf(site)
  if (headers === null) {
    return buildFailure(
      `expected the headers of Node.js ${site.runtime.version}, got none: name a version instead of a path`,
      site,
    )
  }
  for (const name of ['prebuilds', 'build']) await files.remove(files.join(folder, name))
  const { version } = site.runtime
  return runStep(
    {
      name: `node-gyp rebuild in ${files.relative(site.directory, folder) || '.'}`,
      argv: [
        nodePath,
        nodeGypScript,
        'rebuild',
        '--release',
        `--nodedir=${headers}`,
        `--target=${version}`,
        `--jobs=${site.jobs}`,
      ],
      cwd: folder,
      environment: addonVariables(headers, version),
    },
    site,
  )
}

/**
 * What tells every tool that compiles an addon which Node.js it is for. A user's npm settings can
 * name headers too, and these win over them.
 */
export function addonVariables(headers: string, version: string): Readonly<Record<string, string>> {
  return {
    npm_config_nodedir: headers,
    npm_config_target: version,
    npm_config_runtime: 'node',
    npm_config_build_from_source: 'true',
  }
}

/** Those beside the side's Node.js, else those of the same version as npm publishes it. */
async function headersOf(site: Site): Promise<string | null> {
  if (site.runtime.headersDirectory !== null) return site.runtime.headersDirectory
  const { version, path } = site.runtime
  await note(`no headers of ${version} beside ${path}: they are fetched from npm`, site)
  const { runtime } = await installRuntime(version, site.host, site.cacheDirectory)
  return runtime.headersDirectory
}
