import { nearestNames } from "./model4.js";
import { UsageError } from "./model2.js";
import { formerSettingHint, settingFromText } from "./settings.js";
import { settings } from "./settings2.js";
import { parseArgs } from "node:util";

// src/cli/parse-words.ts
function parseWords(argv, options, switches) {
	const knownValue = Object.fromEntries([...options.map((name) => [name, {
		type: "string",
		multiple: true
	}]), ...switches.map((name) => [name, { type: "boolean" }])]);
	try {
		const { values, positionals } = parseArgs({
			args: [...argv],
			options: knownValue,
			allowPositionals: true
		});
		const givenNames = Object.entries(values);
		return {
			positionals,
			values: new Map(givenNames.flatMap(([name, value]) => Array.isArray(value) ? [[name, value.join("\n")]] : [])),
			switches: new Set(givenNames.flatMap(([name, value]) => value === true ? [name] : []))
		};
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(optionComplaint(error.message, Object.keys(knownValue)));
		throw error;
	}
}
function settingsOf(words, names) {
	const givenBySetting = names.map((name) => {
		const writtenText = words.values.get(name);
		return writtenText === void 0 ? {} : settingFromText(name, once(name, writtenText), `--${name}`);
	});
	return Object.assign({}, ...givenBySetting);
}
const severalTimes = /* @__PURE__ */ new Set([
	"lines",
	"words",
	"list",
	"arguments",
	"variables"
]);
function once(name, writtenText) {
	if (severalTimes.has(settings[name].form) || !writtenText.includes("\n")) return writtenText;
	throw new UsageError(`--${name} can be given only once`);
}
function optionComplaint(message, knownNames) {
	const unknown = /^Unknown option '(-[^']*)'/.exec(message)?.[1];
	if (unknown === void 0) return complaintOfValue(message);
	const writtenText = unknown.replace(/^-+/, "");
	const former = formerSettingHint(writtenText, "option");
	if (former !== null) return former;
	const [nearest] = nearestNames(writtenText, knownNames, 1);
	return nearest === void 0 ? `unknown option ${unknown}; see --help` : `unknown option ${unknown}; did you mean --${nearest}? see --help`;
}
function complaintOfValue(message) {
	const name = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? "the last option";
	if (message.includes("does not take an argument")) return `${name} takes no value; see --help`;
	return message.includes("ambiguous") ? `expected a value after ${name}, got another option; write ${name}=VALUE if it begins with a dash` : `expected a value after ${name}, got none; see --help`;
}

export { parseWords, settingsOf };