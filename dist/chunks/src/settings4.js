import { UsageError } from "./model2.js";

// src/settings/parse-suite.ts
const nodeCorePrefix = "node-core@";
const folderStart = /^(?:\.{1,2}(?:\/|$)|\/)/;
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i;
function parseSuite(text) {
	if (/\p{Cc}/u.test(text)) throw new UsageError("expected a suite, got a name with control characters");
	const isCore = text.startsWith(nodeCorePrefix);
	const place = isCore ? text.slice(10) : text;
	if (place === "" || place.startsWith("npm:") || addressStart.test(place)) throw new UsageError("expected a bundled suite or a folder, or the source tree of Node.js after \"node-core@\", got an address, a package or nothing: fetch it, and name ./FOLDER or node-core@../node");
	if (isCore) return {
		kind: "node-core",
		place
	};
	return folderStart.test(text) ? {
		kind: "folder",
		path: text
	} : {
		kind: "bundled",
		selector: text
	};
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
async function readPlain(path, tree, files, mostBytes = 1e400) {
	return await files.kindOf(path) === "file" && await staysInTree(path, tree, files) && await files.sizeBytes(path) <= mostBytes ? files.read(path) : null;
}
function foldersUpTo(top, folder, files) {
	const above = files.join(folder, "..");
	return folder === top || above === folder ? [folder] : [folder, ...foldersUpTo(top, above, files)];
}
async function holdsAbove(name, folder, { directory, host: { files } }) {
	for (const at of foldersUpTo(directory, folder, files)) if (await files.exists(files.join(at, name))) return true;
	return false;
}
function insideFolder(directory) {
	const folder = directory ?? ".";
	if (!/^(?:\/|[a-z]:)/i.test(folder) && !folder.split(/[\\/]/).includes("..")) return folder;
	throw new UsageError(`expected "working-directory" to name a folder inside the repository, got ${JSON.stringify(folder)}`);
}

export { foldersUpTo, holdsAbove, insideFolder, parseSuite, readPlain, staysInTree };