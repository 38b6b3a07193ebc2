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
	const validation = schema.safeParse(payload);
	if (!validation.success) return null;
	const { pull_request: pull, repository } = validation.data;
	return {
		pullRequest: pull.number,
		headSha: pull.head.sha,
		defaultBranch: repository.default_branch
	};
}

// src/action/start-for-job.ts
const messageLength = 2e3;
async function startForJob({ actions, print }, givenValue) {
	const tell = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const facts = startFacts((await actions.event()).payload);
	if (facts === null) throw new UsageError("expected an event about a pull request, got another one");
	try {
		const complaint = await startMeasuring({
			head: facts.headSha,
			...givenValue.key !== void 0 && { key: givenValue.key }
		}, {
			facts,
			workflow: givenValue.workflow,
			run: await actions.context(),
			github: await gitHubForJob(actions, givenValue, "patient")(),
			login: commentAuthor(givenValue),
			clock: createClock(),
			tell
		});
		if (complaint !== null) throw new UsageError(complaint);
		tell(`started ${givenValue.workflow} for ${facts.headSha}, the head of pull request ${facts.pullRequest}`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.fail(plainLine(botComplaint(error), messageLength));
	}
}

export { startForJob };