import { inPercent } from "./model3.js";
import { countText, durationText } from "./render5.js";
import { joinTexts } from "./render2.js";

// src/render/live/live.ts
const liveAtStart = {
	phase: "preparing",
	activity: "",
	ahead: 0,
	building: [],
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
			activity: "",
			ahead: progress.ahead
		};
		case "build-line": return {
			...live,
			phase: "building",
			activity: progress.line
		};
		case "build-started":
		case "build-ended": {
			const rest = live.building.filter((side) => side !== progress.side);
			const building = progress.kind === "build-ended" ? rest : [...rest, progress.side];
			return {
				...live,
				phase: "building",
				activity: "",
				building
			};
		}
		case "pilot":
		case "block": {
			const { kind, benchmarkId: activity, done, total } = progress;
			const phase = kind === "pilot" ? "piloting" : "measuring";
			const secondsLeft = kind === "pilot" ? null : progress.secondsLeft;
			return {
				...live,
				activity,
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
function liveText(live, doing = "preparing") {
	switch (live.phase) {
		case "preparing": return joinTexts([doing, ...progressTexts(live)], ", ");
		case "queued": return `queued, ${countText(live.ahead, "run")} ahead on this machine`;
		case "building": return live.building.length === 0 ? "built" : `building ${live.building.join(" and ")}`;
		case "piloting": return joinTexts(["trying out", ...progressTexts(live)], ", ");
		case "measuring": return joinTexts([
			"measuring",
			...progressTexts(live),
			decidedText(live)
		], ", ");
	}
}
function liveLine(live, width, seconds = 0) {
	const { phase, activity, building } = live;
	if (phase === "preparing" && activity === "") return "";
	const passed = phase !== "measuring" && (phase !== "building" || building.length > 0) && seconds >= 1 ? `for ${durationText(seconds)}` : "";
	const rest = phase === "preparing" ? "" : phase === "queued" ? "Ctrl-C leaves" : activity;
	return cutLine(plain(joinTexts([
		liveText(live, activity),
		passed,
		rest
	], "  ")), width);
}
function progressTexts({ done, total, secondsLeft }) {
	const percentText = inPercent(total === 0 ? 0 : Math.floor(100 * done / total));
	return [total === 0 ? "" : `${percentText} done`, secondsLeft === null ? "" : `at most ${durationText(secondsLeft)} left`];
}
function decidedText({ decidedCount, rows }) {
	return rows === 0 ? "" : `${String(decidedCount)} of ${String(rows)} rows decided`;
}
function plain(line) {
	return line.replaceAll(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, "").replaceAll(/\p{Cc}/gu, " ");
}
function cutLine(line, width) {
	const characters = Array.from(line);
	return characters.length <= width ? line : `${characters.slice(0, Math.max(0, width - 1)).join("")}…`;
}
const again = "run it again: “Re-run” takes the same commits, `/bench` or a push the newest.";
const endings = {
	cancelled: ["cancelled before there was a result", `nothing, or ${again}`],
	died: ["ended without a result", `read the end of its log. If the machine was lost, ${again}`],
	refused: ["could not be measured", `correct what was expected, then ${again}`],
	outdated: ["out of date, because the head moved before there was a result", "nothing: the new head has a run of its own."],
	closed: ["not reported, because the pull request was closed", `nothing, or open it again, then ${again}`],
	elsewhere: ["told in another comment of this run", "read that comment."]
};
function endingText(ending) {
	return endings[ending][0];
}
function endingStep(ending) {
	return `**What to do**: ${endings[ending][1]}`;
}

export { endingStep, endingText, liveAfter, liveAtStart, liveLine, liveText };