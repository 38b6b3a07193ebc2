import { installRuntime } from './install-runtime.ts'
import { note, type Site } from './site.ts'

/**
 * The folder that holds the headers of the side's Node.js: beside it, else those of the same version
 * as npm publishes it; `null` when it has none.
 */
export async function addonHeaders(site: Site): Promise<string | null> {
  if (site.runtime.headersDirectory !== null) return site.runtime.headersDirectory
  const { version, path } = site.runtime
  await note(`no headers of ${version} beside ${path}: they are fetched from npm`, site)
  const { runtime } = await installRuntime(version, site.host, site.cacheDirectory)
  return runtime.headersDirectory
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
