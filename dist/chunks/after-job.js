import { _enum, boolean, number, strictObject, string, union } from "./packages/zod.js";
import { createClock } from "./src/host2.js";
import { GitHubError } from "./src/host3.js";
import { shaSchema, text } from "./src/model4.js";
import { checkOf, concludeCheck, endComment, endingNews, gitHubForJob, knownChecks, runLink, writeHintOf } from "./src/publish.js";
import { markerOf } from "./src/render3.js";
import { createTell } from "./src/action.js";

// src/model/run/live-record.ts
const liveRecordSchema = strictObject({
	key: string().regex(/^[A-Za-z0-9._-]{1,50}$/),
	headSha: shaSchema,
	pullRequest: number().int().positive().nullable(),
	runId: number().int().nonnegative(),
	attempt: number().int().positive(),
	check: union([number().int().positive(), _enum(["unknown", "denied"])]),
	result: strictObject({
		conclusion: _enum([
			"success",
			"failure",
			"neutral",
			"cancelled"
		]),
		title: text(1e3)
	}).nullable(),
	withoutResult: _enum(["failure", "neutral"]),
	commentId: number().int().positive().nullable(),
	cancelled: boolean(),
	ended: boolean(),
	alarmed: boolean(),
	login: text(110)
});

// src/publish/live/finish-left.ts
async function finishLeft(record, { job, clock }, github) {
	const ending = record.cancelled ? "cancelled" : "died";
	const run = {
		...job,
		runId: record.runId,
		attempt: record.attempt
	};
	const place = {
		...record,
		...run,
		runUrl: runLink(run)
	};
	const pause = () => clock.sleep(3);
	const isConcluded = checkOf(await knownChecks(place, github), place)?.open === false;
	const wish = {
		check: record.check,
		place,
		news: leftNews(record, ending)
	};
	const { outcome } = isConcluded ? { outcome: "told" } : await concludeCheck(wish, { pause }, github);
	const { commentId: id, pullRequest, headSha, login } = record;
	if (id === null || pullRequest === null) return outcome;
	const commentRun = {
		marker: markerOf({
			...record,
			pullRequest
		}),
		headSha
	};
	await endComment({
		id,
		commentRun,
		ending
	}, {
		login,
		run: job
	}, github);
	return outcome;
}
function leftNews(record, ending) {
	const { result } = record;
	if (result === null) return endingNews(ending, record);
	const summary = `${result.title}\n\nSee its summary and its log for more.`;
	return {
		status: result.conclusion,
		title: result.title,
		summary
	};
}

// src/action/after-job.ts
const texts = {
	told: "its comment and check say that it is over",
	superseded: "a newer run has its comment and check",
	denied: "its comment says that it is over; it has no check"
};
async function afterJob(request, givenSettings) {
	const { actions } = request;
	const tell = createTell(request);
	const record = liveRecordSchema.parse(JSON.parse(actions.remembered));
	if (record.ended) return;
	try {
		const github = await gitHubForJob(actions, givenSettings, "patient")();
		const job = await actions.context();
		const outcome = await finishLeft(record, {
			job,
			clock: createClock()
		}, github);
		tell(`the run ended early; ${texts[outcome]}`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, "check");
		const message = `could not close the comment and check of the run: ${`${error.message}${hint === null ? "" : `; ${hint}`}`}`;
		if (record.alarmed) tell(message);
		else actions.alarm(message);
	}
}

export { afterJob };