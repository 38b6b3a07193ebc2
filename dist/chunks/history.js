import { sides } from "./side.js";
import { durationText, guessedDurationText } from "./format.js";

// src/render/marker.ts
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

// src/render/live.ts
/** Before anything has happened. */
const liveAtStart = {
	phase: "preparing",
	ahead: 0,
	builds: {
		base: null,
		head: null
	},
	buildsLeft: {
		base: null,
		head: null
	},
	benchmarkId: null,
	done: 0,
	total: 0,
	secondsLeft: null,
	decided: 0,
	rows: 0
};
/** What is seen after one more thing has happened. */
function liveAfter(live, progress) {
	switch (progress.kind) {
		case "note":
		case "failure":
		case "refused": return live;
		case "queued": return {
			...live,
			phase: "queued",
			ahead: progress.ahead
		};
		case "build-started": return withBuild(live, progress.side, "starting");
		case "build-line": return withBuild(live, progress.side, progress.line, progress.secondsLeft);
		case "build-ended": return withBuild(live, progress.side, progress.ok ? "built" : "does not build");
		case "pilot": return {
			...live,
			...pick(progress),
			phase: "piloting",
			secondsLeft: null
		};
		case "block": return {
			...live,
			...pick(progress),
			phase: "measuring",
			secondsLeft: progress.secondsLeft
		};
		case "look": return {
			...live,
			decided: progress.decided,
			rows: progress.rows
		};
	}
}
/**
* The live block of a terminal.
*
* @param width - columns; no line is longer
* @returns one or two lines without line ends
*/
function liveLines(live, width) {
	return linesOf(live).map((line) => cut(plain(line), width));
}
/** What a job's log is told of a run from time to time; empty while there is nothing worth a line. */
function jobLines(live, width) {
	if (live.phase === "measuring") return liveLines(live, width).slice(0, 1);
	if (live.phase !== "building") return [];
	return sides.flatMap((side) => {
		const rest = buildLeftText(live, side);
		return rest === null ? [] : [`building ${side}, ${rest}`];
	});
}
function linesOf(live) {
	switch (live.phase) {
		case "preparing":
		case "queued": return [];
		case "building": return sides.map((side) => [
			`building ${side}`,
			buildLeftText(live, side),
			live.builds[side] ?? "waiting"
		].filter((part) => part !== null).join("  "));
		case "piloting": return [`trying out ${live.done} of ${live.total}  ${live.benchmarkId ?? ""}`];
		case "measuring": return [`measuring ${bar(live.done, live.total)} ${percent(live.done, live.total)}  at most ${left(live.secondsLeft)} left  ${live.decided} of ${live.rows} rows decided`, `          block ${live.done} of ${live.total}  ${live.benchmarkId ?? ""}`];
	}
}
/** The time that is left as a person says it; a question mark while nobody knows. */
function left(seconds) {
	return seconds === null ? "?" : durationText(seconds);
}
/** How long a side will go on to build, as a guess; `null` while nobody knows. */
function buildLeftText({ buildsLeft }, side) {
	const seconds = buildsLeft[side];
	return seconds === null ? null : `${guessedDurationText(seconds)} left`;
}
function withBuild(live, side, line, secondsLeft = null) {
	return {
		...live,
		phase: "building",
		builds: {
			...live.builds,
			[side]: line
		},
		buildsLeft: {
			...live.buildsLeft,
			[side]: secondsLeft
		}
	};
}
function pick({ benchmarkId, done, total }) {
	return {
		benchmarkId,
		done,
		total
	};
}
const barLength = 20;
function bar(done, total) {
	const full = total === 0 ? 0 : Math.min(barLength, Math.floor(done / total * barLength));
	return "█".repeat(full) + "░".repeat(barLength - full);
}
function percent(done, total) {
	return `${total === 0 ? 0 : Math.floor(100 * done / total)} %`.padStart(5);
}
/** What a build prints may hold colours and cursor movements; none of it reaches the terminal. */
function plain(line) {
	return line.replaceAll(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, "").replaceAll(/\p{Cc}/gu, " ");
}
function cut(line, width) {
	const characters = Array.from(line);
	return characters.length <= width ? line : `${characters.slice(0, Math.max(0, width - 1)).join("")}…`;
}

// src/render/history.ts
const opening = "<!-- deadheat:history ";
const closing = " -->";
const heads = 5;
const letters = {
	regression: "r",
	improvement: "i",
	unchanged: "u",
	inconclusive: "q",
	failed: "f",
	"not-comparable": "n",
	added: "a",
	removed: "d"
};
/** Earlier results as a line that only programs see; empty when there are none. */
function historyLine(history) {
	const items = history.slice(0, heads).map(({ sha, verdict, change }) => `${sha}:${letters[verdict]}:${change === null ? "" : change.toFixed(4)}`);
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
	const verdict = verdicts.find((each) => letters[each] === letter);
	if (sha === void 0 || verdict === void 0) return [];
	return [{
		sha,
		verdict,
		change: change === void 0 ? null : Number(change)
	}];
}
const verdicts = [
	"regression",
	"improvement",
	"unchanged",
	"inconclusive",
	"failed",
	"not-comparable",
	"added",
	"removed"
];

export { buildLeftText, historyLine, historyWith, isNewer, jobLines, left, liveAfter, liveAtStart, liveLines, markerLine, parseHistory, parseMarker };