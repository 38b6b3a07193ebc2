import { UsageError } from "./src/model2.js";
import { suiteFor } from "./src/workspace2.js";
import { parseRevision } from "./src/settings7.js";
import { studyLines, studyOptions, studyTables } from "./src/parts7.js";

// src/parts/studies/study-command.ts
const studyCommand = (words, terminal, runInTerminal) => runInTerminal({
	words,
	names: studyOptions(),
	comparedOf: (place) => studySides(words, place),
	above: (result, width) => `${studyLines(result, width).join("\n")}\n\n`
}, terminal);
async function studySides({ positionals: words, values }, { host, cacheDirectory, repository, terminal }) {
	const [name, ...sideWords] = words;
	if (name === void 0 || sideWords.length > 2) throw new UsageError(`expected the name of a study and at most two sides, got "${words.join(" ")}": deadheat study promises; see "deadheat suites"`);
	const inputs = { suite: name };
	const request = {
		repository,
		origin: terminal.directory,
		harnessPath: terminal.harnessPath,
		cacheDirectory,
		inputs,
		atTerminal: true,
		settingsOf: "disk"
	};
	const suite = await suiteFor(request, inputs, { sha: null }, host);
	if (suite === null) throw new UsageError(`expected a bundled study or the folder of one, got ${name}: deadheat compare BASE HEAD --suite ${name} measures it`);
	const { base, head, node } = suite.about.sides;
	const hasRatios = studyTables(suite).some(({ columns }) => columns.some(({ ratioTo }) => ratioTo !== void 0));
	if (sideWords.length === 1 && !hasRatios) throw new UsageError(`expected two sides for the study ${name}, whose tables compare them, got one: deadheat study ${name} ${base} ${head}`);
	if (sideWords.length === 0 && repository === null && parseRevision(base).source === "commit") throw new UsageError(`expected ${suite.about.needs ?? "what it measures"} for the study ${name}, got no git repository here: change into one, or name two sides`);
	const choiceOf = (side) => ({
		how: "named",
		spec: sideWords.length > 0 ? parseRevision(side) : usualSide(side, values),
		reason: "explicit"
	});
	const [first = hasRatios ? head : base, last = sideWords[0] ?? head] = sideWords;
	return {
		selection: {
			base: choiceOf(first),
			head: choiceOf(last)
		},
		study: {
			hasBase: sideWords.length > 1 || !hasRatios,
			words
		},
		defaults: {
			preset: "published",
			...sideWords.length === 0 && node !== void 0 && { "node-version": [node] }
		},
		inputs: {
			suite: name,
			axis: []
		}
	};
}
function usualSide(text, values) {
	const spec = parseRevision(text);
	if (spec.source !== "runtime") return spec;
	return {
		...spec,
		isAlone: true,
		node: values.has("node-version") ? void 0 : spec.node
	};
}

export { studyCommand };