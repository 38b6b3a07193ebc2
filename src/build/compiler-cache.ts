import { findOnPath } from '../toolchain/tools.ts'
import { ownHome } from './own-home.ts'
import { noteLine, type Site } from './site.ts'

const sizeLimit = '10G'

/** The settings of ccache, or `null` without it; its paths are relative, so that head finds base's objects. */
export async function compilerCache(site: Site): Promise<Readonly<Record<string, string>> | null> {
  const { files } = site.host
  if ((await findOnPath('ccache', site.host)) === null) return null
  const { objects, compiler } = ownHome(site)
  // A build may write to them, but not create anything beside them.
  for (const folder of [objects, compiler]) await files.makeDirectory(folder)
  return {
    CCACHE_DIR: files.join(objects, 'ccache'),
    CCACHE_MAXSIZE: sizeLimit,
    CCACHE_BASEDIR: site.directory,
    CCACHE_NOHASHDIR: 'true',
    // A compiler that was replaced under its old name and date must count as a different one.
    CCACHE_COMPILERCHECK: 'content',
    // Base never reads what head has compiled.
    ...(!site.fillsCaches && {
      CCACHE_READONLY: 'true',
      CCACHE_NOSTATS: 'true',
      CCACHE_TEMPDIR: files.join(compiler, 'temporary'),
    }),
    CCACHE_STATSLOG: files.join(compiler, 'ccache'),
  }
}

/** Says how many files the compiler cache had, in the side's log and in the report; nothing where it was not asked. */
export async function reportCompilerCache(site: Site): Promise<void> {
  const { files } = site.host
  const calls = (await files.read(files.join(ownHome(site).compiler, 'ccache'))) ?? ''
  const hits = calls.match(/^(?:direct|preprocessed)_cache_hit$/gm)?.length ?? 0
  const misses = calls.match(/^cache_miss$/gm)?.length ?? 0
  if (hits + misses === 0) return
  await noteLine(`ccache had ${hits} of ${hits + misses} compiled files already`, site)
}

/** The compilers of one side behind ccache, and the linker, which needs none. */
export async function cachedCompilers(
  site: Site,
): Promise<Readonly<Record<'CC' | 'CXX' | 'LINK', string>>> {
  const compiler = await namedCompiler('CXX', ['g++', 'clang++', 'c++'], site)
  return {
    CC: `ccache ${await namedCompiler('CC', ['gcc', 'clang', 'cc'], site)}`,
    CXX: `ccache ${compiler}`,
    LINK: await namedCompiler('LINK', [compiler], site),
  }
}

async function namedCompiler(
  name: 'CC' | 'CXX' | 'LINK',
  usualNames: readonly string[],
  { host, environment }: Site,
): Promise<string> {
  const chosenName = environment[name] ?? host.processes.environment[name] ?? ''
  if (chosenName !== '') return chosenName
  for (const compiler of usualNames)
    if ((await findOnPath(compiler, host)) !== null) return compiler
  // The build's own error is then the best message.
  return usualNames[0] ?? 'cc'
}
