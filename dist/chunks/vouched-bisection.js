import { isOfPart, partEntries } from "./src/model24.js";
import { UsageError } from "./src/model2.js";
import { bisectEntrySchema, isCommit, recordedBisection } from "./src/parts2.js";
import "./src/parts3.js";

// src/parts/bisect/vouched-bisection.ts
async function vouchedBisection(entries, claims) {
	const bisection = recordedBisection(partEntries(entries, "bisect", bisectEntrySchema));
	const rest = entries.filter((entry) => !isOfPart(entry, "bisect"));
	if (claims.inputs.bisect === void 0 || bisection === null) return rest;
	const commits = /* @__PURE__ */ new Map();
	for (const spec of shownSpecs(bisection)) commits.set(spec, await commitOfGitHub(spec, claims));
	const { start, steps, alone } = bisection;
	const vouched = ({ spec }) => commits.get(spec) ?? namedByItself(spec);
	const ownEntries = [
		{
			...start,
			good: vouched(start.good),
			commits: start.commits.map(vouched)
		},
		...steps,
		...alone === null ? [] : [alone]
	];
	return [...rest, ...ownEntries.map((entry) => ({
		type: "part",
		part: "bisect",
		entry
	}))];
}
function shownSpecs({ start, step, alone, commitAt }) {
	const places = [
		...step === null ? [] : [
			step.start,
			step.end,
			...step.commits.slice(0, 12)
		],
		...(step?.unexplained ?? []).slice(0, 12).flatMap((span) => [span.start, span.end]),
		...alone === null ? [] : [alone.at, alone.previous]
	];
	return /* @__PURE__ */ new Set([start.good.spec, ...places.map((at) => commitAt(at).spec)]);
}
async function commitOfGitHub(spec, { headSha, github }) {
	const commit = isCommit(spec) ? await github.commitAt(spec) : null;
	const comparison = commit?.sha === spec ? await github.compareCommits(spec, headSha) : null;
	if (commit === null || !["ahead", "identical"].includes(comparison?.status ?? "")) throw new UsageError(`expected a bisection of commits before the head ${headSha}, got ${JSON.stringify(spec.slice(0, 60))}`);
	return {
		...namedByItself(spec),
		title: commit.title
	};
}
function namedByItself(spec) {
	return {
		spec,
		label: spec.slice(0, 7),
		title: ""
	};
}

export { vouchedBisection };