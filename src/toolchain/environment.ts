import { pickVariables } from '../host/process/own-environment.ts'
import type { Processes } from '../host/process/processes.ts'

// The variables that compilers, package managers and their downloads need. Everything else from the
// job, above all its tokens and the runner's command files, stays out of reach of foreign code.
const passedNames = new Set(
  [
    'HOME LANG LC_ALL LC_CTYPE TZ TMPDIR TEMP TMP XDG_CACHE_HOME',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY',
    'NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR',
    'CC CXX CPP AR LD CFLAGS CXXFLAGS CPPFLAGS LDFLAGS MAKEFLAGS PYTHON PKG_CONFIG_PATH',
    'SDKROOT DEVELOPER_DIR MACOSX_DEPLOYMENT_TARGET',
    'CMAKE_GENERATOR CMAKE_PREFIX_PATH',
    'CARGO_HOME CARGO_NET_OFFLINE RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS',
    'COREPACK_HOME COREPACK_NPM_REGISTRY COREPACK_INTEGRITY_KEYS',
    'NPM_CONFIG_REGISTRY NPM_CONFIG_CAFILE NPM_CONFIG_CACHE NPM_CONFIG_STRICT_SSL',
    'NPM_CONFIG_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY',
    'NPM_CONFIG_OFFLINE NPM_CONFIG_PREFER_OFFLINE NPM_CONFIG_PYTHON',
  ].flatMap((names) => names.split(' ')),
)

/** The environment of a side's build: a closed list of the job's variables, added ones, which win, and the PATH. */
export function buildEnvironment(
  processes: Pick<Processes, 'environment' | 'platform'>,
  firstFolders: readonly string[],
  addedVariables: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return {
    // The variables of npm and proxies are written in lower case as often as in upper case.
    ...pickVariables(processes.environment, (name) => passedNames.has(name.toUpperCase())),
    PATH: [...firstFolders, ...jobPath(processes)].join(':'),
    CI: 'true',
    ...addedVariables,
  }
}

/**
 * Folders of the job's PATH in which programs are searched, without relative ones, those of installed packages,
 * which would lead to this program's Node.js, and that of the runner's own Node.js, which has no headers.
 */
export function jobPath(processes: Pick<Processes, 'environment' | 'platform'>): readonly string[] {
  return (processes.environment['PATH'] ?? '')
    .split(':')
    .filter((folder) => folder.startsWith('/'))
    .filter((folder) => !/\/(?:node_modules|externals\/node\d+)(?:\/|$)/.test(folder))
}
