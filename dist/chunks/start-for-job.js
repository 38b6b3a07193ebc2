import { botComplaint, startMeasuring } from "./src/bot.js";
import { number, object } from "./packages/zod.js";
import { createClock } from "./src/host2.js";
import { GitHubError } from "./src/host3.js";
import { UsageError } from "./src/model2.js";
import { shaSchema, text } from "./src/model3.js";
import { plainLine } from "./src/render.js";
import { commentAuthor, gitHubForJob } from "./src/publish.js";

// src/plan/events/start-facts.ts
const schema = object({
	pull_request: object({
		number: number().int().positive(),
		head: object({ sha: shaSchema })
	}),
	repository: object({ default_branch: text(300) })
});
function startFacts(payload) {
	const checked = schema.safeParse(payload);
	if (!checked.success) return null;
	const { pull_request: pull, repository } = checked.data;
	return {
		pullRequest: pull.number,
		headSha: pull.head.sha,
		defaultBranch: repository.default_branch
	};
}

// src/action/start-for-job.ts
const messageLength = 2e3;
async function startForJob({ actions, print }, given) {
	const tell = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const facts = startFacts((await actions.event()).payload);
	if (facts === null) throw new UsageError("expected an event about a pull request, got another one");
	try {
		const complaint = await startMeasuring({
			head: facts.headSha,
			...given.key !== void 0 && { key: given.key }
		}, {
			facts,
			workflow: given.workflow,
			run: await actions.context(),
			github: await gitHubForJob(actions, given, "patient")(),
			login: commentAuthor(given),
			clock: createClock(),
			tell
		});
		if (complaint !== null) throw new UsageError(complaint);
		tell(`started ${given.workflow} for ${facts.headSha}, the head of pull request ${facts.pullRequest}`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.fail(plainLine(botComplaint(error), messageLength));
	}
}

export { startForJob };