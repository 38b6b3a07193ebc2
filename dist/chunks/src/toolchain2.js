import { errorCode } from "./host4.js";
import { UsageError } from "./model2.js";
import { pickVariables } from "./host.js";
import { splitLines } from "./host8.js";

// src/toolchain/environment.ts
const passedNames = new Set([
	"HOME LANG LC_ALL LC_CTYPE TZ TMPDIR TEMP TMP XDG_CACHE_HOME",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY",
	"NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR",
	"CC CXX CPP AR LD CFLAGS CXXFLAGS CPPFLAGS LDFLAGS MAKEFLAGS PYTHON PKG_CONFIG_PATH",
	"SDKROOT DEVELOPER_DIR MACOSX_DEPLOYMENT_TARGET",
	"CMAKE_GENERATOR CMAKE_PREFIX_PATH",
	"CARGO_HOME CARGO_NET_OFFLINE RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS",
	"COREPACK_HOME COREPACK_NPM_REGISTRY COREPACK_INTEGRITY_KEYS",
	"NPM_CONFIG_REGISTRY NPM_CONFIG_CAFILE NPM_CONFIG_CACHE NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY",
	"NPM_CONFIG_OFFLINE NPM_CONFIG_PREFER_OFFLINE NPM_CONFIG_PYTHON"
].flatMap((names) => names.split(" ")));
function buildEnvironment(processes, firstFolders, addedVariables = {}) {
	return {
		...pickVariables(processes.environment, (name) => passedNames.has(name.toUpperCase())),
		PATH: [...firstFolders, ...jobPath(processes)].join(":"),
		CI: "true",
		...addedVariables
	};
}
function jobPath(processes) {
	return (processes.environment["PATH"] ?? "").split(":").filter((folder) => folder.startsWith("/")).filter((folder) => !/\/(?:node_modules|externals\/node\d+)(?:\/|$)/.test(folder));
}

// src/toolchain/tools.ts
async function findTools(host) {
	const nodePath = await findNode(host);
	if (nodePath === null) throw new UsageError("expected \"node\" on the PATH, got none: install Node.js 20 or newer");
	const npmScript = await findNpm(host, nodePath);
	if (npmScript === null) throw new UsageError("expected \"npm\" on the PATH, got none: install npm");
	const gyp = host.files.join(npmScript, "../../node_modules/node-gyp/bin/node-gyp.js");
	return {
		nodePath,
		npmScript,
		nodeGypScript: await host.files.exists(gyp) ? gyp : null
	};
}
async function findNode(host) {
	const path = await findOnPath("node", host);
	const real = path === null ? null : await host.files.realPath(path);
	return real !== null && /[\\/]node(?:js)?(?:-?[\d.]+)?(?:\.exe)?$/.test(real) ? real : path;
}
async function findOnPath(program, host) {
	for (const folder of jobPath(host.processes)) {
		const path = host.files.join(folder, program);
		const real = await host.files.realPath(path);
		const isProjects = program === "node" && /[\\/]node_modules[\\/]/.test(real ?? "");
		if (real !== null && !isProjects) return path;
	}
	return null;
}
async function findNpm(host, nodePath) {
	const { files } = host;
	const command = await findOnPath("npm", host);
	const realCommand = command === null ? null : await files.realPath(command);
	if (realCommand !== null && realCommand.endsWith("npm-cli.js")) return realCommand;
	const realNode = await files.realPath(nodePath) ?? nodePath;
	const candidates = ["../node_modules", "../../lib/node_modules"].map((folder) => files.join(realNode, folder, "npm/bin/npm-cli.js"));
	for (const path of candidates) if (await files.exists(path)) return path;
	return null;
}
async function npmSettings({ nodePath, npmScript }, { files, processes }) {
	const variables = new Map(Object.entries(processes.environment).flatMap(([name, value]) => value === "" ? [] : [[name.toLowerCase(), value]]));
	const home = processes.environment["HOME"];
	const user = variables.get("npm_config_userconfig") ?? (home === void 0 ? null : files.join(home, ".npmrc"));
	const builtIn = files.join(npmScript, "../../npmrc");
	const texts = [user === null ? null : await settingsIn(user, files), await files.read(builtIn)];
	const settingOf = (name) => {
		const npmSetting = variables.get(`npm_config_${name}`);
		if (npmSetting !== void 0) return npmSetting;
		return texts.map((text) => splitLines(text ?? "").map((line) => line.split("="))).flatMap((pairs) => pairs.find(([key = ""]) => key.trim() === name) ?? [])[1]?.trim();
	};
	const prefix = settingOf("prefix") ?? variables.get("prefix") ?? files.join(nodePath, "../..");
	return {
		builtIn,
		global: settingOf("globalconfig") ?? files.join(prefix, "etc/npmrc"),
		user
	};
}
async function settingsIn(path, files) {
	try {
		return await files.read(path);
	} catch (error) {
		if (errorCode(error) !== "EACCES") throw error;
		return null;
	}
}
async function adopt(draft, place, { files }) {
	try {
		await files.move(draft, place);
	} catch (error) {
		if (!await files.exists(place)) throw error;
	}
}

export { adopt, buildEnvironment, findNode, findOnPath, findTools, jobPath, npmSettings, settingsIn };