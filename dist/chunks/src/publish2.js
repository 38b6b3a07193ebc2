import { GitHubError } from "./host13.js";
import { resultStates } from "./render7.js";
import { ladder, renderCheck, renderComment, renderSummary } from "./render9.js";
import { markerOf, stateOf } from "./render10.js";
import { rowsOf, rowsWith } from "./render3.js";
import { mayPassLater, pagesOf, refusalLine, runLink, writeCarefully, writeLocally, writeStickyComment } from "./publish.js";
import { isProbablyWorse } from "./model20.js";
import { homePage } from "./model10.js";

// src/publish/publication.ts
function originOf({ result, run, reportUrl, pullRequest, parts }) {
	const { base, head } = result.plan.revisions;
	const repository = pagesOf(run);
	return {
		links: {
			run: runLink(run),
			report: reportUrl,
			commits: {
				base: commitLink(repository, base),
				head: commitLink(repository, head)
			},
			home: homePage()
		},
		fromFork: pullRequest?.fromFork === true,
		parts
	};
}
function commitLink(repository, { sha }) {
	return sha === null ? null : `${repository}/commit/${sha}`;
}

// src/publish/comment.ts
async function publishComment(publication) {
	const { pullRequest, result, clock } = publication;
	if (pullRequest === null || publication.comment === "never") return null;
	const github = await publication.github();
	const context = {
		...contextOf(pullRequest, publication),
		takesCommands: await takesCommands(github)
	};
	return writeStickyComment({
		marker: markerOf(context),
		bodyOf: (rung) => renderComment(result, context, rung),
		rungs: ladder.length,
		mayCreate: publication.comment === "always" || isNews(result),
		clock
	}, github);
}
function contextOf({ number, baseBranch, headSha }, publication) {
	const { result, key, run } = publication;
	const { head } = result.plan.revisions;
	return {
		key,
		pullRequest: number,
		...run,
		headSha: headSha ?? head.sha ?? "0".repeat(40),
		baseBranch,
		...originOf(publication)
	};
}
const usualWorkflow = ".github/workflows/performance-commands.yml";
const mostWorkflows = 3;
async function takesCommands(github) {
	const answers = async (path) => {
		const text = await github.readFile(path, null) ?? "";
		return text.includes("issue_comment") && /\/bench|deadheat/.test(text);
	};
	try {
		if (await answers(usualWorkflow)) return true;
		for (const path of (await github.workflowsOn("issue_comment")).slice(0, mostWorkflows)) if (await answers(path)) return true;
		return false;
	} catch (error) {
		if (error instanceof GitHubError) return false;
		throw error;
	}
}
function isNews(result) {
	const rows = rowsOf(result);
	return !resultStates[stateOf(result, rows)].quiet || rows.some((row) => row.finding.verdict === "not-measured" || isProbablyWorse(row, result.plan));
}

// src/publish/index.ts
async function publish(publication) {
	const { result, actions, live, resultPath, reportPath, reportUrl, pullRequest } = publication;
	live?.leave({
		resultPath,
		reportPath,
		reportUrl,
		pullRequest,
		comment: publication.comment
	});
	const denial = await concludeCheck(publication);
	const comment = await writeCarefully(actions, () => publishComment(publication));
	const refusal = comment instanceof GitHubError ? comment : null;
	if (denial !== null) tellUnchecked(denial, publication, { isWarned: refusal !== null });
	const outputs = outputsOf(publication, comment instanceof GitHubError ? null : comment);
	const isHandedOn = await writeLocally(actions, async () => {
		for (const [name, value] of outputs) await actions.output(name, value);
		await actions.summarise(renderSummary(result, originOf(publication)));
	});
	const isLeft = [denial, refusal].some((error) => error !== null && mayPassLater(error));
	if (isHandedOn && !isLeft) live?.leave(null);
	return live === null || denial !== null;
}
async function concludeCheck(publication) {
	const { result, actions, live, github } = publication;
	const { base, head } = result.plan.revisions;
	const commits = base.sha === null || head.sha === null ? {} : { commits: {
		base: base.sha,
		head: head.sha
	} };
	const text = renderCheck(result, originOf(publication));
	try {
		const outcome = await live?.conclude({
			status: result.conclusion,
			...text,
			...commits
		}, github);
		if (outcome === "superseded") actions.warn("a run that began later has the comment and the check: this result is in the job summary only");
		return outcome === "denied" ? deniedError : null;
	} catch (error) {
		if (error instanceof GitHubError) return error;
		throw error;
	}
}
const deniedError = new GitHubError("not-permitted", "could not write a check (403): the token may not");
const words = {
	success: "no regression beyond the limit",
	neutral: "it could not tell"
};
function outputsOf({ result, resultPath, reportPath, reportUrl }, commentUrl) {
	const rows = rowsOf(result);
	return [
		["verdict", resultStates[stateOf(result, rows)].output],
		["conclusion", result.conclusion],
		["regressions", String(rowsWith(rows, "regression").length)],
		["improvements", String(rowsWith(rows, "improvement").length)],
		["result-path", resultPath],
		["report-path", reportPath],
		["report-url", reportUrl ?? ""],
		["comment-url", commentUrl ?? ""],
		["matrix", ""]
	];
}
function tellUnchecked(error, { actions, result, pullRequest }, { isWarned }) {
	const what = mayPassLater(error) ? "its check is not written yet, which the step after the job tries again" : "this run has no check";
	const instead = result.conclusion === "failure" ? `${what}: this step fails in its place` : `${what}: it would say "${result.conclusion}" (${words[result.conclusion]})`;
	const message = `${refusalLine(error, "check")}; ${instead}, and the result is in the job summary`;
	if (!(error.trouble === "not-permitted" && pullRequest?.fromFork === true)) actions.alarm(message);
	else if (!isWarned) actions.warn(message);
}

export { publish, publishComment };