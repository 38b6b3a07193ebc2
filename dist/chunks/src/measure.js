import { array, number, object, record, string, union } from "../packages/zod.js";
import { contendersSchema, functionBenchmarkSchema, ownMetricSchema, parametersSchema, text } from "./model3.js";
import { createHash } from "node:crypto";

// src/host/files/digest-of.ts
function digestOf(content) {
	return createHash("sha256").update(content).digest("hex");
}

// src/measure/targets/environment.ts
const forSuites = /^DEADHEAT_SUITE_\w+$/;
function measuredEnvironment(paths, platform, inheritedValue) {
	const { nodeDirectory, homeDirectory, temporaryDirectory } = paths;
	const common = {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...handedThrough(inheritedValue)
	};
	if (platform !== "win32") return {
		...common,
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
	};
	const root = inheritedValue["SystemRoot"] ?? inheritedValue["SYSTEMROOT"] ?? String.raw`C:\Windows`;
	return {
		...common,
		SystemRoot: root,
		PATH: [
			nodeDirectory,
			String.raw`${root}\System32`,
			root
		].join(";"),
		USERPROFILE: homeDirectory,
		TEMP: temporaryDirectory,
		TMP: temporaryDirectory
	};
}
const forSockets = /_SOCKET$/;
function handedThrough(inheritedValue) {
	const isJob = inheritedValue["GITHUB_ACTIONS"] === "true";
	return Object.fromEntries(Object.entries(inheritedValue).flatMap(([name, value]) => value !== void 0 && forSuites.test(name) && !(isJob && forSockets.test(name)) ? [[name, value]] : []));
}

// src/adapters/reading/harness-description.ts
const errorSchema = object({ error: object({
	stage: string().max(50),
	message: string().max(2e3),
	stack: string().max(1e4).nullable()
}) });
const countSchema = union([number().int().min(1).max(1e6), text(200)]).optional();
const saidSchema = array(object({
	parameters: parametersSchema,
	reason: string().max(300)
})).max(1e3).optional();
const descriptionSchema = object({
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	names: array(text(100)).max(1e3).optional(),
	skipped: saidSchema,
	warned: saidSchema,
	profile: functionBenchmarkSchema.shape.profile,
	pinned: functionBenchmarkSchema.shape.pinned,
	alone: functionBenchmarkSchema.shape.alone,
	reference: functionBenchmarkSchema.shape.reference,
	scaling: functionBenchmarkSchema.shape.scaling,
	growing: functionBenchmarkSchema.shape.growing,
	contenders: contendersSchema.optional(),
	series: functionBenchmarkSchema.shape.series,
	calls: countSchema,
	pause: countSchema,
	batches: countSchema,
	gates: functionBenchmarkSchema.shape.gates,
	metrics: record(text(60), ownMetricSchema).optional()
});
function harnessErrorOf(answer) {
	const validation = errorSchema.safeParse(answer);
	if (!validation.success) return null;
	const { stage, message, stack } = validation.data.error;
	return {
		stage,
		message: message.replaceAll(/\s+/g, " ").trim(),
		stackLines: (stack ?? message).split("\n").slice(0, 10)
	};
}
function harnessDescriptionOf(answer) {
	return descriptionSchema.safeParse(answer).data ?? null;
}
const helloSchema = object({ hello: object({ addons: array(string().max(4e3)).max(200) }) });
function loadedAddonsOf(hello) {
	return helloSchema.safeParse(hello).data?.hello.addons ?? [];
}

// src/measure/actors/side-error.ts
const noFacts = {
	exitCode: null,
	signal: null,
	timedOut: false,
	lastLines: []
};
var SideError = class extends Error {
	name = "SideError";
	side;
	facts;
	constructor(side, message, facts = noFacts) {
		super(message);
		this.side = side;
		this.facts = facts;
	}
	failure(stage, benchmarkId) {
		const { exitCode, signal, timedOut, lastLines } = this.facts;
		return {
			stage,
			side: this.side,
			benchmarkId,
			message: this.message.slice(0, 2e3),
			exitCode,
			signal,
			timedOut,
			lastLines: lastLines.slice(-20).map((line) => line.slice(0, 2e3)),
			logPath: null
		};
	}
};
var AnswerError = class extends SideError {
	constructor(side, expected, answer) {
		const shownText = (JSON.stringify(answer) ?? "nothing").slice(0, 200);
		super(side, `expected ${expected} from the harness, got ${shownText}`);
	}
};

// src/measure/actors/side-process.ts
const outputLimitBytes = 1e7;
function sideProcess({ build, environment, kept }, { argv, timeoutSeconds, changes = {} }) {
	return {
		argv,
		cwd: build.directory,
		environment,
		timeoutSeconds,
		outputLimitBytes,
		isolated: true,
		...kept,
		...changes
	};
}

export { AnswerError, SideError, digestOf, handedThrough, harnessDescriptionOf, harnessErrorOf, loadedAddonsOf, measuredEnvironment, outputLimitBytes, sideProcess };