// A home of its own for each build, so that neither sees the user or the other. No password or token is ever copied there.
import type { Host } from '../host/host.ts'
import { splitLines } from '../host/lines.ts'
import { npmSettings, findTools, settingsIn } from '../toolchain/tools.ts'
import { trustedScope } from '../store/store.ts'

interface HomePlace {
  readonly cacheDirectory: string
  /** Absolute path of the side's folder. */
  readonly directory: string
  readonly trustScope: string
  /** Whether it may write to the packages that later builds of trusted code read. */
  readonly fillsCaches: boolean
  readonly host: Host
}

/** The folders that replace a home for a side's build: absolute paths, of the same length on both sides. */
export function ownHome({
  directory,
  cacheDirectory,
  trustScope,
  fillsCaches,
  host: { files },
}: HomePlace): Readonly<
  Record<'home' | 'temporary' | 'launchers' | 'objects' | 'compiler' | 'packages', string>
> {
  const home = `${directory}.home`
  const sharedPath = files.join(cacheDirectory, 'packages', trustedScope)
  return {
    home,
    temporary: `${directory}.temporary`,
    /** On the PATH of the build, for the package manager that scripts call by its name. */
    launchers: files.join(home, 'launchers'),
    /** Compiled objects, by trust scope: those of foreign code could be linked into a trusted build. */
    objects: files.join(cacheDirectory, 'compiler', trustScope),
    /** What only this build's compiler cache needs, such as the list of hits and misses. */
    compiler: `${directory}.compiler`,
    /** Cache of package managers, shared only among builds of base's trusted code. */
    packages:
      fillsCaches && trustScope === trustedScope ? sharedPath : files.join(home, 'packages'),
  }
}

/** The variables that point a build to these folders. */
export function homeVariables(site: HomePlace): Readonly<Record<string, string>> {
  const { files, processes } = site.host
  const { home, temporary, packages } = ownHome(site)
  const userHome = processes.environment['HOME']
  const rustup =
    processes.environment['RUSTUP_HOME'] ??
    (userHome === undefined ? null : files.join(userHome, '.rustup'))
  return {
    HOME: home,
    TMPDIR: temporary,
    npm_config_cache: files.join(packages, 'npm'),
    CARGO_HOME: files.join(packages, 'cargo'),
    COREPACK_HOME: files.join(packages, 'corepack'),
    BUN_INSTALL_CACHE_DIR: files.join(packages, 'bun'),
    ...(rustup !== null && { RUSTUP_HOME: rustup }),
  }
}

/** Makes the folders, and copies registries and proxies, but no passwords or tokens, from the user's npm and cargo. */
export async function makeOwnHome(site: HomePlace): Promise<void> {
  const { files, processes } = site.host
  const { home, temporary, packages } = ownHome(site)
  for (const folder of [home, temporary, packages]) await files.makeDirectory(folder)
  // Yarn 1 takes no notice of the words by which later versions are told to run no scripts.
  await files.write(files.join(home, '.yarnrc'), '--install.ignore-scripts true\n')
  const userHome = processes.environment['HOME']
  if (userHome === undefined) return
  await handOnNpmSettings(home, site.host)
  const cargo = processes.environment['CARGO_HOME'] ?? files.join(userHome, '.cargo')
  const config = await files.read(files.join(cargo, 'config.toml'))
  if (config === null || /token|password|secret|credential/i.test(config)) return
  await files.write(files.join(packages, 'cargo', 'config.toml'), config)
}

/** Writes into a side's home which registries and proxies npm knows, without secrets; the user's count last. */
export async function handOnNpmSettings(home: string, host: Host): Promise<void> {
  const { files } = host
  const { builtIn, global, user } = await npmSettings(await findTools(host), host)
  const lines: string[] = []
  for (const path of [builtIn, global, ...(user === null ? [] : [user])]) {
    lines.push(...harmless((await settingsIn(path, files)) ?? ''))
  }
  await files.makeDirectory(home)
  const certificates = lines.flatMap((line) => /^cafile\s*=\s*"?([^"]+)"?$/.exec(line)?.[1] ?? [])
  const text = await files.read(certificates.at(-1) ?? '')
  const copy = files.join(home, 'npm-ca.pem')
  // The file of certificates may lie where a build sees nothing.
  if (text !== null) await files.write(copy, text)
  const settings = lines.map((line) =>
    text !== null && line.startsWith('cafile') ? `cafile=${copy}` : line,
  )
  await files.write(files.join(home, '.npmrc'), `${settings.join('\n')}\n`)
}

const harmlessSetting =
  /^(?:(?:@[\w.-]+:)?registry|(?:https-)?proxy|noproxy|cafile|ca(?:\[\])?|strict-ssl|fetch-[a-z-]+|maxsockets|(?:prefer-)?offline|omit-lockfile-registry-resolved|nodedir)\s*=/

/** The lines of npm's settings that are not secret, as addresses with a user or a password in them are. */
function harmless(settings: string): readonly string[] {
  return splitLines(settings)
    .map((line) => line.trim())
    .filter(
      (line) => harmlessSetting.test(line) && !/\/\/[^/]*@/.test(line) && !line.includes('${'),
    )
}
