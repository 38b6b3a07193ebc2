import { verdictStates } from "./render3.js";
import { verdictSchema } from "./model4.js";

// src/render/comment/marker.ts
const shape = /^<!-- deadheat:v1 key=([A-Za-z0-9._-]{1,50}) pr=(\d{1,15}) run=(\d{1,15}) attempt=(\d{1,9}) head=([0-9a-f]{7}) -->(?:\r?\n|$)/;
/** The first line of a comment. */
function markerLine({ key, pullRequest, runId, attempt, head }) {
	return `<!-- deadheat:v1 key=${key} pr=${pullRequest} run=${runId} attempt=${attempt} head=${head.slice(0, 7)} -->`;
}
/** The marker with which a comment begins; `null` when it begins with anything else. */
function parseMarker(body) {
	const [, key, pullRequest, runId, attempt, head] = shape.exec(body) ?? [];
	if (key === void 0 || head === void 0) return null;
	return {
		key,
		pullRequest: Number(pullRequest),
		runId: Number(runId),
		attempt: Number(attempt),
		head
	};
}
/** Whether a comment says something newer than another: by run, then by attempt. */
function isNewer(one, other) {
	return one.runId === other.runId ? one.attempt > other.attempt : one.runId > other.runId;
}

// src/render/comment/history.ts
const opening = "<!-- deadheat:history ";
const closing = " -->";
const heads = 5;
/** Earlier results as a line that only programs see; empty when there are none. */
function historyLine(history) {
	const items = history.slice(0, heads).map(({ sha, verdict, change }) => `${sha}:${verdictStates[verdict].letter}:${change === null ? "" : change.toFixed(4)}`);
	return items.length === 0 ? "" : `${opening}${items.join(" ")}${closing}`;
}
/** Reads the line back from a comment of ours; whatever does not fit is left out. */
function parseHistory(body) {
	const start = body.lastIndexOf(opening);
	if (start < 0) return [];
	const end = body.indexOf(closing, start);
	return body.slice(start + 22, end < 0 ? void 0 : end).split(" ").slice(0, heads).flatMap(pastOf);
}
/** The newest result in front of the earlier ones; a head that was measured before is not kept twice. */
function historyWith(newest, earlier) {
	return [newest, ...earlier.filter(({ sha }) => sha !== newest.sha)].slice(0, heads);
}
function pastOf(item) {
	const [, sha, letter, change] = /^([0-9a-f]{7}):([a-z]):(-?\d{1,6}\.\d{4})?$/.exec(item) ?? [];
	const verdict = verdictSchema.options.find((each) => verdictStates[each].letter === letter);
	if (sha === void 0 || verdict === void 0) return [];
	return [{
		sha,
		verdict,
		change: change === void 0 ? null : Number(change)
	}];
}

export { historyLine, historyWith, isNewer, markerLine, parseHistory, parseMarker };