import { UsageError } from "./model2.js";
import { parsePlace, parseRevision } from "./settings7.js";
import { selectBase } from "./plan3.js";

// src/plan/select-sides.ts
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
	const event = {
		name: "",
		pullRequest: null,
		push: null,
		mergeGroup: null,
		defaultBranch: namedSides.defaultBranch ?? void 0
	};
	const onCommit = headPlace?.source === "folder" ? "HEAD" : head ?? "HEAD";
	return {
		head: headPlace === null ? explicitChoice(parseRevision(onCommit)) : explicitChoice(headPlace),
		base: basePlace === null ? selectBase({
			event,
			checkedOut: null,
			specs: {
				base,
				head: onCommit
			}
		}).base : explicitChoice(basePlace)
	};
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

export { selectSides };