import { fenceLines } from "./render2.js";
import { linkText } from "./render4.js";
import { markerLine, markerOf } from "./render5.js";
import { pagesOf, runLink, writeCarefully, writeLocally, writeStickyComment } from "./publish.js";

// src/render/answer.ts
function answerPage({ heading, lines, commits }, { repository, run, fromFork }) {
	const links = commits.map((sha) => linkText(`\`${sha.slice(0, 7)}\``, `${repository}/commit/${sha}`));
	return [
		`### ${heading}`,
		...fromFork ? ["**Untrusted**: reported by a job that ran a fork's code."] : [],
		fenceLines(lines),
		`<sub>${[...links, `[Run](${run})`].join(" · ")}</sub>`
	].join("\n\n");
}

// src/publish/answer.ts
async function publishAnswer(answer, places) {
	const { pullRequest, key, run, actions, live, github, clock } = places;
	const page = answerPage(answer, {
		repository: pagesOf(run),
		run: runLink(run),
		fromFork: pullRequest?.fromFork === true
	});
	if (pullRequest !== null) {
		const { number, headSha } = pullRequest;
		const marker = markerOf({
			...run,
			key,
			pullRequest: number,
			headSha
		});
		await writeCarefully("check", actions, async () => {
			await live?.conclude({
				status: "neutral",
				title: answer.title,
				summary: page
			}, github);
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
	}
	await writeLocally(actions, () => actions.summarise(page));
}

export { publishAnswer };