import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { fittedTo, helpOf } from "./settings2.js";
import { exitCodes } from "./model8.js";
import { parseArgs } from "node:util";

// src/cli/parse-words.ts
function parseWords(argv, options, switches) {
	const optionTypes = Object.fromEntries([...options.map((name) => [name, {
		type: "string",
		multiple: true
	}]), ...switches.map((name) => [name, {
		type: "boolean",
		...name === "help" && { short: "h" }
	}])]);
	try {
		const { values, positionals } = parseArgs({
			args: [...argv],
			options: optionTypes,
			allowPositionals: true
		});
		const entries = Object.entries(values);
		return {
			positionals,
			values: new Map(entries.flatMap(([name, value]) => Array.isArray(value) ? [[name, value.join("\n")]] : [])),
			switches: new Set(entries.flatMap(([name, value]) => value === true ? [name] : []))
		};
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(optionComplaint(error.message, Object.keys(optionTypes)));
		throw error;
	}
}
function createCommand(topic, options, switches, run) {
	return async (argv, terminal) => {
		const words = parseWords(argv, options, [...switches, "help"]);
		if (!words.switches.has("help")) return run(words, terminal);
		const { width } = terminal;
		terminal.out(fittedTo(typeof topic === "string" ? helpOf(topic, width) : topic(width), width));
		return exitCodes.success;
	};
}
function refuseWords(topic, { positionals }) {
	if (positionals.length === 0) return;
	throw new UsageError(`expected no arguments, got "${positionals.join(" ")}"; see deadheat ${topic} --help`);
}
function optionComplaint(message, knownNames) {
	const unknownOption = /^Unknown option '(-[^']*)'/.exec(message)?.[1];
	if (unknownOption !== void 0) {
		const [nearest] = nearestNames(unknownOption.replace(/^-+/, ""), knownNames, 1);
		return `unknown option ${unknownOption};${nearest === void 0 ? "" : ` did you mean --${nearest}?`} see --help`;
	}
	const name = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? "the last option";
	if (message.includes("does not take an argument")) return `${name} takes no value; see --help`;
	return message.includes("ambiguous") ? `expected a value after ${name}, got another option; write ${name}=VALUE if it begins with a dash` : `expected a value after ${name}, got none; see --help`;
}
function commandOfPart({ help, options, switches, load }) {
	return (argv, ownTerminal) => createCommand(help, options(), switches, async (words, terminal) => {
		const [act, { runInTerminal }] = [await load(), await import("../run-in-terminal.js")];
		return act(words, terminal, runInTerminal);
	})(argv, ownTerminal);
}

export { commandOfPart, createCommand, refuseWords };