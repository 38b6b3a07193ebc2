import { percent } from "./model3.js";
import { texts } from "./model4.js";
import { settingNamesOf, settingOf, versusOptions } from "./settings.js";

// src/settings/help.ts
function helpOf(topic, width) {
	const help = helps[topic];
	return typeof help === "string" ? help : help(width);
}
const exitCodes = texts["settings/helps/exit-codes.txt"];
function overviewHelp(partLines) {
	return `${texts["settings/helps/overview.txt"].replace("{parts}\n", () => partLines.join(""))}\n${exitCodes}`;
}
const terminalOptions = [
	["--json", "Print only the result document on standard output; progress goes to standard error."],
	["--list", "Say what would be measured, on what and for how long at most, and measure nothing."],
	["--deep", "With --list: build head, and load and call each of its benchmarks once, untimed."],
	["--quick", "A first look: --budget 90s from the command on, --threshold 5%, no profiles, unless you give others."],
	["--keep", "Keep the two built trees and print where they are."],
	["--resume", "Continue the run whose journal is in the results folder, wherever it was killed or cancelled."],
	["--help", "This text."]
];
const measuredExitCodes = texts["settings/helps/measured-exit-codes.txt"];
const commonOptions = terminalOptions.filter(([option]) => ![
	"--quick",
	"--list",
	"--deep"
].includes(option));
function settingsHelp(width, names, defaults = {}) {
	return names.map((name) => {
		const sentence = settingSentence(name, defaults[name]);
		return helpEntry(`--${name} ${settingOf(name).argument}`, sentence, width);
	}).join("");
}
function optionsHelp(width, names, options = commonOptions, defaults = {}) {
	const optionTexts = options.map(([option, text]) => helpEntry(option, text, width));
	return `${settingsHelp(width, names, defaults)}${optionTexts.join("")}`;
}
function otherwiseText(name) {
	const { beside, default: value, form, otherwise } = settingOf(name);
	const answer = beside === void 0 ? otherwise : `\`${String(beside.value)}\` where \`${beside.name}\` is given`;
	if (value === void 0) return answer ?? "";
	const standard = defaultText(value, form);
	return answer === void 0 ? standard : `${standard}; ${answer}`;
}
function settingSentence(name, otherwise = otherwiseText(name)) {
	return `${settingOf(name).about} Default: ${otherwise}.`.replaceAll("`", "");
}
function defaultText(value, form) {
	if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
	if (typeof value !== "number") return `\`${String(value)}\``;
	if (form === "ratio") return percent(value);
	if (form === "seconds") return `${String(value / 60)} minutes`;
	return String(value);
}
function helpEntry(option, text, width) {
	return `  ${option}\n${wrap(text, Math.max(40, Math.min(width, 100)) - 6).map((line) => `      ${line}\n`).join("")}`;
}
function fittedTo(help, width) {
	const columns = Math.max(40, width);
	return help.split("\n\n").flatMap((block) => {
		const lines = block.split("\n");
		if (lines.every(({ length }) => length <= columns)) return [block];
		return (lines.every((line) => /^\w/.test(line)) ? [lines.join(" ")] : lines).flatMap((line) => fittedLine(line, columns)).join("\n");
	}).join("\n\n");
}
function fittedLine(line, columns) {
	const [, lead = "", term = "", text = ""] = /^( *)(\S.*?\S {2,})?(\S.*)?$/.exec(line) ?? [];
	const isBeside = lead.length > 12;
	if (line.length <= columns && !isBeside) return [line];
	if (isBeside) return fittedLine(`      ${text}`, columns);
	if (term !== "") return [...fittedLine(`${lead}${term.trimEnd()}`, columns), ...fittedLine(`      ${text}`, columns)];
	const isCommand = lead !== "" && /^(?:deadheat|echo) /.test(text);
	const parts = wrap(text, columns - lead.length - (isCommand ? 6 : 0));
	return parts.map((part, at) => {
		const end = isCommand && at < parts.length - 1 ? " \\" : "";
		return `${lead}${isCommand && at > 0 ? "    " : ""}${part}${end}`;
	});
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.match(/(?:'[^']*'|\S)+/g) ?? []) if (line !== "" && line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
const helps = {
	compare: (width) => `${texts["settings/helps/compare.txt"]}\nOptions:\n${optionsHelp(width, settingNamesOf("option"), terminalOptions)}\n${exitCodes}`,
	versus: (width) => `${texts["settings/helps/versus.txt"]}\nOptions:\n${optionsHelp(width, versusOptions())}\n${measuredExitCodes}`,
	replay: `${texts["settings/helps/replay.txt"]}\n${exitCodes}`,
	init: texts["settings/helps/init.txt"],
	analyse: texts["settings/helps/analyse.txt"],
	suites: texts["settings/helps/suites.txt"],
	clean: texts["settings/helps/clean.txt"],
	doctor: texts["settings/helps/doctor.txt"]
};

export { fittedTo, helpOf, optionsHelp, otherwiseText, overviewHelp, settingSentence, settingsHelp };