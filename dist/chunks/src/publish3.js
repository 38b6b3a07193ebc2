import { markerLine, markerOf } from "./render3.js";
import { pagesOf, runLink, writeCarefully, writeStickyComment } from "./publish.js";

// src/publish/answer.ts
async function publishAnswer(answer, places) {
	const { pullRequest, key, run, actions, live, github, clock } = places;
	const page = answer.page({
		repository: pagesOf(run),
		run: runLink(run),
		fromFork: pullRequest?.fromFork === true
	});
	await actions.summarise(page);
	if (pullRequest === null) return;
	const { number, headSha } = pullRequest;
	const marker = markerOf({
		...run,
		key,
		pullRequest: number,
		headSha
	});
	await writeCarefully("comment", actions, async () => {
		await writeStickyComment({
			marker,
			bodyOf: () => `${markerLine(marker)}\n${page}\n`,
			rungs: 0,
			mayCreate: true,
			clock
		}, await github());
	});
	await writeCarefully("check", actions, async () => {
		await live?.conclude({
			status: "neutral",
			title: answer.title,
			summary: page
		}, github);
	});
}

export { publishAnswer };