import { askYes } from "./src/host13.js";
import { createHost } from "./src/host7.js";
import { UsageError } from "./src/model2.js";
import { benchSettingsOf, findUnbuilt, foundText, inFolder, leftOutNotes, nameOfPath, packageManagerOf } from "./src/adapters+find.js";
import { actionAddress } from "./src/model10.js";
import { texts } from "./src/model4.js";
import { plainText } from "./src/render2.js";
import { itemLines } from "./src/render10.js";
import { parseRuntime } from "./src/build.js";
import { detectRecipe, folderFacts } from "./src/build3.js";
import { insideFolder } from "./src/settings4.js";
import { withDefaults } from "./src/settings.js";
import { isOpenRange, lineWithin } from "./src/toolchain.js";
import { exitCodes } from "./src/model7.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/plan/init/proposal-of.ts
const proposedPaths = {
	settings: "deadheat.yml",
	workflow: ".github/workflows/performance.yml"
};
function proposalOf(facts) {
	return {
		files: [settingsFile(facts), workflowFile()],
		hints: [
			"put the account and the commit of the copy of the action that you trust into the last \"uses:\" of the workflow",
			"read docs/runners.md before pull requests from strangers run on a machine of yours, and docs/github.md for the workflows that let forks be measured without secrets",
			...facts.lockfile === null && facts.recipe !== "node" && facts.recipe !== null ? ["commit a lock file of npm, pnpm, yarn or Bun: without one, dependencies are those of the day"] : []
		]
	};
}
function settingsFile(facts) {
	const { environment, nodeFlags } = facts.set;
	const isSet = facts.place.program === null && environment.length + nodeFlags.length > 0;
	const { commands, reason } = commandsFor(facts);
	const version = facts.recipe === "node" ? null : facts.node?.version ?? "lts";
	const lines = [
		"# Settings of deadheat; every one of them is optional. Pull requests are judged by those of their base.",
		...facts.directory === "." ? [] : [`working-directory: ${inYaml(facts.directory)}`],
		...commands.length === 0 ? [] : ["commands:", ...commands.map((entry) => `  - ${entry}`)],
		...isSet && environment.length > 0 ? ["environment:", ...environment.map((line) => `  - ${inYaml(line)}`)] : [],
		...isSet && nodeFlags.length > 0 ? [`node-flags: ${inYaml(nodeFlags.join(" "))}`] : [],
		...version === null ? [] : ["# Of terminal and job.", `node-version: ${inYaml(version)}`],
		"# No round of measurements starts after this time. Most rows are decided earlier.",
		"budget: 20min"
	];
	return {
		path: proposedPaths.settings,
		content: `${lines.join("\n")}\n`,
		reasons: [
			reason,
			...leftOutNotes(facts.leftOut, facts.place.folder ?? ""),
			...isSet ? ["environment and node-flags: as the script of package.json for benchmarks sets them"] : [],
			version === null ? "node-version is not named: Node.js itself is built" : `node-version: ${version}, ${facts.node === null ? "because the repository names none" : `as in ${facts.node.from}`}`,
			...buildReasons(facts)
		]
	};
}
const mostCommands = 8;
const helperPattern = /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]|server/i;
function commandsFor({ found, leftOut, place, recipe, canLoad }) {
	if (found.length > 0) return {
		commands: [],
		reason: `benchmarks are not named: those of ${place.text} are found by themselves (${foundText(found)})`
	};
	if (recipe === "node") return {
		commands: ["{ name: url, adapter: node-core, command: benchmark/url }"],
		reason: "commands: those of the benchmarks of Node.js itself that are wanted"
	};
	const scripts = leftOut.filter(({ path, why }) => why !== "typed" && path.endsWith("js") && !helperPattern.test(path));
	if (scripts.length > 0) return {
		commands: scripts.slice(0, mostCommands).map(({ path }) => {
			const script = inFolder(place.folder, path);
			return `{ name: ${inYaml(nameOfPath(path))}, command: [node, ${inYaml(script)}] }`;
		}),
		reason: "commands: whole processes; remove what is no benchmark"
	};
	if (canLoad) return {
		commands: ["{ name: load, command: [node, \"{package}\"] }"],
		reason: "commands: no benchmark was found, so it begins with loading the package"
	};
	return {
		commands: [],
		reason: "nothing to measure was found, nor a package that Node.js could load: add benchmarks/NAME.js that exports a function \"run\", or name \"commands\""
	};
}
function inYaml(text) {
	return /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
function buildReasons({ recipe, lockfile }) {
	return [...recipe === null ? [] : [`the recipe is not named: it is "${recipe}"`], ...lockfile === null ? [] : [`dependencies are installed as ${lockfile} says`]];
}
function workflowFile() {
	return {
		path: proposedPaths.workflow,
		content: texts["plan/init/workflow.txt"].replace("{action}", () => actionAddress),
		reasons: [
			"on pull_request: one job that measures and keeps one comment; on merge_group, which only a merge queue causes, the check that the queue waits for",
			"runs-on: self-hosted, because machines that are shared with others are noisy; on one of GitHub it works, and calls less",
			"fetch-depth: 2, because the merge commit and its first parent are all it takes"
		]
	};
}

// src/session/init/look-at-repository.ts
const versionFiles = [
	".nvmrc",
	".node-version",
	".tool-versions"
];
async function lookAtRepository(top, packagePlace, host) {
	const { files } = host;
	const directory = insideFolder(packagePlace);
	const folder = files.join(top, directory);
	const facts = await folderFacts(folder, host);
	const { manifest } = facts;
	const names = /* @__PURE__ */ new Set([...facts.names, ...(await files.list(top)).map(({ name }) => name)]);
	const recipe = manifest === null && !facts.names.includes("node.gyp") ? null : detectRecipe(facts);
	const main = manifest?.main ?? "";
	return {
		...await findUnbuilt({
			tree: top,
			top: folder,
			isHead: true,
			suite: null
		}, withDefaults({}), { stripsTypes: true }, host),
		directory,
		set: benchSettingsOf(manifest?.scripts ?? {}),
		canLoad: main !== "" || facts.names.includes("index.js"),
		recipe,
		lockfile: packageManagerOf([...names], manifest).lockfile,
		node: await namedNode([folder, top], manifest, host)
	};
}
async function namedNode(folders, manifest, { files }) {
	for (const from of versionFiles) for (const folder of folders) {
		const path = files.join(folder, from);
		if (await files.kindOf(path) !== "file") continue;
		const [, word = ""] = (from === ".tool-versions" ? /^node(?:js)?\s+(\S+)/m : /^(?!\s*(?:#|$))\s*(\S+)/m).exec(await files.read(path) ?? "") ?? [];
		const [, line] = /^v?(\d{1,3})(?:\.|$)/.exec(word) ?? [];
		if (line !== void 0) return {
			version: line,
			from
		};
		if (isPublished(word)) return {
			version: word,
			from
		};
	}
	const range = manifest?.engines["node"];
	return range === void 0 || isOpenRange(range) ? null : {
		version: lineWithin(range),
		from: "\"engines\" of package.json"
	};
}
function isPublished(word) {
	try {
		return ["range", "lts"].includes(parseRuntime(word).kind);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return false;
	}
}

// src/cli/init.ts
const options = ["working-directory"];
const init = createCommand("init", options, ["yes", "dry-run"], async (words, terminal) => {
	refuseWords("init", words);
	const host = createHost();
	const top = await host.git.top(terminal.directory);
	if (top === null) throw new UsageError(`expected a git repository to look at, got none in ${terminal.directory}: change into one, or run "git init"`);
	const facts = await lookAtRepository(top, words.values.get("working-directory") ?? ".", host);
	const { files: proposedFiles, hints } = proposalOf(facts);
	const files = [];
	for (const file of proposedFiles) files.push({
		...file,
		isThere: await host.files.kindOf(host.files.join(top, file.path)) !== null
	});
	terminal.out(proposalText(files, hints, terminal.width));
	if (words.switches.has("dry-run")) return exitCodes.success;
	for (const file of files) {
		if (!await isWanted(file, words, terminal)) continue;
		const path = host.files.join(top, file.path);
		await host.files.makeDirectory(host.files.join(path, ".."));
		await host.files.write(path, file.content);
		terminal.error(`written: ${path}\n`);
	}
	return exitCodes.success;
});
async function isWanted({ path, isThere }, { switches }, terminal) {
	if (switches.has("yes") && !isThere) return true;
	const answer = await askYes(isThere ? `replace ${path}?` : `write ${path}?`);
	if (answer !== null) return answer;
	const how = isThere ? "remove it first" : "\"deadheat init --yes\" writes it";
	terminal.error(`not written: ${path}${isThere ? " is there already" : ""}: ${how}\n`);
	return false;
}
const longest = 1e3;
function proposalText(files, hints, width) {
	return `${[
		...files.flatMap(({ path, content, reasons, isThere }) => [
			isThere ? `${path} is there already; this would be in its place:` : `${path}:`,
			"",
			...content.trimEnd().split("\n").map((line) => line === "" ? "" : `    ${plainText(line, longest)}`),
			"",
			...listTexts(reasons, width),
			""
		]),
		"then:",
		...listTexts(hints, width)
	].join("\n")}\n`;
}
function listTexts(texts, width) {
	return texts.flatMap((text) => itemLines(plainText(text, longest), Math.max(40, width - 2)));
}

export { init };