import { _enum, boolean, number, object, strictObject, string, union } from "./packages/zod.js";
import { createClock } from "./src/host3.js";
import { createHost } from "./src/host9.js";
import { GitHubError, judgedSchema } from "./src/host13.js";
import { resultSchema } from "./src/model21.js";
import { parseJson } from "./src/model22.js";
import { shaSchema, text } from "./src/model6.js";
import { createLiveStatus, gitHubForJob, refusalLine } from "./src/publish.js";
import { parts } from "./src/parts4.js";
import { publish } from "./src/publish2.js";
import { createTell } from "./src/action.js";

// src/model/run/live-record.ts
const liveRecordSchema = strictObject({
	key: string().regex(/^[A-Za-z0-9._-]{1,50}$/),
	headSha: shaSchema,
	pullRequest: number().int().positive().nullable(),
	...judgedSchema.shape,
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
	cancelled: boolean(),
	ended: boolean(),
	alarmed: boolean(),
	left: strictObject({
		resultPath: text(4096),
		reportPath: text(4096),
		reportUrl: text(2e3).nullable(),
		comment: _enum([
			"on-change",
			"always",
			"never"
		]),
		pullRequest: object({
			number: number().int().positive(),
			baseBranch: text(300),
			headSha: shaSchema.optional(),
			fromFork: boolean().optional()
		}).nullable()
	}).nullable()
});

// src/action/after-job.ts
async function afterJob(request, inputs) {
	const { actions } = request;
	const tell = createTell(request);
	let last = "";
	const tellLast = (line) => tell(last = line);
	const record = liveRecordSchema.parse(JSON.parse(actions.remembered));
	const { key, left, result: told } = record;
	if (record.ended) return;
	const github = gitHubForJob(actions, inputs, "last");
	const clock = createClock();
	const run = {
		...await actions.context(),
		...judgedSchema.parse(record)
	};
	let isEnded = false;
	const live = createLiveStatus({
		...record,
		run,
		headBefore: null,
		isOpened: true,
		github,
		remember: ({ ended }) => isEnded = ended,
		tell: tellLast,
		clock
	});
	const text = left === null ? null : await createHost().files.read(left.resultPath);
	const result = resultSchema.safeParse(parseJson(text ?? "")).data;
	try {
		if (left !== null && result !== void 0) {
			const quiet = {
				...actions,
				warn: tellLast,
				alarm: tellLast
			};
			await publish({
				...left,
				result,
				parts,
				key,
				run,
				actions: quiet,
				live,
				github,
				clock
			});
		} else if (told === null) await live.end(record.cancelled ? "cancelled" : "died", null);
		else {
			const summary = `${told.title}\n\nSee its summary and its log for more.`;
			await live.conclude({
				status: told.conclusion,
				title: told.title,
				summary
			}, github);
		}
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		tellLast(refusalLine(error, "check"));
	}
	const message = `could not finish the comment and check of the run: ${last}`;
	if (isEnded) tell("the comment and check of the run are finished");
	else if (record.alarmed) tell(message);
	else actions.alarm(message);
}

export { afterJob };