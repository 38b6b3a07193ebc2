import { UsageError } from "./src/model2.js";
import { suiteFor } from "./src/workspace2.js";
import { parseRevision } from "./src/settings8.js";
import { studyLines, studyOptions, studyTables } from "./src/parts5.js";

// src/parts/studies/study-command.ts
function studyCommand(words, terminal, { runInTerminal }) {
	return runInTerminal({
		words,
		names: studyOptions(),
		comparedOf: (place) => studySides(words, place),
		above: (result, width) => `${studyLines(result, width).join("\n")}\n\n`
	}, terminal);
}
async function studySides({ positionals: words, values }, { host, cacheDirectory, repository, terminal }) {
	const [name, ...sideWords] = words;
	if (name === void 0 || sideWords.length > 2) throw new UsageError(`expected the name of a study and at most two sides, got "${words.join(" ")}": deadheat study promises; see "deadheat suites"`);
	const { harnessPath, directory: origin } = terminal;
	const request = {
		repository,
		origin,
		harnessPath,
		cacheDirectory,
		given: { suite: name },
		atTerminal: true,
		settingsOf: "disk"
	};
	const suite = await suiteFor(request, request.given, { sha: null }, host);
	if (suite === null) throw new UsageError(`expected a bundled study or the folder of one, got ${name}: deadheat compare BASE HEAD --suite ${name} measures it`);
	const { sides: usualSides } = suite.about;
	const hasRatios = studyTables(suite).some(({ columns }) => columns.some(({ ratioTo }) => ratioTo !== void 0));
	if (sideWords.length === 1 && !hasRatios) throw new UsageError(`expected two sides for the study ${name}, whose tables compare them, got one: deadheat study ${name} ${usualSides.base} ${usualSides.head}`);
	const { base, head, node } = usualSides;
	if (sideWords.length === 0 && repository === null && parseRevision(base).source === "commit") throw new UsageError(`expected ${suite.about.needs ?? "what it measures"} for the study ${name}, got no git repository here: change into one, or name two sides`);
	const sides = sideWords.length > 0 ? sideWords : hasRatios ? [head] : [base, head];
	const [first, last = first] = sides.map((side) => ({
		how: "named",
		spec: sideWords.length > 0 ? parseRevision(side) : usualSide(side, values),
		reason: "explicit"
	}));
	if (first === void 0 || last === void 0) throw new Error("expected a side, got none");
	return {
		selection: {
			base: first,
			head: last
		},
		ofParts: { studies: {
			hasBase: sides.length > 1,
			words
		} },
		defaults: {
			preset: "published",
			...sideWords.length === 0 && node !== void 0 && { "node-version": [node] }
		},
		given: {
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