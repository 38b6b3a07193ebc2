import { UsageError } from "./model2.js";
import { require_semver } from "../packages/others4.js";
import { buildEnvironment, findTools, npmSettings } from "./toolchain2.js";

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
const shortestSecret = 6;
function secretValues(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" || value.length < shortestSecret ? [] : [value]);
}

// src/toolchain/first-error.ts
const linesBefore = 2;
const linesAfter = 9;
const kinds = [
	/^\S.*?:\d+(?::\d+)?: (?:fatal )?error:|^\S.*\(\d+,\d+\): error /,
	/: fatal error: |cannot find -l|undefined reference to|^ld: |: error adding symbols|out of memory allocating|^virtual memory exhausted|Could(?: not|n't) resolve host/,
	/^error(?:\[E\d+\])?: (?!could not compile|process didn't exit)|^CMake Error/,
	/^gyp: |was not found in the pkg-config search path|^Could not find \S.*installation/,
	/^(?:\/bin\/sh|sh|bash): .*(?:not found|No such file)|: (?:command )?not found$/,
	/^(?:sed|cp|mv|rm|rmdir|cat|mkdir|ln|chmod|tar|unzip|grep|find|touch|patch|curl|wget): .*(?:can't|cannot|failed|No such file|denied)/,
	/^(?:gyp ERR! stack )?(?:\w+\.)*[A-Z]\w*Error: |No space left on device|ENOSPC/,
	/^npm (?:error|ERR!) (?!code |A complete log|syscall |errno )\S|^.?ERR_PNPM_[A-Z]|^➤ YN(?!0000)\d{4}: (?=.*(?:not found|Error|would have been|can't|failed))/,
	/^(?:gyp ERR! stack Error: |.*\*\*\* \[|(?!> |gyp ERR! \w+ error)(?:.*[\s[])?error(?:[\s:\]]|$))/i
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
	return lines.slice(Math.max(0, at - linesBefore), Math.min(end, at + linesAfter + 1));
}
const longestLine = 1e3;
function plainOutput(output) {
	return output.slice(-1e7).split("\n").map((line) => line.slice(0, longestLine)).join("\n").replaceAll(/\u001B\[[\d;]*[A-Za-z]/g, "").replaceAll("\r\n", "\n").replaceAll(/[‘’]/g, "'").replaceAll(" ", " ");
}

// src/toolchain/unfit-node.ts
var import_semver = require_semver();
const complaints = [
	[
		/This version of pnpm requires at least Node\.js v([\d.]+)/,
		"pnpm",
		">=$1"
	],
	[
		/No such built-in module: node:sqlite\b/,
		"node:sqlite",
		"^22.13.0 || >=23.4.0"
	],
	[
		/No such built-in module: node:sea\b/,
		"node:sea",
		"^20.12.0 || >=21.7.0"
	],
	[
		/Unknown file extension "\.[cm]?ts"/,
		"TypeScript",
		"^22.18.0 || >=23.6.0"
	],
	[
		/^[ \t]*(?:await )?using \w+ = .*\n[ \t]*\^+\s+SyntaxError: /m,
		"the word \"using\"",
		">=24"
	]
];
function unfitNode(output, { version, engines = "*" }) {
	const ownComplaint = [
		/^/,
		"this package, by its \"engines\",",
		engines
	];
	for (const [pattern, who, wanted] of [...complaints, ownComplaint]) {
		const range = (pattern.exec(output)?.[0])?.replace(pattern, wanted).replaceAll(/\s+/g, " ") ?? "*";
		if ((0, import_semver.satisfies)(version, range, { includePrerelease: true }) || (0, import_semver.validRange)(range) === null) continue;
		return `${who} needs Node.js ${range}, and this is ${version}: ${optionFor(range)}`;
	}
	return null;
}
function lineWithin(range) {
	const line = [
		24,
		22,
		20,
		26
	].find((major) => (0, import_semver.satisfies)(`${major}.99.0`, range));
	return line === void 0 ? range : String(line);
}
function isOpenRange(range) {
	return (0, import_semver.satisfies)("99.0.0", range);
}
function optionFor(range) {
	const line = lineWithin(range);
	const version = line === range ? `"${range}"` : line;
	return `measure with --node-version ${version} (in the action, node-version: ${version})`;
}

// src/toolchain/hints.ts
const gitAddress = /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/;
const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i;
function first(pattern) {
	return ({ output }) => pattern.test(firstError(output)?.line ?? "");
}
function groupOf(pattern, output) {
	const [, ...groups] = pattern.exec(output) ?? [];
	return groups.find((group) => group !== void 0);
}
function installs(pattern) {
	return ({ output }) => {
		const missingName = groupOf(pattern, output) ?? "";
		const packages = systemPackages(missingName);
		return packages === null ? `${missingName} is missing: install the library that it belongs to, or fetch the submodules` : `${missingName} is missing: install ${packages}`;
	};
}
const wantedEngine = /(?:Expected version "|Required: *\{"node": *"|Expected version: *)([\d.x<>=^~|* -]+?)(?:"|$)/m;
const missingHeader = /fatal error: '?([^\s:']+)'?(?::| file) ?(?:No such file or directory|not found)/;
const missingLibrary = /cannot find -l([\w.+-]+)|unable to find library -l([\w.+-]+)/;
const missingModule = /Package ([\w.+-]+) was not found in the pkg-config search path|Call to '([\w+]+-config)\b|: ([\w+]+-config): (?:command )?not found|(OpenSSL) (?:installation|\w+ directory does not exist)/;
const missingProgram = /^(?:\/bin\/)?(?:ba)?sh: (?:(?:line )?\d+: )?([\w.@+-]+): (?:command )?not found$/m;
const buildHintPatterns = [
	{
		matches: /ENOSPC|No space left on device/,
		hint: "the disk is full: make room on it"
	},
	{
		matches: ({ exitCode, signal, output }) => exitCode === 137 || signal === "SIGKILL" || /(?:fatal error: Killed signal terminated|virtual memory exhausted|out of memory|Cannot allocate memory)/i.test(output),
		hint: "it ran out of memory: build with fewer jobs or on a machine with more memory"
	},
	{
		matches: /npm (?:error|ERR!) .*(?:mkdir|access) '[^'\n]*\/lib\/node_modules\//,
		hint: "a build installs nothing for the whole machine (\"npm install --global\"): install that program there first, or give other commands as \"build\""
	},
	{
		matches: /performing the request to https:\/\/repo\.yarnpkg\.com\//,
		hint: "repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm"
	},
	{
		matches: /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b|Could(?: not|n't) resolve host|failed to download from|Temporary failure in name resolution/,
		hint: ({ output }) => unreachedHint(output)
	},
	{
		matches: /No compatible signature found|Cannot find matching keyid/,
		hint: "Corepack cannot verify the package manager: update it by \"npm install --global corepack@latest\", or set COREPACK_INTEGRITY_KEYS to the keys of your registry, or to 0"
	},
	{
		matches: /^(?!npm warn\b|warning\b).*(?:\bEBADENGINE\b|ERR_PNPM_UNSUPPORTED_ENGINE|The engine "node" is incompatible)/im,
		hint: ({ output }) => {
			const [, range] = wantedEngine.exec(output) ?? [];
			return range === void 0 ? "a package needs another Node.js: set \"node-version\", or see \"engine-strict\" in .npmrc" : `a package needs Node.js ${range}: ${optionFor(range)}`;
		}
	},
	{
		matches: /SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/,
		hint: "the registry has an unknown certificate: set NODE_EXTRA_CA_CERTS"
	},
	{
		matches: /\bE40[13]\b.*(?:npm|registry)|npm (?:error|ERR!) code E40[13]\b|\bERR_PNPM_FETCH_40[13]\b/,
		hint: "the registry denied access: log in with \"npm login\""
	},
	{
		matches: /npm (?:error|ERR!) code (?:E404|ETARGET)\b|\bERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION)\b|\bYN0035: .*\b404\b|error Couldn't find package/,
		hint: "the registry has no such package or version"
	},
	{
		matches: /Ignoring not compatible lockfile/,
		hint: "pnpm-lock.yaml is of a newer pnpm than this one; a line for deadheat.yml: build: [\"corepack pnpm@9 install --frozen-lockfile --ignore-scripts\",\"corepack pnpm@9 run --if-present build\"]"
	},
	{
		matches: ({ output }) => /npm (?:error|ERR!) code EUSAGE|ERR_PNPM_OUTDATED_LOCKFILE/.test(output) && /in sync|ERR_PNPM_OUTDATED_LOCKFILE/.test(output),
		hint: "package.json and the lockfile disagree: install and commit the lockfile"
	},
	{
		matches: /Could not find any Python installation|gyp ERR! find Python|\bpython[\d.]*['’]?: (?:(?:command )?not found|No such file)/,
		hint: "no working Python was found: install Python 3 and put it on the PATH"
	},
	{
		matches: /No module named '?(?:distutils|imp)'?|Python executable .* is v2|Missing parentheses in call to 'print'|Please use (?:either )?python ?3/i,
		hint: "this build needs another Python: put a suitable Python 3 on the PATH"
	},
	{
		matches: /\b(?:make|g\+\+|c\+\+|gcc|cc|clang(?:\+\+)?): (?:(?:command )?not found|No such file)|not found: make|spawn (?:make|g\+\+|cc) ENOENT/,
		hint: "there is no compiler: install gcc, g++ and make"
	},
	{
		matches: /fatal error: '?(?:node|v8|uv|node_api|node_version)\.h'?/,
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
		matches: missingModule,
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
		matches: /this version of Cargo is older than the|feature `edition\d+` is required|requires rustc \d|is not supported by the following package|error: package `[^`]+` cannot be built because it requires rustc/,
		hint: "it needs a newer Rust: run \"rustup update\", or name one in RUSTUP_TOOLCHAIN"
	},
	{
		matches: /^fatal: (?:No (?:names|tags|annotated tags)\b.*|bad revision|ambiguous argument|unable to read [0-9a-f]{40}|No url found for submodule)/m,
		hint: "of git, a build sees the files of its own revision, but no history, tags, branches, remotes or submodules: name a \"build\" that does without"
	},
	{
		matches: /gyp: Undefined variable (\w+) in binding\.gyp/,
		hint: "binding.gyp needs a variable that its own install script sets: build it with your own commands"
	},
	{
		matches: missingProgram,
		hint: ({ output }) => `"${missingProgram.exec(output)?.[1] ?? ""}" is neither on the PATH nor brought by a dependency: install it, or name commands that do without as "build", of which the first installs, such as --build "npm ci" --build "npm run compile"`
	}
];
function hintOf(trouble) {
	const plainTrouble = {
		...trouble,
		output: plainOutput(trouble.output).slice(-1e6)
	};
	const foundPattern = buildHintPatterns.find(({ matches }) => matches instanceof RegExp ? matches.test(plainTrouble.output) : matches(plainTrouble));
	if (foundPattern === void 0) return null;
	return typeof foundPattern.hint === "string" ? foundPattern.hint : foundPattern.hint(plainTrouble);
}
function unreachedHint(output) {
	const clonedAddress = groupOf(gitAddress, output);
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
function systemPackages(missingName) {
	const library = libraries.find(([pattern]) => pattern.test(missingName));
	if (library === void 0) return null;
	const [, debian, fedora, alpine] = library;
	return `${debian} (Debian), ${fedora} (Fedora) or ${alpine} (Alpine)`;
}

// src/revision/fetch-by-npm.ts
const outputLimitBytes = 16777216;
async function fetchByNpm(words, folder, host) {
	return npmTrouble(await npmIn(folder, words, { timeoutSeconds: 900 }, host));
}
async function npmIn(folder, words, { timeoutSeconds, secrets }, host) {
	const tools = await findTools(host);
	const { global } = await npmSettings(tools, host);
	const placeWords = [`--prefix=${folder}`, `--globalconfig=${global}`];
	return host.processes.run({
		argv: [
			tools.nodePath,
			tools.npmScript,
			...placeWords,
			...words
		],
		cwd: folder,
		environment: buildEnvironment(host.processes, [], secrets),
		timeoutSeconds,
		outputLimitBytes
	});
}
function npmTrouble(outcome) {
	const { exitCode, lastLines, startError, stderr, timedOut } = outcome;
	if (exitCode === 0) return null;
	const hint = hintOf({
		...outcome,
		output: stderr
	});
	const reason = startError ?? npmReason(stderr) ?? lastLines.at(-1) ?? "no words";
	return `${timedOut ? "no answer in time" : reason}${hint === null ? "" : `: ${hint}`}`;
}
function npmReason(stderr) {
	const errors = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? []);
	return errors.find((text) => !/^(?:code|errno|syscall|path|command) /.test(text)) ?? errors[0] ?? null;
}

export { excerptOf, fetchByNpm, firstError, hintOf, isOpenRange, lineWithin, npmIn, npmReason, npmTrouble, secretValues, secretsNamed, unfitNode };