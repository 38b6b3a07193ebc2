import { absolutePath } from "./src/host5.js";
import { isInside } from "./src/sandbox+model.js";
import { UsageError } from "./src/model2.js";
import { namedChoice } from "./src/plan3.js";
import { versusOptions } from "./src/settings.js";
import { createCommand } from "./src/cli.js";
import { settingsOf } from "./src/cli2.js";
import { runInTerminal } from "./src/host+render.js";

// src/cli/versus.ts
const versus = createCommand("versus", versusOptions(), [
	"json",
	"keep",
	"resume"
], async (words, terminal) => {
	const comparedOf = ({ host }) => versusSides(words, terminal.directory, host);
	return runInTerminal({
		words,
		names: versusOptions(),
		comparedOf
	}, terminal);
});
async function versusSides(words, directory, host) {
	const { positionals } = words;
	const { commands = [], suite, benchmarks } = settingsOf(words, [
		"commands",
		"suite",
		"benchmarks"
	]);
	const scripts = positionals.filter(isScript);
	const revisions = positionals.filter((word) => !isScript(word));
	if (scripts.length > 0 && revisions.length > 0) throw new UsageError(`expected scripts or revisions, got both: "${scripts[0] ?? ""}" and "${revisions[0] ?? ""}"`);
	if (revisions.length > 0) return comparedRevisions(revisions);
	if (scripts.length + commands.length < 2) throw tooFew([...positionals, ...commands.map(({ name }) => name)]);
	if (suite !== void 0 || benchmarks !== void 0) throw new UsageError("expected only the scripts and commands that compete, got --suite or --benchmarks too: these go with packages and revisions");
	const commandOptions = commands.map(({ name, command }) => `--commands=${name}=${command.join(" ")}`);
	const place = await inPlaceRequest(scripts, directory, host);
	return {
		selection: unusedSides,
		versus: {
			...place,
			written: [...scripts, ...commandOptions]
		}
	};
}
function tooFew(positionals) {
	const actual = positionals.length === 0 ? "none" : `"${positionals.join(" ")}"`;
	return new UsageError(`expected two contenders or more, got ${actual}: deadheat versus ./a.js ./b.js; see versus --help`);
}
function isScript(word) {
	return /^\.{0,2}[\\/]|^[a-z]:[\\/]/i.test(word) || /\.[cm]?[jt]s$/.test(word);
}
function comparedRevisions(words) {
	const [base, head, ...further] = words.map((word) => {
		const isBare = /^npm:(?:@[^@/]+\/)?[^@+]+$/.test(word);
		return namedChoice(isBare ? `${word}@latest` : word);
	});
	if (base === void 0 || head === void 0) throw tooFew(words);
	return {
		selection: {
			base,
			head
		},
		versus: {
			kind: "revisions",
			further,
			written: words
		}
	};
}
const unusedChoice = {
	how: "named",
	spec: {
		source: "runtime",
		text: "this folder",
		node: "path"
	},
	reason: "explicit"
};
const unusedSides = {
	base: unusedChoice,
	head: unusedChoice
};
async function inPlaceRequest(scripts, directory, { files, git }) {
	const paths = scripts.map((script) => absolutePath(script, directory, files));
	const repeatedScript = scripts.find((_, at) => paths.indexOf(paths[at] ?? "") < at);
	if (repeatedScript !== void 0) throw new UsageError(`expected contenders that differ, got "${repeatedScript}" twice`);
	for (const [at, path] of paths.entries()) {
		if (await files.exists(path)) continue;
		throw new UsageError(`expected a script at "${scripts[at] ?? ""}", got none`);
	}
	const folder = paths.every((path) => isInside(path, directory)) ? directory : sharedFolder(paths, files);
	return {
		kind: "in-place",
		folder,
		around: await surroundings(folder, {
			files,
			git
		}),
		scripts: paths.map((path) => files.relative(folder, path).replaceAll("\\", "/"))
	};
}
function sharedFolder(paths, files) {
	let folder = files.join(paths[0] ?? "/", "..");
	while (!paths.every((path) => isInside(path, folder))) {
		const above = files.join(folder, "..");
		if (above === folder) return folder;
		folder = above;
	}
	return folder;
}
async function surroundings(folder, { files, git }) {
	const top = await git.top(folder);
	if (top !== null) return top;
	for (let at = folder;; at = files.join(at, "..")) {
		if (await files.exists(files.join(at, "package.json"))) return at;
		if (files.join(at, "..") === at) return folder;
	}
}

export { versus };