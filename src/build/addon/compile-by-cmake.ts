import type { Failure } from '../../model/judging/failure.ts'
import { type AddonCompilation, addonVariables, placeableFlags } from './addon-tool.ts'
import { compilerCache, reportCompilerCache } from '../compiler-cache.ts'
import { buildFailure, runSteps, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { foldersUpTo } from '../stays-in-tree.ts'

// Folders of headers in a distribution, and in a source tree that has been built.
const headerFolders = ['include/node', 'src', 'deps/v8/include', 'deps/uv/include', 'deps/zlib']

/** Compiles an addon that is described for cmake-js by CMake itself, with the headers of the side's own Node.js. */
export async function compileByCmake(
  { folder, headers, extra }: AddonCompilation,
  site: Site,
): Promise<Failure | null> {
  if ((await findOnPath('cmake', site.host)) === null) {
    return buildFailure(
      `expected "cmake" on the PATH to compile ${site.side}, got none: install cmake`,
      site,
    )
  }
  const { files, processes } = site.host
  const build = files.join(folder, 'build')
  const include = await includeFolders(folder, headers, site)
  const { version } = site.runtime
  const variables = {
    CMAKE_BUILD_TYPE: 'Release',
    CMAKE_LIBRARY_OUTPUT_DIRECTORY: files.join(build, 'Release'),
    CMAKE_RUNTIME_OUTPUT_DIRECTORY: files.join(build, 'Release'),
    CMAKE_JS_INC: include.join(';'),
    CMAKE_JS_SRC: '',
    CMAKE_JS_LIB: '',
    NODE_RUNTIME: 'node',
    NODE_RUNTIMEVERSION: version,
    NODE_ARCH: processes.architecture,
    // Symbols of Node.js are resolved when it loads the addon.
    ...(processes.platform === 'darwin' && {
      CMAKE_SHARED_LINKER_FLAGS: '-undefined dynamic_lookup',
    }),
  }
  const place = files.relative(site.directory, folder) || '.'
  const settings = Object.entries(variables).map(([name, value]) => `-D${name}=${value}`)
  const cache = await compilerCache(site)
  const launchers = { CMAKE_C_COMPILER_LAUNCHER: 'ccache', CMAKE_CXX_COMPILER_LAUNCHER: 'ccache' }
  const common = {
    cwd: folder,
    environment: {
      ...addonVariables(headers, version),
      ...placeableFlags(site),
      ...(cache === null ? {} : { ...cache, ...launchers }),
    },
  }
  const failure = await runSteps(
    [
      {
        name: `cmake in ${place}`,
        argv: ['cmake', '-S', folder, '-B', build, ...settings, ...extra],
        ...common,
      },
      {
        name: `cmake --build in ${place}`,
        argv: ['cmake', '--build', build, '--config', 'Release', '--parallel', String(site.jobs)],
        ...common,
      },
    ],
    site,
  )
  await reportCompilerCache(site)
  return failure
}

async function includeFolders(
  folder: string,
  headers: string,
  { directory, host: { files } }: Site,
): Promise<readonly string[]> {
  const packageFolders = foldersUpTo(directory, folder, files).flatMap((at) =>
    ['nan', 'node-addon-api'].map((name) => files.join(at, 'node_modules', name)),
  )
  const candidates = [...headerFolders.map((name) => files.join(headers, name)), ...packageFolders]
  const folders: string[] = []
  for (const path of candidates) if (await files.exists(path)) folders.push(path)
  return folders
}
