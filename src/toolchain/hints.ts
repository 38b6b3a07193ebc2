// What would fix a failed build step, by its output, for failures. A hint is one line, and never changes what failed.
import { firstError, plainOutput } from './first-error.ts'
import { optionFor } from './unfit-node.ts'

const gitAddress =
  /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/

const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i

/** What is known about a failed build step. */
export interface Trouble {
  readonly exitCode: number | null
  readonly signal: string | null
  /** Its output, or the end of it. */
  readonly output: string
}

interface Pattern {
  /** What the output has, or what else tells the cause. */
  readonly matches: RegExp | ((trouble: Trouble) => boolean)
  readonly hint: string | ((trouble: Trouble) => string)
}

function first(pattern: RegExp): Pattern['matches'] {
  return ({ output }) => pattern.test(firstError(output)?.line ?? '')
}

function groupOf(pattern: RegExp, output: string): string | undefined {
  const [, ...groups] = pattern.exec(output) ?? []
  return groups.find((group) => group !== undefined)
}

function installs(pattern: RegExp): Pattern['hint'] {
  return ({ output }) => {
    const missingName = groupOf(pattern, output) ?? ''
    const packages = systemPackages(missingName)
    return packages === null
      ? `${missingName} is missing: install the library that it belongs to, or fetch the submodules`
      : `${missingName} is missing: install ${packages}`
  }
}

// As yarn, npm and pnpm print it.
const wantedEngine =
  /(?:Expected version "|Required: *\{"node": *"|Expected version: *)([\d.x<>=^~|* -]+?)(?:"|$)/m

const missingHeader =
  /fatal error: '?([^\s:']+)'?(?::| file) ?(?:No such file or directory|not found)/

const missingLibrary = /cannot find -l([\w.+-]+)|unable to find library -l([\w.+-]+)/

const missingModule =
  /Package ([\w.+-]+) was not found in the pkg-config search path|Call to '([\w+]+-config)\b|: ([\w+]+-config): (?:command )?not found|(OpenSSL) (?:installation|\w+ directory does not exist)/

const missingProgram =
  /^(?:\/bin\/)?(?:ba)?sh: (?:(?:line )?\d+: )?([\w.@+-]+): (?:command )?not found$/m

// The first match is used, so causes come before their consequences.
/** What is looked for in the output of a failed build step, in this order. */
const buildHintPatterns: readonly Pattern[] = [
  {
    matches: /ENOSPC|No space left on device/,
    hint: 'the disk is full: make room on it',
  },
  {
    matches: ({ exitCode, signal, output }) =>
      exitCode === 137 ||
      signal === 'SIGKILL' ||
      /(?:fatal error: Killed signal terminated|virtual memory exhausted|out of memory|Cannot allocate memory)/i.test(
        output,
      ),
    hint: 'it ran out of memory: build with fewer jobs or on a machine with more memory',
  },
  {
    matches: /npm (?:error|ERR!) .*(?:mkdir|access) '[^'\n]*\/lib\/node_modules\//,
    hint: 'a build installs nothing for the whole machine ("npm install --global"): install that program there first, or give other commands as "build"',
  },
  {
    matches: /performing the request to https:\/\/repo\.yarnpkg\.com\//,
    hint: 'repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm',
  },
  {
    matches:
      /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b|Could(?: not|n't) resolve host|failed to download from|Temporary failure in name resolution/,
    hint: ({ output }) => unreachedHint(output),
  },
  {
    matches: /No compatible signature found|Cannot find matching keyid/,
    hint: 'Corepack cannot verify the package manager: update it by "npm install --global corepack@latest", or set COREPACK_INTEGRITY_KEYS to the keys of your registry, or to 0',
  },
  {
    // npm and yarn warn of it, too, where it does no harm.
    matches:
      /^(?!npm warn\b|warning\b).*(?:\bEBADENGINE\b|ERR_PNPM_UNSUPPORTED_ENGINE|The engine "node" is incompatible)/im,
    hint: ({ output }) => {
      const [, range] = wantedEngine.exec(output) ?? []
      return range === undefined
        ? 'a package needs another Node.js: set "node-version", or see "engine-strict" in .npmrc'
        : `a package needs Node.js ${range}: ${optionFor(range)}`
    },
  },
  {
    matches: /SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/,
    hint: 'the registry has an unknown certificate: set NODE_EXTRA_CA_CERTS',
  },
  {
    matches:
      /\bE40[13]\b.*(?:npm|registry)|npm (?:error|ERR!) code E40[13]\b|\bERR_PNPM_FETCH_40[13]\b/,
    hint: 'the registry denied access: log in with "npm login"',
  },
  {
    matches:
      /npm (?:error|ERR!) code (?:E404|ETARGET)\b|\bERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION)\b|\bYN0035: .*\b404\b|error Couldn't find package/,
    hint: 'the registry has no such package or version',
  },
  {
    matches: /Ignoring not compatible lockfile/,
    hint: 'pnpm-lock.yaml is of a newer pnpm than this one; a line for deadheat.yml: build: ["corepack pnpm@9 install --frozen-lockfile --ignore-scripts","corepack pnpm@9 run --if-present build"]',
  },
  {
    matches: ({ output }) =>
      /npm (?:error|ERR!) code EUSAGE|ERR_PNPM_OUTDATED_LOCKFILE/.test(output) &&
      /in sync|ERR_PNPM_OUTDATED_LOCKFILE/.test(output),
    hint: 'package.json and the lockfile disagree: install and commit the lockfile',
  },
  {
    matches:
      /Could not find any Python installation|gyp ERR! find Python|\bpython[\d.]*['’]?: (?:(?:command )?not found|No such file)/,
    hint: 'no working Python was found: install Python 3 and put it on the PATH',
  },
  {
    matches:
      /No module named '?(?:distutils|imp)'?|Python executable .* is v2|Missing parentheses in call to 'print'|Please use (?:either )?python ?3/i,
    hint: 'this build needs another Python: put a suitable Python 3 on the PATH',
  },
  {
    matches:
      /\b(?:make|g\+\+|c\+\+|gcc|cc|clang(?:\+\+)?): (?:(?:command )?not found|No such file)|not found: make|spawn (?:make|g\+\+|cc) ENOENT/,
    hint: 'there is no compiler: install gcc, g++ and make',
  },
  {
    matches: /fatal error: '?(?:node|v8|uv|node_api|node_version)\.h'?/,
    hint: 'the headers of this Node.js are missing: name its version instead of its path',
  },
  { matches: first(missingHeader), hint: installs(missingHeader) },
  { matches: first(missingLibrary), hint: installs(missingLibrary) },
  { matches: missingModule, hint: installs(missingModule) },
  {
    // V8's headers report this themselves since Node.js 24; older ones fail with errors inside.
    matches: first(/#error "C\+\+\d+ or later required|include\/node\/(?:v8|cppgc)\S*: error: /),
    hint: 'its C++ standard is too old for the headers of this Node.js: remove or raise "-std=…" in binding.gyp, or measure it on an older Node.js',
  },
  {
    matches: first(/[\\/]nan[\\/]nan\w*\.h:\d+:\d+: error: /),
    hint: 'its "nan" is too old for this Node.js: update it in package.json, or measure it on an older Node.js',
  },
  {
    // V8's own sources name it as well, when Node.js itself is compiled.
    matches: first(
      /^(?!\S*\bdeps\/v8\/).*error: .*(?:'[^']*\b(?:v8|Nan|node)::|'(?:namespace )?(?:v8|Nan)'|\bv8::|'\w+' is not a member of 'v8|AccessorSignature)/,
    ),
    hint: 'this source does not compile with the V8 of this Node.js: measure it on an older one',
  },
  {
    matches:
      /this version of Cargo is older than the|feature `edition\d+` is required|requires rustc \d|is not supported by the following package|error: package `[^`]+` cannot be built because it requires rustc/,
    hint: 'it needs a newer Rust: run "rustup update", or name one in RUSTUP_TOOLCHAIN',
  },
  {
    matches:
      /^fatal: (?:No (?:names|tags|annotated tags)\b.*|bad revision|ambiguous argument|unable to read [0-9a-f]{40}|No url found for submodule)/m,
    hint: 'of git, a build sees the files of its own revision, but no history, tags, branches, remotes or submodules: name a "build" that does without',
  },
  {
    matches: /gyp: Undefined variable (\w+) in binding\.gyp/,
    hint: 'binding.gyp needs a variable that its own install script sets: build it with your own commands',
  },
  {
    matches: missingProgram,
    hint: ({ output }) =>
      `"${missingProgram.exec(output)?.[1] ?? ''}" is neither on the PATH nor brought by a dependency: install it, or name commands that do without as "build", of which the first installs, such as --build "npm ci" --build "npm run compile"`,
  },
]

// What stopped a build is said near its end, and every pattern looks through all of this.
const longestOutput = 1_000_000

/** What would fix a failed build step, in one line; `null` when that is unknown. */
export function hintOf(trouble: Trouble): string | null {
  const plainTrouble = { ...trouble, output: plainOutput(trouble.output).slice(-longestOutput) }
  const foundPattern = buildHintPatterns.find(({ matches }) =>
    matches instanceof RegExp ? matches.test(plainTrouble.output) : matches(plainTrouble),
  )
  if (foundPattern === undefined) return null
  return typeof foundPattern.hint === 'string' ? foundPattern.hint : foundPattern.hint(plainTrouble)
}

/** Which host a step of this output, without colours, could not reach, why it asked, and what to do about it. */
function unreachedHint(output: string): string {
  const clonedAddress = groupOf(gitAddress, output)
  const gitHost = /ssh: Could not resolve hostname ([\w.-]+)/.exec(output)?.[1]
  if (clonedAddress !== undefined || gitHost !== undefined) {
    const host = gitHost ?? hostOf(clonedAddress ?? '')
    const what = clonedAddress === undefined ? '' : ` (${withoutPassword(clonedAddress)})`
    return `${host} cannot be reached, where a dependency is a git repository${what}: check the network and HTTPS_PROXY, or depend on a published version`
  }
  const requestedAddress = askedAddress.exec(output)?.[1]
  const namedAddress =
    /\b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|connect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH)|Could(?: not|n't) resolve host:?)\s+([\w.-]+(?::\d+)?)/.exec(
      output,
    )?.[1]
  const host =
    namedAddress ?? (requestedAddress === undefined ? 'the registry' : hostOf(requestedAddress))
  const what = requestedAddress === undefined ? '' : ` (${withoutPassword(requestedAddress)})`
  return `${host} cannot be reached${what}: check the network, HTTPS_PROXY and "npm ping"`
}

function hostOf(url: string): string {
  return /:\/\/(?:[^/@]*@)?([^/]+)/.exec(url)?.[1] ?? 'the host'
}

function withoutPassword(url: string): string {
  return url
    .replace(/:\/\/[^/@]*@/, '://')
    .replace(/[,.:;]+$/, '')
    .slice(0, 200)
}

/** What matches the headers, libraries, pkg-config modules and programs of a library, and its packages. */
type SystemLibrary = readonly [pattern: RegExp, debian: string, fedora: string, alpine: string]

const libraries: readonly SystemLibrary[] = [
  [/^cairo|^cairo(?:-\w+)?\.h$/, 'libcairo2-dev', 'cairo-devel', 'cairo-dev'],
  [/^pixman/, 'libpixman-1-dev', 'pixman-devel', 'pixman-dev'],
  [/^pango/, 'libpango1.0-dev', 'pango-devel', 'pango-dev'],
  [/^(?:jpeglib\.h|libjpeg|jpeg$)/, 'libjpeg-dev', 'libjpeg-turbo-devel', 'libjpeg-turbo-dev'],
  [/^(?:gif_lib\.h|gif$)/, 'libgif-dev', 'giflib-devel', 'giflib-dev'],
  [/^(?:librsvg|rsvg)/, 'librsvg2-dev', 'librsvg2-devel', 'librsvg-dev'],
  [/^(?:png(?:conf)?\.h|libpng|png\d*$)/, 'libpng-dev', 'libpng-devel', 'libpng-dev'],
  [/^(?:libsecret|secret-1)/, 'libsecret-1-dev', 'libsecret-devel', 'libsecret-dev'],
  [/^(?:gssapi|krb5)/, 'libkrb5-dev', 'krb5-devel', 'krb5-dev'],
  [/^(?:libudev|udev)/, 'libudev-dev', 'systemd-devel', 'eudev-dev'],
  [/^(?:libusb|usb-1\.0)/, 'libusb-1.0-0-dev', 'libusb1-devel', 'libusb-dev'],
  [/^(?:alsa|asound)/, 'libasound2-dev', 'alsa-lib-devel', 'alsa-lib-dev'],
  [/^(?:X11\/extensions\/XTest|xtst|Xtst)/i, 'libxtst-dev', 'libXtst-devel', 'libxtst-dev'],
  [/^(?:X11\/extensions\/XI|xi$)/i, 'libxi-dev', 'libXi-devel', 'libxi-dev'],
  [/^(?:X11|x11)(?:\/|$)/, 'libx11-dev', 'libX11-devel', 'libx11-dev'],
  [
    /^(?:dns_sd|avahi)/,
    'libavahi-compat-libdnssd-dev',
    'avahi-compat-libdns_sd-devel',
    'avahi-dev',
  ],
  [/^(?:security\/pam|pam$)/, 'libpam0g-dev', 'pam-devel', 'linux-pam-dev'],
  [/^(?:gd\.h|gdlib|gd$)/, 'libgd-dev', 'gd-devel', 'gd-dev'],
  [/^(?:sodium|libsodium)/, 'libsodium-dev', 'libsodium-devel', 'libsodium-dev'],
  [/^(?:zmq|libzmq)/, 'libzmq3-dev', 'zeromq-devel', 'zeromq-dev'],
  [/^cups/, 'libcups2-dev', 'cups-devel', 'cups-dev'],
  [/^(?:Magick\+\+|ImageMagick)/, 'libmagick++-dev', 'ImageMagick-c++-devel', 'imagemagick-dev'],
  [/^(?:sql(?:ext|ucode)?\.h|odbc)/, 'unixodbc-dev', 'unixODBC-devel', 'unixodbc-dev'],
  [/^(?:openssl|ssl$|crypto$|libssl)/i, 'libssl-dev', 'openssl-devel', 'openssl-dev'],
  [/^(?:libpq|pg_config|pq$)/, 'libpq-dev', 'libpq-devel', 'libpq-dev'],
  [/^pcap/, 'libpcap-dev', 'libpcap-devel', 'libpcap-dev'],
  [/^(?:zlib|z$)/, 'zlib1g-dev', 'zlib-devel', 'zlib-dev'],
  [/^(?:unicode\/|icu)/, 'libicu-dev', 'libicu-devel', 'icu-dev'],
  [/^expat/, 'libexpat1-dev', 'expat-devel', 'expat-dev'],
  [/^vips/, 'libvips-dev', 'vips-devel', 'vips-dev'],
  [/^bluetooth/, 'libbluetooth-dev', 'bluez-libs-devel', 'bluez-dev'],
  [/^(?:GL|gl$)(?:\/|$)/, 'libgl-dev', 'mesa-libGL-devel', 'mesa-dev'],
  [/^(?:libxml2?|xml2|libxml\/)/, 'libxml2-dev', 'libxml2-devel', 'libxml2-dev'],
  [/^(?:mysql|mariadb)/, 'libmariadb-dev', 'mariadb-connector-c-devel', 'mariadb-connector-c-dev'],
  [/^(?:curl)/, 'libcurl4-openssl-dev', 'libcurl-devel', 'curl-dev'],
  [/^(?:opencv)/, 'libopencv-dev', 'opencv-devel', 'opencv-dev'],
  [/^(?:glib|gobject|gio-)/, 'libglib2.0-dev', 'glib2-devel', 'glib-dev'],
  [/^(?:libsystemd|systemd\/)/, 'libsystemd-dev', 'systemd-devel', 'elogind-dev'],
  [/^(?:dbus)/, 'libdbus-1-dev', 'dbus-devel', 'dbus-dev'],
  [/^(?:snappy)/, 'libsnappy-dev', 'snappy-devel', 'snappy-dev'],
  [/^(?:linux\/|asm\/)/, 'linux-libc-dev', 'kernel-headers', 'linux-headers'],
  [/^(?:pkg-config)$/, 'pkg-config', 'pkgconf-pkg-config', 'pkgconf'],
]

/** What installs a header, a library or a module of pkg-config, as in `libc-dev (Debian), …`; `null` when unknown. */
function systemPackages(missingName: string): string | null {
  const library = libraries.find(([pattern]) => pattern.test(missingName))
  if (library === undefined) return null
  const [, debian, fedora, alpine] = library
  return `${debian} (Debian), ${fedora} (Fedora) or ${alpine} (Alpine)`
}
