import { array, literal, number, string, union } from "../packages/zod.js";
import { showParts, terminalTable } from "./render2.js";
import { joinSettings } from "./settings2.js";
import { settingsHelp } from "./settings3.js";
import { percent, text } from "./model3.js";
import { passedSettings } from "./parts.js";
import { partEntries } from "./model9.js";
import { countText, differenceText, durationText, percentText, valueText } from "./render3.js";
import { lanesSchema } from "./parts3.js";
import { functionAlpha, profilesIn, profilesOf } from "./parts4.js";
import { foldContent, linkText, namedTexts, rowsWith } from "./render4.js";
import { codeOf, fenceLines, plainText } from "./render5.js";
import { wrapText } from "./render6.js";
import "./model16.js";
import { portionsOf } from "./model18.js";
import { familiesOf, jointRows } from "./analysis.js";
import { gatingTests } from "./stats3.js";

// src/parts/bisect/index.ts
const command = {
	name: "bisect",
	needsPlatform: true,
	overview: `  deadheat bisect v1.2.0 HEAD       which commit made a benchmark slower
`,
	help: (width) => `${usage}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}\n${exits}`,
	options: () => [
		...passedSettings(),
		"metric",
		"steps",
		"skip"
	],
	switches: [
		"first-parent",
		"resume",
		"json"
	],
	load: async () => (await import("../run-bisect-command.js")).runBisectCommand
};
const bisect = {
	name: "bisect",
	settings: {
		behind: "measured",
		list: { bisect: {
			schema: text(300).min(1),
			form: "text",
			places: ["input"],
			argument: "NAME",
			about: "Look for the commit of the pull request that changed this benchmark, instead of measuring a table; with `base`, for the one since that commit. See docs/bisect.md.",
			otherwise: "measure a table"
		} }
	},
	commands: [command],
	job: {
		input: "bisect",
		load: async () => (await import("../bisect-job.js")).bisectJob
	}
};
const usage = `deadheat bisect GOOD BAD [NAME…] [options]

Finds the commit that made a benchmark slower (or faster). BAD is compared with GOOD first; if
a row is called different, commits between them are measured against GOOD, each until it is
clear, and the next one is chosen where the answer is most open. See docs/bisect.md.

  deadheat bisect v1.2.0 HEAD
  deadheat bisect v1.2.0 HEAD parse/long --first-parent
  deadheat bisect v1.2.0 HEAD parse/long --metric peak-memory
  deadheat bisect v1.2.0 HEAD --resume
  deadheat bisect npm:semver@7.3.0 npm:semver@7.7.0 --benchmarks bench
  deadheat bisect node:20.0.0 node:20.19.0 --suite promises

GOOD and BAD are commits, of which BAD contains GOOD, two published versions of a package, or
two releases of Node.js. NAME is the benchmark, as the table names it; with several, or none,
it is the one that changed most. All commits are measured with the benchmarks of BAD. Commits
that do not build are skipped; the answer may then be several commits. It is the largest step,
and what that leaves of the whole difference. Every step is kept: a killed bisection goes on.

  --metric NAME     The metric that is bisected: time, cpu, peak-memory. Default: of those that
                    count towards the verdict, the one that changed most.
  --first-parent    Follow first parents only: a merged branch is one step.
  --skip REV,…      Commits not to measure.
  --steps N         Stop after so many measurements. Default: some twice as many as one change
                    needs.
  --resume          Continue the bisection in the results folder.
  --json            Print only the answer, as one JSON document.
  --help            This text.
`;
const exits = `Exit codes:
  0  the largest step was found, and explains the whole difference
  2  the request has to change
  3  no answer, or not yet; the text says what it would take
`;

// src/parts/lanes/lanes-text.ts
function lanesText({ count, trial }) {
	const how = count === 1 ? "One block was measured at a time." : `${countText(count, "block")} of in-process benchmarks were measured at once, each on CPUs of its own.`;
	if (trial === void 0) return how;
	const [alone, beside] = trial.effects;
	return `${how} A trial of ${durationText(trial.seconds)} with ${String(trial.lanes)} at once showed ${trial.speed.toFixed(1)} times as many in the same time, ${trial.spread.toFixed(2)} times the spread, and ${beside.toFixed(2)} of a known difference, of which one at a time showed ${alone.toFixed(2)}.`;
}

// src/parts/lanes/index.ts
const lanes = {
	name: "lanes",
	settings: {
		behind: "cache",
		list: { lanes: {
			schema: union([literal("auto"), number().int().min(1).max(64)]),
			default: "auto",
			form: "count-or-auto",
			places: ["option", "config"],
			argument: "N|auto",
			about: "How many blocks of in-process benchmarks are measured at once, each on CPUs of its own. `auto` measures one at a time unless the run is long and a short trial shows that several at once scatter no more and find a known difference."
		} }
	},
	before: async (run) => (await import("../settle-lanes.js")).settleLanes(run),
	yield: ([first = []]) => partEntries(first, "lanes", lanesSchema).at(-1) ?? null,
	remark: (value) => {
		const validation = lanesSchema.safeParse(value);
		return validation.success ? {
			title: "At once",
			text: lanesText(validation.data)
		} : null;
	}
};

// src/parts/profiles/changed-functions.ts
const shareAtMost = 4 / 3;
const leastOfLargest = .1;
function changedFunctions({ functions, total }) {
	const whole = total.head - total.base;
	const certain = functions.filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= .01);
	const largest = Math.max(0, ...certain.map(sizeOf));
	const changes = certain.filter((entry) => sizeOf(entry) >= leastOfLargest * largest);
	const shares = changes.map(({ self }) => (self.head - self.base) / whole);
	const isTold = shares.every((share) => Math.abs(share) <= shareAtMost);
	return changes.map((entry, at) => ({
		...entry,
		share: isTold ? shares[at] ?? null : null
	}));
}
function sizeOf({ self }) {
	return Math.abs(self.head - self.base);
}

// src/parts/profiles/drawing/functions-section.ts
const rowsAtMost = 5;
const functionsAtMost = 4;
const functionsSection = (page) => {
	const profiles = new Map(profilesIn(page.result).map((profile) => [profile.benchmarkId, profile]));
	return rowsWith(page.rows, "regression").flatMap((row) => {
		const profile = profiles.get(row.benchmarkId);
		return [profile === void 0 ? "" : profileText(row, profile, page), sameFunctionsText(row, page)].filter((part) => part !== "").join("\n\n");
	}).filter((text) => text !== "").slice(0, rowsAtMost).join("\n\n");
};
function profileText(row, profile, page) {
	const name = codeOf(row.benchmarkId, page.detail.nameLength);
	const { base, head } = profile.processes;
	const processes = `profiles of ${countText(Math.min(base, head), "process", "processes")} a side`;
	const changes = changedFunctions(profile);
	if (changes.length === 0) return `**Why** ${name}: no function differs for certain in ${processes}.`;
	const wholeChange = rowChange(row, profile);
	const heading = wholeChange === null ? `**Why** ${name}, by function, in ${processes}:` : `**Why** ${name} takes ${differenceText(wholeChange, profile.unit)} a call, by function, in ${processes}:`;
	const isAlike = (wholeChange ?? 1) * (profile.total.head - profile.total.base) > 0;
	return [
		heading,
		...changes.slice(0, functionsAtMost).map((change) => {
			const part = isAlike ? shareText(change.share, wholeChange, profile.unit) : "";
			return `- ${functionText(change, page)}${part}`;
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
	const { baseCentre, judged } = finding;
	if (metric?.unit !== unit || !dividedMetrics.has(metric.id)) return null;
	if (baseCentre === null || judged === null || judged.estimate === null) return null;
	return baseCentre * judged.estimate;
}
function functionText({ name, file, line, own: isOwn, movedFrom }, page) {
	const { nameLength } = page.detail;
	const place = file === "" ? "" : ` ${placeText$1({
		file,
		line,
		own: isOwn
	}, page)}`;
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
function restText({ finding: { judged } }, { total, unit }, [first]) {
	if (first?.share === null) return ["", "No shares are told: in the profiles, the changes of functions nearly cancel out."];
	const profiledChange = total.head / total.base - 1;
	const change = judged?.estimate ?? profiledChange;
	if (unit !== "s" || profiledChange >= change / 2) return [];
	return ["", `The profiles show ${percentText(profiledChange)} of ${percentText(change)}. V8 inlines less in them, so the rest can be inlining.`];
}
function placeText$1({ file, line, own: isOwn }, { links, detail }) {
	const text = codeOf(`${file}${line === null ? "" : `:${String(line)}`}`, detail.nameLength);
	const top = isOwn ? links.commits.head?.replace(/\/commit\/([0-9a-f]{40})$/, "/blob/$1/") : void 0;
	if (top === void 0 || !top.endsWith("/")) return text;
	const path = file.split("/").map(encodeURIComponent).join("/");
	return linkText(text, `${top}${path}${line === null ? "" : `#L${String(line)}`}`);
}
function sameFunctionsText({ benchmarkId, metric }, { result, detail }) {
	if (metric?.unit !== "s") return "";
	if (result.findings.find((candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === "instructions")?.verdict !== "unchanged") return "";
	return `${codeOf(benchmarkId, detail.nameLength)} runs **the same instructions, slower**: the cause is the memory or the layout of the code, not more work.`;
}

// src/parts/profiles/drawing/profile-lines.ts
const shownAtMost = 10;
const note = "Own time or memory per call, in processes of their own that were not timed: by V8’s sampling profiler, or where it says so by perf, which sees native functions as well. V8 inlines less in them, so a call takes longer than in the table. A function differs when a signed-rank test over pairs of processes says so at 1%, corrected over all functions above 1%.";
function columnsIn(unit) {
	return [
		{
			title: "",
			align: "left",
			cell: differsText
		},
		{
			title: "function",
			align: "left",
			keep: "cut",
			cell: placeText
		},
		{
			title: "base",
			align: "right",
			cell: ({ self }) => valueText(self.base, unit)
		},
		{
			title: "head",
			align: "right",
			cell: ({ self }) => valueText(self.head, unit)
		},
		{
			title: "change",
			align: "right",
			cell: ({ self }) => differenceText(self.head - self.base, unit)
		}
	];
}
function differsText({ pAdjusted }) {
	return pAdjusted !== null && pAdjusted <= .01 ? "differs" : "";
}
function placeText({ name, file, line }) {
	return plainText(`${name} ${file}${line === null ? "" : `:${String(line)}`}`.trim());
}
function allProfileLines(profiles, width) {
	const lines = profiles.flatMap((profile) => [...profileLines(profile, width), ""]);
	return lines.length === 0 ? [] : [...lines, ...wrapText(note, width)];
}
function profileLines({ benchmarkId, processes, functions, unit, native }, width) {
	const what = unit === "s" ? "the time" : "the memory";
	const counts = `${countText(processes.base, "process", "processes")} of base, ${String(processes.head)} of head${native === true ? ", by perf" : ""}`;
	return [
		`Where ${what} of ${plainText(benchmarkId)} went: ${counts}`,
		"",
		...terminalTable(columnsIn(unit), functions.slice(0, shownAtMost), width)
	];
}

// src/parts/profiles/drawing/profiles-section.ts
const columnsAtMost = 120;
const profilesSection = ({ result, context }) => {
	const isTold = context === null && result.plan.study === void 0;
	const profiles = profilesIn(result);
	const lines = isTold ? allProfileLines(profiles, columnsAtMost) : [];
	if (lines.length === 0) return "";
	return foldContent(`<b>Where the time went</b> in ${countText(profiles.length, "benchmark")}`, fenceLines(lines));
};

// src/parts/profiles/index.ts
const profiles = {
	name: "profiles",
	settings: {
		behind: "layouts",
		list: { profile: {
			schema: array(text(300)).max(100),
			form: "list",
			places: ["option", "input"],
			argument: "GLOB,…",
			ofSides: true,
			about: "Benchmarks whose functions to profile whatever their verdict; `*` stands for any text. Benchmarks that are called changed are profiled anyway.",
			otherwise: "none besides"
		} }
	},
	after: async (run) => (await import("../profile-measured.js")).profileMeasured(run),
	yield: (journals) => {
		const all = journals.flatMap(profilesOf);
		return all.length === 0 ? null : all;
	},
	causes: (result, benchmarkId) => {
		const profile = profileOfRow(result, benchmarkId);
		if (profile === void 0) return null;
		return changedFunctions(profile).map(({ name, file, line, own, share }) => ({
			name,
			file,
			line,
			own,
			share
		}));
	},
	sections: [{
		behind: "changes",
		part: [
			functionsSection,
			"functions",
			"which functions made a row slower"
		]
	}, {
		behind: "other metrics",
		part: [profilesSection]
	}],
	terminal: (result, width) => allProfileLines(profilesIn(result), width),
	rowParts: (result, benchmarkId) => {
		const profile = profileOfRow(result, benchmarkId);
		return profile === void 0 ? {} : { profile };
	}
};
function profileOfRow(result, id) {
	return profilesIn(result).find(({ benchmarkId }) => benchmarkId === id);
}

// src/parts/record/index.ts
const recordHelp = `deadheat record RESULT.json… [--into FOLDER | --branch NAME] [options]

Appends results of the default branch to a record: one line for each comparison, with every
deciding metric, both commits, and the class of the machine. Record each push against the one
before, and once a week the newest commit against a fixed one, such as the last release:
the curve is a chain of these ratios, and a change of machine does not break it.

  deadheat compare HEAD~1 HEAD && deadheat record deadheat-results/result.json
  deadheat record deadheat-results/result.json --into /var/lib/deadheat/record
  deadheat record x64/result.json --key x64 --report https://example.com/run/7

Without --into, the record is a branch of this repository, and is pushed to origin. It is
never checked out: your files and your index stay as they are. When others push at the same
time, nobody's lines are lost. A result that is already there is not added again. Both
commits must be on the default branch: results of a pull request, a fork or uncommitted
files are refused. HEAD against HEAD is recorded as the noise of the machine. See
docs/history.md.

  --into FOLDER          A folder instead of a branch.
  --branch NAME          The branch. It must hold nothing else. Default: deadheat-data.
  --key NAME             Tells machines apart that measure side by side. Default: default.
  --default-branch NAME  Default: what origin says, else main or master.
  --report URL           Where the run's report is. Default: the page of this job.

Where a result against an older commit is a regression that the pushes between did not show, it
has crept in: that is said, in a job as an annotation, and the exit code is 1.

Exit codes: 0 recorded, 1 recorded and something crept in, 2 the request has to change, 3 the
branch could not be written.
`;
const siteHelp = `deadheat site RECORD --output FOLDER [--title TEXT]

Writes static pages from a record: a folder, or a branch of this repository. Nothing has to
run on the server, and the pages have no scripts. The index has a small curve of each benchmark;
a benchmark's page has the chained curve with its 95% band, what changed and when, releases,
the pull request behind each point, and a link to its report.

  deadheat site deadheat-data --output site
  deadheat site /var/lib/deadheat/record --output site

  --output FOLDER  Where to write. What the pages of an earlier run left there is replaced.
  --title TEXT     Default: the name of the project in the record.

Exit codes: 0 written, 2 the request has to change (the message says where).
`;
const commands = [{
	name: "record",
	needsPlatform: true,
	overview: `  deadheat record RESULT.json…      keep results of the default branch, commit by commit
`,
	help: () => recordHelp,
	options: () => [
		"into",
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
	help: () => siteHelp,
	options: () => ["output", "title"],
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
function matrixOf(dealt) {
	return {
		shard: dealt.map(({ index }) => index),
		of: dealt.slice(0, 1).map(({ of }) => of)
	};
}

// src/parts/shards/parse-shard.ts
function parseShard(writtenText) {
	const [, first = "", second = ""] = /^(\d{1,3})\/(\d{1,3})$/.exec(writtenText) ?? [];
	const [index, of] = [Number(first), Number(second)];
	return index < 1 || index > of || of > 256 ? null : {
		index,
		of
	};
}

// src/parts/shards/shard-of.ts
function shardOf(plan, { index, of }) {
	const share = dealBenchmarks(plan.benchmarks, of)[index - 1] ?? [];
	const ownNames = new Set(share.map(({ id }) => id));
	const [ofSides, ofOthers] = familiesOf({
		plan,
		failures: []
	});
	return {
		...plan,
		benchmarks: plan.benchmarks.filter(({ id }) => ownNames.has(id)),
		shard: {
			index,
			of,
			family: gatingTests(ofSides.plan),
			timed: jointRows(ofSides.plan),
			familyOfOthers: ofOthers && gatingTests(ofOthers.plan),
			rows: plan.benchmarks.map(({ id }) => id)
		}
	};
}

// src/parts/shards/shards-text.ts
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
	settings: {
		behind: "seed",
		list: {
			shard: {
				schema: string().refine((written) => parseShard(written) !== null, `a shard such as 1/4, of at most ${256}`),
				form: "text",
				places: ["option", "input"],
				argument: "K/N",
				ofSides: true,
				about: "Measure only the K-th of N parts of the table, so that N machines share it. The promise holds for the whole table, which is judged when the journals of all parts are put together: by `deadheat replay`, or in a job with `measured`.",
				otherwise: "all of it"
			},
			shards: {
				schema: number().int().min(1).max(256),
				form: "count",
				places: ["option", "input"],
				argument: "N",
				ofSides: true,
				about: "Measure nothing: build both sides, so that they are stored, and deal the table to N shards. The output `matrix` has the shards that got something, for the jobs that measure them.",
				otherwise: "measure"
			}
		}
	},
	deals: ({ shard, shards: count }) => {
		if (count !== void 0) return "all";
		return shard === void 0 ? null : "a share";
	},
	plan: (plan, { shard }) => {
		const own = shard === void 0 ? null : parseShard(shard);
		return own === null ? plan : shardOf(plan, own);
	},
	tellPlan: ({ shards: count }) => {
		if (count === void 0) return null;
		return (plan) => {
			const dealt = dealtShards(plan, count);
			return {
				text: shardsText(dealt),
				matrix: matrixOf(dealt)
			};
		};
	}
};

// src/parts/index.ts
const parts = [
	lanes,
	profiles,
	shards,
	bisect,
	record
];
for (const { settings } of parts) if (settings !== void 0) joinSettings(settings.behind, settings.list);
showParts(parts);
function jobOf(given) {
	return parts.flatMap(({ job }) => job ?? []).find(({ input }) => given[input] !== void 0) ?? null;
}
function planTellerOf(given) {
	const [teller] = parts.flatMap((part) => part.tellPlan?.(given) ?? []);
	return teller ?? null;
}

export { jobOf, parts, planTellerOf };