import { UsageError } from "./model2.js";
import { object, string, url } from "../packages/zod.js";
import { idWithout } from "./model5.js";
import { withDefaults } from "./settings.js";
import { UnmeasurableError } from "./model9.js";
import { conclusionOf, regressionEnds } from "./model20.js";
import { acceptanceFor } from "./model21.js";
import { parseJson } from "./model22.js";
import { GitHubError, newestOfEach } from "./host13.js";
import { acceptancesOn, createLiveStatus, gitHubForJob, ifReadable, knownChecks } from "./publish.js";
import { rowsOf } from "./render3.js";
import { askedOf, parts } from "./parts4.js";
import { checkReason, subsetKey } from "./render10.js";
import { publish, publishComment } from "./publish2.js";
import { digestOf } from "./host14.js";
import { createTell, messageLine } from "./action.js";
import { endWithoutResult, eventFacts, formFacts, fullPairsOf, headBefore } from "./plan4.js";
import { publishFiles } from "./render14.js";

// src/plan/events/pull-request-by-hand.ts
function pullRequestByHand(pull, { head, event, repository }) {
	if (event.name !== "workflow_dispatch") throw new UsageError(`expected "pull-request" on workflow_dispatch only, got it on ${event.name}`);
	if (head === void 0 || !/^[0-9a-f]{40}$/.test(head)) throw new UsageError("expected the full commit id of the head beside \"pull-request\", got none");
	return {
		facts: {
			number: pull.number,
			headSha: head,
			baseSha: pull.baseSha,
			baseBranch: pull.baseRef,
			fromFork: pull.headRepository !== repository
		},
		refusal: refusalOf(pull, head)
	};
}
function refusalOf({ open, number, headSha }, head) {
	if (!open) return `expected an open pull request, got ${number}, which is closed: nothing was run`;
	if (head === headSha) return null;
	return `expected the head of pull request ${number}, ${headSha}, got ${head}: the head moved, so nothing was run`;
}

// src/action/event-of.ts
async function eventOf({ name, payload }, inputs, actions) {
	const facts = eventFacts(name, payload);
	const number = inputs["pull-request"];
	if (number === void 0) return {
		facts,
		refusal: null
	};
	try {
		const pull = await (await gitHubForJob(actions, inputs, "patient")()).getPullRequest(number);
		const { owner, repository } = await actions.context();
		const byHand = pullRequestByHand(pull, {
			head: inputs.head,
			event: facts,
			repository: `${owner}/${repository}`
		});
		return {
			facts: {
				...facts,
				pullRequest: byHand.facts
			},
			refusal: byHand.refusal
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		throw new UnmeasurableError(`pull request ${number} cannot be read: ${error.message}`);
	}
}

// src/action/judged-run.ts
async function startedRun({ context }, github) {
	const run = await context();
	const knownRun = github === null ? null : await ifReadable(github.getRun(run.runId));
	return {
		...run,
		startedAt: knownRun?.attempt === run.attempt ? knownRun.startedAt : 0
	};
}
const labelLength = 90;
function judgedRun(run, inputs, about) {
	const { workflow, job, step } = run;
	const { matrix: legsText = "", config, only, "node-version": node } = inputs;
	const folder = inputs["working-directory"];
	const scope = [
		config,
		folder,
		inputs.suite,
		inputs.set,
		inputs.base
	].map((each) => each ?? null);
	const matrix = legsText.replace(/^\d*\s*/, "");
	const values = valuesText(parseJson(matrix));
	const file = workflow.replaceAll(/^.*\/|\.ya?ml$/g, "");
	const label = [
		values === "" ? `${file}/${job}` : `${job}, ${values}`,
		folder ?? [],
		typeof about === "number" ? `#${about}` : []
	].flat().join(", ");
	return {
		...run,
		identity: idDigits([
			about,
			workflow,
			job,
			step
		]) + idDigits([
			values === "" ? "" : matrix,
			config,
			folder,
			only,
			node
		]) + (scope.every((each) => each === null) ? "" : idDigits(scope)),
		legs: inputs.key === void 0 ? Number.parseInt(legsText, 10) || 1 : 1,
		label: label.replaceAll(/[^\w ./,=+#-]/g, "").slice(0, labelLength)
	};
}
function valuesText(matrix) {
	return Object.entries(matrix ?? {}).map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`).join(", ");
}
function idDigits(facts) {
	return digestOf(JSON.stringify(facts)).slice(0, 8);
}

// src/action/live-for-job.ts
async function liveForJob(request, { inputs, event, facts, clock, run, github }) {
	const { pullRequest, mergeGroup, push } = facts;
	const headSha = pullRequest?.headSha ?? mergeGroup?.headSha ?? push?.after ?? null;
	if (headSha === null || github === null) return null;
	const place = {
		headSha,
		headBefore: headBefore(event.payload),
		pullRequest: pullRequest?.number ?? null,
		baseSha: pullRequest?.baseSha ?? mergeGroup?.baseSha ?? null,
		run,
		github: () => Promise.resolve(github),
		clock
	};
	const pushKey = inputs.key === void 0 ? "push" : `${inputs.key.slice(0, 45)}-push`;
	return liveStatusFor(request, push === null ? inputs : {
		...inputs,
		key: pushKey
	}, place);
}
async function liveStatusFor(request, inputs, { baseSha, ...place }) {
	return createLiveStatus({
		...place,
		key: withDefaults(inputs).key,
		withoutResult: await endWithoutResult(baseSha, inputs, place.github),
		remember: (record) => request.actions.remember(JSON.stringify(record)),
		tell: createTell(request)
	});
}

// src/action/subset-settings.ts
async function subsetSettings({ name, payload }, inputSettings, actions) {
	const ask = askedOf({ inputs: inputSettings });
	const inputs = ask !== null && "inJob" in ask ? {
		...inputSettings,
		...ask.inJob
	} : inputSettings;
	const form = formFacts(name, payload);
	const number = inputs["pull-request"];
	if (form === null || number === void 0) return inputs;
	const { key } = withDefaults(inputs);
	const { pairs: _, ...rest } = inputs;
	const github = gitHubForJob(actions, inputs, "brief");
	const fullPairs = form.pairs === "" ? 0 : await fullPairsOf(number, rest, github);
	return subsetKey("default", form, fullPairs) === "default" ? inputs : {
		...inputs,
		key: subsetKey(key, form, fullPairs),
		"fail-on": ["never"]
	};
}

// src/action/tell-for-queue.ts
async function tellForQueue(group, { run, inputs, live, github }, request) {
	const groupResult = group === null ? null : await pullResult(group, run, inputs, await github());
	if (groupResult === null) return false;
	await live?.between();
	await live?.conclude(groupResult, github);
	await request.actions.output("conclusion", groupResult.status);
	await request.actions.summarise(groupResult.summary);
	createTell(request)(`the run of the pull request has compared the same files: ${groupResult.title}`);
	return true;
}
async function pullResult({ pullRequest: number, baseSha, headSha }, run, inputs, github) {
	const pull = number === null ? null : await ifReadable(github.getPullRequest(number));
	if (pull === null) return null;
	const { identity } = judgedRun(run, inputs, pull.number);
	const place = {
		headSha: pull.headSha,
		key: withDefaults(inputs).key
	};
	const records = (await ifReadable(knownChecks(place, github)))?.records.filter((each) => each.identity === identity) ?? [];
	const [record] = newestOfEach(records);
	const status = [
		"success",
		"neutral",
		"failure"
	].find((each) => each === record?.conclusion);
	if (record?.commits === void 0 || status === void 0) return null;
	const { commits, output } = record;
	const filesOf = async (sha) => (await ifReadable(github.commitAt(sha)))?.treeSha ?? sha;
	if (await filesOf(commits.base) !== await filesOf(baseSha)) return null;
	if (await filesOf(commits.head) !== await filesOf(headSha)) return null;
	const note = `Taken over from pull request ${pull.number}: its run has compared the same files.`;
	return {
		status,
		title: output.title,
		summary: `${note}\n\n${output.summary}`.slice(0, 65e3)
	};
}

// src/analysis/findings/with-acceptances.ts
function withAcceptances(result, acceptances) {
	const { benchmarks, metrics } = result.plan;
	const metricsById = new Map(metrics.map((metric) => [metric.id, metric]));
	const runtimes = new Map(benchmarks.map(({ id, runtime }) => [id, runtime ?? null]));
	const findings = result.findings.map((finding) => {
		const { benchmarkId, metric, beyondLimit } = finding;
		const ends = regressionEnds({
			finding,
			metric: metricsById.get(metric ?? "") ?? null
		});
		if (!beyondLimit || metric === null || ends === null) return finding;
		const name = idWithout(benchmarkId, runtimes.get(benchmarkId) ?? null);
		const match = acceptanceFor({
			benchmarkId,
			name,
			metric,
			...ends
		}, acceptances);
		if (match === null) return finding;
		return {
			...finding,
			beyondLimit: !match.holds,
			acceptance: match.acceptance
		};
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

// src/action/publish-for-job.ts
async function publishForJob(request, inputs, { directory, ...fileRequest }, { host, ...places }) {
	let trouble = null;
	try {
		const paths = await publishFiles({
			...fileRequest,
			parts
		}, directory, host);
		createTell(request)(`written: ${paths.join(", ")}`);
	} catch (error) {
		trouble = error;
	}
	const { files } = host;
	const path = files.join(directory, "report.html");
	const isUnchecked = await publish({
		...places,
		result: fileRequest.result,
		parts,
		reportUrl: await keepPage(request, inputs, path, host),
		resultPath: files.join(directory, "result.json"),
		reportPath: files.join(directory, "report.md"),
		...placeSettings(inputs),
		actions: request.actions,
		clock: host.clock
	});
	if (trouble !== null) throw trouble;
	return isUnchecked;
}
function placeSettings(inputs) {
	const { key, comment } = withDefaults(inputs);
	return {
		key,
		comment: inputs["pull-request"] !== void 0 && comment === "on-change" ? "always" : comment
	};
}
async function publishTable(inputs, result, { host, ...places }) {
	const settings = placeSettings(inputs);
	await publishComment({
		...places,
		...settings,
		result,
		parts,
		reportUrl: null,
		clock: host.clock
	});
}
async function acceptedResult(result, pullRequest, inputs, { actions, github, run }) {
	if (!result.findings.some(({ beyondLimit }) => beyondLimit) || pullRequest === null || (inputs["github-token"] ?? "") === "") return result;
	try {
		const { key } = withDefaults(inputs);
		const client = await github();
		const owner = {
			key,
			pullRequest,
			identity: run.identity,
			login: await client.login()
		};
		return withAcceptances(result, await acceptancesOn(client, owner));
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.warn(`${error.message}; nothing counts as accepted`);
		return result;
	}
}
async function keepPage({ actions, environment, print }, inputs, path, { files }) {
	const { comment, key } = withDefaults(inputs);
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

export { acceptedResult, conclude, eventOf, judgedRun, liveForJob, liveStatusFor, publishForJob, publishTable, startedRun, subsetSettings, tellForQueue };