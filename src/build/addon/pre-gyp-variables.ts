import type { Processes } from '../../host/process/processes.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import type { Runtime } from '../../model/build/runtime.ts'

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
  const known = Number(versions['napi'] ?? 0)
  const fitting = binary.napi_versions.filter((version) => version <= known)
  const api = fitting.length === 0 ? {} : { napi_build_version: String(Math.max(...fitting)) }
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
