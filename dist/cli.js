#!/usr/bin/env node
import { commandOfPart } from "./chunks/src/cli.js";
import { exitCodes } from "./chunks/src/model8.js";
import { harnessPathOf, logLine, terminalText } from "./chunks/src/host2.js";
import { UnmeasurableError, diskTrouble } from "./chunks/src/model9.js";
import { homePage } from "./chunks/src/model10.js";
import { refusedNode, refusedPlatform } from "./chunks/src/model11.js";
import { nearestNames } from "./chunks/src/model.js";
import { UsageError } from "./chunks/src/model2.js";
import { plainText } from "./chunks/src/render.js";
import { version } from "./chunks/version.js";

// src/cli.ts
const commands = {
	compare: async () => (await import("./chunks/compare.js")).compare,
	versus: async () => (await import("./chunks/versus.js")).versus,
	init: async () => (await import("./chunks/init.js")).init,
	analyse: async () => (await import("./chunks/analyse.js")).analyse,
	suites: async () => (await import("./chunks/suites.js")).suites,
	replay: async () => (await import("./chunks/replay.js")).replay,
	clean: async () => (await import("./chunks/clean.js")).clean,
	doctor: async () => (await import("./chunks/doctor.js")).doctor
};
const plainCommands = /* @__PURE__ */ new Set([
	"analyse",
	"suites",
	"clean",
	"doctor"
]);
const machineCommands = /* @__PURE__ */ new Set([
	"compare",
	"versus",
	"doctor"
]);
const longestLine = 4e3;
const isJob = process.env["GITHUB_ACTIONS"] === "true";
function display(text) {
	return isJob ? logLine(terminalText(text)) : terminalText(text);
}
const folder = currentFolder();
const terminal = {
	out: (text) => void process.stdout.write(display(text)),
	error: (text) => void process.stderr.write(display(text)),
	annotate: (title, line) => {
		const text = terminalText(line).replaceAll("%", "%25");
		if (isJob) process.stdout.write(`::error title=${title}::${text}\n`);
	},
	environment: process.env,
	directory: folder ?? "/",
	width: process.stdout.columns ?? 100,
	colours: coloursIn(process.env, process.stdout.isTTY),
	interactive: process.stderr.isTTY,
	harnessPath: harnessPathOf(import.meta.url)
};
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
async function main(argv) {
	const [word = "--help", ...words] = argv;
	const [name, rest] = isHelp(word) && words[0] !== void 0 && !words[0].startsWith("-") ? [words[0] ?? "", ["--help"]] : [word, words];
	if ([
		"--version",
		"-v",
		"version"
	].includes(name)) {
		terminal.out(`${version}\n`);
		return exitCodes.success;
	}
	const partCommands = (plainCommands.has(name) ? [] : (await import("./chunks/parts.js")).parts).flatMap((part) => part.commands ?? []);
	for (const command of partCommands) {
		commands[command.name] = async () => commandOfPart(command);
		if (command.needsPlatform) machineCommands.add(command.name);
	}
	if (isHelp(name)) {
		const { fittedTo, overviewHelp } = await import("./chunks/help.js");
		const overview = overviewHelp(partCommands.map((command) => command.overview));
		terminal.out(fittedTo(overview, terminal.width));
		return exitCodes.success;
	}
	if (folder === null) throw new UsageError("expected a current folder, got one that is gone: change into another");
	const nodeRefusal = refusedNode(process.versions.node);
	if (nodeRefusal !== null) throw new UsageError(nodeRefusal);
	const load = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (load === void 0) {
		const commandNames = Object.keys(commands).join(", ");
		const [nearest] = nearestNames(name, Object.keys(commands), 1);
		const hint = nearest === void 0 ? `: there are ${commandNames};` : `; did you mean ${nearest}?`;
		throw new UsageError(`expected a command, got "${name}"${hint} see --help`);
	}
	const refusal = machineCommands.has(name) && !rest.some(isHelp) ? refusedPlatform(process.platform) : null;
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
		const stack = error instanceof Error ? error.stack ?? error.message : String(error);
		terminal.error(`deadheat crashed, please report this${where}:\n${stack}\n`);
		process.exitCode = exitCodes.unmeasurable;
	}
}
function currentFolder() {
	try {
		return process.cwd();
	} catch {
		return null;
	}
}
function isHelp(word) {
	return [
		"--help",
		"-h",
		"help"
	].includes(word);
}
function coloursIn({ NO_COLOR: none, FORCE_COLOR: force }, isTerminal) {
	if (none !== void 0 && none !== "") return false;
	return force === void 0 ? isTerminal : force !== "0" && force !== "false";
}
function showComplaint(message) {
	return message.split("\n").map((line) => plainText(line, longestLine)).join("\n");
}

export {  };