import { boolean, discriminatedUnion, literal, number, strictObject, string } from "./zod.js";
import { GitHubError } from "./github-types.js";
import { shaSchema, text } from "./side.js";
import { endingNews, gitHubForJob, isLiveComment, renderLiveComment, retell, runLink, tellCheck } from "./github-for-job.js";

// src/model/live-record.ts
/** Where a run shows how far it is: what a later step needs to finish it when the run is gone. */
const liveRecordSchema = strictObject({
	key: string().regex(/^[A-Za-z0-9._-]{1,50}$/),
	headSha: shaSchema,
	pullRequest: number().int().positive().nullable(),
	/** A check run by its id, or a commit status; `null` when there is neither. */
	check: discriminatedUnion("kind", [strictObject({
		kind: literal("check"),
		id: number().int().positive()
	}), strictObject({ kind: literal("status") })]).nullable(),
	commentId: number().int().positive().nullable(),
	/** Somebody asked the run to end. */
	cancelled: boolean(),
	/** Everything says how the run ended: there is nothing left to do. */
	ended: boolean(),
	login: text(110)
});

// src/publish/finish-left.ts
/**
* Says of a run that is gone how it ended, where it had shown how far it was.
*
* @throws GitHubError when GitHub cannot be had
*/
async function finishLeft(record, run, github) {
	const ending = record.cancelled ? "cancelled" : "died";
	const place = {
		...record,
		...run,
		runUrl: runLink(run)
	};
	await tellCheck(record.check, place, endingNews(ending), github);
	if (record.commentId === null || record.pullRequest === null) return;
	const { key, pullRequest, login, headSha } = record;
	const marker = {
		key,
		pullRequest,
		runId: run.runId,
		attempt: run.attempt,
		head: headSha.slice(0, 7)
	};
	await retell({
		id: record.commentId,
		marker,
		login
	}, (present) => isLiveComment(present) ? renderLiveComment({
		marker,
		status: ending,
		reason: null,
		run: place.runUrl
	}, present) : present, github);
}

// src/commands/after-job.ts
/** The step after the job: says of a run that was killed that it is over. */
async function afterJob({ actions, print }, given) {
	const record = liveRecordSchema.parse(JSON.parse(actions.remembered));
	if (record.ended) return;
	try {
		const github = await gitHubForJob(actions, given, "patient")();
		await finishLeft(record, await actions.context(), github);
		print(`deadheat: the run was gone; its comment and check say that it is over`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.warn(`what the run has left open could not be finished: ${error.message}`);
	}
}

export { afterJob };