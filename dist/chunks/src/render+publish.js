import { object, string, url } from "../packages/zod.js";
import { withDefaults } from "./settings.js";
import { plainLine } from "./render3.js";
import { conclusionOf, isProbablyWorse, reportedInterval } from "./model14.js";
import { GitHubError } from "./host3.js";
import { commentAuthor, linksOf, originOf, writeHintOf } from "./publish.js";
import { resultStates, rowsOf, rowsWith } from "./render7.js";
import { stateOf } from "./render8.js";
import { noLinks, pageOf } from "./render9.js";
import { parseAcceptances } from "./render11.js";
import { writeStickyComment } from "./publish2.js";
import { checkReason, titleText } from "./render12.js";
import { fittedPage, ladder } from "./render13.js";
import { createHash } from "node:crypto";
import { crc32, deflateRawSync } from "node:zlib";

// src/render/comment/comment.ts
const commentLimit = 6e4;
function renderComment(result, context, fromRung = 0) {
	const { links, fromFork = false } = context;
	return fittedPage(pageOf(result, {
		context,
		links,
		fromFork
	}), {
		limit: commentLimit,
		sizeOf: ({ length }) => length,
		from: fromRung
	});
}

// src/publish/comment.ts
const pauseSeconds = 3;
const comment = async (publication, publishedState) => {
	const { pullRequest, actions } = publication;
	if (pullRequest === null || publication.comment === "never") return publishedState;
	try {
		return {
			...publishedState,
			commentUrl: await commentOn(pullRequest, publication)
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, "comment");
		actions.warn(`${error.message}${hint === null ? "" : `; ${hint}`}; the result is in the job summary`);
		return {
			...publishedState,
			warned: true
		};
	}
};
async function commentOn(pullRequest, publication) {
	const { result, clock } = publication;
	const github = await publication.github();
	const context = {
		...contextOf(pullRequest, publication),
		takesCommands: await takesCommands(github)
	};
	const { url } = await writeStickyComment({
		marker: {
			...context,
			head: context.headSha.slice(0, 7)
		},
		bodyOf: (history, rung) => renderComment(result, {
			...context,
			history
		}, rung),
		rungs: ladder.length,
		mayCreate: publication.comment === "always" || isNews(result),
		pause: () => clock.sleep(pauseSeconds)
	}, github);
	return url;
}
function contextOf({ number, baseBranch, headSha, fromFork }, publication) {
	const { result, key, run } = publication;
	const { head } = result.plan.revisions;
	return {
		key,
		pullRequest: number,
		runId: run.runId,
		attempt: run.attempt,
		headSha: headSha ?? head.sha ?? "0".repeat(40),
		fromFork: fromFork === true,
		baseBranch,
		links: linksOf(publication),
		history: []
	};
}
const workflowsRead = 30;
async function takesCommands(github) {
	try {
		const paths = await github.listFolder(".github/workflows");
		for (const path of paths.filter((each) => /\.ya?ml$/.test(each)).slice(0, workflowsRead)) {
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

// src/render/comment/summary.ts
const summaryLimitBytes = 1e6;
const ofNobody = {
	links: noLinks,
	fromFork: false
};
function renderSummary(result, origin = ofNobody) {
	return fittedPage(pageOf(result, {
		context: null,
		...origin
	}), {
		limit: summaryLimitBytes,
		sizeOf: utf8Length,
		from: 0
	});
}
function utf8Length(text) {
	return new TextEncoder().encode(text).length;
}

// src/render/comment/check.ts
const summaryLimit = 6e4;
function renderCheck(result, origin) {
	const page = pageOf(result, {
		context: null,
		...origin
	});
	return {
		title: `${titleText(result, page.rows, page.state)}${origin.fromFork ? " · untrusted: from a fork's job" : ""}`,
		summary: fittedPage(page, {
			limit: summaryLimit,
			sizeOf: ({ length }) => length,
			from: 0
		})
	};
}

// src/publish/index.ts
const check = async (publication, publishedState) => {
	const { live, result, github } = publication;
	if (live === null) return {
		...publishedState,
		isUnchecked: true
	};
	try {
		const news = {
			status: result.conclusion,
			...renderCheck(result, originOf(publication))
		};
		if (await live.conclude(news, github) !== "denied") return publishedState;
		tellUnchecked(deniedError, publication, publishedState);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		tellUnchecked(error, publication, publishedState);
	}
	return {
		...publishedState,
		warned: true,
		isUnchecked: true
	};
};
const deniedError = new GitHubError("not-permitted", "could not write a check (403): the token may not");
const words = {
	success: "no regression beyond the limit",
	neutral: "it could not tell"
};
const outputs = async (publication, publishedState) => {
	for (const [name, value] of outputsOf(publication, publishedState)) await publication.actions.output(name, value);
	return publishedState;
};
const summary = async (publication, publishedState) => {
	await publication.actions.summarise(renderSummary(publication.result, originOf(publication)));
	return publishedState;
};
const places = [
	summary,
	comment,
	check,
	outputs
];
async function publish(publication) {
	let publishedState = {
		commentUrl: null,
		warned: false,
		isUnchecked: false
	};
	for (const place of places) publishedState = await place(publication, publishedState);
	return publishedState;
}
function outputsOf({ result, resultPath, reportPath, reportUrl }, { commentUrl }) {
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
function tellUnchecked(error, { actions, result, pullRequest }, { warned: isWarned }) {
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

// src/analysis/findings/with-acceptances.ts
function withAcceptances(result, acceptances) {
	const knownByName = new Map(acceptances.map((acceptance) => [acceptanceKey(acceptance), acceptance]));
	const findings = result.findings.map((finding) => {
		const acceptance = finding.beyondLimit ? knownByName.get(acceptanceKey(finding)) : void 0;
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

// src/publish/acceptances.ts
async function acceptancesOn(github, owner) {
	return (await github.listComments(owner.pullRequest)).filter(({ authorLogin }) => authorLogin === owner.login).flatMap(({ body }) => parseAcceptances(body, owner));
}

// src/action/accepted-result.ts
async function acceptedResult(result, { pullRequest, givenSettings, actions, github }) {
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

// src/action/conclude.ts
const messageLength = 2e3;
function conclude(result, actions) {
	if (result.conclusion !== "failure") return;
	const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) => beyondLimit ? [benchmarkId] : []);
	const list = [...new Set(names)].join(", ");
	const why = names.length > 0 ? `a regression beyond the limit: ${list}` : failureReason(result);
	actions.fail(plainLine(why, messageLength));
}
function failureReason(result) {
	const [failure] = result.failures;
	const reason = checkReason(result, rowsOf(result));
	return failure === void 0 ? reason : `${reason}: ${failure.message}`;
}

// src/host/github/upload-page.ts
const createdArtifactAnswersSchema = object({
	signed_upload_url: url().optional(),
	signedUploadUrl: url().optional()
}).transform((entry) => entry.signed_upload_url ?? entry.signedUploadUrl).pipe(url());
const finishedArtifactAnswersSchema = object({
	artifact_id: string().optional(),
	artifactId: string().optional()
}).transform((entry) => entry.artifact_id ?? entry.artifactId).pipe(string().regex(/^[1-9]\d{0,18}$/));
const runnerClaimsSchema = object({ scp: string() });
const needsVersion = 20;
const deflateMethod = 8;
const flags = 2048;
const date = 33;
const askSeconds = 30;
const sendSeconds = 120;
const fileVersion = 7;
const archiveVersion = 4;
const unreadable = /* @__PURE__ */ new Set([
	400,
	500,
	501
]);
async function uploadPage({ name, page, environment }) {
	const address = environment["ACTIONS_RESULTS_URL"] ?? "";
	const token = environment["ACTIONS_RUNTIME_TOKEN"] ?? "";
	const job = jobOf(token);
	if (address === "" || job === null) return null;
	const service = new URL("/twirp/github.actions.results.api.v1.ArtifactService/", address);
	const ask = (method, body) => fetch(new URL(method, service), {
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
	const content = new TextEncoder().encode(page);
	const asFile = await ask("CreateArtifact", {
		version: fileVersion,
		mime_type: "text/html"
	});
	const isFile = !unreadable.has(asFile.status);
	const reply = isFile ? asFile : await ask("CreateArtifact", { version: archiveVersion });
	const blob = isFile ? {
		bytes: content,
		type: "text/html"
	} : {
		bytes: zipOf("report.html", content),
		type: "application/zip"
	};
	await sendBlock(createdArtifactAnswersSchema.parse(await replyData(reply, "CreateArtifact to succeed")), blob);
	const hash = `sha256:${createHash("sha256").update(blob.bytes).digest("hex")}`;
	const finishedReply = await ask("FinalizeArtifact", {
		size: String(blob.bytes.length),
		hash
	});
	return finishedArtifactAnswersSchema.parse(await replyData(finishedReply, "FinalizeArtifact to succeed"));
}
async function replyData(reply, expected) {
	if (!reply.ok) throw new Error(`expected ${expected}, got status ${reply.status}`);
	return reply.json();
}
async function sendBlock(address, { bytes, type }) {
	const block = Buffer.from("000000").toString("base64");
	const list = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${block}</Latest></BlockList>`;
	await put(withQuery(address, {
		comp: "block",
		blockid: block
	}), bytes, {});
	await put(withQuery(address, { comp: "blocklist" }), list, {
		"content-type": "application/xml",
		"x-ms-blob-content-type": type
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
function withQuery(address, query) {
	const url = new URL(address);
	for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
	return url;
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
function zipOf(name, content) {
	const title = Buffer.from(name, "utf8");
	const bytes = deflateRawSync(content);
	const facts = Buffer.alloc(26);
	facts.writeUInt16LE(needsVersion, 0);
	facts.writeUInt16LE(flags, 2);
	facts.writeUInt16LE(deflateMethod, 4);
	facts.writeUInt16LE(date, 8);
	facts.writeUInt32LE(crc32(content), 10);
	facts.writeUInt32LE(bytes.length, 14);
	facts.writeUInt32LE(content.length, 18);
	facts.writeUInt16LE(title.length, 22);
	const local = Buffer.concat([
		signature(67324752),
		facts,
		title,
		bytes
	]);
	const entry = Buffer.concat([
		signature(33639248),
		Buffer.from([needsVersion, 0]),
		facts,
		Buffer.alloc(14),
		title
	]);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(1, 4);
	end.writeUInt16LE(1, 6);
	end.writeUInt32LE(entry.length, 8);
	end.writeUInt32LE(local.length, 12);
	return Uint8Array.from(Buffer.concat([
		local,
		entry,
		signature(101010256),
		end
	]));
}
function signature(value) {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}

// src/action/page-for-job.ts
async function pageForJob({ actions, environment, print, givenSettings, path }, { files }) {
	if (withDefaults(givenSettings).comment === "never") return null;
	const page = await files.read(path);
	if (page === null) return null;
	const name = `deadheat-${withDefaults(givenSettings).key}.html`;
	try {
		const id = await uploadPage({
			name,
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

export { acceptedResult, conclude, pageForJob, publish };