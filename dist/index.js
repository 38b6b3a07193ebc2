import { UnmeasurableError } from "./chunks/unmeasurable-error.js";
import { UsageError } from "./chunks/usage-error.js";
import { settingFromText } from "./chunks/setting-from-text.js";
import { settingNamesOf } from "./chunks/settings.js";
import { plainLine } from "./chunks/escape.js";
import { harnessPathOf, mirrorPathOf } from "./chunks/own-paths.js";
import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

// src/commands/action.ts
/** What the step keeps for the step after it, before there is anything to finish. */
const nothingBegun = "nothing begun";
const messageLength = 2e3;
/**
* The action: reads its inputs, and then does what they ask for. All but the inputs is loaded after
* them, so that a request that has to change is told at once.
*/
async function runAction(request) {
	const { actions } = request;
	if (actions.remembered === "nothing begun") return;
	const isAfterJob = actions.remembered !== "";
	try {
		if (!isAfterJob) actions.remember(nothingBegun);
		const given = inputsOf(actions);
		actions.forget("github-token");
		if (isAfterJob) {
			const { afterJob } = await import("./chunks/after-job.js");
			await afterJob(request, given);
			return;
		}
		const { name } = await actions.event();
		if (name === "issue_comment") {
			const { answerForJob } = await import("./chunks/answer-for-job.js");
			await answerForJob(request, given);
		} else if (name === "workflow_run" || given.measured !== void 0) {
			const { reportForJob } = await import("./chunks/report-for-job.js");
			await reportForJob(request, given);
		} else {
			const { compareForJob } = await import("./chunks/compare-for-job.js");
			await compareForJob(request, given);
		}
	} catch (error) {
		if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error;
		actions.fail(plainLine(error.message, messageLength));
	}
}
/** @throws UsageError when an input is not what it should be */
function inputsOf(actions) {
	const given = settingNamesOf("input").map((name) => {
		const written = actions.input(name);
		return written === "" ? {} : settingFromText(name, written, `input "${name}"`);
	});
	return Object.assign({}, ...given);
}

// src/host/actions.ts
/**
* The runner, by @actions/core and @actions/github. Each is loaded when it is first needed: they
* bring a network client with them, and take longer to load than everything else together.
*
* @param environment - that this program was started with
*/
function createActions(environment) {
	return {
		input: (name) => (environment[inputVariable(name)] ?? "").trim(),
		forget: (name) => {
			delete process.env[inputVariable(name)];
		},
		event: async () => ({
			name: environment["GITHUB_EVENT_NAME"] ?? "",
			payload: await payloadAt(environment["GITHUB_EVENT_PATH"] ?? "")
		}),
		context: contextOfRun,
		warn: (message) => {
			annotate("warning", message);
		},
		fail: (message) => {
			annotate("error", message);
			process.exitCode = 1;
		},
		output: async (name, value) => {
			(await loadCore()).setOutput(name, value);
		},
		summarise: async (markdown) => {
			if ((environment["GITHUB_STEP_SUMMARY"] ?? "") === "") return false;
			await (await loadCore()).summary.addRaw(markdown, true).write({ overwrite: true });
			return true;
		},
		remember: (text) => {
			const path = environment["GITHUB_STATE"] ?? "";
			if (path !== "") appendFileSync(path, `${stateName}=${text.replaceAll("\n", " ")}\n`);
		},
		remembered: environment[`STATE_${stateName}`] ?? "",
		openFold: (title) => {
			process.stdout.write(`::group::${escaped(title)}\n`);
		},
		closeFold: () => {
			process.stdout.write("::endgroup::\n");
		}
	};
}
const stateName = "deadheat";
/** As @actions/core writes it; a request that has to change shall not wait for a network client. */
function annotate(level, message) {
	process.stdout.write(`::${level}::${escaped(message)}\n`);
}
function escaped(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function loadCore() {
	return import("./chunks/core2.js");
}
/** How the runner spells an input: only spaces are replaced. */
function inputVariable(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
async function payloadAt(path) {
	if (path === "") return null;
	return JSON.parse(await readFile(path, "utf8"));
}
async function contextOfRun() {
	const { context } = await import("./chunks/github.js");
	const { owner, repo } = context.repo;
	return {
		owner,
		repository: repo,
		runId: numberOr(context.runId, 0),
		attempt: numberOr(context.runAttempt, 1),
		apiUrl: context.apiUrl,
		serverUrl: context.serverUrl.replace(/\/+$/, "")
	};
}
function numberOr(value, otherwise) {
	return Number.isSafeInteger(value) ? value : otherwise;
}

// src/render/log-line.ts
const lineEnds = /\r\n?|\n/;
/**
* Text for a job's log, no line of which the runner takes for a command. It obeys `::` after leading
* white space, and the old form `##[` anywhere in a line, so neither a prefix nor an indentation is
* enough.
*/
function logLine(text) {
	return text.split(lineEnds).map(disarmed).join("\n");
}
function disarmed(line) {
	return line.replaceAll("##[", "# #[").replace(/^([\s\p{C}]*)::/u, "$1: :");
}

// src/index.ts
const actions = createActions(process.env);
const print = (line) => void process.stdout.write(`${logLine(line)}\n`);
try {
	await runAction({
		actions,
		environment: process.env,
		harnessPath: harnessPathOf(import.meta.url),
		mirrorPath: mirrorPathOf(import.meta.url),
		print
	});
} catch (error) {
	print(error instanceof Error ? error.stack ?? error.message : String(error));
	actions.fail(`deadheat broke: ${error instanceof Error ? error.message : String(error)}`);
}

export {  };