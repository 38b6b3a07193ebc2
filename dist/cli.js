#!/usr/bin/env node
import { exitCodes } from "./chunks/src/cli.js";
import { harnessPathOf, terminalText } from "./chunks/src/host.js";
import { homePage } from "./chunks/src/model7.js";
import { refusedNode, refusedPlatform, version } from "./chunks/src/model8.js";
import { nearestNames } from "./chunks/src/model4.js";
import { UnmeasurableError } from "./chunks/src/model.js";
import { UsageError } from "./chunks/src/model2.js";
import { plainText } from "./chunks/src/render.js";
import { logLine } from "./chunks/src/render2.js";

// src/model/disk-trouble.ts
const means = {
	EACCES: "no permission: change who may use it, or name another place",
	EPERM: "no permission: change who may use it, or name another place",
	EROFS: "a disk that cannot be written to: name another place",
	ENOTDIR: "a file where a folder should be on the way to it: name another place",
	ELOOP: "links that lead in a circle: name another place",
	ENAMETOOLONG: "a name that is too long: name another place"
};
function diskTrouble(error) {
	if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
	const meaning = Object.hasOwn(means, error.code) ? means[error.code] : void 0;
	const path = "path" in error && typeof error.path === "string" ? error.path : "its files";
	return meaning === void 0 ? null : `expected to use ${path}, got ${meaning} (${error.code})`;
}

// src/cli.ts
const commands = {
	compare: async () => (await import("./chunks/compare.js")).compare,
	bisect: async () => (await import("./chunks/bisect.js")).bisect,
	versus: async () => (await import("./chunks/versus.js")).versus,
	init: async () => (await import("./chunks/init.js")).init,
	analyse: async () => (await import("./chunks/analyse.js")).analyse,
	suites: async () => (await import("./chunks/suites.js")).suites,
	report: async () => (await import("./chunks/report.js")).report,
	replay: async () => (await import("./chunks/replay.js")).replay,
	record: async () => (await import("./chunks/record.js")).record,
	site: async () => (await import("./chunks/site.js")).site,
	cache: async () => (await import("./chunks/cache.js")).cache,
	clean: async () => (await import("./chunks/clean.js")).clean,
	doctor: async () => (await import("./chunks/doctor.js")).doctor
};
const ofThisMachine = /* @__PURE__ */ new Set([
	"compare",
	"bisect",
	"versus",
	"record",
	"doctor"
]);
const longestLine = 4e3;
const isJob = process.env["GITHUB_ACTIONS"] === "true";
function shown(text) {
	return isJob ? logLine(terminalText(text)) : terminalText(text);
}
const terminal = {
	out: (text) => void process.stdout.write(shown(text)),
	error: (text) => void process.stderr.write(shown(text)),
	annotate: (title, line) => {
		const text = terminalText(line).replaceAll("%", "%25");
		if (isJob) process.stdout.write(`::error title=${title}::${text}\n`);
	},
	environment: process.env,
	directory: process.cwd(),
	width: process.stdout.columns ?? 100,
	colours: process.stdout.isTTY && process.env["NO_COLOR"] === void 0,
	interactive: process.stderr.isTTY,
	harnessPath: harnessPathOf(import.meta.url)
};
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
async function main(argv) {
	const [name = "--help", ...rest] = argv;
	if (name === "--version") {
		terminal.out(`${version}\n`);
		return exitCodes.success;
	}
	if (name === "--help" || name === "help") {
		const { helpOf } = await import("./chunks/help.js");
		terminal.out(helpOf("deadheat", terminal.width));
		return exitCodes.success;
	}
	const refusedHere = refusedNode(process.versions.node);
	if (refusedHere !== null) throw new UsageError(refusedHere);
	const load = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (load === void 0) {
		const knownPath = Object.keys(commands).join(", ");
		const [near] = nearestNames(name, Object.keys(commands), 1);
		const hint = near === void 0 ? `: there are ${knownPath};` : `; did you mean ${near}?`;
		throw new UsageError(`expected a command, got "${name}"${hint} see --help`);
	}
	const refusal = ofThisMachine.has(name) && !rest.includes("--help") ? refusedPlatform(process.platform) : null;
	if (refusal !== null) throw new UsageError(refusal);
	return (await load())(rest, terminal);
}
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const trouble = error instanceof UsageError ? error.message : diskTrouble(error);
	if (trouble !== null) {
		terminal.error(`deadheat: ${showComplaint(trouble)}\n`);
		process.exitCode = exitCodes.usage;
	} else if (error instanceof UnmeasurableError) {
		terminal.error(`deadheat: ${showComplaint(error.message)}\n`);
		process.exitCode = exitCodes.unmeasurable;
	} else {
		const page = homePage();
		const where = page === null ? "" : ` at ${page}/issues`;
		terminal.error(`deadheat crashed, please report this${where}:\n${stackOf(error)}\n`);
		process.exitCode = exitCodes.unmeasurable;
	}
}
function showComplaint(message) {
	return message.split("\n").map((line) => plainText(line, longestLine)).join("\n");
}
function stackOf(error) {
	return error instanceof Error ? error.stack ?? error.message : String(error);
}

export {  };