import { botComplaint, startMeasuring } from "./src/bot.js";
import { createClock } from "./src/host2.js";
import { GitHubError } from "./src/host3.js";
import { UsageError } from "./src/model2.js";
import { startFacts } from "./src/publish2.js";
import { plainLine } from "./src/render3.js";
import { commentAuthor, gitHubForJob } from "./src/publish.js";

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