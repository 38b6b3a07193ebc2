import { _enum, boolean, discriminatedUnion, literal, number, strictObject, string } from "./packages/zod.js";
import { createClock } from "./src/host3.js";
import { GitHubError } from "./src/host4.js";
import { shaSchema, text } from "./src/model3.js";
import { checkOf, concludeCheck, endingNews, gitHubForJob, hintOf, isLiveComment, knownChecks, renderLiveComment, republish, runLink } from "./src/publish.js";

// src/model/run/live-record.ts
/** Where a run shows how far it is: what a later step needs to finish it when the run is gone. */
const liveRecordSchema = strictObject({
	key: string().regex(/^[A-Za-z0-9._-]{1,50}$/),
	headSha: shaSchema,
	pullRequest: number().int().positive().nullable(),
	/** Of the run that shows itself, which may be another one than that of the job. */
	runId: number().int().nonnegative(),
	attempt: number().int().positive(),
	/**
	* A check run by its id, or a commit status; `unknown` while nobody can say whether there is one, as
	* after a lost reply; `null` where the token may write neither.
	*/
	check: discriminatedUnion("kind", [
		strictObject({
			kind: literal("check"),
			id: number().int().positive()
		}),
		strictObject({ kind: literal("status") }),
		strictObject({ kind: literal("unknown") })
	]).nullable(),
	/** What the check has to say in the end, once that is known. */
	result: strictObject({
		conclusion: _enum([
			"success",
			"failure",
			"neutral",
			"cancelled"
		]),
		title: text(1e3)
	}).nullable(),
	commentId: number().int().positive().nullable(),
	/** Somebody asked the run to end. */
	cancelled: boolean(),
	/** Everything says how the run ended: there is nothing left to do. */
	ended: boolean(),
	login: text(110)
});

// src/publish/live/finish-left.ts
/** Time that a request may be under way which got no reply. */
const pauseSeconds = 3;
/**
* Says of a run that is gone how it ended, where it had shown how far it was.
*
* @throws GitHubError when GitHub cannot be had
*/
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
	const pause = () => clock.sleep(pauseSeconds);
	const { outcome } = await isConcluded(record, place, github) ? { outcome: "told" } : await concludeCheck({
		check: record.check,
		place,
		news: newsOf(record),
		pause
	}, github);
	if (record.commentId === null || record.pullRequest === null) return outcome;
	const { key, pullRequest, login, headSha } = record;
	const marker = {
		key,
		pullRequest,
		runId: run.runId,
		attempt: run.attempt,
		head: headSha.slice(0, 7)
	};
	await republish({
		id: record.commentId,
		marker,
		login
	}, (present) => isLiveComment(present) ? renderLiveComment({
		marker,
		status: ending,
		reason: null,
		run: place.runUrl
	}, present) : present, github);
	return outcome;
}
/** What was found, where the run had found it and could not say so; else that it is gone. */
function newsOf({ result, cancelled }) {
	if (result === null) return endingNews(cancelled ? "cancelled" : "died");
	const summary = `${result.title}\n\nSee its summary and its log for more.`;
	return {
		status: result.conclusion,
		title: result.title,
		summary
	};
}
/** Whether the run has concluded its check and was killed before it could keep that it had. */
async function isConcluded({ check }, place, github) {
	const known = await knownChecks(place, github);
	const own = check?.kind === "check" ? known.find(({ id }) => id === check.id) : checkOf(known, place);
	return own !== void 0 && !own.open;
}

// src/action/after-job.ts
const texts = {
	told: "its comment and check say that it is over",
	superseded: "a newer run has its comment and check",
	denied: "its comment says that it is over; it has no check"
};
/** The step after the job: says of a run that was killed that it is over. */
async function afterJob({ actions, print }, given) {
	const record = liveRecordSchema.parse(JSON.parse(actions.remembered));
	if (record.ended) return;
	try {
		const github = await gitHubForJob(actions, given, "patient")();
		const job = await actions.context();
		const outcome = await finishLeft(record, {
			job,
			clock: createClock()
		}, github);
		print(`deadheat: the run ended early; ${texts[outcome]}`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = hintOf(error, "check");
		actions.alarm(`could not close the comment and check of the run: ${error.message}${hint === null ? "" : `; ${hint}`}`);
	}
}

export { afterJob };