import { sides } from "./model3.js";
import { codeInHtml, codeOf } from "./render.js";
import { countText, durationText, guessedDurationText } from "./render5.js";

// src/render/text/markdown.ts
const rules = {
	left: ":--",
	centre: ":-:",
	right: "--:"
};
/**
* A table. Cells of titled columns that are not left-aligned hold numbers and stay on one line.
*
* @param rows - cells as Markdown without a line end or a bare pipe, one for each column
*/
function tableText(columns, rows) {
	return [
		lineOf(columns.map(({ title }) => title)),
		`|${columns.map(({ align }) => rules[align]).join("|")}|`,
		...rows.map((cells) => lineOf(cells.map((cell, index) => cellText(cell, columns[index]))))
	].join("\n");
}
/**
* A folded block whose summary already tells what is in it.
*
* @param summary - HTML on one line; Markdown is not read there
*/
function folded(summary, content) {
	return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
/** A link, or its text alone where there is no address or one that is not a web address. */
function linkText(text, address) {
	const safe = address === null ? null : safeAddress(address);
	return safe === null ? text : `[${text}](${safe})`;
}
/**
* A metric's label. A result carries its labels as data, so only plain words stand bare; anything
* else becomes code.
*/
function labelOf({ label }) {
	return plainWords.test(label) ? label : codeOf(label, labelLength);
}
/** The same inside a summary line. */
function labelInHtml({ label }) {
	return plainWords.test(label) ? label : codeInHtml(label, labelLength);
}
const labelLength = 24;
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/;
function cellText(cell, column) {
	return column !== void 0 && column.align !== "left" && column.title !== "" ? cell.replaceAll(" ", "\xA0") : cell;
}
function lineOf(cells) {
	return `|${cells.map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
}
function safeAddress(address) {
	if (!/^https?:\/\/[^\s]/.test(address)) return null;
	return address.replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent).replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/render/live/live.ts
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
		case "build-started": return withBuild(live, {
			side: progress.side,
			line: "starting"
		});
		case "build-line": return withBuild(live, {
			side: progress.side,
			line: progress.line,
			secondsLeft: progress.secondsLeft
		});
		case "build-ended": return withBuild(live, {
			side: progress.side,
			line: progress.ok ? "built" : "does not build"
		});
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
/** The time that is left as a person says it; a question mark while it is not known. */
function left(seconds) {
	return seconds === null ? "?" : durationText(seconds);
}
/** How long a side will go on to build, as a guess; `null` while it is not known. */
function buildLeftText({ buildsLeft }, side) {
	const seconds = buildsLeft[side];
	return seconds === null ? null : `${guessedDurationText(seconds)} left`;
}
function withBuild(live, { side, line, secondsLeft = null }) {
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

// src/render/terminal/status-text.ts
/** How far a run is, or how it ended without a result, in a few words of ours. */
function statusText(status) {
	if (typeof status === "string") return endings[status];
	switch (status.phase) {
		case "preparing": return "preparing";
		case "queued": return `queued, ${countText(status.ahead, "run")} ahead on this machine`;
		case "building": return buildingText(status);
		case "piloting": return `trying out benchmark ${status.done + 1} of ${status.total}`;
		case "measuring": return `measuring, ${percentOf(status)} % done, at most ${left(status.secondsLeft)} left`;
	}
}
const endings = {
	cancelled: "cancelled before there was a result",
	died: "ended without a result",
	refused: "could not be measured"
};
function buildingText(live) {
	const { builds } = live;
	const ended = sides.filter((side) => isOver(builds[side]));
	const side = sides.find((one) => builds[one] !== null && !isOver(builds[one]));
	if (side === void 0) return `built ${ended.join(" and ")}`;
	const place = `building ${side} (${ended.length + 1} of ${sides.length})`;
	const rest = buildLeftText(live, side);
	return rest === null ? place : `${place}, ${rest}`;
}
function isOver(line) {
	return line === "built" || line === "does not build";
}
function percentOf({ done, total }) {
	return total === 0 ? 0 : Math.floor(100 * done / total);
}
/**
* What was being done when it failed: `building head`, `measuring parse on base`.
*
* @param name - how a benchmark's name is written here
*/
function failedStep({ stage, side, benchmarkId }, name) {
	const where = side === null ? "" : ` on ${side}`;
	const benchmark = benchmarkId === null ? "" : ` ${name(benchmarkId)}`;
	switch (stage) {
		case "build": return side === null ? `building${benchmark}` : `building ${side}${benchmark}`;
		case "pilot": return `trying out${benchmark}${where}`;
		case "sample": return `measuring${benchmark}${where}`;
	}
}

// src/model/judging/states.ts
/**
* Every verdict of a row, the worst first: a change comes before what could not be measured, and that
* before the finding that nothing changed. Tables are sorted in this order.
*/
const verdictStates = {
	regression: {
		sign: "🔴",
		word: null,
		letter: "r"
	},
	failed: {
		sign: "⚫",
		word: "failed",
		letter: "f"
	},
	"not-comparable": {
		sign: "⚫",
		word: "not comparable",
		letter: "n"
	},
	improvement: {
		sign: "🟢",
		word: null,
		letter: "i"
	},
	inconclusive: {
		sign: "🟡",
		word: "unknown",
		letter: "q"
	},
	unchanged: {
		sign: "⚪",
		word: "same",
		letter: "u"
	},
	added: {
		sign: "➕",
		word: "added",
		letter: "a"
	},
	removed: {
		sign: "➖",
		word: "removed",
		letter: "d"
	}
};
/** Every state of a whole result; `accepted`: slower, and a maintainer accepted all that would fail. */
const resultStates = {
	slower: {
		sign: "🔴",
		verdict: "regression",
		output: "regression",
		quiet: false
	},
	accepted: {
		sign: "🟠",
		verdict: "regression",
		output: "regression",
		quiet: false
	},
	faster: {
		sign: "🟢",
		verdict: "improvement",
		output: "improvement",
		quiet: false
	},
	same: {
		sign: "⚪",
		verdict: "unchanged",
		output: "unchanged",
		quiet: true
	},
	unknown: {
		sign: "🟡",
		verdict: "inconclusive",
		output: "inconclusive",
		quiet: true
	},
	failed: {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	"no-build": {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	nothing: {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	"not-comparable": {
		sign: "⚫",
		verdict: "not-comparable",
		output: "inconclusive",
		quiet: false
	}
};

export { failedStep, folded, jobLines, labelInHtml, labelOf, left, linkText, liveAfter, liveAtStart, liveLines, resultStates, statusText, tableText, verdictStates };