import { GitHubError } from "./host3.js";
import { bisectPage, bisectTitle } from "./parts3.js";
import { markerLine } from "./render6.js";
import { runLink, writeHintOf } from "./publish.js";
import { writeStickyComment } from "./publish2.js";

// src/parts/bisect/bisect-answer.ts
const pauseSeconds = 3;
async function publishBisect(answer) {
	const { report, pullRequest, key, run, actions, live, github, clock } = answer;
	const page = bisectPage(report, {
		repository: `${run.serverUrl}/${run.owner}/${run.repository}`,
		run: runLink(run),
		fromFork: pullRequest?.fromFork === true
	});
	await actions.summarise(page);
	if (pullRequest === null) return;
	const marker = {
		key,
		pullRequest: pullRequest.number,
		runId: run.runId,
		attempt: run.attempt,
		head: pullRequest.headSha.slice(0, 7)
	};
	await carefully("comment", actions, async () => {
		await writeStickyComment({
			marker,
			bodyOf: () => `${markerLine(marker)}\n${page}\n`,
			rungs: 0,
			mayCreate: true,
			pause: () => clock.sleep(pauseSeconds)
		}, await github());
	});
	await carefully("check", actions, async () => {
		await live?.conclude({
			status: "neutral",
			title: bisectTitle(report),
			summary: page
		}, github);
	});
}
async function carefully(what, { warn }, write) {
	try {
		await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, what);
		warn(`${error.message}${hint === null ? "" : `; ${hint}`}; the answer is in the job summary`);
	}
}

export { publishBisect };