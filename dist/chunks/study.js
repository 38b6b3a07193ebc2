import { UsageError } from "./src/model2.js";
import { parseRevision } from "./src/settings8.js";
import { studyOptions } from "./src/settings2.js";
import { suiteFor } from "./src/build+measure.js";
import { createCommand } from "./src/cli.js";
import { runInTerminal } from "./src/session2.js";

// src/cli/study.ts
const study = createCommand("study", studyOptions(), [
	"json",
	"keep",
	"resume"
], (words, terminal) => {
	const comparedOf = (place) => studySides(words.positionals, place);
	return runInTerminal({
		words,
		names: studyOptions(),
		comparedOf
	}, terminal);
});
async function studySides(words, { host, cacheDirectory, repository, terminal }) {
	const [name, ...given] = words;
	if (name === void 0 || given.length > 2) throw new UsageError(`expected the name of a study and at most two sides, got "${words.join(" ")}": deadheat study promises; see "deadheat suites"`);
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
	const { tables, sides: usualSides } = suite.about;
	const hasRatios = tables.some(({ columns }) => columns.some(({ ratioTo }) => ratioTo !== void 0));
	if (given.length === 1 && !hasRatios) throw new UsageError(`expected two sides for the study ${name}, whose tables compare them, got one: deadheat study ${name} ${usualSides.base} ${usualSides.head}`);
	const { base, head, node } = usualSides;
	const sides = given.length > 0 ? given : hasRatios ? [head] : [base, head];
	const [first, last = first] = sides.map((side) => ({
		how: "named",
		spec: parseRevision(side),
		reason: "explicit"
	}));
	if (first === void 0 || last === void 0) throw new Error("expected a side, got none");
	return {
		selection: {
			base: first,
			head: last
		},
		versus: {
			kind: "study",
			hasBase: sides.length > 1,
			written: words
		},
		defaults: {
			preset: "published",
			...given.length === 0 && node !== void 0 && { "node-version": [node] }
		},
		given: { suite: name }
	};
}

export { study };