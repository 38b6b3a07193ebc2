import { isPackageName } from "./model27.js";
import { UsageError } from "./model2.js";

// src/settings/parse-revision.ts
const packagePrefix = "npm:";
const packageVersion = /^[0-9a-z^~<>=*][0-9a-z.^~<>=|* +_-]*$/i;
const foreign = /\.\.|[\s:?*[\\\p{Cc}]/u;
const longest = 300;
const runtimeSuffix = /^(?:(?<named>.*?)\s*\+\s*)?node:(?<node>[^\p{Cc}]{1,200})$/u;
function parseRevision(spec) {
	const { named, node } = runtimeSuffix.exec(spec)?.groups ?? {};
	if (node === void 0) return parseTree(spec);
	const text = spec.slice(0, longest);
	return named === void 0 ? {
		source: "runtime",
		text,
		node
	} : {
		...parseTree(named),
		text,
		node
	};
}
function parseTree(spec) {
	return spec.startsWith(packagePrefix) ? parsePackage(spec, spec.slice(4)) : parseRef(spec);
}
function parsePackage(spec, packageText) {
	const at = packageText.indexOf("@", 1);
	const name = at < 0 ? packageText : packageText.slice(0, at);
	const isName = isPackageName(name) && spec.length <= longest;
	if (!isName || at < 0) {
		const cure = isName ? `write "${spec}@latest" for the newest` : "that is not a package name";
		throw new UsageError(`expected npm:NAME@VERSION, got ${JSON.stringify(spec)}: ${cure}`);
	}
	const versionText = packageText.slice(at + 1);
	if (!packageVersion.test(versionText)) throw new UsageError(`expected a version, a range or a tag after "${packagePrefix}${name}@", got ${JSON.stringify(versionText)}`);
	return {
		source: "package",
		text: spec,
		name,
		wanted: versionText
	};
}
function parseRef(ref) {
	const [, base, dots, head] = /^([^.\s][^\s]*?)(\.{2,3})([^.\s]\S*)?$/.exec(ref) ?? [];
	if (base !== void 0) {
		const what = dots === "..." ? ", whose merge base is \"merge-base\" as the base" : "";
		throw new UsageError(`expected one revision, got the range ${JSON.stringify(ref.slice(0, longest))}: write ${base} ${head ?? "HEAD"}${what}`);
	}
	if (ref === "" || ref.startsWith("-") || foreign.test(ref) || ref.length > longest) throw new UsageError(`expected a branch, tag, commit or npm:NAME@VERSION, got ${JSON.stringify(ref.slice(0, longest))}`);
	return {
		source: "commit",
		text: ref,
		ref
	};
}
const folderStart = /^(?:\.{1,2}$|\.{0,2}\/)/;
function parsePlace(text) {
	const { named: place = text, node } = runtimeSuffix.exec(text)?.groups ?? {};
	if (!folderStart.test(place)) return null;
	return {
		source: "folder",
		text: text.slice(0, 300),
		path: place,
		node
	};
}

export { parsePlace, parseRevision };