import { parseRevision } from "./src/settings8.js";
import { progressNoteOf } from "./src/render13.js";
import { bisectAnswer, bisectName, bisectStepLine, bisection, bisectionOf, isCommit, parseBisectRecord } from "./src/parts6.js";
import { readPlainFile } from "./src/host4.js";
import { UsageError } from "./src/model2.js";

// src/parts/bisect/measured-bisection.ts
const mostBytes = 8388608;
const mostSteps = 1e3;
const mostShownCommits = 12;
async function measuredBisection({ folder, headSha, github }, { files }) {
	const content = await readPlainFile(files.join(folder, bisectName), mostBytes);
	if (content === null) return null;
	const record = parseBisectRecord(content, bisectName);
	if (record === null) throw new UsageError(`expected a bisection in ${bisectName}, got nothing`);
	const { commits } = record.start;
	const bad = commits.at(-1);
	if (bad?.spec !== headSha) throw new UsageError(`expected a bisection up to the head ${headSha}, got one up to ${bad?.label ?? "nothing"}`);
	const { steps, alone } = record;
	const isWithin = [...steps.map(({ at }) => at), ...alone === null ? [] : [alone.at, alone.previous]].every((at) => at < commits.length);
	const isOrdered = commits.every(({ parents }, at) => parents.every((parent) => parent < at));
	if (!isWithin || !isOrdered || steps.length > mostSteps) throw new UsageError(`expected steps of ${commits.length} commits in ${bisectName}, got others`);
	const { report } = bisectionOf(record);
	const shas = [...shownCommits(report).map(({ spec }) => spec), ...alone === null ? [] : [commits[alone.at]?.spec ?? headSha]];
	const commitsBySha = /* @__PURE__ */ new Map();
	for (const sha of new Set(shas)) commitsBySha.set(sha, await commitOfGitHub(sha, headSha, github));
	return bisectionOf({
		...record,
		start: {
			...record.start,
			good: commitsBySha.get(record.start.good.spec) ?? record.start.good,
			commits: commits.map((commit) => ({
				...commitsBySha.get(commit.spec) ?? namedByItself(commit.spec),
				parents: commit.parents
			}))
		}
	}).report;
}
function shownCommits({ good, bad, change, unexplained }) {
	return [
		good,
		bad,
		...change === null ? [] : [change.previous, ...change.commits.slice(0, mostShownCommits)],
		...unexplained.flatMap(({ from, to }) => [from, to])
	];
}
async function commitOfGitHub(sha, headSha, github) {
	const commit = isCommit(sha) ? await github.commitAt(sha) : null;
	const comparison = commit?.sha === sha ? await github.compareCommits(sha, headSha) : null;
	if (commit === null || !["ahead", "identical"].includes(comparison?.status ?? "")) throw new UsageError(`expected commits before the head ${headSha} in ${bisectName}, got ${JSON.stringify(sha.slice(0, 60))}`);
	return {
		...namedByItself(sha),
		title: commit.title
	};
}
function namedByItself(spec) {
	return {
		spec,
		label: spec.slice(0, 7),
		title: "",
		parents: []
	};
}

// src/parts/bisect/bisect-job.ts
const bisectJob = {
	measure: async ({ given, pullRequest, results, common, say }, compare, host) => {
		const { bisect: name = "", base = pullRequest.baseSha, head: _, only: __, ...rest } = given;
		const { report } = await bisection({
			ends: {
				good: parseRevision(base),
				bad: parseRevision(pullRequest.headSha),
				firstParent: false,
				fromMergeBase: true
			},
			names: [name],
			metric: null,
			mostSteps: null,
			resume: false,
			results,
			common: {
				...common,
				given: rest
			},
			show: () => (progress) => {
				const note = progressNoteOf(progress);
				if (note !== null) say(note);
			},
			onStep: (stepReport, commit) => say(bisectStepLine(stepReport, commit))
		}, compare, host);
		return bisectAnswer(report);
	},
	report: async (answer, host) => {
		const report = await measuredBisection(answer, host);
		return report === null ? null : bisectAnswer(report);
	}
};

export { bisectJob };