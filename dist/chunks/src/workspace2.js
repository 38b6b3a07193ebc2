import { UsageError } from "./model2.js";
import { parseSuite, staysInTree } from "./settings4.js";
import { openFolder, openSuite, suitesBeside } from "./workspace.js";
import { absolutePath } from "./host5.js";
import { manifestSchema } from "./model27.js";
import { parseDocument } from "./model16.js";
import { adopt } from "./toolchain2.js";

// src/workspace/keep-suite.ts
const mostFiles = 2e3;
const mostBytes = 67108864;
async function keepSuite({ name, pinned: shownPath, folder }, cacheDirectory, { files }) {
	const paths = await suitePaths(folder, shownPath, files);
	const suitesFolder = files.join(cacheDirectory, "suites");
	await files.makeDirectory(suitesFolder);
	const draft = await files.temporaryDirectory("suite", suitesFolder);
	try {
		const copyFolder = files.join(draft, "files");
		for (const path of paths) {
			await files.makeDirectory(files.join(copyFolder, path, ".."));
			await files.clone(files.join(folder, path), files.join(copyFolder, path), { executable: false });
		}
		const listText = await fileList(copyFolder, files);
		const list = files.join(draft, "list.json");
		await files.write(list, listText);
		const { sha256: digest } = await files.fingerprint(list);
		const place = files.join(suitesFolder, `${name}-files-${digest.slice(0, 32)}`);
		const filesFolder = files.join(place, "files");
		if (await files.exists(place) && await fileList(filesFolder, files) !== listText) await files.remove(place);
		await adopt(draft, place, { files });
		return {
			folder: filesFolder,
			digest
		};
	} finally {
		await files.remove(draft);
	}
}
async function suitePaths(folder, shownPath, files) {
	const entries = (await files.survey(folder)).filter(({ path }) => path.split("/").every((part) => part !== "node_modules" && !part.startsWith(".")));
	const oddEntry = entries.find(({ kind }) => kind === "link" || kind === "other");
	if (oddEntry !== void 0) throw new UsageError(`expected files and folders in the suite ${shownPath}, got a ${oddEntry.kind === "link" ? "link" : "pipe, socket or device"} at ${JSON.stringify(oddEntry.path)}`);
	const ownFiles = entries.flatMap((entry) => entry.kind === "file" ? [entry] : []);
	const bytes = ownFiles.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (ownFiles.length > mostFiles || bytes > mostBytes) throw new UsageError(`expected a suite of at most ${String(mostFiles)} files and 64 MiB at ${shownPath}, got ${String(ownFiles.length)} files and ${String(Math.ceil(bytes / 1024 ** 2))} MiB`);
	return ownFiles.map(({ path }) => path);
}
async function fileList(folder, files) {
	const fileLines = [];
	for (const path of await files.walk(folder)) fileLines.push([path, (await files.fingerprint(files.join(folder, path))).sha256]);
	return JSON.stringify(fileLines);
}

// src/workspace/open-suite-folder.ts
const messageLength = 1e3;
async function openSuiteFolder(path, { place, cacheDirectory }, host) {
	const scratch = await host.files.temporaryDirectory("suite");
	const tree = host.files.join(scratch, "head");
	try {
		const suiteFolder = await findFolder(path, place, tree, host);
		if (!await host.files.exists(host.files.join(suiteFolder.folder, "suite.json"))) throw new UsageError(`expected suite.json in the suite ${path}, got none: docs/examples/suite is an example`);
		const copy = await keepSuite(suiteFolder, cacheDirectory, host);
		const suite = await openFolder({
			...suiteFolder,
			...copy
		}, host);
		await assertLocked(suite, host);
		return suite;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(error.message.replaceAll(/\p{C}+/gu, " ").slice(0, messageLength));
	} finally {
		if (place.from === "repository" && place.top !== null && place.commit !== null) await host.git.removeWorktree(place.top, tree);
		await host.files.remove(scratch);
	}
}
async function findFolder(path, place, tree, host) {
	const { files, git } = host;
	if (place.from === "nowhere" || place.from === "repository" && place.top === null) throw new UsageError(`expected a commit of a repository to take the suite ${path} from, got none: name a bundled suite`);
	if (place.from === "anywhere") return foundIn(absolutePath(path, place.origin, files), path, files);
	const parts = path.split(/[\\/]/).filter((part) => part !== "" && part !== ".");
	if (!/^\.(?:[\\/]|$)/.test(path) || parts.includes("..") || place.top === null) throw new UsageError(`expected a suite inside the repository, such as ./studies/mine, got ${path}: a folder elsewhere is named at a terminal, by --suite`);
	const { top, commit } = place;
	if (commit !== null) await git.addWorktree(top, commit, tree);
	const root = commit === null ? top : tree;
	const folder = files.join(root, ...parts);
	if (parts.length > 0 && await files.exists(folder) && !await staysInTree(folder, root, files)) throw new UsageError(`expected the suite ${path} inside the repository, got a link out of it`);
	if (commit !== null && !await files.exists(folder)) throw new UsageError(`expected the suite ${path} in the base ${commit.slice(0, 7)}, got none: a change is measured by the suite that its base has`);
	return parts.length > 0 ? foundIn(folder, path, files) : {
		...await foundIn(top, path, files),
		folder
	};
}
async function foundIn(folder, path, files) {
	const real = await files.realPath(folder);
	if (real === null || (await files.stamp(real))?.kind !== "folder") throw new UsageError(`expected the folder of a suite at ${path}, got ${real === null ? "nothing" : "a file"} there`);
	return {
		folder: real,
		name: nameIn(real, path),
		pinned: path
	};
}
function nameIn(path, shownPath) {
	const name = path.split(/[\\/]/).at(-1) ?? "";
	if (/^[a-z0-9][\w.-]{0,99}$/i.test(name) && name !== "node_modules") return name;
	throw new UsageError(`expected a suite whose name begins with a letter or digit and has only those, "_", "-" and ".", got ${JSON.stringify(name)} from ${shownPath}`);
}
async function assertLocked({ folder, pinned }, { files }) {
	const content = await files.read(files.join(folder, "package.json"));
	if (content === null || await files.exists(files.join(folder, "package-lock.json"))) return;
	const file = `${pinned}/package.json`;
	const { dependencies } = parseDocument(manifestSchema, {
		content,
		what: "a package.json",
		file
	});
	if (Object.keys(dependencies).length === 0) return;
	throw new UsageError(`expected package-lock.json beside ${file}, so that everybody measures the same versions, got none: run "npm install --package-lock-only" there`);
}

// src/session/find/suite-for.ts
async function suiteFor(request, givenSettings, base, host) {
	const { suite, benchmarks } = givenSettings;
	if (suite === void 0) return null;
	if (benchmarks !== void 0) throw new UsageError(`expected either a suite or a folder of benchmarks, got both`);
	const { harnessPath, cacheDirectory } = request;
	const spec = parseSuite(suite);
	if (spec.kind === "node-core") {
		await checkCoreTree(spec, request, host);
		return null;
	}
	if (spec.kind === "bundled") return openSuite(spec.selector, suitesBeside(harnessPath, host), host);
	return openSuiteFolder(spec.path, {
		place: placeOfSuite(request, base),
		cacheDirectory
	}, host);
}
function placeOfSuite({ inputs, atTerminal, settingsOf, repository, origin }, { sha }) {
	if (atTerminal === true && inputs.suite !== void 0) return {
		from: "anywhere",
		origin
	};
	if (settingsOf === "disk") return {
		from: "repository",
		top: repository,
		commit: null
	};
	return sha === null ? { from: "nowhere" } : {
		from: "repository",
		top: repository,
		commit: sha
	};
}
async function checkCoreTree({ place }, { inputs, atTerminal, repository, origin }, { files }) {
	const tree = absolutePath(place, origin, files);
	if (!(atTerminal === true && inputs.suite !== void 0) && (repository === null || !await staysInTree(tree, repository, files))) throw new UsageError(`expected a tree inside the repository after "node-core@", got ${place}: one elsewhere is named at a terminal, by --suite`);
	for (const name of ["common.js", "compare.js"]) {
		if (await files.exists(files.join(tree, "benchmark", name))) continue;
		throw new UsageError(`expected the source tree of Node.js after "node-core@", got ${place} without benchmark/${name}`);
	}
}

export { suiteFor };