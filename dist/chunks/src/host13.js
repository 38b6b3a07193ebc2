import { number, object, string } from "../packages/zod.js";
import { text } from "./model6.js";

// src/host/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	trouble;
	constructor(trouble, message, options) {
		super(message, options);
		this.trouble = trouble;
	}
};
function isRefusal({ trouble }) {
	return trouble !== "unreliable";
}

// src/model/run/judged.ts
const judgedSchema = object({
	runId: number().int().nonnegative(),
	attempt: number().int().nonnegative(),
	startedAt: number().int().nonnegative(),
	identity: string().regex(/^(?:[0-9a-f]{16}(?:[0-9a-f]{8})?)?$/),
	legs: number().int().positive(),
	label: text(100)
});
const unjudged = {
	attempt: 0,
	startedAt: 0,
	identity: "",
	legs: 1,
	label: ""
};
function scopeOfRows({ identity }) {
	return identity.slice(16);
}
function isNewer(first, second) {
	if (first.runId === second.runId) return first.attempt > second.attempt;
	const seconds = first.startedAt > 0 && second.startedAt > 0 ? first.startedAt - second.startedAt : 0;
	return seconds === 0 ? first.runId > second.runId : seconds > 0;
}
function newestOfEach(runs) {
	const newest = /* @__PURE__ */ new Map();
	for (const each of runs) {
		const name = `${each.key} ${each.identity}`;
		const newestKnown = newest.get(name);
		if (newestKnown === void 0 || !isNewer(newestKnown, each)) newest.set(name, each);
	}
	return [...newest.values()];
}
function isReplaced(record, by) {
	return record.identity === by.identity || record.identity === "";
}
function startSeconds(time) {
	return Math.floor((Date.parse(time) || 0) / 1e3);
}

export { GitHubError, isNewer, isRefusal, isReplaced, judgedSchema, newestOfEach, scopeOfRows, startSeconds, unjudged };