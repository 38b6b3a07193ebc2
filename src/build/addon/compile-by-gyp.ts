import type { Failure } from '../../model/judging/failure.ts'
import { type AddonCompilation, addonVariables, placeableFlags } from './addon-tool.ts'
import { cachedCompilers, compilerCache, reportCompilerCache } from '../compiler-cache.ts'
import { readManifest } from '../install/read-manifest.ts'
import { buildFailure, type BuildStep, runSteps, type Site, askProgram } from '../site.ts'
import { packagesNamed, type Manifest } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'

/** Compiles an addon with npm's own node-gyp, under the job's Node.js, for the headers and version of the side's. */
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
  const cache = await compilerCache(site)
  const compilers = cache === null ? {} : await cachedCompilers(site)
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
    environment: {
      ...addonVariables(headers, version),
      ...placeableFlags(site),
      ...cache,
      ...compilers,
    },
  })
  const failure = await runSteps([step('configure'), step('build')], site)
  await reportCompilerCache(site)
  return failure
}

const askSeconds = 60

/** The package itself, or a fork of it under a name of somebody's own. */
const preGypName = /^(?:@[\w.-]+\/)?node-pre-gyp$/

// It runs under the Node.js of the side, which may be an old one.
const question =
  "var load = require, path = load('path')\n" +
  "var file = require(process.argv[1]).find(path.resolve('package.json'))\n" +
  "process.stdout.write('\\n' + JSON.stringify(file) + '\\n')"

/** The variables that node-pre-gyp passes to a `binding.gyp`, as the package's own tells them, if it does. */
async function preGypVariables(
  folder: string,
  manifest: Manifest | null,
  site: Site,
): Promise<Readonly<Record<string, string>>> {
  if (manifest?.binary === undefined) return {}
  const { versions } = site.runtime
  const napiVersion = Number(versions['napi'] ?? 0)
  const fittingVersions = manifest.binary.napi_versions.filter((version) => version <= napiVersion)
  const api = fittingVersions.length === 0 ? '' : String(Math.max(...fittingVersions))
  const abi = `node-v${versions['modules'] ?? ''}`
  const file = await loadedFile(folder, manifest, site)
  if (file === null) return {}
  return {
    module: file,
    module_name: manifest.binary.module_name,
    module_path: site.host.files.join(file, '..'),
    napi_version: versions['napi'] ?? '',
    napi_build_version: api,
    node_abi_napi: napiVersion === 0 ? abi : 'napi',
    node_napi_label: api === '' ? abi : `napi-v${api}`,
  }
}

/** The file that the package's own node-pre-gyp finds; `null` where it tells none. */
async function loadedFile(folder: string, manifest: Manifest, site: Site): Promise<string | null> {
  const name = packagesNamed(manifest).find((each) => preGypName.test(each))
  if (name === undefined) return null
  const argv = [site.runtime.path, '-e', question, name]
  const { exitCode, stdout } = await askProgram({ argv, cwd: folder, seconds: askSeconds }, site)
  const file = parseJson(stdout.trimEnd().split('\n').at(-1) ?? '')
  return exitCode === 0 && typeof file === 'string' && file.startsWith('/') ? file : null
}
