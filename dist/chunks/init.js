import { askYes } from "./src/host15.js";
import { createHost } from "./src/host6.js";
import { UsageError } from "./src/model2.js";
import { foundText, readManifest } from "./src/adapters+find.js";
import { actionAddress } from "./src/model9.js";
import { texts } from "./src/model4.js";
import { addonTool, benchSettingsOf, detectRecipe, findInTree, folderFacts, inYaml } from "./src/plan+session.js";
import { plainText } from "./src/render2.js";
import { itemLines } from "./src/render7.js";
import { insideFolder } from "./src/settings5.js";
import { withDefaults } from "./src/settings2.js";
import { lockfiles } from "./src/model32.js";
import { exitCodes } from "./src/model6.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/plan/init/proposal-of.ts
const proposedPaths = {
	settings: "deadheat.yml",
	workflow: ".github/workflows/performance.yml"
};
function proposalOf(facts) {
	return {
		files: [settingsFile(facts), workflowFile(facts)],
		hints: [
			"put the account and the commit of the copy of the action that you trust into the last \"uses:\" of the workflow",
			"read docs/runners.md before pull requests from strangers run on a machine of yours, and docs/github.md for the workflows that let forks be measured without secrets",
			...facts.lockfile === null && facts.recipe !== "node" && facts.recipe !== null ? ["commit a lock file of npm, pnpm, yarn or Bun: without one, dependencies are those of the day"] : []
		]
	};
}
function settingsFile(facts) {
	const chosenBenchmarks = choiceIn(facts);
	const lines = [
		"# Settings of deadheat; every one of them is optional. Pull requests are judged by those of their base.",
		...facts.directory === "." ? [] : [`working-directory: ${inYaml(facts.directory)}`],
		...chosenBenchmarks.lines,
		...facts.proposal?.isScript === true ? [] : settingLines(facts),
		"# No round of measurements starts after this time. Most rows are decided earlier.",
		"budget: 20min"
	];
	return {
		path: proposedPaths.settings,
		isThere: facts.present.includes(proposedPaths.settings),
		content: `${lines.join("\n")}\n`,
		reasons: [
			...chosenBenchmarks.reasons,
			...lines.some((line) => /^(?:environment|node-flags):/.test(line)) ? ["environment and node-flags: as the script of package.json for benchmarks sets them"] : [],
			...buildReasons(facts)
		]
	};
}
function settingLines({ set: { environment, nodeFlags } }) {
	return [...environment.length === 0 ? [] : ["environment:", ...environment.map((line) => `  - ${inYaml(line)}`)], ...nodeFlags.length === 0 ? [] : [`node-flags: ${inYaml(nodeFlags.join(" "))}`]];
}
function choiceIn({ found, place, notes, proposal }) {
	if (proposal === null) return {
		lines: [],
		reasons: [`benchmarks are not named: those of ${place} are found by themselves (${foundText(found)})`, ...notes]
	};
	const { lines, reason } = proposal;
	if (lines.length === 0) return {
		lines: emptyLines,
		reasons: [reason, ...notes]
	};
	const key = lines[0]?.split(":")[0] ?? "";
	return {
		lines: [leadingLine, ...lines],
		reasons: [`${key}: ${reason}`]
	};
}
const leadingLine = "# By itself, a file of the folder of benchmarks is found if it exports a function \"run\", or uses a known tool.";
const emptyLines = [
	"# Nothing to measure was found. A file in benchmarks/ that exports a function \"run\" is a benchmark, and so is a command:",
	"# commands:",
	"#   - name: parse",
	"#     command: [node, scripts/parse.js]"
];
function buildReasons({ recipe, recipeFile, lockfile }) {
	const fileNote = recipeFile === null ? "" : `: ${recipeFile} is there`;
	const recipeReasons = recipe === null ? [] : [`the recipe is not named: it is "${recipe}"${fileNote}`];
	const lockfileReasons = lockfile === null ? [] : [`dependencies are installed as ${lockfile} says`];
	return [...recipeReasons, ...lockfileReasons];
}
function workflowFile({ node, recipe, present }) {
	const version = recipe === "node" ? null : node?.version ?? "lts";
	const which = version === null ? "node-version is not named: Node.js itself is built" : `node-version: ${version}, ${node === null ? "because the repository names none" : `as in ${node.from}`}`;
	return {
		path: proposedPaths.workflow,
		isThere: present.includes(proposedPaths.workflow),
		content: workflowText(version),
		reasons: [
			"on pull_request: one job that measures and keeps one comment",
			"runs-on: self-hosted, because machines that are shared with others are noisy; on one of GitHub it works, and calls less",
			which,
			"fetch-depth: 2, because the merge commit and its first parent are all it takes"
		]
	};
}
function workflowText(node) {
	const settings = node === null ? "" : `\n        with:\n          node-version: ${inYaml(node)}`;
	return texts["plan/init/workflow.txt"].replace("{action}", () => `${actionAddress}${settings}`);
}

// src/session/init/look-at-repository.ts
const versionFiles = [
	".nvmrc",
	".node-version",
	".tool-versions"
];
const fileOfTool = {
	"node-gyp": "binding.gyp",
	cmake: "CMakeLists.txt",
	cargo: "Cargo.toml"
};
async function lookAtRepository(top, packagePlace, host) {
	const { files } = host;
	const directory = insideFolder(packagePlace);
	const folder = files.join(top, directory);
	const manifest = await readManifest(folder, host);
	const facts = await folderFacts(folder, manifest, files);
	const names = /* @__PURE__ */ new Set([...facts.names, ...(await files.list(top)).map(({ name }) => name)]);
	const recipe = manifest === null && !facts.names.includes("node.gyp") ? null : detectRecipe(facts);
	const tool = addonTool(facts);
	const present = [];
	for (const path of Object.values(proposedPaths)) if (await files.kindOf(files.join(top, path)) !== null) present.push(path);
	return {
		...await findInTree({
			settings: withDefaults({}),
			suite: null
		}, {
			tree: top,
			top: folder,
			stripsTypes: true
		}, host),
		directory,
		set: benchSettingsOf(manifest?.scripts ?? {}),
		recipe,
		recipeFile: recipe === "node" ? "node.gyp" : tool === null ? null : fileOfTool[tool],
		lockfile: Object.keys(lockfiles).find((name) => names.has(name)) ?? null,
		node: await namedNode(top, host),
		present
	};
}
async function namedNode(top, { files }) {
	for (const from of versionFiles) {
		const path = files.join(top, from);
		if (await files.kindOf(path) !== "file") continue;
		const text = await files.read(path) ?? "";
		const line = from === ".tool-versions" ? /^nodejs\s+(\S+)/m.exec(text)?.[1] : text.trim();
		const [, major] = /^v?(\d{1,3})(?:\.|$)/.exec(line ?? "") ?? [];
		if (major !== void 0) return {
			version: major,
			from
		};
		if (/^lts\b/.test(line ?? "")) return {
			version: "lts",
			from
		};
	}
	return null;
}

// src/cli/init.ts
const options = ["working-directory"];
const init = createCommand("init", options, ["yes", "dry-run"], async (words, terminal) => {
	refuseWords("init", words);
	const host = createHost();
	const top = await host.git.top(terminal.directory);
	if (top === null) throw new UsageError(`expected a git repository to look at, got none in ${terminal.directory}: change into one, or run "git init"`);
	const facts = await lookAtRepository(top, words.values.get("working-directory") ?? ".", host);
	const { files, hints } = proposalOf(facts);
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