import { UsageError } from "./model2.js";

// src/settings/parse-suite.ts
const nodeCorePrefix = "node-core@";
const folderStart = /^(?:\.{1,2}(?:[\\/]|$)|\/|[a-z]:[\\/])/i;
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i;
function parseSuite(text) {
	if (/\p{Cc}/u.test(text)) throw new UsageError("expected a suite, got a name with control characters");
	if (text.startsWith(nodeCorePrefix)) return nodeCoreIn(text.slice(10));
	if (text.startsWith("npm:") || addressStart.test(text)) throw new UsageError("expected a bundled suite or a folder, got an address or a package: fetch it into the repository and name ./FOLDER");
	return folderStart.test(text) ? {
		kind: "folder",
		path: text
	} : {
		kind: "bundled",
		selector: text
	};
}
function nodeCoreIn(place) {
	if (place === "") throw new UsageError("expected the source tree of Node.js after \"node-core@\", got nothing: write node-core@../node");
	if (addressStart.test(place)) throw new UsageError("expected the folder of a source tree of Node.js after \"node-core@\", got an address: clone it, and write node-core@../node");
	return {
		kind: "node-core",
		place
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
function foldersUpTo(top, folder, files) {
	const above = files.join(folder, "..");
	return folder === top || above === folder ? [folder] : [folder, ...foldersUpTo(top, above, files)];
}
function insideFolder(directory) {
	const folder = directory ?? ".";
	if (!/^(?:\/|[a-z]:)/i.test(folder) && !folder.split(/[\\/]/).includes("..")) return folder;
	throw new UsageError(`expected "working-directory" to name a folder inside the repository, got ${JSON.stringify(folder)}`);
}

export { foldersUpTo, insideFolder, parseSuite, staysInTree };