import { inPercent } from "./model3.js";
import { countText, durationText } from "./render3.js";
import { joinTexts } from "./render4.js";
import { sides } from "./model5.js";

// src/render/live/live.ts
const liveAtStart = {
	phase: "preparing",
	activity: null,
	ahead: 0,
	builds: {
		base: null,
		head: null
	},
	benchmarkId: null,
	done: 0,
	total: 0,
	secondsLeft: null,
	decidedCount: 0,
	rows: 0
};
function liveAfter(live, progress) {
	switch (progress.kind) {
		case "note":
		case "failure":
		case "refused": return live;
		case "doing": {
			const { what, parts = {
				done: 0,
				total: 0
			}, secondsLeft = null } = progress;
			return {
				...live,
				...parts,
				phase: "preparing",
				activity: what,
				secondsLeft
			};
		}
		case "queued": return {
			...live,
			phase: "queued",
			ahead: progress.ahead
		};
		case "build-started": return withBuild(live, progress.side, "starting");
		case "build-line": return withBuild(live, progress.side, progress.line);
		case "build-ended": return withBuild(live, progress.side, progress.ok ? "built" : "does not build");
		case "pilot":
		case "block": {
			const { kind, benchmarkId, done, total } = progress;
			const phase = kind === "pilot" ? "piloting" : "measuring";
			const secondsLeft = kind === "pilot" ? null : progress.secondsLeft;
			return {
				...live,
				benchmarkId,
				done,
				total,
				phase,
				secondsLeft
			};
		}
		case "look": return {
			...live,
			decidedCount: progress.decided,
			rows: progress.rows
		};
	}
}
function liveLines(live, width, seconds = 0) {
	return describePhase(live, seconds).map((line) => cutLine(plain(line), width));
}
function jobLines(live, width, seconds = 0) {
	if (live.phase !== "building") return liveLines(live, width, seconds).slice(0, 1);
	return sides.filter((side) => live.builds[side] !== null && !isOver(live.builds[side])).map((side) => {
		return cutLine(plain([`building ${side}`, passedText(seconds)].filter((part) => part !== null).join(", ")), width);
	});
}
function isOver(line) {
	return line === "built" || line === "does not build";
}
function passedText(seconds) {
	return seconds < 1 ? null : `for ${durationText(seconds)}`;
}
function joinParts(parts) {
	return joinTexts(parts.flatMap((part) => part ?? []), "  ");
}
function partsText({ done, total }) {
	return total === 0 ? null : `${donePercent({
		done,
		total
	})}  ${done} of ${total}`;
}
function describePhase(live, seconds) {
	const timeNote = passedText(seconds);
	switch (live.phase) {
		case "preparing": {
			const rest = live.secondsLeft === null ? null : `about ${timeLeft(live.secondsLeft)} left`;
			return live.activity === null ? [] : [joinParts([
				live.activity,
				partsText(live),
				rest,
				timeNote
			])];
		}
		case "queued": return [joinParts([
			`queued behind ${countText(live.ahead, "run")}`,
			timeNote,
			"Ctrl-C leaves"
		])];
		case "building": return sides.map((side) => {
			const line = live.builds[side] ?? "waiting";
			const time = isOver(line) || line === "waiting" ? null : timeNote;
			return joinParts([
				`building ${side}`,
				time,
				line
			]);
		});
		case "piloting": return [joinParts([
			`trying out`,
			partsText(live),
			timeNote,
			live.benchmarkId
		])];
		case "measuring": return [joinParts([
			`measuring ${bar(live.done, live.total)} ${donePercent(live).padStart(4)}`,
			`at most ${timeLeft(live.secondsLeft)} left`,
			decidedText(live)
		]), `          block ${live.done} of ${live.total}  ${live.benchmarkId ?? ""}`];
	}
}
function decidedText({ decidedCount, rows }) {
	return rows === 0 ? null : `${String(decidedCount)} of ${String(rows)} rows decided`;
}
function timeLeft(seconds) {
	return seconds === null ? "?" : durationText(seconds);
}
function withBuild(live, side, line) {
	return {
		...live,
		phase: "building",
		builds: {
			...live.builds,
			[side]: line
		}
	};
}
const barLength = 10;
function bar(doneCount, total) {
	const full = total === 0 ? 0 : Math.min(barLength, Math.floor(doneCount / total * barLength));
	return "█".repeat(full) + "░".repeat(barLength - full);
}
function donePercent({ done: doneCount, total }) {
	return inPercent(total === 0 ? 0 : Math.floor(100 * doneCount / total));
}
function plain(line) {
	return line.replaceAll(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, "").replaceAll(/\p{Cc}/gu, " ");
}
function cutLine(line, width) {
	const characters = Array.from(line);
	return characters.length <= width ? line : `${characters.slice(0, Math.max(0, width - 1)).join("")}…`;
}

export { donePercent, isOver, jobLines, liveAfter, liveAtStart, liveLines, timeLeft };