import { UsageError } from "./model2.js";

// src/model/complaint-of.ts
function complaintOf(error, input) {
	const issue = error.issues[0];
	if (issue === void 0) return "expected something else";
	if (issue.code === "unrecognized_keys") {
		const keyList = issue.keys.map((key) => JSON.stringify(shortenText(key))).join(", ");
		return `${pathText(issue.path)}: expected only known fields, got ${keyList}`;
	}
	return `${pathText(issue.path)}: ${expectationOf(issue)}, got ${shownAt(input, issue.path)}`;
}
const typeWords = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	array: "a list",
	object: "keys with their values"
};
const partWords = {
	array: " entries",
	string: " characters"
};
function expectationOf(issue) {
	if (!/^(?:Invalid|Too) /.test(issue.message)) return lowerFirst(issue.message);
	if (issue.code === "invalid_type") return `expected ${typeWords[issue.expected] ?? issue.expected}`;
	if (issue.code === "invalid_value") return `expected ${issue.values.map(String).join(" or ")}`;
	if (issue.code === "too_small") return `expected ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${partWords[issue.origin] ?? ""}`;
	if (issue.code === "too_big") return `expected ${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${partWords[issue.origin] ?? ""}`;
	if (issue.code !== "invalid_union") return "expected another form";
	const words = issue.errors.flatMap(([first]) => first === void 0 ? [] : expectationOf(first).replace("expected ", ""));
	return `expected ${words.length === 0 ? "one that this version knows" : [...new Set(words)].join(", or ")}`;
}
function lowerFirst(message) {
	return message.charAt(0).toLowerCase() + message.slice(1);
}
function shownAt(input, path) {
	return showValue(inputAt(input, path));
}
function pathText(path) {
	if (path.length === 0) return "the document";
	return path.map((step) => typeof step === "number" ? `[${step}]` : `.${String(step)}`).join("").replace(/^\./, "");
}
function inputAt(input, path) {
	return path.reduce((value, step) => typeof value === "object" && value !== null ? Reflect.get(value, step) : void 0, input);
}
function showValue(value) {
	if (value === void 0) return "nothing";
	if (Array.isArray(value) && value.length > 10) return `an array of ${value.length}`;
	return shortenText(jsonOf(value));
}
function jsonOf(value) {
	try {
		return JSON.stringify(value) ?? typeof value;
	} catch {
		return "values nested too deeply to be shown";
	}
}
function shortenText(text) {
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
function assertFormat(data, { format, what, file }) {
	const actual = inputAt(data, ["format"]);
	if (typeof actual !== "string" || actual === format) return;
	throw new UsageError(`expected ${what} in the format ${format} in ${file}, got ${showValue(actual)}: measure again with this version, or read it with the version that wrote it`);
}
function validated(schema, data, expected) {
	const validation = schema.safeParse(data);
	if (validation.success) return validation.data;
	throw new UsageError(`expected ${expected}, got ${complaintOf(validation.error, data)}`);
}
function parseDocument(schema, { content, what, file, format }) {
	const expected = `${what} in ${file}`;
	let data;
	try {
		data = JSON.parse(content);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected ${expected}, got something that is not JSON: ${reason}`);
	}
	if (format !== void 0) assertFormat(data, {
		format,
		what,
		file
	});
	return validated(schema, data, expected);
}

export { assertFormat, complaintOf, expectationOf, lowerFirst, parseDocument, shownAt, validated };