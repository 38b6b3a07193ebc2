import { UnmeasurableError } from "./chunks/src/model.js";
import { UsageError } from "./chunks/src/model2.js";
import "./chunks/src/parts.js";
import { settingFromText } from "./chunks/src/settings2.js";
import { settingNamesOf } from "./chunks/src/settings.js";
import { plainLine } from "./chunks/src/render3.js";
import { nearestNames } from "./chunks/src/model5.js";
import { formerSettingHint } from "./chunks/src/settings3.js";
import { harnessPathOf, terminalText } from "./chunks/src/host.js";
import { logLine } from "./chunks/src/render4.js";
import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/action/action.ts
const inputVariable$1 = /^INPUT_(.+)$/;
const nothingBegun = "nothing begun";
const messageLength = 2e3;
async function runAction(request) {
	const { actions, environment } = request;
	if (actions.remembered === "nothing begun") return;
	const isAfterJob = actions.remembered !== "";
	try {
		if (!isAfterJob) actions.remember(nothingBegun);
		const givenSettings = inputsOf(actions, environment);
		actions.forget("github-token");
		if (isAfterJob) {
			const { afterJob } = await import("./chunks/after-job.js");
			await afterJob(request, givenSettings);
			return;
		}
		const { name } = await actions.event();
		if (name === "issue_comment") {
			const { answerForJob } = await import("./chunks/answer-for-job.js");
			await answerForJob(request, givenSettings);
		} else if (name === "pull_request_target" && givenSettings.workflow !== void 0) {
			const { startForJob } = await import("./chunks/start-for-job.js");
			await startForJob(request, {
				...givenSettings,
				workflow: givenSettings.workflow
			});
		} else if (name === "workflow_run" || givenSettings.measured !== void 0) {
			const { reportForJob } = await import("./chunks/report-for-job.js");
			await reportForJob(request, givenSettings);
		} else if (givenSettings.bisect !== void 0) {
			const { bisectForJob } = await import("./chunks/bisect-for-job.js");
			await bisectForJob(request, {
				...givenSettings,
				bisect: givenSettings.bisect
			});
		} else {
			const { compareForJob } = await import("./chunks/compare-for-job.js");
			await compareForJob(request, givenSettings);
		}
	} catch (error) {
		if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error;
		actions.fail(plainLine(error.message, messageLength));
	}
}
function inputsOf(actions, environment) {
	const complaint = inputComplaint(environment);
	if (complaint !== null) throw new UsageError(complaint);
	const givenBySetting = settingNamesOf("input").map((name) => {
		const writtenText = actions.input(name);
		return writtenText === "" ? {} : settingFromText(name, writtenText, `input "${name}"`);
	});
	return Object.assign({}, ...givenBySetting);
}
function inputComplaint(environment) {
	const inputs = settingNamesOf("input");
	const unknown = Object.entries(environment).flatMap(([variable, value]) => value === "" ? [] : inputVariable$1.exec(variable)?.[1] ?? []).map((name) => name.toLowerCase()).find((name) => !inputs.includes(name));
	if (unknown === void 0) return null;
	if (settingNamesOf("config").includes(unknown)) return `input "${unknown}" is gone: put ${unknown} into the deadheat.yml of base`;
	const [nearest] = nearestNames(unknown, inputs, 1);
	const hint = nearest === void 0 ? `there are ${inputs.join(", ")}` : `did you mean "${nearest}"?`;
	return formerSettingHint(unknown, "input") ?? `unknown input ${JSON.stringify(unknown)}; ${hint}`;
}

// src/host/github/actions.ts
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
		alarm: (message) => {
			annotate("error", message);
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
			process.stdout.write(`::group::${escapeMessage(title)}\n`);
		},
		closeFold: () => {
			process.stdout.write("::endgroup::\n");
		}
	};
}
const stateName = "deadheat";
function annotate(level, message) {
	process.stdout.write(`::${level}::${escapeMessage(message)}\n`);
}
function escapeMessage(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function loadCore() {
	return import("./chunks/packages/actions2.js");
}
function inputVariable(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
async function payloadAt(path) {
	if (path === "") return null;
	return JSON.parse(await readFile(path, "utf8"));
}
async function contextOfRun() {
	const { context } = await import("./chunks/packages/actions4.js");
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

// src/host/process/own-environment.ts
const marker = "DEADHEAT_HANDED_OVER";
const open = /^(?:PATH|HOME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|NODE_.*|SSL_CERT_.*|RUNNER_TRACKING_ID)$/;
function ownEnvironment(secret) {
	if (process.env[marker] === void 0) {
		startAnew();
		const before = { ...process.env };
		for (const name of Object.keys(before).filter(secret)) delete process.env[name];
		return before;
	}
	delete process.env[marker];
	const handedValue = handedOver();
	for (const [name, value] of Object.entries(handedValue)) if (!secret(name)) process.env[name] = value;
	return handedValue;
}
function startAnew() {
	if (typeof process.execve !== "function") return;
	const shownParts = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && open.test(name) ? [[name, value]] : []));
	putOnDescriptor0(JSON.stringify(process.env));
	const words = [
		process.execPath,
		...process.execArgv,
		...process.argv.slice(1)
	];
	process.execve("/bin/sh", [
		"sh",
		"-c",
		"ulimit -c 0; exec \"$@\"",
		"sh",
		...words
	], {
		...shownParts,
		[marker]: "1"
	});
}
function putOnDescriptor0(text) {
	closeSync(0);
	const path = join(tmpdir(), `deadheat-${randomBytes(9).toString("hex")}`);
	const descriptor = openSync(path, "wx+", 384);
	unlinkSync(path);
	writeSync(descriptor, text, 0);
	if (descriptor !== 0) throw new Error(`expected descriptor 0, got ${String(descriptor)}`);
}
function handedOver() {
	const { size } = fstatSync(0);
	const bytes = Buffer.alloc(size);
	readSync(0, bytes, 0, size, 0);
	ftruncateSync(0);
	closeSync(0);
	openSync("/dev/null", "r");
	const read = JSON.parse(bytes.toString("utf8"));
	if (typeof read !== "object" || read === null) throw new Error("expected variables on descriptor 0, got something else");
	return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []));
}

// src/index.ts
const environment = ownEnvironment((name) => name === "INPUT_GITHUB-TOKEN");
const actions = createActions(environment);
const print = (line) => void process.stdout.write(`${logLine(terminalText(line))}\n`);
try {
	await runAction({
		actions,
		environment,
		harnessPath: harnessPathOf(import.meta.url),
		print
	});
} catch (error) {
	print(error instanceof Error ? error.stack ?? error.message : String(error));
	actions.fail(`deadheat crashed: ${error instanceof Error ? error.message : String(error)}`);
}

export {  };