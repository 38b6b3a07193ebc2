import { harnessPathOf, logLine, terminalText } from "./src/host2.js";
import { UnmeasurableError } from "./src/model9.js";
import { UsageError } from "./src/model2.js";
import { settingFromText } from "./src/settings6.js";
import { settingNamesOf } from "./src/settings.js";
import { messageLine } from "./src/action.js";
import { nearestNames } from "./src/model.js";
import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

// src/host/github/actions.ts
const createActions = runnerOf;
function runnerOf(environment) {
	return {
		input: (name) => (environment[inputVariable$1(name)] ?? "").trim(),
		forget: (name) => {
			delete process.env[inputVariable$1(name)];
		},
		event: async () => ({
			name: environment["GITHUB_EVENT_NAME"] ?? "",
			payload: await payloadAt(environment["GITHUB_EVENT_PATH"] ?? "")
		}),
		context: () => contextOfRun(environment),
		warn: (message) => {
			annotate("warning", message);
		},
		alarm: (message) => {
			annotate("error", message);
		},
		fail: (message) => {
			annotate("error", message);
			process.exitCode = 1;
		},
		output: async (name, value) => {
			const { setOutput } = await import("./packages/actions2.js");
			setOutput(name, value);
		},
		summarise: async (markdown) => {
			if ((environment["GITHUB_STEP_SUMMARY"] ?? "") === "") return false;
			const { summary } = await import("./packages/actions2.js");
			await summary.addRaw(markdown, true).write({ overwrite: true });
			return true;
		},
		remember: (text) => {
			const path = environment["GITHUB_STATE"] ?? "";
			if (path !== "") appendFileSync(path, `${stateName}=${text.replaceAll("\n", " ")}\n`);
		},
		remembered: environment[`STATE_${stateName}`] ?? ""
	};
}
const stateName = "deadheat";
function annotate(level, message) {
	process.stdout.write(`::${level}::${escapeMessage(message)}\n`);
}
function escapeMessage(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function inputVariable$1(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
async function payloadAt(path) {
	if (path === "") return null;
	return JSON.parse(await readFile(path, "utf8"));
}
async function contextOfRun(environment) {
	const { context } = await import("./packages/actions4.js");
	const { owner, repo } = context.repo;
	return {
		owner,
		repository: repo,
		runId: numberOr(context.runId, 0),
		attempt: numberOr(context.runAttempt, 1),
		workflow: /\.github\/[^@]+/.exec(environment["GITHUB_WORKFLOW_REF"] ?? "")?.[0] ?? environment["GITHUB_WORKFLOW"] ?? "",
		job: environment["GITHUB_JOB"] ?? "",
		step: environment["GITHUB_ACTION"] ?? "",
		apiUrl: context.apiUrl,
		serverUrl: context.serverUrl.replace(/\/+$/, "")
	};
}
function numberOr(value, otherwise) {
	return Number.isSafeInteger(value) ? value : otherwise;
}

// src/action/action.ts
const inputVariable = /^INPUT_(.+)$/;
const nothingBegun = "nothing begun";
async function runAction(request) {
	const { actions, environment } = request;
	if (actions.remembered === "nothing begun") return;
	const isAfterJob = actions.remembered !== "";
	try {
		if (!isAfterJob) actions.remember(nothingBegun);
		const inputs = inputsOf(actions, environment);
		actions.forget("github-token");
		if (isAfterJob) {
			const { afterJob } = await import("./after-job.js");
			await afterJob(request, inputs);
			return;
		}
		const { name } = await actions.event();
		if (name === "issue_comment") {
			const { answerForJob } = await import("./start-for-job.js");
			await answerForJob(request, inputs);
		} else if (name === "pull_request_target") {
			const { startForJob } = await import("./start-for-job.js");
			await startForJob(request, inputs);
		} else if (name === "workflow_run" || inputs.measured !== void 0) {
			const { reportForJob } = await import("./report-for-job.js");
			await reportForJob(request, inputs);
		} else {
			const { compareForJob } = await import("./compare-for-job.js");
			await compareForJob(request, inputs);
		}
	} catch (error) {
		if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error;
		actions.fail(messageLine(error.message));
	}
}
function inputsOf(actions, environment) {
	const complaint = inputComplaint(environment);
	if (complaint !== null) throw new UsageError(complaint);
	const settingsOfInputs = settingNamesOf("input").map((name) => {
		const text = actions.input(name);
		return text === "" ? {} : settingFromText(name, text, `input "${name}"`);
	});
	return Object.assign({}, ...settingsOfInputs);
}
function inputComplaint(environment) {
	const inputs = settingNamesOf("input");
	const unknownName = Object.entries(environment).flatMap(([variable, value]) => value === "" ? [] : inputVariable.exec(variable)?.[1] ?? []).map((name) => name.toLowerCase()).find((name) => !inputs.includes(name));
	if (unknownName === void 0) return null;
	if (settingNamesOf("config").includes(unknownName)) return `"${unknownName}" is no input: put ${unknownName} into the deadheat.yml of base`;
	const [nearest] = nearestNames(unknownName, inputs, 1);
	const hint = nearest === void 0 ? `there are ${inputs.join(", ")}` : `did you mean "${nearest}"?`;
	return `unknown input ${JSON.stringify(unknownName)}; ${hint}`;
}

// src/action/start-action.ts
async function startAction(environment, entry) {
	const actions = createActions(environment);
	try {
		await runAction({
			actions,
			environment,
			harnessPath: harnessPathOf(entry),
			print
		});
	} catch (error) {
		print(error instanceof Error ? error.stack ?? error.message : String(error));
		actions.fail(`deadheat crashed: ${error instanceof Error ? error.message : String(error)}`);
	}
}
function print(line) {
	process.stdout.write(`${logLine(terminalText(line))}\n`);
}

export { startAction };