import { parseDocument } from "./model16.js";
import { suiteSchema } from "./model5.js";
import { UsageError } from "./model2.js";
import { nearestNames } from "./model.js";

// src/workspace/open-suite.ts
const suiteFile = "suite.json";
function suitesBeside(harnessPath, { files }) {
	return files.join(harnessPath, "../suites");
}
async function suiteNames(root, { files }) {
	const names = [];
	for (const { name, directory } of await files.list(root)) if (directory && await files.exists(files.join(root, name, suiteFile))) names.push(name);
	return names;
}
async function openSuite(selector, root, host) {
	const { files } = host;
	const name = selector.split("/")[0] ?? "";
	const names = await suiteNames(root, host);
	if (!names.includes(name)) throw noSuchSuite("suite", name, names);
	const suite = await openFolder({
		name,
		folder: files.join(root, name),
		pinned: selector,
		digest: null
	}, host);
	const benchmarks = suite.scripts.map(scriptName);
	if (selector !== name && !benchmarks.includes(selector)) throw noSuchSuite(`benchmark of the suite ${name}`, selector, benchmarks);
	const scripts = suite.scripts.filter((path) => selector === name || scriptName(path) === selector);
	return {
		...suite,
		scripts
	};
}
async function openFolder({ name, folder, pinned: pinnedSpec, digest }, host) {
	const { files } = host;
	const shownIn = digest === null ? folder : pinnedSpec;
	return {
		name,
		folder,
		shownIn,
		pinned: pinnedSpec,
		digest,
		about: parseDocument(suiteSchema, {
			content: await files.read(files.join(folder, suiteFile)) ?? "",
			what: "a suite",
			file: `${shownIn}/${suiteFile}`
		}),
		scripts: (await files.list(folder)).flatMap((entry) => entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`])
	};
}
function scriptName(path) {
	return path.replace(/\.[cm]?js$/, "");
}
function noSuchSuite(what, actualName, names) {
	const near = nearestNames(actualName, names);
	const advice = near.length > 0 ? `did you mean ${near.map((suggestion) => `"${suggestion}"`).join(" or ")}` : `there are ${names.join(", ")}`;
	return new UsageError(`expected a ${what}, got "${actualName}": ${advice}; see "deadheat suites", and write ./FOLDER for your own`);
}

export { openFolder, openSuite, suiteNames, suitesBeside };