import { percent } from "./model3.js";
import { codeOf, fenceLines, plainText } from "./render.js";
import { GitHubError } from "./host3.js";
import { runLink, writeHintOf } from "./publish.js";
import { linkText } from "./render3.js";
import { markerLine } from "./render4.js";
import { countText, intervalText, percentText } from "./render5.js";
import { writeStickyComment } from "./publish2.js";
import { shellWord } from "./render12.js";

// src/parts/bisect/bisect-page.ts
const listedAtMost = 12;
function bisectTitle({ row, change, unexplained, open }) {
	if (row === null) return "no row differs: nothing to bisect";
	if (change?.isFound !== true || open) return "no answer yet";
	const [first] = change.commits;
	const name = change.commits.length === 1 && first !== void 0 ? plainText(first.label, 40) : `one of ${change.commits.length} commits`;
	return unexplained.length === 0 ? name : `${name}, and a rest that it does not explain`;
}
function bisectPage(report, origin) {
	const { row, good, bad } = report;
	const untrustedNote = origin.fromFork ? ["**Untrusted**: reported by a job that ran a fork's code."] : [];
	if (row === null) return [
		"### ⚪ Bisect: nothing to look for",
		...untrustedNote,
		`No row of ${commitText(bad, origin)} was called different from ${commitText(good, origin)}.`,
		footer(report, origin)
	].join("\n\n");
	return [
		`### 🔎 Bisect: ${codeOf(row.benchmarkId)}, ${row.metric}`,
		...untrustedNote,
		...report.change === null ? [] : [changeText(report.change, report, origin)],
		`${commitText(bad, origin)} is ${levelText(row)} against ${commitText(good, origin)}.`,
		unexplainedText(report, origin),
		aloneText(report, origin),
		skippedText(report),
		nextText(report),
		footer(report, origin)
	].filter((part) => part !== "").join("\n\n");
}
function changeText(change, report, origin) {
	const { commits, before, after } = change;
	const [only] = commits;
	const title = commits.length === 1 && only !== void 0 ? `**${commitText(only, origin)}** ${titleText(only)} has made the change.` : `One of ${commits.length} commits has made the change:`;
	const names = commits.length === 1 ? [] : commits.slice(0, listedAtMost).map((commit) => `- ${commitText(commit, origin)} ${titleText(commit)}`);
	const more = names.length > 0 && commits.length > listedAtMost ? [`- and ${commits.length - listedAtMost} more`] : [];
	const levels = [`- before: ${before === null ? `${codeOf(report.good.label)}, which it is compared with` : `${codeOf(before.label)} ${levelText(before)}`}`, `- after: ${codeOf(after.label)} ${levelText(after)}`];
	return [
		title,
		...names,
		...more,
		...levels
	].join("\n");
}
function unexplainedText({ change, unexplained, open, row }, origin) {
	if (change?.isFound !== true || open || row === null) return "";
	if (unexplained.length === 0) return "That is the whole difference.";
	const lines = unexplained.map((gap) => `- ${commitText(gap.to, origin)} is ${levelText(gap)} against ${commitText(gap.from, origin)}`);
	const commands = unexplained.map(({ from, to }) => [
		"deadheat",
		"bisect",
		from.spec,
		to.spec,
		row.benchmarkId
	].map(shellWord).join(" "));
	return `**It does not explain the whole difference**:\n\n${lines.join("\n")}\n\nTo look there:\n\n${fenceLines(commands.map((command) => plainText(command, 1e3)), "sh")}`;
}
function aloneText({ alone }, origin) {
	if (alone === null) return "";
	const { commit, before, functions, pairs } = alone;
	const lines = (functions ?? []).map(({ name, file, line, own, share }) => {
		const place = file === "" ? "" : ` ${placeText({
			file,
			line,
			own
		}, commit, origin)}`;
		const part = share === null ? "" : `: ${percent(share)} of the change`;
		return `- ${codeOf(name)}${place}${part}`;
	});
	return [
		`**The change alone**: ${commitText(commit, origin)} is ${levelText(alone)} against ${commitText(before, origin)} before it (${countText(pairs, "pair")}).`,
		...lines,
		...functions?.length === 0 ? ["No function differs for certain in its profiles."] : []
	].join("\n");
}
function placeText({ file, line, own }, { spec }, { repository }) {
	const text = codeOf(`${file}${line === null ? "" : `:${line}`}`);
	if (!own || !isCommit(spec)) return text;
	const path = file.split("/").map(encodeURIComponent).join("/");
	return linkText(text, `${repository}/blob/${spec}/${path}${line === null ? "" : `#L${line}`}`);
}
function skippedText({ skipped }) {
	if (skipped.length === 0) return "";
	const lines = skipped.slice(0, listedAtMost).map(({ commit, reason }) => plainText(`${commit.label}: ${reason}`, 200));
	const more = skipped.length - lines.length;
	return `Could not be measured:\n\n${fenceLines([...lines, ...more > 0 ? [`and ${more} more`] : []])}`;
}
function nextText({ change, row, bad }) {
	if (row === null || change?.isFound !== true) return "";
	const { spec } = change.commits.at(-1) ?? bad;
	const words = [
		"deadheat",
		"compare",
		change.previous.spec,
		spec,
		"--only",
		row.benchmarkId
	];
	return `To see the change alone:\n\n${fenceLines([plainText(words.map(shellWord).join(" "), 1e3)], "sh")}`;
}
function footer({ steps, builds, commits }, { run }) {
	return `<sub>[Run](${run}) · ${countText(steps, "step")}, ${countText(builds, "build")} of ${countText(commits, "commit")}</sub>`;
}
function commitText({ label, spec }, { repository }) {
	return linkText(codeOf(label, 60), isCommit(spec) ? `${repository}/commit/${spec}` : null);
}
function titleText({ title }) {
	return title === "" ? "" : codeOf(title, 72);
}
function levelText({ estimate, ci }) {
	return `${percentText(estimate)} (95% CI ${intervalText(ci[0], ci[1])})`;
}
function isCommit(spec) {
	return /^[0-9a-f]{40}$/.test(spec);
}

// src/parts/bisect/bisect-answer.ts
const pauseSeconds = 3;
async function publishBisect(answer) {
	const { report, pullRequest, key, run, actions, live, github, clock } = answer;
	const page = bisectPage(report, {
		repository: `${run.serverUrl}/${run.owner}/${run.repository}`,
		run: runLink(run),
		fromFork: pullRequest?.fromFork === true
	});
	await actions.summarise(page);
	if (pullRequest === null) return;
	const marker = {
		key,
		pullRequest: pullRequest.number,
		runId: run.runId,
		attempt: run.attempt,
		head: pullRequest.headSha.slice(0, 7)
	};
	await carefully("comment", actions, async () => {
		await writeStickyComment({
			marker,
			bodyOf: () => `${markerLine(marker)}\n${page}\n`,
			rungs: 0,
			mayCreate: true,
			pause: () => clock.sleep(pauseSeconds)
		}, await github());
	});
	await carefully("check", actions, async () => {
		await live?.conclude({
			status: "neutral",
			title: bisectTitle(report),
			summary: page
		}, github);
	});
}
async function carefully(what, { warn }, write) {
	try {
		await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, what);
		warn(`${error.message}${hint === null ? "" : `; ${hint}`}; the answer is in the job summary`);
	}
}

// src/action/bisect-name.ts
const bisectName = "bisect.ndjson";

export { bisectName, publishBisect };