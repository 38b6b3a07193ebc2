import { defaultBranch } from "./host13.js";
import { UsageError } from "./model2.js";
import { helpOf } from "./settings5.js";
import { parseRevision } from "./settings3.js";
import { selectBase } from "./plan.js";
import { settingNamesOf } from "./settings.js";
import { exitCodes } from "./cli.js";
import { parseWords } from "./cli2.js";
import { runInTerminal } from "./session.js";

// src/settings/parse-place.ts
const withRuntime = /^(?<place>.*?)\s*\+\s*node:(?<node>[^\p{Cc}]{1,200})$/u;
const isFolder = /^(?:\.{1,2}$|\.{0,2}\/)/;
const isPacked = /\.(?:tgz|tar\.gz)$/;
/**
* Reads what a person in a terminal may name besides a revision: a folder, which begins with `.` or `/`,
* or a packed package, which ends with `.tgz`, either with `+node:VERSION` behind it. No ref looks like
* that.
*
* @returns `null` for anything else
*/
function parsePlace(text) {
	const { place = text, node } = withRuntime.exec(text)?.groups ?? {};
	const spec = {
		text: text.slice(0, 300),
		path: place,
		...node !== void 0 && { node }
	};
	if (isPacked.test(place) && !place.startsWith("npm:")) return {
		source: "file",
		...spec
	};
	return isFolder.test(place) ? {
		source: "folder",
		...spec
	} : null;
}

// src/plan/select-sides.ts
const event = {
	name: "",
	pullRequest: null,
	push: null
};
const workingTree = {
	source: "folder",
	text: ".",
	path: "."
};
/**
* Chooses what a person in a terminal compares: base and head as they are named; with one name, that
* against the working tree; with none, the working tree against where it left the default branch.
*
* @throws UsageError when a name is malformed, or there are too many, or none and nothing is known
*/
function selectSides(named) {
	const [base, head, ...more] = named.words;
	if (more.length > 0) throw new UsageError(`expected BASE and HEAD, got "${named.words.join(" ")}": deadheat compare main HEAD; see --help`);
	if (base === void 0) return againstMergeBase(named);
	const headPlace = head === void 0 ? workingTree : parsePlace(head);
	const basePlace = parsePlace(base);
	const onCommit = headPlace?.source === "folder" ? "HEAD" : head ?? "HEAD";
	return {
		head: headPlace === null ? explicit(parseRevision(onCommit)) : explicit(headPlace),
		base: basePlace === null ? selectBase({
			event,
			checkedOut: null,
			given: {
				base,
				head: commitOr(onCommit)
			}
		}).base : explicit(basePlace)
	};
}
/** A packed package has no history; `npm:` in its place refuses a base that asks for one. */
function commitOr(head) {
	return parsePlace(head) === null ? head : "npm:packed@0";
}
function againstMergeBase({ isRepository, defaultBranch }) {
	if (!isRepository) throw new UsageError("expected BASE and HEAD, or a git repository to find them in, got neither: deadheat compare ./before ./after; see --help");
	if (defaultBranch === null) throw new UsageError("expected a default branch to start from, got neither origin/HEAD nor main nor master: name the base, deadheat compare BASE; see --help");
	const of = [parseRevision("HEAD"), parseRevision(defaultBranch)];
	return {
		head: explicit(workingTree),
		base: {
			how: "merge-base",
			of,
			reason: "merge-base"
		}
	};
}
function explicit(spec) {
	return {
		how: "named",
		spec,
		reason: "explicit"
	};
}

// src/cli/compare.ts
const names = settingNamesOf("option");
/** The options of a comparison with a value, and those without. */
const compareWords = {
	options: names,
	switches: [
		"json",
		"keep",
		"resume",
		"quick",
		"list",
		"help"
	]
};
/** A first look: what is large shows in this time. */
const quick = {
	budget: 90,
	threshold: .05,
	control: 0
};
/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
const compare = async (argv, terminal) => {
	const words = parseWords(argv, [...compareWords.options, "as"], compareWords.switches);
	if (words.switches.has("help")) {
		terminal.out(helpOf("compare", terminal.width));
		return exitCodes.success;
	}
	const asStudy = wantsStudy(words);
	const compared = (host, repository) => comparedOf(words, repository, host);
	const defaults = words.switches.has("quick") ? quick : {};
	return runInTerminal({
		words,
		names,
		defaults,
		compared,
		asStudy
	}, terminal);
};
async function comparedOf(words, repository, host) {
	return { selection: selectSides({
		words: words.positionals,
		isRepository: repository !== null,
		defaultBranch: repository === null ? null : await defaultBranch(repository, host.git)
	}) };
}
/** @throws UsageError for unknown tables */
function wantsStudy({ values }) {
	const as = values.get("as");
	if (as === void 0 || as === "study") return as === "study";
	throw new UsageError(`--as must be study, got "${as}"`);
}

export { compare, compareWords };