import { defaultBranch } from "./src/host12.js";
import { UsageError } from "./src/model2.js";
import { helpOf } from "./src/settings5.js";
import { parseRevision } from "./src/model20.js";
import { selectBase } from "./src/plan.js";
import { settingNamesOf } from "./src/settings2.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";
import { runInTerminal } from "./src/session.js";

// src/settings/parse-place.ts
const withRuntime = /^(?<place>.*?)\s*\+\s*node:(?<node>[^\p{Cc}]{1,200})$/u;
const isFolder = /^(?:\.{1,2}$|\.{0,2}\/)/;
const isPacked = /\.(?:tgz|tar\.gz)$/;
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
function selectSides(namedSides) {
	const [base, head, ...more] = namedSides.words;
	if (more.length > 0) throw new UsageError(`expected BASE and HEAD, got "${namedSides.words.join(" ")}": deadheat compare main HEAD; see --help`);
	if (base === void 0) return againstMergeBase(namedSides);
	const headPlace = head === void 0 ? workingTree : parsePlace(head);
	const basePlace = parsePlace(base);
	const onCommit = headPlace?.source === "folder" ? "HEAD" : head ?? "HEAD";
	return {
		head: headPlace === null ? explicitChoice(parseRevision(onCommit)) : explicitChoice(headPlace),
		base: basePlace === null ? selectBase({
			event,
			checkedOut: null,
			given: {
				base,
				head: commitOr(onCommit)
			}
		}).base : explicitChoice(basePlace)
	};
}
function commitOr(head) {
	return parsePlace(head) === null ? head : "npm:packed@0";
}
function againstMergeBase({ isRepository, defaultBranch }) {
	if (!isRepository) throw new UsageError("expected BASE and HEAD, or a git repository to find them in, got neither: deadheat compare ./before ./after; see --help");
	if (defaultBranch === null) throw new UsageError("expected a default branch to start from, got neither origin/HEAD nor main nor master: name the base, deadheat compare BASE; see --help");
	const of = [parseRevision("HEAD"), parseRevision(defaultBranch)];
	return {
		head: explicitChoice(workingTree),
		base: {
			how: "merge-base",
			of,
			reason: "merge-base"
		}
	};
}
function explicitChoice(spec) {
	return {
		how: "named",
		spec,
		reason: "explicit"
	};
}

// src/cli/compare.ts
const names = settingNamesOf("option");
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
const quick = {
	budget: 90,
	threshold: .05
};
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
		comparedOf: compared,
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
function wantsStudy({ values }) {
	const as = values.get("as");
	if (as === void 0 || as === "study") return as === "study";
	throw new UsageError(`--as must be study, got "${as}"`);
}

export { compare };