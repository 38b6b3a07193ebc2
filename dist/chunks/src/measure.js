import { array, number, object, record, string, union } from "../packages/zod.js";
import { text } from "./model3.js";
import { functionBenchmarkSchema, parametersSchema } from "./model11.js";
import { ownMetricSchema } from "./model22.js";
import { boundaryOf } from "./model+host.js";
import { DialogueError } from "./host8.js";

// src/measure/targets/target.ts
async function prepareTarget(build, folders, { files, processes }) {
	const { workDirectory, tree = build.directory, benchmarkDirectory, harnessPath, needed: neededNames = [], clientNode = null, network = "loopback" } = folders;
	const paths = {
		nodeDirectory: directoryOf(build.runtime.path),
		homeDirectory: files.join(workDirectory, "home", build.side),
		temporaryDirectory: files.join(workDirectory, "temporary", build.side)
	};
	await files.makeDirectory(paths.homeDirectory);
	await files.makeDirectory(paths.temporaryDirectory);
	const environment = {
		...measuredEnvironment(paths, processes.environment),
		...clientNode !== null && { DEADHEAT_SUITE_CLIENT_NODE: clientNode }
	};
	const foreignBounds = boundaryOf("measured", {
		tree: build.directory,
		ownPaths: [
			paths.homeDirectory,
			paths.temporaryDirectory,
			...await packagesAbove(build.directory, tree, files)
		],
		neededPaths: [
			...tree === build.directory ? [] : [tree],
			paths.nodeDirectory,
			files.join(harnessPath, ".."),
			...Object.values(handedThrough(processes.environment)),
			...clientNode === null ? [] : [directoryOf(clientNode)],
			...neededNames
		]
	});
	const { side } = build;
	return {
		side,
		build,
		benchmarkDirectory,
		workDirectory,
		harnessPath,
		environment,
		kept: {
			...foreignBounds,
			network
		}
	};
}
async function packagesAbove(folder, tree, files) {
	const top = await files.realPath(tree);
	if (folder === tree || top === null) return [];
	const parts = files.relative(tree, folder).split(/[\\/]/);
	const folders = [];
	for (const depth of parts.keys()) {
		const place = [...parts.slice(0, depth), "node_modules"];
		const path = files.join(tree, ...place);
		if (await files.realPath(path) === files.join(top, ...place)) folders.push(path);
	}
	return folders;
}
function directoryOf(path) {
	return path.replace(/[/\\][^/\\]*$/, "");
}
const forSuites = /^DEADHEAT_SUITE_\w+$/;
function measuredEnvironment({ nodeDirectory, homeDirectory, temporaryDirectory }, inheritedValue) {
	return {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...handedThrough(inheritedValue),
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
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
const { shape } = functionBenchmarkSchema;
const descriptionSchema = object({
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	names: array(text(100)).max(1e3).optional(),
	skipped: saidSchema,
	warned: saidSchema,
	profile: shape.profile,
	pinned: shape.pinned,
	alone: shape.alone,
	scaling: shape.scaling,
	growing: shape.growing,
	series: shape.series,
	calls: countSchema,
	pause: countSchema,
	batches: countSchema,
	gates: shape.gates,
	metrics: record(text(60), ownMetricSchema).optional()
});
function harnessErrorOf(answer) {
	if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
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
async function blameSide(side, action) {
	try {
		return await action();
	} catch (error) {
		if (!(error instanceof DialogueError)) throw error;
		throw new SideError(side, error.message, error.outcome);
	}
}

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
function commandOf({ command }, { benchmarkDirectory, build }, more = {}) {
	const values = {
		benchmarks: benchmarkDirectory,
		directory: build.directory,
		package: build.packageDirectory,
		...more
	};
	return command.map((word) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), word));
}
function brokenLimit({ timedOut, overLimit, flooded: isFlooded }, { what, timeoutSeconds, limitBytes = outputLimitBytes }) {
	if (timedOut) return `expected ${what} to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	return isFlooded ? `expected at most ${String(limitBytes)} bytes of output, got more` : null;
}

export { AnswerError, SideError, blameSide, brokenLimit, commandOf, handedThrough, harnessDescriptionOf, harnessErrorOf, loadedAddonsOf, measuredEnvironment, prepareTarget, sideProcess };