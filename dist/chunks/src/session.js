import { absolutePath } from "./host5.js";
import { readManifest, scriptInFolder, searchScript } from "./build+toolchain.js";
import { benchmarkFolders, discover } from "./adapters.js";

// src/session/listing/look-for.ts
/** Finds benchmarks by the rules by which a run finds them, before anything is installed or built. */
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
		const chosen = settings.benchmarks === void 0 && where.tree !== null ? await scriptInFolder({ packageDirectory: top }, path, host) : null;
		return {
			found: discover(await scriptsIn(path, packageName, host), settings, chosen),
			place: name,
			notes: []
		};
	}
	const named = discover([], settings);
	if (named.length > 0) return {
		found: named,
		place: "the settings",
		notes: []
	};
	const { found, refused } = await searchScript({
		directory: top,
		packageDirectory: top
	}, host);
	return {
		found,
		place: "package.json",
		notes: refused === null ? [] : [refused]
	};
}
async function scriptsIn(folder, packageName, { files }) {
	const scripts = (await files.walk(folder)).filter((path) => /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path));
	return Promise.all(scripts.map(async (path) => ({
		path,
		packageName,
		text: await files.read(files.join(folder, path)) ?? ""
	})));
}

export { lookFor };