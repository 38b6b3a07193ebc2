import { texts } from "./model4.js";
import { codeInHtml, codeOf, fenceLines, plainText } from "./render.js";
import { firstItems, joinTexts, namedTexts } from "./render2.js";
import { foldContent, linkText, rowsWith } from "./render3.js";
import { htmlTable, markup, noHtml } from "./render4.js";
import { optionsHelp, settingsHelp } from "./settings2.js";
import { partEntries } from "./model24.js";
import { askedBisection, assertMetric, bisectSettings, passedSettings } from "./parts.js";
import { bisectEntrySchema, bisectValue, recordedBisection } from "./parts2.js";
import { bisectLines, namedCommits } from "./parts3.js";
import { wrapText } from "./render6.js";
import { changeSchema, knownChange, partName } from "./parts5.js";
import { countText, differenceText, percentText, valueText } from "./render5.js";
import { groupedBy } from "./model7.js";
import { lanesSchema, lanesText } from "./parts6.js";
import { cellColumns, entrantAt, measuredTables, metricOf, shownTables, studyDefaults, studyLines, studyOf, studyOptions, studyTables, tableRows, terminalTable } from "./parts7.js";
import { percent, roundTo } from "./model3.js";
import { processProfileSchema, profilesIn } from "./parts8.js";
import { csvLine, whyOf } from "./render8.js";
import { comparesSides, contestOf, eachSide, parseShard, portionsOf, sides } from "./model5.js";
import { holm, signedRankP } from "./stats3.js";
import { familiesOf, jointRows } from "./analysis2.js";
import { fewestPairsToCall, gatingTests } from "./stats.js";
import { UsageError } from "./model2.js";
import { looksUpTo } from "./settings3.js";

// src/parts/bisect/index.ts
const answer = ({ result, links }) => {
	const lines = bisectLines(result);
	if (lines.length === 0) return "";
	const [address] = links.commits.head?.match(/^.*\//) ?? [];
	const commitLinks = (address === void 0 ? [] : namedCommits(result)).map((sha) => linkText(`\`${sha.slice(0, 7)}\``, `${address}${sha}`));
	return joinTexts([fenceLines(lines), commitLinks.join(" · ")]);
};
const command$1 = {
	name: "bisect",
	needsPlatform: true,
	overview: `  deadheat bisect v1.2.0 HEAD       which commit made a benchmark slower
`,
	help: (width) => `${texts["parts/bisect/bisect-help.txt"]}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}`,
	options: () => [
		...passedSettings(),
		"metric",
		"steps"
	],
	switches: ["resume", "json"],
	load: async () => (await import("../bisect-command.js")).bisectCommand
};
const bisect = {
	name: "bisect",
	check: async (request, host) => (await import("../bisect-range.js")).checkRange(request, host),
	plan: (plan, { request: { gate } }) => {
		assertMetric(plan.metrics.map(({ id }) => id), gate);
		return plan;
	},
	asks: (request) => {
		const { bisect: benchmark } = request.inputs;
		if (askedBisection(request) === null) return null;
		return {
			inJob: {
				...bisectSettings,
				only: benchmark === void 0 ? void 0 : [benchmark]
			},
			goOn: async (whole, host) => (await import("../go-on-bisecting.js")).goOnBisecting(whole, host)
		};
	},
	vouch: async (entries, claims) => (await import("../vouched-bisection.js")).vouchedBisection(entries, claims),
	yield: ([first = []]) => {
		const bisection = recordedBisection(partEntries(first, "bisect", bisectEntrySchema));
		return bisection && bisectValue(bisection);
	},
	sections: [{
		behind: "changes",
		section: [
			answer,
			"bisect",
			"which commit changed a row, and the steps"
		]
	}],
	terminal: bisectLines,
	card: (result) => {
		const lines = bisectLines(result);
		if (lines.length === 0) return noHtml;
		return markup`<section class="card"><h2>Bisect</h2><pre>${lines.join("\n")}</pre></section>`;
	},
	commands: [command$1]
};

// src/parts/change/coverage-text.ts
const mostNamed = 5;
const mostMissed = 3;
const mostFiles = 3;
function coverageText({ edits, more, rows, unseen, leftOut }, show) {
	const unseenText = unseen.length === 0 ? "" : `Not followed: ${[...groupedBy(unseen, ({ why }) => why)].map(([why, files]) => `${namedTexts(files, mostFiles, ({ file }) => show(file))} (${why})`).join("; ")}.`;
	if (edits.length === 0) {
		const isKnown = unseen.length === 0 ? "" : " of which the text is known";
		return joinTexts([`This change edits no function${isKnown}.`, unseenText], " ");
	}
	const ranPlaces = new Set(rows.flatMap(({ runs }) => runs ?? []));
	const ran = edits.filter((_, at) => ranPlaces.has(at));
	const missed = edits.filter((_, at) => !ranPlaces.has(at));
	const lostRows = rows.filter(({ runs }) => runs === null);
	const idle = rows.filter(({ runs }) => runs?.length === 0).length;
	const all = edits.length + more;
	const names = namedTexts(ran, mostNamed, (edit) => editName(edit, show));
	const ranText = ran.length === 0 ? `no ${lostRows.length === 0 ? "measured benchmark" : "benchmark that was followed"} runs ${all === 1 ? "it" : "any of them"}.` : `${lostRows.length === 0 ? "benchmarks" : "those that were followed"} run ${amountText(ran.length, all)} (${names}).`;
	const placeName = (edit) => `${show(edit.file)} ${editName(edit, show)}`;
	return joinTexts([
		`This change edits ${countText(all, "function")}; ${ranText}`,
		missed.length === 0 ? "" : `Not measured by any: ${namedTexts(missed, mostMissed, placeName)}.`,
		idle === 0 || ran.length === 0 ? "" : `${idle} of ${countText(rows.length, "row")} ${idle === 1 ? "runs" : "run"} none of it.`,
		leftOutText(leftOut, show),
		lostRows.length === 0 ? "" : `${countText(lostRows.length, "row")} could not be followed (${namedTexts(lostRows, mostFiles, ({ id }) => show(id))}).`,
		unseenText
	], " ");
}
function leftOutText(leftOut, show) {
	const running = leftOut.filter(({ runs }) => runs !== null && runs.length > 0);
	const untried = leftOut.filter(({ runs }) => runs === null).length;
	return joinTexts([running.length === 0 ? "" : `Left out for want of time, though ${running.length === 1 ? "it runs" : "they run"} some of it: ${namedTexts(running, mostNamed, ({ id }) => show(id))}.`, untried === 0 ? "" : `${countText(untried, "benchmark")} left out may run some of it.`], " ");
}
function amountText(some, all) {
	if (all === 1) return "it";
	return some === all ? "all of them" : `${some} of them`;
}
function editName({ name, reads }, show) {
	return reads === void 0 ? show(name) : `${show(name)} through ${show(reads)}`;
}
function editLines({ edits, more, rows }, show) {
	const places = edits.map((edit, at) => ({
		edit,
		at
	}));
	const lines = [...groupedBy(places, ({ edit }) => edit.file)].flatMap(([, group]) => group.map(({ edit, at }) => {
		const runners = rows.filter(({ runs }) => runs?.includes(at) === true);
		const byText = (all, by) => all.length === 0 ? "" : `run ${by} ${namedTexts(all, mostNamed, ({ id }) => show(id))}`;
		const by = joinTexts([byText(runners.filter(({ isOfSuite }) => isOfSuite !== true), "by"), byText(runners.filter(({ isOfSuite }) => isOfSuite === true), "in the suite of")], ", ");
		const kind = edit.reads === void 0 ? edit.kind : "reads what is edited";
		return `${show(`${edit.file}:${edit.line}`)} ${editName(edit, show)} (${kind}): ${by === "" ? "no measured benchmark runs it" : by}`;
	}));
	return more === 0 ? lines : [...lines, `and ${String(more)} more`];
}
function runsNone({ edits, more, unseen, rows }, id) {
	return edits.length > 0 && more === 0 && unseen.length === 0 && rows.some((row) => row.id === id && row.runs?.length === 0);
}
function rowChangeText(change, id, show) {
	if (runsNone(change, id)) return "It runs none of the functions that the change edits.";
	const { runs = null, isOfSuite } = change.rows.find((row) => row.id === id) ?? {};
	const ran = (runs ?? []).flatMap((at) => change.edits[at] ?? []);
	return ran.length === 0 ? "" : `Of what the change edits ${isOfSuite === true ? "its suite" : "it"} runs ${namedTexts(ran, 10, (edit) => editName(edit, show))}.`;
}

// src/parts/change/why-text.ts
const mostCandidates = 3;
function whyText(change, id, causes, show) {
	const row = change.rows.find((each) => each.id === id);
	if (row === void 0 || row.runs === null || row.counts === void 0) return "";
	const candidates = row.counts.flatMap(({ edit: at, base, head }) => {
		const edit = change.edits[at];
		return edit === void 0 ? [] : [{
			edit,
			base,
			head,
			rank: placeAmong(edit, causes ?? [])
		}];
	}).toSorted((one, other) => one.rank - other.rank || increaseOf(other) - increaseOf(one));
	if (candidates.length === 0) return runsNone(change, id) ? "it runs none of the edited functions. Garbage, memory, the layout of code and a value that both share can change it." : "";
	const calledCandidates = candidates.filter(({ head }) => head?.calls !== 0);
	if (calledCandidates.length === 0) return `no call of it runs an edited function. While it is loaded and set up, it runs ${namedTexts(candidates, mostCandidates, ({ edit }) => editName(edit, show))}.`;
	const otherCauses = (causes ?? []).filter((cause) => !candidates.some(({ edit }) => placeAmong(edit, [cause]) === 0));
	const isInProfile = calledCandidates.some(({ rank }) => rank !== 1e400);
	const toldCandidates = calledCandidates.filter((each) => !isInProfile || each.rank !== 1e400 || increaseOf(each) > 0);
	const isApart = otherCauses.length > 0 && toldCandidates.every(({ rank }) => rank === 1e400);
	return joinTexts([
		`${firstItems(toldCandidates.map((each) => candidateText(each, show)), mostCandidates, (more) => `${String(more)} more`).join("; ")}.`,
		toldCandidates.every(({ head }) => head === null) ? uncountedText(row) : "",
		isInProfile ? splitText(toldCandidates, show) : "",
		toldCandidates.every(isSameWork) ? workText(row.calls ?? {
			base: null,
			head: null
		}) : "",
		isApart ? `Its profile differs elsewhere, in code that the change does not touch: ${namedTexts(otherCauses, mostCandidates, ({ name }) => show(name))}.` : ""
	], " ");
}
function splitText([first, ...otherCandidates], show) {
	const grown = otherCandidates.find((each) => increaseOf(each) > 0);
	return first === void 0 || grown === void 0 || !isSameWork(first) ? "" : `Counts and sampled time do not agree: calls of ${editName(grown.edit, show)} do another amount of work, and the time of ${editName(first.edit, show)} differs.`;
}
function uncountedText({ isOfSuite }) {
	return isOfSuite === true ? "A suite is followed as a whole: another of its rows may run it, and how often is not counted." : "How often a call runs it is not counted for long calls, first calls and programs of their own.";
}
function workText({ base, head }) {
	if (base === null || head === null) return "";
	return base === head ? "It is the same work, and each call is dearer." : `All functions together: ${amountsText([base, head], "call")}.`;
}
function candidateText(candidate, show) {
	const { edit } = candidate;
	const place = `${editName(edit, show)} ${show(`${edit.file}:${edit.line}`)}`;
	const busy = "of its busiest block";
	const counts = joinTexts([
		amountsText(amountsOf(candidate, "calls"), "call"),
		amountsText(amountsOf(candidate, "passes"), `pass ${busy}`, `passes ${busy}`),
		objectsText(amountsOf(candidate, "objects"))
	], ", ");
	return counts === "" ? place : `${place}: ${counts}`;
}
function amountsOf({ base, head }, what) {
	const [before, after] = [base === null ? 0 : base[what], head?.[what]];
	return before == null || after == null ? null : [before, after];
}
function amountsText(amounts, one, many = `${one}s`) {
	const [before, after] = amounts ?? [0, 0];
	if (before === 0 && after === 0) return "";
	return before === after ? `${valueText(after, "count")} ${after === 1 ? one : many} a run as before` : `${valueText(before, "count")} → ${valueText(after, "count")} ${many} a run`;
}
function objectsText(amounts) {
	const [before, after] = amounts ?? [0, 0];
	if (before === after) return "";
	const difference = valueText(Math.abs(after - before), "count");
	return `${after > before ? "+" : "−"}${difference} ${difference === "1" ? "object" : "objects"} a run`;
}
function isSameWork(candidate) {
	return [
		"calls",
		"passes",
		"objects"
	].every((what) => {
		const amounts = amountsOf(candidate, what);
		return amounts === null ? what === "objects" : amounts[0] === amounts[1];
	});
}
function increaseOf(candidate) {
	const ratios = [
		"calls",
		"passes",
		"objects"
	].map((what) => {
		const [before, after] = amountsOf(candidate, what) ?? [0, 0];
		return Math.abs(Math.log((1 + after) / (1 + before)));
	});
	return Math.max(...ratios);
}
function placeAmong({ name, file }, causes) {
	const short = name.split(".").at(-1);
	const at = causes.findIndex((cause) => cause.name.split(".").at(-1) === short && cause.file.endsWith(file));
	return at < 0 ? 1e400 : at;
}

// src/parts/change/index.ts
const changeSection = ({ result, context, detail }) => {
	const all = knownChange(result);
	if (all === null) return "";
	const show = (name) => codeOf(name, detail.nameLength);
	const list = (context === null ? editLines(all, show) : []).map((line) => `- ${line}`).join("\n");
	const fold = list === "" ? "" : foldContent("What the change edits", list);
	return joinTexts([coverageText(all, show), fold]);
};
const change = {
	name: partName,
	after: async (run) => (await import("../cover-change.js")).coverChange(run),
	yield: (journals) => journals.flatMap((entries) => partEntries(entries, "change", changeSchema)).at(-1) ?? null,
	row: (result, id) => {
		const all = knownChange(result);
		if (all === null) return {};
		const text = rowChangeText(all, id, plainText);
		return {
			why: (causes, show) => whyText(all, id, causes, show),
			runsNothing: runsNone(all, id),
			html: () => text === "" ? null : markup`<p class="note whole">${text}</p>`
		};
	},
	sections: [{
		behind: "not measured",
		section: [
			changeSection,
			"of the change",
			"which edited functions benchmarks run"
		]
	}],
	card: (result) => {
		const all = knownChange(result);
		if (all === null) return noHtml;
		const items = editLines(all, plainText).map((line) => markup`<li>${line}</li>`);
		return markup`<section class="card"><h2>What of the change is measured</h2><p>${coverageText(all, plainText)}</p><ul>${items}</ul></section>`;
	},
	terminal: (result, width) => {
		const all = knownChange(result);
		return all === null ? [] : wrapText(coverageText(all, plainText), width);
	}
};

// src/parts/lanes/index.ts
const lanesItem = ({ result: { parts } }) => {
	const { data } = lanesSchema.safeParse(parts["lanes"]);
	return data === void 0 ? "" : `**At once**: ${lanesText(data)}`;
};
const lanes = {
	name: "lanes",
	before: async (run) => (await import("../settle-lanes.js")).settleLanes(run),
	yield: ([first = []]) => partEntries(first, "lanes", lanesSchema).at(-1) ?? null,
	sections: [{
		behind: "the promise",
		section: [lanesItem]
	}]
};

// src/parts/profiles/changed-functions.ts
const functionAlpha = .05;
const mostShare = 4 / 3;
const leastOfLargest = .1;
function isDifferent({ pAdjusted }) {
	return pAdjusted !== null && pAdjusted <= functionAlpha;
}
function changedFunctions({ functions, total }) {
	const wholeDifference = total.head - total.base;
	const certainFunctions = functions.filter(isDifferent);
	const largestDifference = Math.max(0, ...certainFunctions.map(sizeOf));
	const changes = certainFunctions.filter((entry) => sizeOf(entry) >= leastOfLargest * largestDifference);
	const shares = changes.map(({ self }) => (self.head - self.base) / wholeDifference);
	const isTold = shares.every((share) => Math.abs(share) <= mostShare);
	const mostTold = shares.some((share) => share < 0) ? mostShare : 1;
	return changes.map((entry, at) => ({
		...entry,
		share: isTold ? Math.min(shares[at] ?? 0, mostTold) : null
	}));
}
function sizeOf({ self }) {
	return Math.abs(self.head - self.base);
}
function functionPlace({ file, line }) {
	return line === null ? file : `${file}:${String(line)}`;
}

// src/parts/profiles/drawing/profile-lines.ts
const functionsInTerminal = 10;
const functionsOnPage = 16;
const note = "Own time or memory per call, in processes of their own that were not timed: by V8’s sampling profiler, or where it says so by perf, which sees native functions as well. V8 inlines less in them, so a call takes longer than in the table. A function differs when a signed-rank test over pairs of processes says so at 5%, corrected over all functions above 1%.";
function functionColumns(unit) {
	return {
		differs: {
			title: "",
			align: "left",
			cell: (entry) => isDifferent(entry) ? "differs" : ""
		},
		place: {
			title: "Function",
			align: "left",
			keep: "cut",
			cell: (entry) => plainText(`${entry.name} ${functionPlace(entry)}`.trim())
		},
		base: {
			title: "Base",
			align: "right",
			cell: ({ self }) => valueText(self.base, unit)
		},
		head: {
			title: "Head",
			align: "right",
			cell: ({ self }) => valueText(self.head, unit)
		},
		change: {
			title: "Change",
			align: "right",
			cell: ({ self }) => differenceText(self.head - self.base, unit)
		}
	};
}
function allProfileLines(profiles, width) {
	const lines = profiles.flatMap((profile) => [...profileLines(profile, width), ""]);
	return lines.length === 0 ? [] : [...lines, ...wrapText(note, width)];
}
function profileLines({ benchmarkId, processes, functions, unit, native }, width) {
	const what = unit === "s" ? "the time" : "the memory";
	const columns = Object.values(functionColumns(unit)).map((column) => ({
		...column,
		title: column.title.toLowerCase()
	}));
	const counts = `${countText(processes.base, "process", "processes")} of base, ${String(processes.head)} of head${native === true ? ", by perf" : ""}`;
	return [
		`Where ${what} of ${plainText(benchmarkId)} went: ${counts}`,
		"",
		...terminalTable(columns, functions.slice(0, functionsInTerminal), width)
	];
}
function drawProfile(profile) {
	const title = `Where the ${profile.unit === "s" ? "time" : "memory"} of a call went, by function`;
	const { place, differs, ...amounts } = functionColumns(profile.unit);
	const columns = [
		place,
		...Object.values(amounts),
		{
			...differs,
			title: "Verdict"
		}
	];
	return markup`<figure class="whole"><figcaption>${title}</figcaption>${htmlTable(title, columns, profile.functions.slice(0, functionsOnPage))}<p class="note">In ${countText(profile.processes.base, "process", "processes")} of base and ${String(profile.processes.head)} of head, profiled separately${profile.native === true ? " by perf" : ""} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`;
}

// src/parts/profiles/drawing/functions-section.ts
const rowsAtMost = 5;
const functionsAtMost$1 = 4;
const functionsSection = (input) => {
	const profiles = new Map(profilesIn(input.result).map((profile) => [profile.benchmarkId, profile]));
	return rowsWith(input.rows, "regression").map((row) => {
		const profile = profiles.get(row.benchmarkId);
		const show = (name) => codeOf(name, input.detail.nameLength);
		const reason = whyOf(input, row.benchmarkId, show);
		const why = reason === "" ? "" : `**Why** ${show(row.benchmarkId)}: ${reason}`;
		if (profile === void 0) return why;
		const text = profileText(row, profile, input);
		if (why === "") return text;
		const isCertain = changedFunctions(profile).length > 0;
		return joinTexts([why, isCertain ? foldContent("Its time by function, in a sampling profile", text) : ""]);
	}).filter((text) => text !== "").slice(0, rowsAtMost).join("\n\n");
};
function profileText(row, profile, input) {
	const name = codeOf(row.benchmarkId, input.detail.nameLength);
	const { base, head } = profile.processes;
	const processes = `profiles of ${countText(Math.min(base, head), "process", "processes")} a side`;
	const changes = changedFunctions(profile);
	if (changes.length === 0) return `**Why** ${name}: no function differs for certain in ${processes}.`;
	const wholeChange = rowChange(row, profile);
	const heading = `**Why** ${name}${wholeChange === null ? "" : ` takes ${differenceText(wholeChange, profile.unit)} a call`}, by function, in ${processes}:`;
	const isAlike = (wholeChange ?? 1) * (profile.total.head - profile.total.base) > 0;
	return [
		heading,
		...changes.slice(0, functionsAtMost$1).map((change) => {
			const part = isAlike ? shareText(change.share, wholeChange, profile.unit) : "";
			return `- ${shownFunction(change, input)}${part}`;
		}),
		...restText(row, profile, changes)
	].join("\n");
}
const dividedMetrics = /* @__PURE__ */ new Set([
	"time",
	"cpu",
	"user-time",
	"allocation"
]);
function rowChange({ metric, finding }, { unit }) {
	const { baseCentre, judged: judgement } = finding;
	if (metric?.unit !== unit || !dividedMetrics.has(metric.id)) return null;
	if (baseCentre === null || judgement === null || judgement.estimate === null) return null;
	return baseCentre * judgement.estimate;
}
function shownFunction(change, input) {
	const { name, file, movedFrom } = change;
	const { nameLength } = input.detail;
	const place = file === "" ? "" : ` ${placeText(change, input)}`;
	const past = movedFrom === void 0 ? "" : `, moved from ${codeOf(movedFrom, nameLength)}`;
	return `${codeOf(name, nameLength)}${place}${past}`;
}
function shareText(share, wholeChange, unit) {
	if (share === null) return "";
	const amount = wholeChange === null ? "" : `: ${differenceText(share * wholeChange, unit)}`;
	if (share < 0) return `${amount}, the other way`;
	const rest = share > 1 ? "; other functions take some back" : "";
	return `${amount === "" ? ":" : `${amount},`} ${percent(share)} of the change${rest}`;
}
function restText({ finding: { judged: judgement } }, { total, unit }, [first]) {
	if (first?.share === null) return ["", "No shares are told: in the profiles, the changes of functions nearly cancel out."];
	const profiledChange = total.head / total.base - 1;
	const change = judgement?.estimate ?? profiledChange;
	if (unit !== "s" || profiledChange >= change / 2) return [];
	return ["", `The profiles show ${percentText(profiledChange)} of ${percentText(change)}. V8 inlines less in them, so the rest can be inlining.`];
}
function placeText({ file, line, own: isOwn }, { links, detail }) {
	const text = codeOf(functionPlace({
		file,
		line
	}), detail.nameLength);
	const top = isOwn ? links.commits.head?.replace(/\/commit\/([0-9a-f]{40})$/, "/blob/$1/") : void 0;
	if (top === void 0 || !top.endsWith("/")) return text;
	const path = file.split("/").map(encodeURIComponent).join("/");
	return linkText(text, `${top}${path}${line === null ? "" : `#L${String(line)}`}`);
}

// src/parts/profiles/profiles-of.ts
const digits = 6;
const testedShare = .01;
const functionsAtMost = 300;
function profilesOf(entries) {
	const profiles = partEntries(entries, "profiles", processProfileSchema);
	return [...groupedBy(profiles, ({ benchmarkId }) => benchmarkId).values()].flatMap((ownProfiles) => {
		const [first] = ownProfiles;
		const base = ownProfiles.filter(({ side }) => side === "base");
		const head = ownProfiles.filter(({ side }) => side === "head");
		const pairs = Math.min(base.length, head.length);
		if (pairs === 0) return [];
		return [profileOf(first, {
			base: base.slice(0, pairs),
			head: head.slice(0, pairs)
		})];
	});
}
function profileOf({ benchmarkId, unit, native }, processes) {
	const series = functionSeries(processes, functionKeys(processes));
	const testedSeries = testedOf(series);
	const ps = holm(testedSeries.map(({ self: { base, head } }) => signedRankP(base.map((amount, at) => (head[at] ?? 0) - amount))), testedSeries.length);
	const adjustedPByKey = new Map(testedSeries.map(({ key }, at) => [key, ps[at] ?? 1]));
	const functions = series.map((each) => ({
		...each,
		self: eachSide((side) => roundTo(meanAmount(each.self[side]), digits))
	})).toSorted((first, second) => weightOf(second) - weightOf(first)).slice(0, functionsAtMost);
	return {
		benchmarkId,
		unit,
		native,
		processes: eachSide((side) => processes[side].length),
		ticks: eachSide((side) => sumOf(processes[side].map(({ ticks }) => ticks))),
		total: eachSide((side) => sumOf(series.map(({ self }) => meanAmount(self[side])))),
		functions: functions.map(({ key, ...rest }) => ({
			...rest,
			pAdjusted: adjustedPByKey.get(key) ?? null
		}))
	};
}
function weightOf({ self: { base, head } }) {
	return Math.abs(head - base) + 1e-9 * (base + head);
}
function functionSeries(processes, keyOf) {
	const uses = sides.flatMap((side) => processes[side].flatMap(({ functions }, at) => functions.map(({ self, ...facts }) => {
		return {
			side,
			at,
			self,
			facts,
			weight: (side === "head" ? 1e6 : 1) * self,
			key: keyOf(facts)
		};
	})));
	return [...groupedBy(uses, ({ key }) => key)].map(([key, group]) => {
		const [first] = group;
		const heaviest = group.reduce((most, use) => use.weight > most.weight ? use : most);
		const usesOf = eachSide((side) => group.filter((use) => use.side === side));
		const amountIn = (side, at) => sumOf(usesOf[side].flatMap((use) => use.at === at ? [use.self] : []));
		return {
			key,
			...heaviest.facts,
			movedFrom: first.facts.file === heaviest.facts.file ? void 0 : first.facts.file,
			self: eachSide((side) => processes[side].map((_, at) => amountIn(side, at)))
		};
	});
}
function testedOf(series) {
	const amountOf = ({ self }) => sumOf(self.base) + sumOf(self.head);
	const all = sumOf(series.map(amountOf));
	return series.filter((entry) => amountOf(entry) > testedShare * all);
}
function sumOf(values) {
	return values.reduce((sum, value) => sum + value, 0);
}
function meanAmount(values) {
	return sumOf(values) / values.length;
}
function functionKeys(processes) {
	const functionsOfSides = sides.map((side) => {
		const functions = processes[side].flatMap((process) => process.functions);
		return groupedBy(functions, ({ name }) => name);
	});
	const isInOne = (name) => !name.startsWith("(") && functionsOfSides.every((functions) => {
		const files = new Set(functions.get(name)?.map(({ file }) => file));
		return files.size < 2 && !files.has("");
	});
	return ({ name, file }) => isInOne(name) ? name : `${name}\n${file}`;
}

// src/parts/profiles/index.ts
const columnsAtMost$1 = 120;
const profilesSection = ({ result, context }) => {
	const profiles = profilesIn(result);
	const lines = context === null ? allProfileLines(profiles, columnsAtMost$1) : [];
	if (lines.length === 0) return "";
	return foldContent(`<b>Where the time went</b> in ${countText(profiles.length, "benchmark")}`, fenceLines(lines));
};
const profiles = {
	name: "profiles",
	after: async (run) => (await import("../profile-measured.js")).profileMeasured(run),
	yield: (journals) => {
		const all = journals.flatMap(profilesOf);
		return all.length === 0 ? null : all;
	},
	row: (result, benchmarkId) => {
		const profile = profilesIn(result).find((each) => each.benchmarkId === benchmarkId);
		if (profile === void 0) return {};
		return {
			causes: changedFunctions(profile).map(({ name, file, line, own, share }) => ({
				name,
				file,
				line,
				own,
				share
			})),
			html: () => drawProfile(profile)
		};
	},
	sections: [{
		behind: "changes",
		section: [
			functionsSection,
			"functions",
			"which functions made a row slower"
		]
	}, {
		behind: "other metrics",
		section: [profilesSection]
	}],
	terminal: (result, width) => allProfileLines(profilesIn(result), width)
};

// src/parts/record/index.ts
const commands = [{
	name: "record",
	needsPlatform: true,
	overview: `  deadheat record RESULT.json…      keep results of the default branch, commit by commit
`,
	help: () => texts["parts/record/record-help.txt"],
	options: () => [
		"branch",
		"key",
		"default-branch",
		"report"
	],
	switches: [],
	load: async () => (await import("../record-command.js")).recordCommand
}, {
	name: "site",
	needsPlatform: false,
	overview: `  deadheat site deadheat-data --output site
                                    pages of curves from that record, with what changed when
`,
	help: () => texts["parts/record/site-help.txt"],
	options: () => ["output"],
	switches: [],
	load: async () => (await import("../site-command.js")).siteCommand
}];
const record = {
	name: "record",
	commands
};

// src/parts/shards/deal-benchmarks.ts
function dealBenchmarks(benchmarks, shards) {
	const portions = portionsOf(benchmarks);
	return Array.from({ length: shards }, (_, shard) => portions.filter((__, turn) => turn % shards === shard).flat());
}
function dealtShards({ benchmarks }, shards) {
	const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length));
	return dealBenchmarks(benchmarks, of).map((share, at) => ({
		index: at + 1,
		of,
		benchmarks: share.map(({ id }) => id)
	}));
}
function matrixOf(shards) {
	return {
		shard: shards.map(({ index }) => index),
		of: [shards.length]
	};
}
function shardOf(plan, { index, of }) {
	const shares = dealBenchmarks(plan.benchmarks, of);
	const ownersById = new Map(shares.flatMap((share, at) => share.map(({ id }) => [id, at + 1])));
	const [familyOfSides, otherFamily] = familiesOf({
		plan,
		failures: []
	});
	return {
		...plan,
		benchmarks: plan.benchmarks.filter(({ id }) => ownersById.get(id) === index),
		shard: {
			index,
			of,
			family: gatingTests(familyOfSides.plan),
			timed: jointRows(familyOfSides.plan),
			familyOfOthers: otherFamily && gatingTests(otherFamily.plan),
			rows: plan.benchmarks.map(({ id }) => id),
			dealt: plan.benchmarks.flatMap(({ id }) => ownersById.get(id) ?? [])
		}
	};
}
const namesAtMost = 3;
const nameLength = 60;
function shardsText(shards) {
	return `${shards.map(shardLine).join("\n")}\n`;
}
function shardLine({ index, of, benchmarks }) {
	const names = namedTexts(benchmarks, namesAtMost, (id) => plainText(id, nameLength));
	return `--shard ${String(index)}/${String(of)}  ${countText(benchmarks.length, "benchmark")}: ${names}`;
}

// src/parts/shards/index.ts
const shards = {
	name: "shards",
	plan: (plan, { settings: { shard = "" } }) => {
		const { index = null, of = 1 } = parseShard(shard) ?? {};
		return index === null ? plan : shardOf(plan, {
			index,
			of
		});
	},
	asks: ({ inputs: { shard = "" } }) => {
		const { index, of = 1 } = parseShard(shard) ?? {};
		if (index !== null) return null;
		return { tellPlan: (plan) => {
			const shardList = dealtShards(plan, of);
			return {
				text: shardsText(shardList),
				matrix: matrixOf(shardList)
			};
		} };
	}
};

// src/plan/contenders/contest-between.ts
function meetings([reference, ...contenders]) {
	return reference === void 0 ? [] : contenders.map((contender) => ({
		reference,
		contender
	}));
}
const longestId = 300;
function contestBetween(axis, { reference, contender }) {
	const [first, second] = [reference.benchmark, contender.benchmark];
	const contest = {
		axis,
		labels: pairOf(reference.label, contender.label),
		ids: pairOf(first.id, second.id),
		seats: pairOf(reference.seat, contender.seat)
	};
	const id = `${second.id} vs ${reference.label}`.slice(0, longestId);
	const gates = commonIds(first.gates, second.gates);
	const commonFields = {
		id,
		gates: gates === void 0 || gates.length === 0 ? second.gates : gates,
		metrics: commonIds(first.metrics, second.metrics) ?? second.metrics
	};
	if (first.driver === "pingpong" && second.driver === "pingpong") {
		const { module, parameters } = first;
		const pinned = first.pinned === false ? { pinned: false } : {};
		const alone = first.alone === true ? { alone: true } : {};
		const contestants = { contest: {
			...contest,
			reference: {
				module,
				parameters
			}
		} };
		return {
			...second,
			series: void 0,
			profile: void 0,
			...pinned,
			...alone,
			...commonFields,
			...contestants
		};
	}
	if (first.driver === "alternate" && second.driver === "alternate") {
		const { command, server } = first;
		return {
			...second,
			...commonFields,
			contest: {
				...contest,
				reference: {
					command,
					server
				}
			}
		};
	}
	if (first.driver === "command" && second.driver === "command") return {
		...second,
		...commonFields,
		contest: {
			...contest,
			reference: { command: first.command }
		}
	};
	return null;
}
function commonIds(firstIds, secondIds) {
	if (firstIds === void 0 || secondIds === void 0) return void 0;
	return secondIds.filter((id) => firstIds.includes(id));
}
function pairOf(base, head) {
	return {
		base,
		head
	};
}
function contestsOfSides(builds) {
	return [...new Set(builds.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))].flatMap((id) => {
		return meetings(builds.flatMap(({ label, side, further, benchmarks }) => {
			const benchmark = benchmarks.find((each) => each.id === id);
			if (benchmark === void 0) return [];
			return [{
				benchmark,
				label,
				seat: {
					side,
					further,
					runtime: benchmark.runtime ?? null
				}
			}];
		})).flatMap((meeting) => {
			const { reference, contender } = meeting;
			const contest = contestBetween("contender", meeting);
			if (contest === null) return [];
			const name = `${id} ${contender.label} vs ${reference.label}`;
			return [{
				...contest,
				id: name.slice(0, 300)
			}];
		});
	});
}

// src/parts/studies/plan-study.ts
async function planStudy(plan, session) {
	const { suite, request } = session;
	if (suite === null) return plan;
	const tables = studyTables(suite);
	const askedStudy = request.study ?? null;
	const study = {
		source: suite.about.source,
		tables: [...tables]
	};
	const ownPlan = {
		...plan,
		parts: {
			...plan.parts,
			studies: study
		}
	};
	if (askedStudy === null) return ownPlan;
	const chosen = {
		...plan.chosen,
		study: [...askedStudy.words]
	};
	return withPairs(withRows({
		...ownPlan,
		chosen
	}, study, askedStudy, session), session);
}
function withRows(plan, { tables }, { hasBase }, { suite, request }) {
	const usualMetrics = plan.metrics.filter(({ own }) => own !== true);
	const metricIds = new Set(usualMetrics.map(({ id }) => id));
	const { rows, unrelatedCount } = rowsOfStudy(plan.benchmarks.filter(comparesSides), tables, {
		hasBase,
		metricIds
	});
	if (rows.length === 0) {
		const references = tables.flatMap(({ columns }) => columns.flatMap(({ ratioTo }) => ratioTo ?? []));
		const referenceText = hasBase ? "" : `, and those that they are divided by (${[...new Set(references)].join(", ")})`;
		throw new UsageError(`expected benchmarks in the tables of the suite ${suite?.name ?? ""}${referenceText}, got none: choose others with --preset, --set or --only`);
	}
	if (unrelatedCount > 0) {
		const text = `not measured, because the tables relate them to nothing on one side: ${countText(unrelatedCount, "benchmark")}; name two sides to compare them`;
		request.onProgress({
			kind: "note",
			text
		});
	}
	return {
		...plan,
		benchmarks: [...rows]
	};
}
function withPairs(plan, { request: { inputs } }) {
	if (inputs.pairs !== void 0) return plan;
	const families = familiesOf({
		plan,
		failures: []
	}).map((family) => gatingTests(family.plan));
	const { alpha } = plan.policy;
	const pairs = Math.ceil(1.5 * fewestPairsToCall({
		alpha,
		family: Math.max(...families)
	}));
	return {
		...plan,
		policy: {
			...plan.policy,
			looks: [...looksUpTo(pairs)]
		}
	};
}
function rowsOfStudy(benchmarks, tables, { hasBase, metricIds }) {
	const cells = tables.flatMap((table) => askedCells(table, benchmarks));
	const withGates = (benchmark, ownCells) => {
		const printedCells = ownCells.filter(({ table }) => table.published !== void 0 || table.publishedRatios !== void 0);
		const shownMetrics = (printedCells.length > 0 ? printedCells : ownCells).flatMap(({ metric }) => metric ?? []);
		const gates = [...new Set(shownMetrics)].filter((id) => metricIds.has(id) || benchmark.metrics?.includes(id) === true);
		return gates.length === 0 ? benchmark : {
			...benchmark,
			gates
		};
	};
	const contests = [...groupedBy(cells, ({ contest }) => contest?.id).values()].flatMap((group) => {
		const [{ contest }] = group;
		return contest === null ? [] : [withGates(contest, group)];
	});
	const groups = groupedBy(cells, ({ benchmark }) => benchmark.id);
	const sideRows = benchmarks.flatMap((row) => {
		const group = groups.get(row.id);
		return group === void 0 ? [] : [withGates(row, group)];
	});
	const competingIds = new Set(contests.flatMap((row) => Object.values(contestOf(row)?.ids ?? {})));
	return {
		rows: hasBase ? [...sideRows, ...contests] : contests,
		unrelatedCount: hasBase ? 0 : sideRows.filter(({ id }) => !competingIds.has(id)).length
	};
}
function askedCells(table, benchmarks) {
	const contestantAt = (row, label) => {
		const column = table.columns.find((candidate) => candidate.label === label);
		const benchmark = column && entrantAt(benchmarks, row, column);
		if (column === void 0 || benchmark === void 0) return null;
		const seat = {
			side: "head",
			runtime: benchmark.runtime ?? null,
			further: null
		};
		return {
			benchmark,
			label: column.label,
			seat
		};
	};
	return tableRows(table, benchmarks).flatMap((row) => table.columns.flatMap((column) => {
		const contestant = contestantAt(row, column.label);
		if (contestant === null) return [];
		const divisor = contestantAt(row, column.ratioTo);
		const isJudged = column.judged !== false && row.judged !== false;
		const isCall = (column.call ?? row.call) !== void 0;
		const metric = metricOf(table, row, column);
		const { benchmark } = contestant;
		return [{
			table,
			benchmark,
			contest: divisor !== null && divisor.benchmark.id !== benchmark.id ? contestBetween("study", {
				reference: divisor,
				contender: contestant
			}) : null,
			metric: isJudged && !isCall ? metric : null
		}];
	}));
}

// src/parts/studies/index.ts
const columnsAtMost = 160;
const section = ({ result, context }) => {
	const lines = context === null ? studyLines(result, columnsAtMost) : [];
	if (lines.length === 0) return "";
	const source = plainText(studyOf(result.plan)?.source ?? "", 500);
	return foldContent(`<b>The study’s tables</b>, after ${codeInHtml(source, 500)}`, fenceLines(lines));
};
const command = {
	name: "study",
	needsPlatform: true,
	overview: `  deadheat study promises           measure what a published study asks, in its own tables
`,
	help: (width) => `${texts["parts/studies/study-help.txt"]}\nOptions:\n${optionsHelp(width, studyOptions(), void 0, studyDefaults)}\n${texts["parts/studies/exit-codes.txt"]}`,
	options: studyOptions,
	switches: [
		"json",
		"keep",
		"resume"
	],
	load: async () => (await import("../study-command.js")).studyCommand
};
const studies = {
	name: "studies",
	check: async ({ suite }) => {
		if (suite !== null) studyTables(suite);
	},
	plan: planStudy,
	sections: [{
		behind: "other metrics",
		section: [section]
	}],
	card: studyCard,
	files: studyFiles,
	commands: [command]
};
function studyCard(result) {
	const study = studyOf(result.plan);
	const tables = shownTables(result);
	if (study === null || tables.length === 0) return noHtml;
	return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}. What is published was measured on another machine.</p>${tables.map(measuredTableHtml)}</section>`;
}
function measuredTableHtml(table) {
	const { title, rowLabel, note, cells } = table;
	return markup`<h3>${title}</h3>${htmlTable(title, [{
		title: rowLabel,
		align: "left",
		cell: ({ row, column }) => `${row}: ${column}`
	}, ...cellColumns(table)], cells)}${note === null ? noHtml : markup`<p class="note">${note}</p>`}`;
}
const columns = [
	["table", ({ table }) => table],
	["row", ({ row }) => row],
	["column", ({ column }) => column],
	["unit", ({ unit }) => unit],
	["base", ({ values }) => values.base],
	["head", ({ values }) => values.head],
	["delta", ({ delta }) => delta?.estimate ?? null],
	["delta low", ({ delta }) => delta?.low ?? null],
	["delta high", ({ delta }) => delta?.high ?? null],
	["verdict", ({ delta }) => delta?.word ?? null],
	["ratio", ({ ratio }) => ratio?.estimate ?? null],
	["ratio low", ({ ratio }) => ratio?.low ?? null],
	["ratio high", ({ ratio }) => ratio?.high ?? null],
	["ratio verdict", ({ ratio }) => ratio?.word ?? null],
	["ratio of", ({ ratio }) => ratio?.own ?? null],
	["ratio to", ({ ratio }) => ratio?.reference ?? null],
	["published base", ({ printedFigures }) => printedFigures.base],
	["published head", ({ printedFigures }) => printedFigures.head],
	["published", ({ printedFigures: { value, text } }) => value ?? text],
	["published delta", ({ printedFigures }) => printedFigures.delta],
	["published ratio", ({ printedFigures }) => printedFigures.ratio]
];
function studyFiles(result) {
	const cells = measuredTables(result).flatMap((table) => table.cells);
	if (cells.length === 0) return {};
	const lines = cells.map((cell) => csvLine(columns.map(([, valueOf]) => valueOf(cell))));
	return { "study.csv": [csvLine(columns.map(([title]) => title)), ...lines].join("") };
}

// src/parts/index.ts
const parts = [
	lanes,
	studies,
	change,
	profiles,
	shards,
	bisect,
	record
];
function askedOf(request) {
	const [ask] = parts.flatMap((part) => part.asks?.(request) ?? []);
	return ask ?? null;
}

export { askedOf, contestBetween, contestsOfSides, meetings, parts };