import { object, string, url } from "../packages/zod.js";
import { conclusionOf, isProbablyWorse, reportedInterval } from "./model21.js";
import { GitHubError } from "./host3.js";
import { digestOf } from "./host9.js";
import { acceptancesOn, commentAuthor, pagesOf, runLink, writeCarefully, writeHintOf, writeStickyComment } from "./publish.js";
import { publishFiles } from "./render14.js";
import { ladder, renderCheck, renderComment, renderSummary } from "./render12.js";
import { checkReason, markerOf, stateOf } from "./render3.js";
import { rowsOf, rowsWith } from "./render4.js";
import { resultStates } from "./model27.js";
import { homePage } from "./model8.js";
import { withDefaults } from "./settings2.js";
import { createTell, messageLine } from "./action.js";

// src/analysis/findings/with-acceptances.ts
function withAcceptances(result, acceptances) {
	const acceptancesByKey = new Map(acceptances.map((acceptance) => [acceptanceKey(acceptance), acceptance]));
	const findings = result.findings.map((finding) => {
		const acceptance = finding.beyondLimit ? acceptancesByKey.get(acceptanceKey(finding)) : void 0;
		return acceptance === void 0 ? finding : acceptFinding(finding, acceptance, result);
	});
	return {
		...result,
		findings,
		conclusion: conclusionOf({
			...result,
			findings
		})
	};
}
function acceptFinding(finding, { bound, reason, by }, { plan }) {
	const interval = reportedInterval(finding);
	const metric = plan.metrics.find(({ id }) => id === finding.metric);
	if (interval === null || metric === void 0) return finding;
	const [low, high] = interval;
	const beyondLimit = metric.better === "lower" ? low > bound : high < bound;
	return {
		...finding,
		beyondLimit,
		acceptance: {
			bound,
			reason,
			by
		}
	};
}
function acceptanceKey({ benchmarkId, metric }) {
	return `${metric ?? ""} ${benchmarkId}`;
}

// src/host/github/upload-page.ts
const creationAnswerSchema = object({
	signed_upload_url: url().optional(),
	signedUploadUrl: url().optional()
}).transform((entry) => entry.signed_upload_url ?? entry.signedUploadUrl).pipe(url());
const completionAnswerSchema = object({
	artifact_id: string().optional(),
	artifactId: string().optional()
}).transform((entry) => entry.artifact_id ?? entry.artifactId).pipe(string().regex(/^[1-9]\d{0,18}$/));
const runnerClaimsSchema = object({ scp: string() });
const askSeconds = 30;
const sendSeconds = 120;
const fileVersion = 7;
async function uploadPage({ name, page, environment }) {
	const address = environment["ACTIONS_RESULTS_URL"] ?? "";
	const token = environment["ACTIONS_RUNTIME_TOKEN"] ?? "";
	const job = jobOf(token);
	if (address === "" || job === null) return null;
	const service = new URL("/twirp/github.actions.results.api.v1.ArtifactService/", address);
	const ask = async (method, body) => {
		const reply = await fetch(new URL(method, service), {
			method: "POST",
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json"
			},
			body: JSON.stringify({
				...job,
				name,
				...body
			}),
			signal: AbortSignal.timeout(askSeconds * 1e3)
		});
		if (!reply.ok) throw new Error(`expected ${method} to succeed, got status ${reply.status}`);
		return reply.json();
	};
	const creation = await ask("CreateArtifact", {
		version: fileVersion,
		mime_type: "text/html"
	});
	const content = new TextEncoder().encode(page);
	await sendBlock(creationAnswerSchema.parse(creation), content);
	const hash = `sha256:${digestOf(content)}`;
	const completion = await ask("FinalizeArtifact", {
		size: String(content.length),
		hash
	});
	return completionAnswerSchema.parse(completion);
}
async function sendBlock(address, content) {
	const block = Buffer.from("000000").toString("base64");
	const list = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${block}</Latest></BlockList>`;
	await put(`${address}&comp=block&blockid=${encodeURIComponent(block)}`, content, {});
	await put(`${address}&comp=blocklist`, list, {
		"content-type": "application/xml",
		"x-ms-blob-content-type": "text/html"
	});
}
async function put(address, body, headers) {
	const reply = await fetch(address, {
		method: "PUT",
		headers: {
			"x-ms-version": "2025-05-05",
			...headers
		},
		body,
		signal: AbortSignal.timeout(sendSeconds * 1e3)
	});
	if (!reply.ok) throw new Error(`expected the upload to succeed, got status ${reply.status}`);
}
function jobOf(token) {
	const [, run, job] = /(?:^| )Actions\.Results:([\w-]+):([\w-]+)(?: |$)/.exec(scopesOf(token)) ?? [];
	return run === void 0 || job === void 0 ? null : {
		workflow_run_backend_id: run,
		workflow_job_run_backend_id: job
	};
}
function scopesOf(token) {
	try {
		const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
		return runnerClaimsSchema.parse(claims).scp;
	} catch {
		return "";
	}
}

// src/publish/publication.ts
function originOf({ result, run, reportUrl, pullRequest }) {
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
		fromFork: pullRequest?.fromFork === true
	};
}
function commitLink(repository, { sha }) {
	return sha === null ? null : `${repository}/commit/${sha}`;
}

// src/publish/comment.ts
async function publishComment(publication) {
	const { pullRequest, result, clock } = publication;
	if (pullRequest === null || publication.comment === "never") return { url: null };
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
		runId: run.runId,
		attempt: run.attempt,
		headSha: headSha ?? head.sha ?? "0".repeat(40),
		baseBranch,
		...originOf(publication)
	};
}
const mostWorkflows = 30;
async function takesCommands(github) {
	try {
		const paths = await github.listFolder(".github/workflows");
		for (const path of paths.filter((each) => /\.ya?ml$/.test(each)).slice(0, mostWorkflows)) {
			const text = await github.readFile(path, null) ?? "";
			if (text.includes("issue_comment") && /\/bench|deadheat/.test(text)) return true;
		}
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
	const { result, actions, live, github } = publication;
	const origin = originOf(publication);
	await actions.summarise(renderSummary(result, origin));
	const comment = await writeCarefully("comment", actions, () => publishComment(publication));
	let denial = null;
	try {
		const news = {
			status: result.conclusion,
			...renderCheck(result, origin)
		};
		if (await live?.conclude(news, github) === "denied") denial = deniedError;
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		denial = error;
	}
	if (denial !== null) tellUnchecked(denial, publication, { isWarned: comment === null });
	const commentUrl = comment?.url ?? null;
	for (const [name, value] of outputsOf(publication, commentUrl)) await actions.output(name, value);
	return live === null || denial !== null;
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
	const hint = writeHintOf(error, "check");
	const instead = result.conclusion === "failure" ? "this run has no check: this step fails in its place" : `this run has no check: it would say "${result.conclusion}" (${words[result.conclusion]})`;
	const message = [
		error.message,
		...hint === null ? [] : [hint],
		`${instead}, and the result is in the job summary`
	].join("; ");
	if (!(error.trouble === "not-permitted" && pullRequest?.fromFork === true)) actions.alarm(message);
	else if (!isWarned) actions.warn(message);
}

// src/action/publish-for-job.ts
async function publishForJob(request, givenSettings, { directory, ...fileRequest }, { host, ...places }) {
	const paths = await publishFiles(fileRequest, directory, host);
	createTell(request)(`written: ${paths.join(", ")}`);
	const { files } = host;
	const path = files.join(directory, "report.html");
	const { key, comment } = withDefaults(givenSettings);
	return publish({
		...places,
		result: fileRequest.result,
		reportUrl: await keepPage(request, givenSettings, path, host),
		resultPath: files.join(directory, "result.json"),
		reportPath: files.join(directory, "report.md"),
		key,
		comment,
		actions: request.actions,
		clock: host.clock
	});
}
async function publishTable(givenSettings, result, { host, ...places }) {
	const { key, comment } = withDefaults(givenSettings);
	await publishComment({
		...places,
		result,
		reportUrl: null,
		key,
		comment,
		clock: host.clock
	});
}
async function acceptedResult(result, pullRequest, givenSettings, { actions, github }) {
	if (!result.findings.some(({ beyondLimit }) => beyondLimit) || pullRequest === null || (givenSettings["github-token"] ?? "") === "") return result;
	try {
		const { key } = withDefaults(givenSettings);
		const owner = {
			key,
			pullRequest,
			login: commentAuthor(givenSettings)
		};
		return withAcceptances(result, await acceptancesOn(await github(), owner));
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.warn(`${error.message}; nothing counts as accepted`);
		return result;
	}
}
async function keepPage({ actions, environment, print }, givenSettings, path, { files }) {
	const { comment, key } = withDefaults(givenSettings);
	const page = comment === "never" ? null : await files.read(path);
	if (page === null) return null;
	try {
		const id = await uploadPage({
			name: `deadheat-${key}.html`,
			page,
			environment
		});
		if (id === null) return null;
		const { serverUrl, owner, repository, runId } = await actions.context();
		const address = `${serverUrl}/${owner}/${repository}/actions/runs/${String(runId)}/artifacts/${id}`;
		print(`deadheat: report: ${address}`);
		return address;
	} catch (error) {
		print(`deadheat: the report is not kept as an artifact: ${error instanceof Error ? error.message : String(error)}`);
		return null;
	}
}
function conclude(result, { actions }) {
	if (result.conclusion !== "failure") return;
	const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) => beyondLimit ? [benchmarkId] : []);
	const list = [...new Set(names)].join(", ");
	const why = names.length > 0 ? `a regression beyond the limit: ${list}` : failureReason(result);
	actions.fail(messageLine(why));
}
function failureReason(result) {
	const [failure] = result.failures;
	const reason = checkReason(result, rowsOf(result));
	return failure === void 0 ? reason : `${reason}: ${failure.message}`;
}

export { acceptedResult, conclude, publishForJob, publishTable };