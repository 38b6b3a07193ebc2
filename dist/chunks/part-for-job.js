import { runComparison } from "./src/build+measure.js";
import { UsageError } from "./src/model2.js";
import { publishAnswer } from "./src/render18.js";
import { withDefaults } from "./src/settings2.js";
import { messageLine } from "./src/action.js";
import { gitHubForJob } from "./src/publish.js";
import { measureInJob } from "./src/plan2.js";

// src/action/part-for-job.ts
async function partForJob(request, givenSettings, job) {
	const { actions, print } = request;
	const fixedSettings = { "fail-on": ["never"] };
	const act = async (measuringJob) => {
		const { given, event, host, directory, live, common, tell } = measuringJob;
		const { pullRequest } = event;
		if (common.repository === null || pullRequest === null) throw new UsageError(`expected a pull request and its checkout for "${job.input}", got none: give "pull-request" and "head"`);
		await live?.between();
		const { measure } = await job.load();
		const answer = await measure({
			given,
			pullRequest,
			results: directory,
			common,
			say: tell
		}, runComparison, host);
		for (const line of answer.lines) print(`  ${messageLine(line)}`);
		await publishAnswer(answer, {
			pullRequest: given.comment === "never" ? null : pullRequest,
			key: withDefaults(given).key,
			run: await actions.context(),
			actions,
			live,
			github: gitHubForJob(actions, given, "patient"),
			clock: host.clock
		});
	};
	await measureInJob(request, givenSettings, act, fixedSettings);
}

export { partForJob };