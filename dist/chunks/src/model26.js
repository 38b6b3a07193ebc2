import { array, boolean, looseObject, object, string, unknown } from "../packages/zod.js";
import { countSchema, text } from "./model6.js";
import { groupedBy } from "./model7.js";
import { parseJson } from "./model22.js";

// src/model/joined-path.ts
function joinedPath(folder, path) {
	const parts = [];
	for (const part of [...folder.split("/"), ...path.split("/")]) {
		if (part === "." || part === "") continue;
		if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
		else parts.push(part);
	}
	return parts.join("/");
}
function joinedInside(folder, path) {
	const whole = joinedPath(folder, path);
	return /^\.\.(?:\/|$)/.test(whole) ? null : whole;
}
function urlPath(url) {
	if (!url.startsWith("file://")) return url;
	try {
		return decodeURIComponent(url.slice(7).replace(/[?#].*$/, ""));
	} catch {
		return url;
	}
}

// src/model/run/coverage.ts
const rangeSchema = object({
	startOffset: countSchema,
	endOffset: countSchema,
	count: countSchema
});
const functionSchema = object({
	functionName: text(4096).default(""),
	ranges: array(rangeSchema).min(1).max(1e4)
});
const objectsSchema = object({
	url: text(4096),
	at: countSchema,
	count: countSchema
});
const coverageSchema = object({
	row: countSchema.optional(),
	isOfHarness: boolean().optional(),
	calls: countSchema.optional(),
	isFirst: boolean().optional(),
	objectCalls: countSchema.optional(),
	objects: array(objectsSchema).max(1e5).default([]),
	result: array(object({
		url: text(4096),
		functions: array(functionSchema).min(1).max(1e5)
	})).max(2e4)
});
function coverageOfRow(coverage, row) {
	return coverage.flatMap((each) => {
		if (each.row === void 0 || each.row === row) return [each];
		if (each.isFirst !== true || each.row > row) return [];
		const again = coverage.filter((other) => other.row === each.row && other.isFirst !== true);
		const scripts = [...each.scripts].map(([path, functions]) => {
			const ends = new Set(again.flatMap((other) => other.scripts.get(path) ?? []).map(rangeKey));
			return [path, functions.filter((counted) => !ends.has(rangeKey(counted)))];
		});
		return [{
			...each,
			scripts: new Map(scripts)
		}];
	});
}
function rangeKey({ ranges: [whole] }) {
	return `${String(whole?.startOffset)}-${String(whole?.endOffset)}`;
}

// src/plan/reach/tree-index.ts
const manifestSchema = looseObject({
	name: string().optional().catch(void 0),
	main: unknown().optional(),
	module: unknown().optional(),
	browser: unknown().optional(),
	files: array(string()).optional().catch(void 0),
	exports: unknown().optional(),
	imports: unknown().optional()
});
function treeIndexOf(places, manifestTexts) {
	const all = [...places.keys()];
	const files = all.filter((path) => places.get(path)?.kind === "file" && !isInstalled(path));
	const manifests = new Map([...manifestTexts].flatMap(([folder, text]) => {
		const manifest = manifestOf(text);
		return manifest === null ? [] : [[folder, manifest]];
	}));
	return {
		places,
		children: groupedBy(all, folderOf),
		byName: groupedBy(all, nameOf),
		byStem: groupedBy(files, (path) => stemOf(nameOf(path))),
		manifests
	};
}
function manifestOf(text) {
	return manifestSchema.safeParse(parseJson(text)).data ?? null;
}
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function foldersAround(folder) {
	return folder === "" ? [""] : [folder, ...foldersAround(folderOf(folder))];
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function stemOf(name) {
	return name.replace(/(?!^)\.[^.]+$/, "");
}
function isInstalled(path) {
	return /(?:^|\/)node_modules\//.test(path);
}
function installedPackageOf(path) {
	return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/.exec(path)?.[0] ?? null;
}
function isLoadable(path) {
	if (isDeclaration(path) || /^(?:package-lock|npm-shrinkwrap)\.json$/.test(nameOf(path))) return false;
	return /\.(?:[cm]?[jt]sx?|json|node|wasm)$/.test(path) || !nameOf(path).includes(".");
}
function isDeclaration(path) {
	return /\.d(?:\.\w+)?\.[cm]?ts$/.test(path);
}

export { coverageOfRow, coverageSchema, folderOf, foldersAround, installedPackageOf, isDeclaration, isInstalled, isLoadable, joinedInside, joinedPath, manifestOf, nameOf, rangeKey, stemOf, treeIndexOf, urlPath };