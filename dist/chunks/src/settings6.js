import { expectationOf } from "./model16.js";
import { adapterIdSchema } from "./model5.js";
import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { flagWords, settingOf } from "./settings.js";
import { commandWords, splitWords } from "./settings5.js";
import { inPercent, percent } from "./model3.js";

// src/settings/setting-from-text.ts
function settingFromText(name, text, place) {
	const { schema } = settingOf(name);
	const validation = schema.safeParse(valueOf(name, text, place));
	if (validation.success) return { [name]: validation.data };
	const [issue] = validation.error.issues;
	const expectation = issue === void 0 ? "expected something else" : expectationOf(issue);
	const [nearest] = issue?.code === "invalid_value" ? nearestNames(text.trim(), issue.values.map(String)) : [];
	const hint = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
	throw new UsageError(`${place} cannot be ${quoteText(text)}: ${expectation}${hint}`);
}
function valueOf(name, text, place) {
	const expect = (what) => {
		throw new UsageError(`${place} must be ${what}, got ${quoteText(text)}`);
	};
	const trimmedText = text.trim();
	switch (settingOf(name).form) {
		case "text": return trimmedText;
		case "count": return /^\d{1,10}$/.test(trimmedText) ? Number(trimmedText) : expect("a whole number");
		case "count-or-auto":
			if (trimmedText === "auto") return trimmedText;
			return /^\d{1,10}$/.test(trimmedText) ? Number(trimmedText) : expect("auto or a whole number");
		case "ratio": return ratioFromText(trimmedText, place) ?? expect("a share such as 2% or 0.02");
		case "seconds": return secondsFromText(trimmedText) ?? expect("a time such as 90s, 20min or 2h");
		case "list": return splitEntries(text, /[\n,]/);
		case "lines": return splitEntries(text).map((line) => commandFromText(line, place, expect));
		case "words": return splitEntries(text).map((line) => commandWords(line, place));
		case "arguments": return splitEntries(text).flatMap((line) => splitWords(line, place));
		case "flags": return flagWords(splitEntries(text).flatMap((line) => splitWords(line, place)));
		case "variables": return splitEntries(text);
	}
}
function ratioFromText(text, place) {
	const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
	if (match === null) return null;
	const share = Number(match[1]);
	if (match[2] === "%") return share / 100;
	const complaint = bareShareComplaint(share);
	if (complaint !== null) throw new UsageError(`${place}: ${complaint}`);
	return share;
}
const secondsPerUnit = {
	s: 1,
	min: 60,
	h: 3600
};
function secondsFromText(text) {
	const match = /^(\d+(?:\.\d+)?)\s*(s|min|h)?$/.exec(text);
	return match === null ? null : Number(match[1]) * (secondsPerUnit[match[2] ?? "s"] ?? NaN);
}
function splitEntries(text, separator = "\n") {
	return text.split(separator).map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function commandFromText(line, place, expect) {
	const [, name, command] = /^([^=\s][^=]*?)\s*=\s*(\S.*)$/.exec(line) ?? [];
	if (name === void 0 || command === void 0) return expect("NAME=COMMAND");
	const words = [...commandWords(command, place)];
	const [, rest, adapter] = /^(.+)@([a-z-]+)$/.exec(name) ?? [];
	const validation = adapterIdSchema.safeParse(adapter);
	return rest !== void 0 && validation.success ? {
		name: rest,
		command: words,
		adapter: validation.data
	} : {
		name,
		command: words
	};
}
function quoteText(text) {
	const shortText = text.length > 80 ? `${text.slice(0, 79)}…` : text;
	return JSON.stringify(shortText);
}
function bareShareComplaint(share) {
	return share < 1 ? null : `${String(share)} is ${percent(share, 6)}; write ${inPercent(share)}`;
}

export { bareShareComplaint, settingFromText, splitEntries };